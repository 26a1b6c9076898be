"""Spanish: how a decision is said in a chat or in minutes, and what takes the force from it."""

from __future__ import annotations

from typing import Final

LEXICON: Final = """
[=do]
es cogemos, tomamos, compramos, vendemos, imprimimos, pedimos, reservamos, contratamos, alquilamos, movemos, salimos
   volamos, empezamos, abrimos, cerramos, mantenemos, seguimos, dejamos, quitamos, cancelamos, lanzamos, publicamos
   enviamos, mandamos, pagamos, cobramos, subimos, bajamos, limitamos, cambiamos, volvemos, pintamos, montamos
   construimos, sustituimos, reemplazamos, juntamos, fusionamos, dividimos, repartimos, adoptamos, prohibimos
   congelamos, migramos, desplegamos, invitamos, ponemos, hacemos, usamos, utilizamos, tocamos, cocinamos, servimos
   retrasamos, adelantamos, pasamos, trasladamos, renovamos, prorrogamos, firmamos, aceptamos, rechazamos, descartamos
   suspendemos, anulamos, arrancamos, estrenamos, rodamos, grabamos, ensayamos, plantamos, arreglamos, añadimos
   eliminamos, suprimimos, cedemos, donamos, viajamos, vamos_con, vamos_a_por, vamos_en, vamos_al, nos_quedamos
   nos_mudamos, nos_trasladamos, nos_vamos, apostamos_por, tiramos_con, tiramos_de, quedamos, partimos, entregamos
   recogemos, llevamos, traemos, comemos_en, cenamos_en, dormimos_en, encargamos, fijamos, reducimos, ampliamos
   aplazamos_al, posponemos_al, probamos_con, conservamos, escogemos, redactamos, instalamos, subastamos, tiramos

[=num]
es uno, una, un, dos, tres, cuatro, cinco, seis, siete, ocho, nueve, diez, once, doce, cero, 0, 1, 2, 3, 4, 5, 6, 7
   8, 9, 10, 11, 12

[=yov]
es llevo, cobro, friego, limpio, conduzco, manejo, busco, recojo, traigo, agarro, pongo, saco, monto, reservo, imprimo
   corto, riego, cuido, aviso, llamo, invito, pido, consigo, arreglo, vendo, recibo, presto, guardo, abro, cierro
   firmo, mando, envío, dirijo, presento, pago, compro, hago, cocino, cojo, organizo, preparo, escribo, plancho, lavo
   armo, tomo, gestiono, diseño, reparto, toco, cubro, asumo

[=tuv]
es llevas, traes, haces, compras, coges, pones, recoges, cobras, pagas, cocinas, conduces, manejas, buscas, avisas
   llamas, reservas, imprimes, montas, organizas, preparas, limpias, riegas, cuidas, mandas, pides, cortas, sacas
   abres, cierras, diriges, presentas, llevás, traés, hacés, comprás, ponés, buscás, recogés, cocinás, manejás
   agarras, te_ocupas, te_encargas

[=elv]
es lleva, hace, pone, trae, gestiona, coge, dirige, guarda, paga, compra, cobra, cocina, conduce, maneja, cuida, riega
   toca, organiza, prepara, recoge, vacía, limpia, presenta, imprime, monta, arregla, agarra, cubre, asume, se_ocupa
   se_encarga, reserva, imparte, pinta, corta

[=elv2]
es llevan, hacen, ponen, traen, organizan, preparan, recogen, vacían, limpian, pintan, montan, cocinan, tocan, lleva
   hace, pone, trae, gestiona, coge, dirige, guarda, paga, compra, cobra, cocina, conduce, maneja, cuida, riega
   organiza, prepara, recoge, vacía, limpia, presenta, imprime, monta, arregla, agarra, cubre, imparte, corta

[said]
es lo/la/los/las he/hemos vendido/vendida/devuelto/regalado/donado
   rechazado la_oferta, rechacé, rechacé la
   nos hemos decantado, se han_decantado, a medias, mitad y_mitad, prorrogado, prorrogada, renovado, renovada
   ha/han/hemos/fue/fueron/sido denegado/denegada/rechazado/rechazada/desestimado/desestimada/tumbado/aprobado/concedido/concedida
   rechazaron, rechazó, denegó, denegaron, se deniega, se rechaza, tumbaron
   cambio de plan/planes, dicho que_sí, dijimos que_sí, dije que_sí
   pedidos/inscripciones/solicitudes/respuestas/ofertas/pagos hasta/antes, ni un_minuto_más, encargado, encargada
   encargados, encargadas, está/están pedido/pedida/pagado/pagada/alquilado/alquilada
   presentado/presenté/entregado/entregué mi/la dimisión/renuncia/carta, dejo el/la/los, me salgo de/del
   me voy de/del, me apunto a/al, renuncio a/al
   entradas/billetes/hotel/vuelos/habitaciones/plazas/material comprado/compradas/comprados/reservado
   entradas/billetes/hotel reservadas/reservados/sacadas/sacados/pagadas
   vuelos/habitaciones/plazas/material reservadas/reservados/sacadas/sacados/pagadas, comprado, comprada, compradas
   comprados, reservado, reservada, reservadas, reservados, contratado, contratada, encargado el/la, encargada la
   se decantó/decantaron/inclinó/inclinaron por, nos decantamos por, votó/votaron/votamos <num>
   votó/votaron a_favor/en_contra/por/vender/que, le/les he/hemos dado el/la/luz
   di/dimos/dio/dado el visto/ok/sí/okay, dado el_ok, ni un día_más, ni un_euro_más, prohibido, prohibida, obligatorio
   obligatoria, señal enviada/pagada, presupuesto aceptado, pedido hecho, hecho el_pedido
   ha sido/fue/fueron elegido/elegida/nombrado/nombrada/contratado/contratada/seleccionado/seleccionada, premiado
   ya es_oficial, zanjado, asunto zanjado, cerramos el trato, me la/lo quedo, cancelado, cancelada, cancelados
   suspendido, suspendida, anulado, anulada, decidido, decidimos, decidieron, decidió, se decidió, decidí
   he/hemos/han/ha acordado/decidido, acordamos, se acordó, acordaron
   se ha/han decidido/acordado/aprobado/elegido/fijado, lo tengo decidido, quedamos en, hemos quedado en, quedamos el
   aprobamos, aprobó, aprobaron, aprobado, aprobada, aprobados, aprobadas, hemos/ha/han/he elegido/escogido/optado
   elegimos, escogimos, optamos por, eligieron, eligió, nos quedamos con, me quedo con, vamos con, vamos a por
   la decisión es/está/fue, decisión tomada, la decisión está tomada, tomado la/una decisión, tomada la decisión
   el plan es, queda decidido/aprobado/cancelado/cancelada/fijado/fijada/suspendido/suspendida
   queda anulado/anulada/aprobada/establecido/confirmado/confirmada/prohibido/pendiente_de_firma
   quedan cancelados/canceladas/fijados/prohibidos/aprobados, se queda en, queda en, puesto/puestos/puestas de acuerdo
   de acuerdo en que, llegado a un_acuerdo, llegamos a un_acuerdo, hay acuerdo, trato hecho, trato cerrado
   cerrado el trato, se aplaza al/a/hasta, se pospone al/a/hasta, se retrasa al/a, se adelanta al/a, se pasa al/a
   se traslada al/a, se mueve al/a, se cambia al/a, pasa al lunes/martes/miércoles/jueves/viernes/sábado/domingo/día
   se suspende, se cancela, se anula, se mantiene, se acabó el/la/lo, se prohíbe
   está/están/es prohibido/prohibida/prohibidos/obligatorio/obligatoria
   aplazado/aplazada/pospuesto/pospuesta/movido/movida/trasladado/trasladada/adelantado/adelantada al
   está/están/ha_sido/fue/queda cancelado/cancelada/cancelados/suspendido
   está/están/ha_sido/fue/queda suspendida/anulado/anulada/descartado/descartada, descartado, descartada, firmé
   he/hemos/ha/han firmado, contrato/contratos/acuerdo firmado, firmado el/la/con/esta/hoy/ayer, reservé, contraté
   compré, cancelé, he/hemos/ha/han reservado/contratado/alquilado/comprado
   he/hemos/ha/han cancelado/encargado/pedido/rechazado/descartado, dado de baja, doy de baja, di de baja
   pagada la señal, pagado la señal, pagué la señal, comprado el/la/los/las, reservado el/la/los/las, reservada la
   contratado el/la, señal pagada, a partir de ahora/hoy/mañana/ya/este/esta/lunes/enero/febrero
   a partir de marzo/abril/mayo/junio/julio/agosto/septiembre/octubre/noviembre/diciembre
   a partir del lunes/martes/miércoles/jueves/viernes/sábado/domingo/día, de ahora en_adelante, de hoy en_adelante
   desde hoy, desde ahora, desde ya, desde el lunes/martes/miércoles/jueves/viernes/sábado/domingo, en adelante
   nueva regla/norma, nuevas normas, la regla es, la norma es, es la regla/norma, sin excepciones, sin excepción
   por unanimidad, por mayoría, unánimemente, luz verde, dado el visto_bueno, visto bueno, a favor y, fecha límite
   plazo máximo, como muy tarde, a más tardar, como máximo el, y punto, punto y final, no hay vuelta_atrás, gana la
   gana el, ha ganado, sale elegido/elegida, salió elegido/elegida, dejo el trabajo, dimito
   fecha/precio/trato/presupuesto/reunión/hora/reserva cerrado/cerrada/confirmado/confirmada, me he decidido
   he decidido, está hecho, está cerrado/cerrada/confirmado/confirmada, fusionan, está/están de acuerdo
   está/están conforme/conformes, ha/han/dijo/dijeron/ha_dicho/han_dicho que_sí, aceptó, aceptaron, ha/han aceptado
   nos/me dio/da/dan/ha_dado/han_dado permiso/el_visto_bueno/el_ok/luz_verde
   dio/dieron permiso/el_visto_bueno/luz_verde
   ya tengo/tenemos/están los/las billetes/boletos/pasajes/entradas/tickets
   billetes/boletos/pasajes/entradas comprados/compradas/sacados/sacadas, saqué/compré/cogí/pillé los/las
   acabo/acabamos/acaban de pedir/reservar/comprar/firmar/encargar/pagar, contrato/alquiler/presupuesto firmado
   está hablado/hecho/decidido/cerrado/acordado/apalabrado/pactado, se aprobaron, se aprobó arreglar/la/el/por/los/las
   la/el elegida/elegido es, los/las elegidos/elegidas son, acabo/acabamos de anular/cancelar/enviar/mandar
   acepta al/el/la/los/nuestra/nuestro/que

[plan]
es siguen siendo, sigue siendo
   cada socio/vecino/familia/alumno/persona paga/pone/trae/lleva, sigue siendo/siguen_siendo
   a la_basura, al contenedor, va/van a_la_basura/al_punto_limpio, de portero/portera
   no entra/entran/va/sale/cabe en_esta/en_la/en_el/en_este
   no hay clase/entreno/entrenamiento/ensayo/reunión/partido/cole/clases, me pido/cojo/agarro/pillo el/la/los/las
   conduce/cocina/presenta/paga mi
   se quedan como/así/igual, se queda como/así/igual, cada uno/una paga/trae/lleva/pone, todos pagan/traen/ponen
   juega de/en/por, reabre, reabrirá
   se las/los/la/lo queda, llamo/voy/cojo/traigo/compro/pago/hago/preparo yo
   llevo/pongo/recojo/reservo/aviso/escribo/conduzco/cocino yo, la nueva/el_nuevo el, te encargas, tú te_encargas
   os encargáis, te ocupas, se ocupan, te toca, le toca a, os toca, queda a_cargo, a cargo de/del, quedan a_cargo
   tú llevas/traes/haces/compras/coges/pones el/la/los/las, nadie entra/sale/toca/pasa/conduce, nadie puede, pasa de
   celebramos, caminamos, paseamos, visitamos, arreglamos, cosemos, limpiamos, tenéis hasta, tienes hasta, último día
   hasta el para, se cierran, queda cerrado/cerrada/abierto/abierta, permanece cerrado/cerrada, sustituye, reemplaza
   será en_casa, la fiesta será, hace de, es cosa de, hará de, llevará el/la/los/las, traerá el/la/los/las
   hará el/la/los/las, <do>, no <do>
   vamos a usar/hacer/comprar/vender/imprimir/abrir/cerrar/poner/quitar/dejar/cambiar/mover
   vamos a contratar/alquilar/pintar/pagar/cobrar/subir/bajar/reservar/lanzar/publicar/migrar/mantener
   no vamos a hacer/renovar/comprar/ir/vender/pagar/abrir/cerrar, me encargo, yo me encargo, me ocupo
   corre de mi_cuenta, de mi cuenta, lo/la/los/las hago/cojo/llevo/monto/compro/traigo/pago/pongo yo
   lo/la/los/las recojo/hago/preparo/organizo/quedo/gestiono/escribo/diseño/reservo yo, me lo/la/los/las quedo
   déjamelo a_mí, dejádmelo a_mí, dejadme a_mí
   yo llevo/traigo/pongo/compro/hago/cocino/conduzco/cojo/asumo/organizo/monto/preparo, asumo, cuenta conmigo
   contad conmigo, se encarga/encargará/encargan, se ocupa/ocupará, asume, asumirá, lleva la/el desde
   la/lo/los/las lleva/hace/pone/trae/tiene/gestiona/coge/dirige, lo/los/las guarda/paga/compra
   es/será/queda responsable/encargado/encargada
   es/será/queda el_responsable/la_responsable/la_encargada/el_encargado, se queda las/los/el/la/con
   coge las/la el_relevo, toma el_relevo, releva a, pasa a ser/llamarse/costar/cobrarse/manos
   se cobra/hace/abre/cierra/usa/vende/compra/paga/entra/sale
   se empieza/sirve/monta/celebra/retrasa/elimina/quita/mantiene/reparte/cambia
   no se toca/entra/vende/permite/admite/acepta/fuma/usa/paga/hace/puede_entrar, se queda en/como/en_casa, ahora es
   ahora son, ahora se, pasan por, pasa por, pasan a, será en/el/la/a, serán, solo se, solo para/con, sólo se
   nunca sin, nadie entra/sale/toca, nada de perros/perro/móviles/alcohol/barco/humo/coches/niños, fuera el/la/los/las
   fuera de la_lista/del_plan, queda fuera, está fuera, queda como, quedan como, volvemos a/al, vuelta a/al
   en vez de/del, en lugar de, al final nada_de/se_hace/vamos, sustituye a, sustituirá, reemplaza a, cocina mi
   yo <yov>, <yov> yo, tú <tuv>, lo/la/los/las <yov> yo, yo me_ocupo/me_apunto_con
   vosotros/ustedes traéis/pagáis/lleváis/ponéis/traen/pagan/llevan/ponen
   se lo/la/los/las damos/encargamos/compramos/pedimos/dejamos/llevamos/vendemos
   queda/quedan en_manos/suspendida/suspendido/cancelada/cancelado/anulada/anulado/aplazada/aplazado/pospuesta
   vamos/iremos a_la/a_lo_de/a_casa_de/a_los, paga una_ronda/una_multa/la_ronda/las_copas, es nuestro/nuestra
   son nuestros/nuestras, no nos_mudamos/nos_vamos, nos vemos en_casa/en_el/en_la/donde
   paso por/a vos/ti/ustedes/buscarte/recogerte/buscaros, te recojo a/en, te paso_a_buscar, podemos tirar/usar/empezar
   queda en manos, lo de la/el/los/las lo_dejamos/lo_quitamos/lo_cancelamos, entrada libre/gratis/gratuita
   niños gratis, gratis para, es quien lleva, se reparte entre, va a_cargo, agarramos, rentamos, jalamos con
   nos lanzamos a, no vamos_al_final, se quedan fuera/apagados/en_casa, se va_a_llamar, se llamará, me quedo yo
   me encargo yo, me ocupo yo, me apunto yo, <tuv> tú, nos/os/te apunto/inscribo/llevo/recojo
   se suprime/suprimen/cancela/cancelan

[lead]
es tú ganas, ganas tú, has ganado, me has_convencido, habéis ganado
   cancela/cancelad/reserva/reservad/compra/comprad/usa/usad/quita/quitad el/la/los/las/dos/tres
   pide/pedid/imprime/imprimid/invita/invitad/encarga/encargad/mantén/mantened el/la/los/las/dos/tres, usad, sin banda
   coge/pilla/compra/pide/reserva/contrata/toma/elige el/la/los/las/uno/una/ese/esa/esos
   tira/tirad/tiremos con/por/para/de/adelante, ve/id con, vamos con, adelante, adelante con, hazlo, hacedlo, dale
   pídelo, pídela, pídelas, pídelos, cómpralo, cómprala, resérvalo, resérvala, mándalo, envíalo, fírmalo, cancélalo
   cancélala, cierra/cerrad el_trato, lo hacemos, lo dejamos en, hecho, vendido, trato, olvidaos del/de_la/de_los
   olvídate del/de_la, olvidad el/la, que sea el/la/en, que sean, pongamos, quedemos en, para adelante, palante
   se queda, aprobado, pedid/reservad/comprad/encargad/reserven/compren/pidan/encarguen/alquilad/alquilen a/en/con
   reservá/comprá/pedí/encargá en/el/la/los/las, id/vayan/pasad/pasen por/a/en/con

[dated]
es papeletas, rifas, boletos
   se va al, se va a_la, se van al
   con tope, tope de, como máximo, máximo, límite de, por cabeza, cada uno
   sube a, sube, baja a, boda, antes del, todas antes, hacemos, tenéis hasta, se aplaza, se pospone, se retrasa
   se adelanta, empieza, empiezan, comienza, arranca, abre, cierra, termina, acaba, es el, es a, son el, será el
   sale el, se abre, se cierra, se estrena, tiene lugar, el plazo, plazo, entrega, hay que entregarlo/entregar
   publicada, inauguramos, quedamos, nos vemos el, inscripciones, se queda, se hace, lo hacemos, cuesta ahora, pasa a
   a entregar, salida, llegada, quedada, cita, ensayo, ensayos, entrada, entradas, clases, las clases, se casan
   nos casamos, check in, mudanza, apertura, cuota, punto de encuentro, por cabeza, por persona, por barba, por niño

[from]
es a partir de, a partir del, desde hoy, desde mañana, desde esta, desde este, desde el próximo, desde la próxima

[then]
es entonces, pues, así que, pues nada

[vote]
es fuera el, fuera la, <num> a favor, <num> votos a/contra/para, <num> votos, todos a_favor, todos votaron
   todas votaron, nadie en_contra, mayoría para, gana por, sale por, la mayoría quiere/prefiere/vota/ha_votado/votó
   mayoría quiere/prefiere, la mayoría está_por

[tally]
es <num> para, <num> por, <num> a, <num> contra, <num> sí

[num]
es <num>

[open]
es ya está, ya estaría, decidido, de acuerdo entonces, acordado, aprobado, aprobada, queda, hecho, trato, trato hecho
   vendido, firmado, reservado, cerrado, confirmado, ya está decidido, ya está firmado, está decidido, vuelta a
   adjudicado, fuera, comprado

[head]
es tras la_votación, después de_la_votación, lugar, hora, punto de_encuentro
   decisión, decisiones, decidido, acuerdo, acuerdos, resolución, regla, norma, nueva regla, nueva norma, plazo
   fecha límite, conclusión, resultado, veredicto, plan, lo acordado, lo que hemos decidido, para el acta
   fecha cerrada, regla número uno, precio, horario, salida, entrada, punto de encuentro, reparto, turnos, llegada
   encuentro

[close]
es queda dicho, dicho queda
   decidido, y punto, definitivo, definitiva, hecho, punto, trato hecho, y se acabó, y ya_está, cerrado, aprobado
   y listo, y ya, y no se_hable_más, sin excepciones, está hablado, está hecho, está decidido, y ya está
   queda hablado

[drop]
es sin, nada de, solo, sólo, mejor

[assent]
es ok, okay, vale, venga, perfecto, bien, genial, hecho, de acuerdo, bueno, estupendo, listo, dale, trato, sí
   muy bien, me parece bien, conforme, guay, va, vale vale, excelente, órale, sale

[yes]
es sí, si, vale, ok, okay, venga, claro, perfecto, de acuerdo, me parece bien, me va bien, dale, por supuesto, hecho
   genial, buena idea, sí porfa, por mí bien, por mí vale, trato, va, conforme, apoyo, guay, bueno vale, estupendo
   cuenta con ello, venga sí, vale venga

[offer]
es pido, reservo, compro, qué tal, y si, os parece, te parece, qué os parece, qué te parece, lo hago, lo pido
   lo compro, quieres que, queréis que, quedamos, puedo, podemos, lo cierro, lo cancelo, lo firmo, llamo, encargo
   hacemos, votamos, deberíamos

[fill]
es ok okay vale venga bueno bien sí si pues entonces y pero ya así que perfecto genial oye gente chicos chicas a ver
   hala nada no va claro hecho gracias al final de acuerdo ah oh hola ahora eso dale listo total perdón aviso ojo nota

[cleft]
es quien <elv>, el que <elv>, la que <elv>, la_encargada_que <elv>, quien se_encarga/se_ocupa

[alone]
es <elv>

[named]
es lo <elv>, la <elv>, los <elv>, las <elv>

[called]
es tú el/la/los/las, vos el/la/los/las, tú <tuv>, tu <tuv>, vos <tuv>
   recoge/lleva/trae/haz/pon/compra/reserva/avisa/llama/imprime/prepara/cobra/paga/limpia/cuida tú/el/la/los/las

[[]]
es está de acuerdo con, están de acuerdo con, estar de acuerdo, yo busco trabajo/piso/algo/una/un
   yo pago impuestos/cada, yo tomo café/dos/un, yo paso, yo toco la/el/en, yo cojo el_metro/el_bus/el_autobús
   yo cocino todos/cada/mucho, yo monto en/a, tú haces bien, tú pones esa, yo manejo un/una, vamos a_la cama
   nos vemos en_un_rato, lo hace mucho/bien/mal, podemos empezar_por_preguntar, es nuestro problema/deber
   dejó la_sala/la_puerta/la_ventana/la_luz/las_llaves/el_coche/la_cama/la_nota

[doer]
es <elv2> el/la/los/las/todo/nuestra/nuestro

[rule]
es paga, pagan, friega, friegan, invita, invitan, limpia, pierde, pierden, lava, recoge, pone, trae
   paga una_ronda/una_multa/la_ronda/las_copas

[last]
es dijo que_no, dijeron que_no, ha dicho_que_no, han dicho_que_no
   se queda, se quedan

[if]
es si, en caso, caso, siempre y, a menos, suponiendo, supongamos, como no, si al final, si acaso

[until]
es hasta que, antes de que, cuando

[sub]
es que, q, quien, quién, cuando, cuándo, donde, dónde, cómo, porque, mientras, aunque, cuanto, cuánto, cuántos
   cuánta, cual, cuál, qué, ya que, por qué

[propose]
es propongo, propone, proponen, proponemos, propuesta, sugiero, sugerencia, idea, y si, qué tal, por qué no, podríamos
   podemos, deberíamos, yo diría, yo cogería, yo iría, yo pondría, yo prefiero, preferiría, pensando en_voz_alta
   en voz alta, estaría, sería, me gustaría, voto por, mi voto, me inclino, recomiendo, qué os parece, qué te parece
   no estaría, habría, habría que, yo votaría, yo cobraría, yo haría, tendríamos, se me ocurre, os parece, podría
   yo voto_por

[told]
es comentan, comenta, comentaban
   en la película, en la peli, en el libro, en la serie, en la novela, preguntando, preguntar, hablamos del
   hablamos de, papá/mamá/mi_hermano/mi_madre/mi_padre dice/cree/piensa, íbamos a, dice, dicen, dijo, dijeron
   dice que, diciendo, contando, cuenta que, cuenta q, cuentan, según, he oído, oí, rumor, rumores, parece que
   al parecer, por lo visto, supuestamente, cree, creen, creo, pienso, piensa, pensaba, pensé, escribe, escribió, leyó
   pregunta, preguntan, pregunto, pregunté, nunca dije, no dije, quiere que, quieren que, imagina, imagínate, saber si
   no sé, dizque, quería, me han dicho, se dice, soñé, te acuerdas, q dicen, anda diciendo, en la radio, en la tele
   en las noticias, en el periódico, en el_diario, pensando si, pensando en, pensándose si

[aside]
es creo, creo yo, dice, dijo, me han dicho, según dicen, por lo visto, al parecer, o no, o qué, no sé, qué os parece
   qué te parece, qué opináis, qué opinas, cómo lo veis, cómo lo ves, pensé, pregunto, a lo mejor, quizá, quizás
   ni de coña, ni caso, digo yo, supongo, o algo así, vamos digo, si queréis, si quieres, es una idea, solo una idea
   os parece, te parece, ustedes dirán, vosotros diréis, tú dirás, ustedes deciden, vosotros decidís, decidid vosotros
   como queráis, como quieran, hace un_año, hace veinte, hace diez, hace dos, hace tres, hace cinco, hace años
   hace quince, hace treinta, qué calor_hacía

[hedge]
es está/estoy enferma/enfermo/mala/malo/resfriada/resfriado, están enfermos/malos
  , dudamos, yo que_tú, quizá, quizás, tal vez, a lo mejor, igual, probablemente, posiblemente, seguramente, debería, deberíamos, podría
   podríamos, puede, podemos, pueden, poder, querría, querríamos, quisiera, habría, hubiera, hubiéramos, sería
   hay que, tenemos que, tengo que, tiene que, deberían, ojalá, espero, creo, quiero, queremos, quiere, casi, supongo
   necesitamos, me gustaría, intento, intentar, preferiría, dudo, dudamos, tendría, tendríamos, tendrían, a ver si
   dudando

[wish]
es ojalá, espero, esperemos, esperamos, estaría bien, me gustaría, me encantaría, sería genial, sueño, qué ganas
   molaría, cruzo los dedos

[habit]
es la temporada pasada, el curso pasado
   normalmente, generalmente, por lo general, a menudo, a veces, solemos, suele, suelen, solíamos, siempre que
   cada día, cada año, cada mes, cada semana, cada verano, cada vez
   todos los días/años/veranos/inviernos/sábados/domingos/lunes/viernes, todas las mañanas/tardes/noches/semanas
   de costumbre, como siempre, antes, antiguamente, el año pasado, el otro_día, hace años, de media, de normal
   en aquella

[parked]
es aparcado, aparcada, pendiente, sin decidir, en el aire, pospuesto, más adelante, después, otro día, ya veremos
   veremos, luego lo, se verá, sigue abierto, por decidir, por ver, en duda, indecisos, lo decidimos, lo hablamos
   lo vemos, mañana lo, decidirán, algún día, decide, decides, decidiremos, hablaremos

[ask]
es quién, qué, cuándo, cómo, dónde, por qué, cuánto, cuántos, cuál, alguien, habíamos, habéis, has, hemos quedado ya
   hay alguien, sabe alguien, q, al final en

[tail]
es o no, o qué, o cómo, entonces no, no, verdad

[undo]
es olvidadlo, olvídalo, olvidad eso, olvida eso, no he dicho nada, no dije nada, lo retiro, retiro lo dicho
   no me hagáis caso, no me hagas caso, ni caso, nada nada, déjalo, dejadlo, mejor no, que no hombre, haced como si

[joke]
es es broma, era broma, estoy de broma, broma, me lo invento, tonterías, qué va, de coña, es coña, ni de coña

[modal]
es por, para, sin, será, va, puede, debe, tiene, hay

[aux]
es que, ser, haber, sido, todavía, aún, a

[small]
es gracias, hola, adiós, hasta luego, hasta mañana, nos vemos, buenas, buenos, ya, qué, quién, cómo, dónde, cuándo
   me, mi, yo, estoy, soy, he, voy, era, fue, se fue, ayer, pero, porque, besos, abrazo, suerte, lo siento, perdón
   luego, después, mando, llego, vienes, ahora, está, están, no, sí, nada, cada, todas, todos

[free]
es si llueve, si hace_bueno, si hace_malo, si nieva, en caso_de_lluvia
   lo he_pensado, he pensado_bien, pensándolo bien, lo pensé_bien
   de pienso, el pienso
   semana que_viene, mes que_viene, año que_viene, finde que_viene, lunes que_viene, martes que_viene
   viernes que_viene
   así como si, por si acaso, si no te_importa, así que, para que conste, es que, ya que, el que llegue, la que llegue
   los que lleguen

[]
es sale a las, ya está bien, ya está lloviendo, ya está aquí
   sin problema/problemas/duda/prisa/prisas/más/embargo/novedad/querer, solo que, solo para_decir, solo un, solo una
   mejor así, mejor que, no pasa, no problem, no sé, no te, no hay, no es, no me, no lo, no la, no está, no tengo
   no puedo, no era, no creo, nada de_nada, nos quedamos en_casa, nos quedamos dormidos, nos quedamos esperando
   dejo el móvil, dejo el coche, dejo la puerta, he comprado pan, comprado pan
   lo/la/eso/los/las decidimos la/mañana/el/en/luego/cuando/otro/entre/juntos/más, decidimos la semana/mañana/luego
   decidido a, decidida a, tomamos nota, tomamos algo, tomamos un, tomamos una, hacemos cola, hacemos lo que
   hacemos falta, quedamos bien, quedamos mal, seguimos sin, seguimos esperando, seguimos vivos, seguimos aquí
   seguimos en, llevamos años, llevamos días, llevamos horas, llevamos meses, llevamos semanas, llevamos tres
   llevamos dos, llevamos un, llevamos una, llevamos esperando, pasamos frío, pasamos por, pasamos un, pasamos la
   pasamos el, ponemos que, nos ponemos, ponemos por, nos vamos conociendo, dejamos de, dejamos para
   dejamos aparcado, lo dejamos aparcado, lo dejamos para, lo dejamos abierto, traemos malas, salimos de
   salimos perdiendo, nos quedamos sin, nos quedamos a, nos quedamos tan, queda poco, queda mucho, queda pan
   queda leche, queda tiempo, queda algo, queda nada, queda pendiente, queda aparcado, queda aparcada, queda por
   queda un, queda una, queda claro, queda lejos, queda bien, queda cerca, queda la duda, quedan dos, quedan tres
   en cuanto, de hecho, hecho polvo, pues no, pues sí, pues nada, pues vaya, pues eso, y entonces, entonces qué
   desde entonces, hasta entonces, pues a mí, pues yo, por entonces, así que no sé, pues ni, pues qué, pues bien
   pues muy, no tomamos, no hacemos nada, no ponemos, decidido por, abrimos la boca, vamos en serio, vamos al grano
   vamos en contra, vamos en camino, lo tiene crudo, lo tiene claro, lo tiene todo, la tiene tomada, la lleva clara
   uno a uno, dos a dos, uno a, una a, se hace tarde, se hace el, se hace la, se hace cuesta, se entra por
   se sale por, se usa mucho, es a las mil, es el mejor, es el único, es el que, es el mismo, es el peor, es a mí
   ahora es cuando, ahora es tarde, ahora se, cerrado por, cerrada por, aprobado raspado, no se puede, nunca se sabe
   ni decidido, sin decidido, es a ti, la decisión es difícil, la decisión es tuya, la decisión es del
   la decisión es suya, la decisión es de, decisión fue difícil, comemos en casa, mayoría para
"""
