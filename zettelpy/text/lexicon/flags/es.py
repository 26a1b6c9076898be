"""Spanish cues of five flags (DECISION is read elsewhere), and under `[]` the uses of their words that are none."""

from __future__ import annotations

from typing import Final

CUES: Final = """
[ORIGIN]
es se me/nos ocurrió, la idea/me_la_idea surgió/nació/vino/se_me_ocurrió, nos conocimos, el nombre viene/procede
   fundó, fundada, fundado, fundadas, fundados, fundador/fundadora/fundadores de/del/y, fundamos, fundaron, origen
   orígenes, originalmente, originario~ de, nació/nací/nacieron/nacimos/nacido/nacida/nacidos en/de/el/del/a
   la_idea/idea nació/surgió/vino/viene, criado/criada/crié/crió en, me crié, crecí, creció en, crecimos en
   nos/se conocimos/conocieron/conocí, proviene/provienen de/del
   viene/vienen/vino/venía de_mi/de_una/de_un/del_latín/del_árabe/del_griego/de_nuestra/de_su/de_la_época/de_los/de_cuando
   receta/nombre/idea/palabra/tradición viene/proviene/surgió/procede/nace, procede/proceden de/del
   se remonta/remontan a/al, remonta a/al, surgió/surge/surgieron de/a_partir/cuando/en, creado~ por/en
   inventado~ por, inspirado~ en/por, desciende/descienden de, raíces en/de/están, todo empezó/comenzó
   empezó/comenzó todo, heredado/heredada/heredé/heredamos de, derivado/derivada/deriva de/del, lleva el nombre de
   de dónde viene/vengo/venimos
[CORE]
es es/son/va lo_primero/primero_de_todo
   por encima de_todo, está/están/va/van por_encima/ante/antes de/ todo, regla número_uno/de_oro, primera regla, innegociable, lo más/primero importante/es
   principio básico/fundamental/esencial/rector/de/es/ético/moral/número/innegociable, principios, por principio
   nuestro/mi/un/primer/gran principio/lema, nuestros/mis/los/sus valores, valores fundamentales/son/que/de
   esencial/esenciales, fundamental/fundamentales, lo más/primordial/principal importante/ es/para, más importante
   ante/sobre/por_encima_de todo, por encima de_todo/todas, que importa, lo que_importa/de_verdad_importa
   sin excepción/excepciones, sin excepciones, ninguna excepción, innegociable/innegociables, no negociable
   imprescindible/imprescindibles, primordial/primordiales, crucial/cruciales, vital/vitales para, piedra angular
   pilar/pilares de/fundamental, máxima/primera/nuestra/absoluta prioridad, prioridad absoluta/número
   regla de_oro/número_uno, lema, filosofía es, nuestra/mi filosofía/misión/razón, misión es, razón de ser
   línea roja, cueste lo_que_cueste, bajo ningún concepto, nunca/jamás transigimos/cedemos_en, hay que_siempre
   siempre hay_que, nunca hay_que, va/está por_encima_de_todo
[CORE first]
es siempre hay/comprobar/revisar/usar/usad/usa/llevad/lleva/pregunta/preguntad/prueba/cierra/di/decir
   nunca hay/subas/dejes/toques/uses/abras/mientas/compartas/borres/trabajes/firmes
[PIVOT]
es
   nada volvió/ha_vuelto/vuelve/volverá/fue a_ser/igual/ igual/lo_mismo/como_antes, nada fue/es igual, ya nada es/fue/era igual/lo_mismo, todo cambió/ha_cambiado/dio_un_vuelco, me/nos/le cambió/cambiaron/ha_cambiado la/mi/el vida/chip, dejé el/mi trabajo para, vida dio un_giro, punto y aparte
   cambiado/cambié/cambió/cambiamos/cambiar/cambiaron/cambiando/cambia de opinión/idea/rumbo/planes/estrategia/parecer/dirección/vida/proveedor/enfoque
   cambiamos/cambió/cambiar/cambiado el/los rumbo/plan/planes
   cambio de planes/rumbo/opinión/estrategia/plan/dirección/enfoque
   partir de ahora/hoy/mañana/este/ahora_mismo/lunes, de ahora en_adelante, ahora en adelante, punto de inflexión
   reemplazado~ por, sustituido~ por, sustituimos, reemplazamos, mejor vamos
   hemos/pasamos/pasado/pasar/migrado/migramos/migrar pasado/de/a/al de/a/al, pasamos de, pasarnos a, nos pasamos a
   migramos a/de, marcha atrás, dar/dimos/dio/damos marcha_atrás/un_giro/un_vuelco/media_vuelta
   giro de/radical/importante, viraje, un antes y_un_después, antes y un_después
   replanteado/replantear/replanteamos/replanteamiento
   abandonamos/abandonado/abandonar/descartado/descartamos el/la/ese/esa proyecto/plan/idea, lo cambió/cambio todo
   cambió mi/todo/nuestra vida/todo/, empezar/empezamos/empezado de cero/nuevo
   ya no usamos/usaremos/utilizamos/vendemos/ofrecemos/aceptamos, nuevo rumbo, nueva dirección/etapa
   rectificado/rectificamos/rectificar
[GENESIS]
es fundé, fundé/fundaste/funda el/la/un/una/mi, primer/primera capítulo/canción/poema/cuadro/página/ladrillo, cortamos/cortaron/cortó la cinta
   fundó, fundada, fundado, fundamos, fundaron, fundación de, lanzamos, lanzado, lanzada, lanzamiento, lanzó
   lanzaron, lancé, arrancamos/arrancó/arrancado/arranca/arranque el/la/con/del proyecto/obra/temporada/
   arranque del, primera/primerísima versión/edición/piedra/exposición/función/entrega/tirada/cosecha/clienta
   primer prototipo/borrador/cliente/número/disco/concierto/libro/episodio/capítulo/ejemplar/lanzamiento
   primeros pasos/clientes/prototipos, nuevo/nueva proyecto/empresa/comienzo/negocio/etapa/asociación, inauguración
   inauguramos, inauguró, inauguraron, inaugurado~, puesta en marcha/escena, pusimos/puso/pusieron en marcha
   desde cero, de la nada
   empezamos/empecé/empezó/empezaron/comenzamos/comenzó/comenzaron a_construir/a_escribir/a_trabajar/las_obras/la_construcción/el_proyecto
   obras empezaron/comenzaron, estreno, estrenamos, estrenó
   creamos/creé/creó/crearon/creado/creada/crear el/la/un/una/nuestra/nuestro/mi/en/por, creación de/del
   abrió/abrimos/abrieron/abierto/abrir sus/las/nuestra/la/nuestro/una puertas/panadería/tienda/librería/primera/cafetería/restaurante
   abrió sus, vio la luz, nació/nacieron/nace en/la/el/nuestra/nuestro/así, debut, debutó
   por primera vez en_la_historia/en_nuestra
[TECHNICAL]
es portátil/ordenador/computadora/móvil/celular/impresora/router/tableta/laptop/compu no arranca/enciende/carga/responde/conecta/prende, ordenador/portátil/computadora/móvil/compu se cuelga/colgó/reinicia/congela/apaga, reiniciar/reinicié/reinicia el/la router/ordenador/portátil/móvil/computadora, reinstalar/reinstalé, pantalla azul, disco duro, usb, bluetooth
   base/bases de datos, servidor/servidores, despliegue/despliegues, desplegar, desplegado~, desplegamos, desplegué
   código fuente, el/tu/mi/nuestro/del código, latencia, cifrado/cifrada, encriptado, algoritmo/algoritmos
   errores de_código/500/404, interfaz de_programación/de_usuario, programación, programar en/un
   la/una/de migración/migraciones, migración de/falló/a, api, esquema de_la_base
   consulta/consultas sql/lenta/lentas, caché, memoria ram, disco duro/lleno, sistema operativo
   archivo/archivos/fichero/ficheros de_configuración/json/csv/log, configuración del/de, script/scripts, repositorio
   rama principal/main, commit, red local/wifi, cortafuegos, certificado ssl/caducado/expirado, pruebas unitarias
   integración continua, caída del_servidor, copia/copias de_seguridad, software, hardware
   aplicación se_cae/web/móvil, informático~, procesador, aprendizaje automático, red neuronal, redes neuronales
   docker, kubernetes, backend, frontend, bug/bugs, sensor/sensores, placa base, microcontrolador
[]
es arranca a/el_partido/la_temporada_el
   siempre que/estoy/igual/está, al principio, en principio
   principios de enero/febrero/marzo/abril/mayo/junio/julio/agosto/septiembre/octubre/noviembre/diciembre/mes/año/siglo/semana
   desde el principio, aceite/aceites esencial/esenciales
   primer/primera/primeros plano/piso/auxilios/día/planta/hora/vez/clase, servidor público/de_usted, un servidor
   servidores públicos, valores en_bolsa/bursátiles
   lanzado/lanzó/lanzaron/lanzamos la/una/el/un pelota/piedra/balón/grito
   código postal/de_vestimenta/penal/civil/secreto/de_barras/qr, el/código_de código_postal/penal/civil
   arranca/arrancó/arranco el coche/motor, llave nueva, consulta médica, cd, nació el niño_jesús, pasado de_moda
   caché del_artista, origen y destino_del_vuelo, lugar de origen_del_envío
"""
