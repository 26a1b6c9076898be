"""Spanish cues of the thirty emotions, and under `[]` the uses of their words that tell of none."""

from __future__ import annotations

from typing import Final

CUES: Final = """
[conviction]
es convencido~, convencidísimo~, convicción, convicciones, sin lugar a, sin ninguna/la_menor/el_menor/sombra_de duda
   segurísimo~, totalmente/absolutamente/completamente/cien_por_cien seguro/segura/seguros de
   pongo/pondría la_mano/las_manos, no tengo/cabe la_menor/ninguna/duda duda/, creo firmemente, firmemente convencido
   juraría
[grief]
es me duele que/tanto_que/en_el_alma/perderle/perderla, me sigue/siguen doliendo
   ganas de llorar, para llorar, con/tengo el corazón/alma roto/rota/encogido/en_pedazos, se me parte/cae/rompe el/la alma/corazón
   duelo, luto, triste~, tristísimo~, tristeza, tristezas, entristece, entristeció, entristecido~, llorando, lloré
   lloró, llorar, lloraba, lloro, llora, lloran, lloramos, lloraron, llanto, sollozos, sollozaba, funeral, pésame
   condolencias, desconsolado~, desconsuelo, corazón roto/partido/encogido, rompe/rompió/parte/partió el corazón/alma
   destrozado~, hecho/hecha polvo_por, desolado~, apenado~, pena/tanta_pena/mucha pena
   da/dio/daba mucha/tanta/una/muchísima pena, me/nos da/dio pena, infeliz, desdichado~, abatido~, hundido~
   deprimido~, desesperación, desesperado~, lágrimas, congoja, melancolía
[joy]
es mejor/mejores cumpleaños/día/fin_de_semana/noche/tarde/vacaciones/regalo/noticia/viaje/fiesta de/del, sigo/estoy sonriendo, sonrisa de oreja, no quepo en, qué ilusión, me hace/hizo mucha/tanta/muchísima ilusión
   alegría, alegrías, alegre~, feliz, felices, felicísimo~, felicidad, contento~, contentísimo~, alegro
   alegra/alegran, alegramos, alegré, alegró, alegraron, encantado~ con/de/de_la_vida, dichoso~, dicha, júbilo
   jubiloso~, eufórico~, radiante~, gozo, gozoso~, de felicidad, saltaba/saltar/saltando/salté/saltamos de alegría
   yupi, hurra, viva, en una nube, qué/una alegría/ilusión/felicidad/gusto_verte
   me hace/hizo/hacía/ha_hecho mucha/tanta/muchísima ilusión, entusiasmado~, ilusionadísimo~, qué bien
   mejor día de mi, lo pasamos/pasé bomba/genial/pipa, disfruté/disfrutamos muchísimo/mucho/como, rebosante
   loco/loca de contento/contenta/felicidad/alegría
[fear]
es miedo/+s, miedoso~, temor, temores, temo por, temía, temíamos, temen, asustado~, asustadísimo~, asusta, asustan
   asustaba, asustó, asusté, susto, sustos, aterrado~, aterrador~, aterra, aterran, aterrorizado~, terror, pánico
   pavor, espanto, espantado~, espantoso susto, me da/daba/dio cosa/yuyu, canguelo, horrorizado~, atemorizado~
   pesadilla/+s, acojonado~, cagado~ de, temblando/temblaba de miedo, muerto~ de miedo, petrificado~, escalofríos
[hope]
es esperanza/+s, esperanzado~, esperanzador~, espero/esperamos/esperaba/esperábamos/esperando que, esperemos que
   ojalá, optimista~, optimismo, cruzo/cruzamos/crucemos los dedos, dedos cruzados, con suerte, confiemos en que
[trust]
es confianza, confío, confía en/plenamente, confiamos, confiaba en, confiar en, confíes, de fiar, me/nos fío/fiamos
   me fío, cuento contigo/con_él/con_ella/con_vosotros/con_ellos, contar con él/ella/ellos/ellas/vosotros
   puedes/podemos/puedo contar con/conmigo/contigo, fiable~, confiable~, fe en, buenas manos
   creo en ti/él/ella/vosotros/nosotros
[wonder]
es asombro, asombrado~, asombroso~, asombra, asombró, fascinado~, fascinante~, fascina/fascinan, fascinación, fascinó
   curiosidad, maravilloso~, maravillado~, maravilla/+s, maravilló, intrigado~, intriga, estupefacto~, atónito~
   deslumbrado~, deslumbrante~, sorprendente~, embelesado~, hipnotizado~
[rage]
es furioso~, furia, rabia, rabioso~, enfadado~, enfadadísimo~, enfado, enfada, enfadó, enfadé, enojado~, enojo, enoja
   enojó, indignado~, indignante~, indignación, saca/sacan/sacó/sacaba de quicio, cólera, colérico~, cabreado~
   cabreo, cabrea, la/mi/su/tu/de/con ira, iracundo~, odio esto/a/que/este/esta/ese, odia, odiaba, furibundo~, me hierve/hervía la
   hecho~ una furia, qué rabia/cabreo/indignación, cómo se/te atreven/atreves/atreve, enfurecido~, enfurece
   enfureció, echando chispas/humo, harto y_furioso, qué poca vergüenza
[exhaustion]
es estoy/está/estamos muerta/muerto/molida/molido/rendida/rendido/reventada/reventado/hecha_polvo/hecho_polvo/fundida/fundido/muertos
   agotado~, agotadísimo~, agotador~, agotamiento, cansado~, cansadísimo~, cansancio, exhausto~, rendido~
   hecho~ polvo/trizas/puré, molido~, reventado~, muerto~ de cansancio/sueño, sin fuerzas/energía
   no puedo más/con_mi_alma, fundido~, extenuado~, fatiga, fatigado~, me caigo de sueño, quemado~ del/por_el
   derrengado~, no me tengo/tenía en
[shame]
es trague/tragara/tragase la tierra, me muero/morí de vergüenza, qué vergüenza/corte
   vergüenza/+s, avergonzado~, avergüenza, avergüenzo, avergoncé, avergonzaba, humillado~, humillante~, humillación
   bochorno, bochornoso~, abochornado~, ruborizado~, ridículo hice, hice/hizo/hicimos el ridículo
   tierra/trágame tierra/trágame, trágame tierra, me puse/ponía colorado/colorada/rojo/roja_como, qué corte
   me dio/da corte, pena_ajena, vergonzoso~, deshonra
[pride]
es habría/hubiera/estaría/estarían/hubiese estado/tan/muy tan/muy/ orgulloso/orgullosa, estaría/estarían tan/muy orgulloso/orgullosa/orgullosos
   orgullo, orgulloso~, orgullosísimo~, enorgullece, enorgullecemos, enorgullezco, cabeza bien_alta
   muy/tan orgulloso/orgullosa
[nostalgia]
es transporta/transportó/lleva/devuelve a mi/la infancia/niñez, qué tiempos aquellos, aquellos maravillosos años, como si fuera_ayer
   nostalgia, nostálgico~, añoranza, añoro, añora, añoramos, añorar, buenos/viejos tiempos, buenos viejos tiempos
   recuerdos/recuerdo de_infancia/de_mi_infancia/de_la_infancia/de_niñez, qué tiempos aquellos/
   cuando era/éramos niño/niña/pequeño/pequeña/niños/pequeños/chico/chica/joven/jóvenes
   me recuerda/transporta/lleva/recordó a/a_la/a_mi infancia/niñez/juventud, me recuerda a cuando
   aquellos veranos/maravillosos/años, me trae/trajo/traen tantos/muchos/buenos recuerdos, trae recuerdos
   echo de menos los/aquellos/aquella/esos tiempos/años/veranos/época, morriña
[anxiety]
es me/le temblaban/tiemblan/temblaron las/mucho_las manos/piernas, me/le temblaba/tiembla la voz
   corazón a mil/cien, corazón en un_puño/la_boca, me late/tiembla el/la/las corazón/manos/voz, nudo en el_estómago/la_garganta, de los nervios
   ansioso~, ansiedad, preocupado~, preocupadísimo~, preocupación, preocupaciones, preocupa/preocupan, preocupaba
   preocupante~, preocupé, nervioso~, nerviosísimo~, nervios, nerviosismo, estresado~, estrés, estresante~, estresa
   agobiado~, agobio, agobia, angustia, angustiado~, angustioso~, angustiante~, inquieto~, inquietud
   inquieta/inquietante, intranquilo~, desvelado~, no puedo/podía/pude/he_podido/logro dormir/pegar_ojo/conciliar
   sin dormir, no he pegado ojo, en vela, en ascuas, nudo en_el_estómago/en_la_garganta, mariposas en el estómago
   tenso~, me come la cabeza, desasosiego
[relief]
es menos mal, qué descanso/peso_me, por fin se_acabó/terminó, me he quitado/quité un_peso
   alivio, aliviado~, aliviadísimo~, menos mal, gracias a dios/al_cielo, qué alivio
   por fin terminó/acabó/pasó/respiro, peso de/menos encima/menos, quitado/quitó/quité un_peso
   un peso de_encima/menos, respirar tranquilo/tranquila/tranquilos
   respiro/respiramos aliviado/aliviada/aliviados/tranquilo
   suspiro/suspiré/suspiró de_alivio/aliviado/aliviada, qué descanso, desahogo
[anticipation]
es ganas, tengo/tenemos/tiene/tenía muchas/tantas/unas/muchísimas/ ganas de/que, impaciente~, impaciencia
   ilusionado~, ilusión tremenda, veo/vemos/ve/veía la/las hora/horas, no veo/vemos/ve/veía la hora
   emocionado~ con/por, emocionadísimo~, ansioso~ por, cuento/contamos/contando los días/las_horas
   con muchísimas ganas, expectación, expectante~, puedo/podemos/puede esperar a/para/al
   deseando que/ver/veros/verte/llegar/empezar/conoceros, no puedo/podemos esperar/aguantar más/a/para/al
   me muero/morimos de_ganas/por, entusiasmado con
[frustration]
es frustrado~, frustrante~, frustración, frustra, harto~, hartísimo~, hartazgo, fastidio, fastidia, fastidian
   irritado~, irritante~, irrita, exaspera, exasperado~, exasperante~, molesto~ con/por, me molesta, desesperante~
   desespera, hasta las/el/la narices/gorro/coronilla/moño/pelotas/madre, vuelve/volviendo/vuelven loco/loca/locos
   no aguanto/soporto más/esto/este/esta/a, no lo/la aguanto/soporto, ya está_bien/no_aguanto
   qué fastidio/rollo/asco/lata/pesadez/coñazo/hartura/frustración, decepcionado~, decepción, decepcionante~
   decepciona, pérdida de tiempo, por tercera/enésima vez, uff otra_vez
   saca/sacan/ponen/pone de_los_nervios/negro/negra, crispa, disgustado~, disgusto, mosqueado~, insoportable~
   siempre lo_mismo
[gratitude]
es te/os/le debo una, me/nos salvaste/has_salvado/salvó la vida/semana/tarde, eres un sol/ángel/tesoro, no sé cómo_agradecer/cómo_agradecerte
   agradecido~, agradecidísimo~, agradecimiento, gratitud, agradezco de_corazón/muchísimo/tanto/en_el_alma/todo
   agradecemos de_corazón/muchísimo/todo, mil gracias, millones/infinitas/un_millón/un_millón_de de/gracias gracias/
   infinitas gracias, muchísimas gracias
   gracias de_corazón/de_verdad/por_estar/por_todo/por_ayudarme/por_ayudarnos/por_no/por_ser/por_tanto/por_apoyarme/por_escucharme/por_acompañarme/infinitas/por_quedaros
   no sé/sabemos cómo agradecer/agradecerte/agradeceros/agradecerle/darte_las_gracias
   te/os/le debo/debemos una/mucho/tanto/todo/la_vida, estoy/estamos en deuda
   me salvaste/salvasteis/has_salvado la_vida/, nunca podré/olvidaré agradecer/lo_que
[loneliness]
es soledad, solo/sola en_el_mundo, tan/muy/completamente/totalmente/realmente/demasiado solo/sola/solos/solas
   me/se siento/siente/sentía/sentí muy/tan/ solo/sola/aislado/aislada/abandonado/abandonada/excluido/excluida
   aislado~ y/de, solitario~, abandonado~ por
   nadie/sin_nadie/no_tengo_a_nadie con_quien/a_quien/con_quién/con_el_que, no tengo con quién, añoro mi tierra
[inspiration]
es inspirado~, inspirador~, inspiración, inspira, inspiran, inspiró, inspiraron, inspirante~, motivado~, motivador~
   motivadísimo~, motiva, motivó, estimulante~, anima a/mucho, lleno~ de ideas/energía/ganas, musa, conmovedor~
   animó a
[confusion]
es perdidísima, perdidísimo, hecho/hecha un lío, no entiendo nada/ni_papa/ni_jota, no me entero/aclaro, me he perdido_con
   confundido~, confuso~, confusión, confunde, confunden, perplejo~, perplejidad
   no entiendo/entendí/entendemos/entendía/comprendo/pillo, ya no entiendo/comprendo, desconcertado~, desconcertante~
   desconcierto, desorientado~, hecho/hecha/estoy/hecha_un un/hecho/hecha/ lío
   me he/ perdido_completamente/liado/liada/perdido/perdida
   estoy/ando/quedé totalmente/completamente/muy/ perdido/perdida/liado/liada
   no tiene/tenía/le_veo ningún/ sentido, me hago/hice/he_hecho un lío, no me entero
   no doy crédito, aturdido~, mareado con tantas, ni pies ni_cabeza
[clarity]
es claridad, ahora/por_fin/al_fin/ya lo/sí/sí_lo/ entiendo/comprendo/entendí/comprendí/veo_claro
   ahora/por_fin todo está_claro/encaja/cobra_sentido/tiene_sentido
   ahora todo/lo_veo/sí encaja/tiene/cobra/claro/sentido
   queda/quedó/me_queda clarísimo/muy_claro/todo_claro/claro_ahora/claro_por_fin, clarísimo~, lucidez, lúcido~
   todo encaja/encajó/cobró, me di/doy cuenta de, caí en la cuenta, abrió/abrieron/abierto los_ojos, se me encendió
   cristalino, como el agua_clara
[guilt]
es te/os/le debo una/unas disculpa/disculpas/explicación, ayer/anoche me pasé/pasé_contigo, me pasé contigo/de_la_raya, fui muy/tan/demasiado injusto/injusta/duro/dura/borde
   culpa mía/nuestra/suya/de_todo, mi/nuestra/toda culpa/mía, mi culpa, culpable~, culpabilidad, culpo
   culpaba, culpándome, remordimiento/+s, perdóname, perdonadme, perdónanos, mala conciencia, cargo de conciencia
   me siento/sentí/siente fatal/mal por/de, me remuerde, remuerde, no me lo perdono/perdonaré, nunca me lo perdonaré
   me reprocho, debí estar_ahí, siento muchísimo/tanto/en_el_alma haber/lo_que/haberte/haberos/no_haber
[awe]
es quita/quitar/quitaba/quitó el aliento/hipo/habla, sin aliento/palabras, se me cayó la_baba
   sobrecogido~, sobrecogedor~, impresionante~, impresionado~, sin aliento/palabras/habla, majestuoso~, boquiabierto~
   sublime~, piel/carne de gallina, imponente~, grandioso~, quita/quitaba/quitó/cortó el/la hipo/aliento/respiración
   reverencia, abrumado~ por la_belleza, espectacular~ vista, vista espectacular, deja/dejó/dejaron mudo/muda/mudos
[regret]
es no debí/debimos/debería_haber/tenía_que_haber, debí/debería/tendría_que haberle/haberte/haberla/haberlo/haberles/haberme, en mala hora
   me/nos/se arrepiento/arrepentí/arrepentimos/arrepiente/arrepintió/arrepentiré, arrepentido~, arrepentimiento
   lamento/lamenta/lamentaba/lamenté haber/no/no_haber/mucho/profundamente
   ojalá hubiera/hubiese/hubiéramos/no_hubiera/no_hubiese/nunca_hubiera/pudiera_volver
   debería/debí/deberíamos/debimos/tendría_que/tendríamos_que/no_debería/no_debí/nunca_debí haber/haberme/haberle/haberlo
   si hubiera/hubiese/hubiéramos/tan_solo/pudiera_volver/solo, qué pena/lástima, una pena/lástima, qué pena que
   mayor error, oportunidad perdida, si lo hubiera, en retrospectiva, pesar
[determination]
es nunca/jamás abandonaré/abandonaremos/me_rendiré/nos_rendiremos/dejaré_de_luchar, no voy a_rendirme/a_abandonar
   pase lo que_pase, cueste lo que_cueste, no pienso rendirme/parar/tirar_la_toalla, hasta el final_pase, voy a por_todas
   determinación, decidido~ a, determinado~ a, rindo, rendiré, rendiremos, rendimos
   no me/nos rindo/rendiré/rendiremos/rendimos/voy_a_rendir/vamos_a_rendir/daré_por_vencido/daré_por_vencida
   rendirme/rendirnos jamás, no voy/vamos a rendirme/rendirnos/parar/abandonar, cueste lo que, pase lo que
   contra viento, perseverar, persevero, perseverancia, perseverante~, tenaz, tenacidad, empeñado~ en, firme decisión
   voluntad de hierro, hasta el final, lucharé, lucharemos, lo/la voy_a_conseguir/conseguiré/conseguiremos/lograré
   nada me/nos detendrá/parará/va_a_parar, toda costa
[vulnerability]
es vulnerable~, vulnerabilidad, indefenso~, impotente~, impotencia, desprotegido~, inseguro~, inseguridad/+es
   desamparado~, expuesto~ y, me/se siento/sentí/sentía/siente tan/muy/ expuesto/expuesta/pequeño/pequeña/débil
   muy/tan frágil, abrí/abrió/abrirme/abierto mi/su/el corazón, me abrí con, me abrí a, me abrí
   cuesta/costó/difícil hablar/admitir/hablarlo/reconocer, flor de piel
[acceptance]
es es lo que_hay, qué le vamos/voy_a, no hay más_remedio, así es la_vida, toca aceptarlo
   aceptado/acepté/aceptar/aceptamos/acepto que/su/mi/la_pérdida/la_situación/la_realidad
   lo he/ aceptado/acepté/asumido, asumido/asumo/asumí que/lo/la, aceptación, en paz, resignado~, resignación
   resigno, me he/ resignado/resignada/hecho_a_la_idea/hecha_a_la_idea, dejar/dejarlo/dejé/dejarla ir
   hacer/hecho/hice/hacer_las las paces, las paces con, es lo que hay, así es/son la_vida/las_cosas, qué se le
   no hay más remedio/vuelta, qué le vamos, puedo/podré vivir con, hecho/hecha a_la_idea, paso/pasé/pasar página
   conformado~, me conformo
[resistance]
es resistir, resisto, resistimos, resistiré, resistiremos, me resisto
   me/nos/se niego/negamos/negué/niega/negó/niegan/negaron, me/nos/se opongo/oponemos/opuse/opone/oponen/opusimos
   ni hablar, ni de broma/coña/loco/loca, de ninguna/ninguna_de_las manera/, por encima de mi cadáver, rebeldía
   rebelde~ y, rebelo, rebelamos, nos plantamos
   rechazo/rechazamos de_plano/rotundamente/esa/esta/este, en contra, rotundamente, me niego en, protesto, protestar
   protestamos, oposición, plantar/planté/planto cara
   no pienso/pensamos/voy_a aceptar/firmar/ceder/tolerar/permitir/pagar
   no lo/la voy_a/pienso aceptar/permitir/consentir
[love]
es enamorado/enamorada hasta/hasta_las, mariposas en el_estómago, loco/loca por/de_amor ti/él/ella/, estoy colado/colada/pillado/pillada por
   amor, amores, te/os/la/lo/le quiero muchísimo/mucho/tanto/con/, te/os quiero, quiero muchísimo/mucho/tanto a
   te amo, la amo, lo amo, amo a/mi/esta/este, amamos, ama a/su, adoro, adora, adoran, adoramos, adoraba, enamorado~
   enamora, enamoré, enamoró, enamorarse, cariño, encanta/encantan, encantó, encantaba, encantaron, ternura, tierno~
   tiernamente, afecto, amado~, amada, querido mío, querida mía, cielo mío, mi vida_entera, mi amor
   quiere muchísimo/mucho/con_locura, loco~ por ti/él/ella, flechazo, te adoro
[loss]
es pérdida de mi/su/nuestra/nuestro/un_ser/una_amiga/un_amigo, gran/terrible/dolorosa/enorme pérdida
   perdí/perdimos/perdió/perder/perdido a mi/su/mis/nuestro/nuestra/sus
   perdí/perdió/perdido mi/su/el trabajo/empleo/hogar/casa/bebé, os/te/le/la/lo/les extraño/extrañamos/extrañaré
   te/la/lo/os/los/las/le echo/echamos/eché/echaba de/mucho_de/tanto_de/muchísimo_de menos
   echo/echamos/echar/echa/echaba de menos a/mucho, se fue para_siempre/demasiado_pronto, ya no está con/entre/aquí
   falleció, fallecido, fallecida, murió, nos dejó/ha_dejado para_siempre/ayer, me haces/hace/hacen falta
   hacen tanta falta, lo perdí todo, perderlo todo, vacío que
[]
es orgullo gay/lgtb/lgbt/lgtbi, día/semana/fiestas/marcha del orgullo
   orgullo y, feliz/felices cumpleaños/navidad/año/fiestas/aniversario/viaje/pascua/día/fin_de
   muchas/todas_las felicidades, felicidades
   encantado/encantada de conocerte/conocerlo/conocerla/conocerle/conoceros/ayudar/ayudarte/saludarte/saludarle
   encantado/encantada soy/yo/igualmente, me encantaría/alegraría, me alegro de verte/conocerte/saber/saludarte
   estaría/estaríamos encantado/encantada/encantados de
   espero/esperamos que te/os/le/esto/todo sirva/ayude/vaya/guste/encuentre
   espero/esperamos que estés/estéis/esté/estén/esto/todo/te_sirva/te_ayude/se_encuentre/le_vaya, espero que sí/no
   esperando que se_encuentre/esté, así lo espero, me temo que/no, mucho me temo, lo siento, lo siento/lamento mucho
   lamento/lamentamos la/el/las/los/informar/informarle/informarles/comunicar/comunicarle/comunicarles/tener/no_poder/que
   lamentamos informarle/profundamente_las, siento/sentimos la/el/las/llegar/molestar/no_poder, siento mucho la/el
   gracias por su/tu/el/la/las/avisar/vuestra, ni idea, sin duda, no idea
   pérdida/pérdidas de datos/peso/paquetes/señal/calor/agua/energía/presión/memoria/conexión/velocidad/aceite
   pérdidas y, ganancias y pérdidas, con pérdidas, sin pérdida
   declaró/declarado/declaran/declararon/declarada/declarar/es/se_declaró/encontró/veredicto_de culpable/culpables
   declaró inocente, lo/la/le/los/las declaró/declararon/declaran culpable/culpables
   acepto/aceptar/aceptas/aceptamos las/los/la cookies/términos/condiciones/oferta/invitación, la resistencia
   resistencia es/eléctrica/térmica/del/al/de, cuidado/paquete/caja/objeto/contenido/mercancía frágil/frágiles
   batería/pila/stock/existencias/recursos/memoria agotada/agotadas/agotado/agotados
   agotado/agotada/agotados/agotadas en/el_stock/las_existencias/hasta
   entradas/edición/localidades/producto/talla/artículo/plazas agotado/agotada/agotadas/agotados, está agotado_en
   prueba/pruebas/test de estrés
   querido/querida/queridos/queridas juan/ana/amigo/amiga/amigos/cliente/clientes/todos/colegas/señor/señora/maría/diario
   con cariño/amor/afecto firma, por amor de/al dios/arte, en vivo, viva la/el/en, vive, sistema nervioso
   crisis nerviosa, de curiosidad por_saber_si, por curiosidad, qué pena de_muerte, pena de muerte
   vale la/mucho_la pena, merece la pena, bajo pena, pena capital, valer la pena, sin pena ni
   en contra_del_reloj/del_viento, contra reloj, rendimos cuentas/homenaje, rinde, se rinde_cuentas, sin ganas
   me da/dan ganas de_reír, las ganas_de, hace/hizo gracia, en/de/pérdida_de_la confianza nula/un_sistema
   certificado/certificados/tercero/intervalo/nivel/relación/voto de confianza, confianza cero, deme/dame un
   paro/ataque cardíaco, vulnerable a, vulnerabilidad en/de/crítica, modo pánico, botón de/del pánico
   impresionante oferta
"""
