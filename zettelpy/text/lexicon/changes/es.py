"""Spanish words of change (what the tables mean: `zettelpy.text.lexicon.changes`)."""

from __future__ import annotations

from typing import Final

CUES: Final = """
[move]
se pasa, se pasan, se muda,
pasamos la, pasamos el, la pasamos, lo pasamos, la movemos, lo movemos, la cambiamos, lo cambiamos, la aplazamos,
lo aplazamos, trasladamos, bajo, subo, bajan, suben, baja, sube, ha bajado, ha subido, rebajan, más barato,
más barata, más caro, más cara, en su lugar, en mi lugar, cedo, cede, delega, paso a, le paso, traspaso, nos vamos,
nos vamos al, nos vamos a la, nos cambiamos, tiramos de, corremos, se corre, la dejamos para, negociado, que sean,
que lo lleve, aplazado/+a/+os/+as, aplazada, aplazamos, aplaza, se aplaza, retrasa, se retrasa, retrasado, retrasada,
retrasamos, adelantado, adelantada, adelantamos, se adelanta, adelanta, pospuesto, pospuesta, posponemos, se pospone,
se mueve, movemos, movido, movida, cambiado, cambiada, cambiamos, se cambia, cambia a, cambia al, ha cambiado, pasa a,
pasa al, pasan a, pasamos a, pasamos al, se pasa al, pasa de, migramos, migrado, sube a, subimos, subido, bajamos,
baja a, bajado, rebajado, aumenta a, aumentado, reducido, reducida, recortado, recortada, ampliado, ampliada,
prorrogado, reemplaza*, sustituye, sustituimos, sustituido, sustituida, sustituirá, toma el relevo, releva,
me la quedo, me lo quedo, se queda en, queda en, nuevo plan, nueva fecha, nueva hora, nos mudamos, me mudé, me mudo,
trasladado, se traslada, se hace cargo, actualizado, intercambiamos, con eso somos, ya somos, así que somos,
nos deja en, nos pone en, nos queda en, queda ahora, ahora es, ahora son, ahora será, ahora cuesta, ahora empieza,
pasa a ser, pasó a, pasaron a, hemos pasado, se ha pasado, se pasó, se movió, se ha movido, movió, corrido, corrida,
lo corremos, la corremos, corrieron, postergado, postergada, postergamos, se posterga, diferido, reprogramado,
reprogramada, reprogramamos, reagendado, reagendada, reagendamos, retrasan, atrasado, atrasada, atrasamos, se atrasa,
adelantan, adelanto, adelantaron, alargado, alargada, alargamos, se alarga, acortado, acortamos, extendido, extendida,
ampliamos, ampliaron, se amplía, recortamos, reducimos, reduce, se reduce, aumentamos, aumentan, aumenta, aumentó,
subieron, subió, bajó, bajaron, baja de, sube de, encareció, doblado, duplicado, se duplica, descuento, rebaja,
rebajamos, nos lo dejan, nos la dejan, me lo dejan, regateado, modificado, modificada, modificamos, se modifica,
ajustado, ajustada, ajustamos, revisado, corregido, corregida, corregimos, reescrito, repintado, renombrado,
actualizamos, se actualiza, intercambiado, cambié, cambió, cambiaron, cambian, cambiar a, cambiar por, cambiamos por,
cambiado por, lo cambio por, permutamos, reemplazamos, en lugar mío, me sustituye, me reemplaza, le sustituye,
lo sustituye, la sustituye, hago de suplente, suple, suplo, me releva, entra en su lugar, entra por, ocupa su lugar,
ocupa mi lugar, tomo el relevo, asumo yo, me encargo yo ahora, me hago cargo, lo cojo yo, la cojo yo, lo hago yo,
se lo paso, se la paso, se lo dejo, se la dejo, se lo doy, delego, delegado, encargado ahora, traspasado, traspasa,
hereda, hemos mudado, mudado, mudamos, nos trasladamos, trasladan, pasa al lado, nos movemos, desviado, desvía,
tenemos hasta, hay hasta, se suma, se suman, se une, se unen, uno más, una más, dos más, tres más, se redondea,
optamos por
[shift]
semana más tarde, semana después, día después, hora más tarde, hora antes, una semana antes, una hora después,
más tarde de lo previsto, antes de lo previsto, media hora más tarde, media hora antes, media hora después,
un día después, un día antes, un día más tarde, una hora más tarde, una hora antes, una semana más,
una semana después
[now]
a día de hoy, actualmente, ahora mismo somos, por ahora, entretanto, al final, a estas alturas, ahora, desde ahora,
a partir de ahora, a partir de ya, a partir de hoy, desde hoy, de ahora en adelante, en adelante, nuevo, nueva,
nuevos, nuevas, finalmente, mejor, ya, por fin, en realidad, resulta que, de momento, desde ayer, solo, sólo,
a partir de mañana, a partir del lunes, a partir del martes, a partir del miércoles, a partir del jueves,
a partir del viernes, a partir de la semana, hasta nuevo aviso, en este momento, hoy por hoy, esta vez,
último recuento, última cifra, por el momento, hoy en día, de aquí en adelante, de aquí en más, en definitiva,
en resumen
[fix]
corrección, corrijo, en realidad, error mío, fallo mío, me equivoqué, me he equivocado, me confundí, quise decir,
quería decir, perdón, perdonad, no espera, espera, mea culpa, falso, rectifico, errata, equivocado, mentira, perdona,
perdonen, disculpa, disculpad, disculpen, leí mal, he leído mal, apunté mal, escribí mal, conté mal, he contado mal,
me lié, me he liado, me confundo, me he confundido, confundí, lo confundí, no era, no es así, incorrecto, inexacto,
error, era un error, mejor dicho, más bien, para ser exactos, para ser exacta, en rigor, rectificación, rectificamos,
debería decir, debe decir, quise poner, quería poner, he revisado, revisé, comprobado, lo he comprobado, aclaro,
aclaración, fe de erratas
[back]
volvemos a, volvemos al, vuelve a, vuelve al, volver a, vuelta a, otra vez, de nuevo, de vuelta, regresamos a,
retomamos, ya funciona, vuelve a funcionar, funciona otra vez, funciona de nuevo, arreglado, arreglada, arreglaron,
reparado, reparada, restablecido, restablecida, restaurado, recuperado, recuperamos, recupera, deshacer, deshecho,
como antes, como al principio, como estaba, lo de siempre, retoma, reanuda, reanudamos, reanudado, reabre, reabierto,
volvió a, volvimos a, han vuelto, ha vuelto
[drop]
ya no, cancelado, cancelada, cancelados, cancelan, cancelamos, se cancela, cancelo, anulado, anulada, anulan,
se anula, anulamos, descartado, descartada, descartamos, se descarta, abandonado, se cae, se ha caído, se suspende,
suspendido, suspendida, no va a ser posible, queda fuera, se retira, se echa atrás, se ha rajado, no habrá,
no se hace, nos olvidamos, olvidaos de, adiós a, deja de, ha dejado, renuncia, quitamos, se acabó, eliminado,
eliminada, no más, se ha echado atrás, nada de, se cayó, se nos cayó, se nos ha caído, cancelaron, cancelé, canceló,
no podrá, no podré, no podremos, no podrán, no puedo ir, no puede venir, no puede ir, no puedo venir, no va a poder,
no voy a poder, no llego, no llega, no viene, no vendrá, no vienen, no vendrán, no voy, no vamos, ya no voy,
ya no vamos, no iremos, no iré, no será posible, no es posible, imposible, se frustró, no sale, no salió, se ha roto,
roto, rota, se rompió, averiado, averiada, estropeado, estropeada, fuera de servicio, cerrado por, está cerrado,
está cerrada, agotado, agotada, agotadas, agotados, no queda, no quedan, ya no hay, se terminó, se acabaron,
no disponible, está lleno, completo, me bajo, se baja, me retiro, me salgo, se sale, se va del, dimite, dimitió,
renunció, renuncio, abandona, abandono, enfermo, enferma, está malo, está mala, de baja, rechazado, rechazada,
rechazaron, denegado, denegada, nos han dicho que no, ha dicho que no, dijo que no, dice que no, fuera el, fuera la,
sin el, fuera de, prescindimos, prescindir, suprimido, suprimimos, se suprime, elimina, eliminamos, borrado, borramos,
quitado, quitada, se quita, quito, tachado, tachamos, saltamos, nos saltamos, así que nada, entonces nada, así que no,
por lo que no, queda anulado, sin efecto, prohibido, prohibida, vetado, revocado, dejamos de, dejo de, dejó de,
ni hablar, no va más, se fue al traste, al garete, aguado
[take]
cambio de planes, he cambiado de opinión, hemos cambiado de opinión, ha cambiado de opinión, cambié de opinión,
olvida eso, olvidadlo, olvidad, olvídalo, olvídenlo, retiro lo dicho, lo retiro, me retracto, borrad eso, borra eso,
no he dicho nada, pensándolo mejor, donde dije, bueno no, no mejor, mejor no, mejor dicho no, ignorad, ignora,
ignoren, no hagáis caso, no hagan caso, haced como si, me lo he pensado, lo he pensado mejor, me lo he pensado mejor,
nos lo hemos pensado, cambio de opinión, marcha atrás, damos marcha atrás, doy marcha atrás, contraorden,
cambio de idea, cambiamos de idea, tachad, borrad, no me hagáis caso, rebobino
[keep]
todo igual, todo sigue, todo como,
sigue, siguen, seguimos, se mantiene, mantenemos, como siempre, como quedamos, igual que antes, sin cambios,
queda igual, recuerdo, recordatorio, recordad, repito, como dije, como acordamos, mismo precio, según lo previsto,
igual, sigue igual, siguen igual, sigue siendo, no cambia, no cambian, no cambia nada, nada cambia, tal cual,
tal y como, como estaba previsto, como habíamos dicho, como habíamos quedado, como hablamos, como dijimos, lo mismo,
el mismo sitio, la misma hora, a la misma hora, en el mismo sitio, mismo lugar, misma hora, se queda igual,
se queda como, os recuerdo, te recuerdo, les recuerdo, no olvidéis, no olviden, no se olviden, confirmo que,
se conserva, mantengo, mantienen, continúa, continuamos
[open]
por ver, ya veremos, aún no sabemos, no lo sabemos, no lo hemos decidido, todavía no hemos, aún no hemos,
por confirmar, sin confirmar, está por decidir, no está claro, hay que verlo, no hemos decidido, no está decidido,
sin decidir, nada decidido, no se ha decidido, no hemos acordado, no se decidió, por decidir, ninguna decisión,
pendiente, en el aire, aún no se sabe, todavía no se sabe, aparcado, está por ver, sin acordar, no hay decisión,
está sin decidir, sigue sin decidir, aún sin, todavía sin, queda por, falta por decidir, falta decidir,
hay que decidir, lo decidimos mañana, lo decidimos luego, ya decidiremos, lo decidiremos, decidiremos, se decidirá,
lo vemos, lo vemos luego, lo hablamos, lo hablaremos, ya lo hablamos, lo pensamos, nos lo pensamos, me lo pienso,
dudo entre, dudamos, no me decido, no nos decidimos, estamos dudando, en duda, en veremos, en discusión, a debate,
en estudio, sin fijar, sin cerrar, no está cerrado, no está fijado, no está fijada, no está confirmado,
no está confirmada, depende, depende de, no lo tengo claro, no lo tenemos claro, sin acuerdo, no hay acuerdo
[if]
si
[hypo]
pediría, pondría, diría, compraría, iría, costaría, llevaría, vendría, saldría, pediríamos, haríamos, iríamos,
tendría, vendrían, saldrían, costarían, quizá, quizás, podría, podríamos, podrían, deberíamos, debería, sería, serían,
ojalá, tal vez, a lo mejor, propongo, propuesta, sugiero, qué tal, y si, imagina, supongamos, igual podríamos,
me gustaría, querría, habría, idea, ideas, presupuesto de, haría, cobraría, yo diría, seguramente, probablemente,
sueño, broma, espero que, podríais, qué os parece, qué te parece, qué les parece, qué opináis, os apetece, te apetece,
por qué no, estaría bien, estaría genial, molaría, me encantaría, nos gustaría, yo votaría, voto por, mi voto,
en mi opinión, para mí, teóricamente, en teoría, una opción, otra opción, opciones, opción, alternativa, provisional,
provisionalmente, borrador, barajamos, barajando, contemplamos, estoy pensando, estamos pensando, pensaba, pensábamos,
pensando en, planteo, se plantea, plantea, imagino, digo yo, calculo, apuesto, quisiera, deseo, sugerencia
[hear]
pregunta si, preguntan si, quiere saber, dice que, dicen que, cuenta que, cuenta q, dice q, va diciendo,
anda diciendo, según, por lo visto, supuestamente, cree que, creía, creen, rumor, rumores, mi madre dice, pone que,
el periódico, se comenta, me han dicho, me dijeron, dijeron que, han dicho que, se dice, dicen por ahí, se rumorea,
he oído, oí que, escuché, he leído, en internet, en facebook, por ahí dicen, chisme, chismes, cotilleo, bulo, bulos,
asegura que, jura que, está convencido, está convencida, piensa que, alguien dijo, alguien ha dicho, al parecer,
parece ser, en teoría iban
[ago]
el año pasado, la última vez, la otra vez, en su día, hace años, de pequeño
[past]
ayer, anteayer, anoche, la semana pasada, el mes pasado, pasado, pasada, hace dos, hace tres, antes, era, eran,
estaba, había, hubo, entonces era, fue
[old]
en lugar de, en vez de, en lugar del, en vez del, antes era, ya no, antes, sustituir a
[from]
de, del, desde
[to]
a, al, por, para
[not]
no, nunca, ni, jamás, sin, tampoco, ningún, ninguna, ninguno
[but]
sino, pero
[also]
también, además, tambien, ademas, otro más, otra más
[so]
fecha, reservado, contratado, contrato, votado, ha ganado, elegimos, será el, lo hacemos, la hacemos, vamos al,
vamos a la, nos quedamos, encargado, entonces, pues, vale, ok, de acuerdo, venga, hecho, decidido, hemos decidido,
acordado, quedamos, queda fijado, queda fijada, confirmado, confirmada, cerrado, definitivo, nos quedamos con,
perfecto, hala, así que, va, trato hecho, aprobado, firmé, firmado, pues entonces, entonces va, va por, pues va,
pues nada, pues vale, pues venga, pues hecho, venga va, sea, que sea, serán, así se hace, así lo hacemos,
lo hacemos así, hecho pues, tiramos con, tiramos por, vamos con, vamos a por, nos vamos con, me quedo con, elegido,
elegida, escogemos, escogido, escogida, gana, ganó, por mayoría, por unanimidad, unanimidad, votamos, aprobada,
aprobados, aprobamos, acordamos, pactado, concretado, concretamos, fijado, fijada, fijamos, queda en firme, en firme,
apuntado, apuntada, anotado, comprado, comprada, compré, alquilado, alquilada, pagado, pagada, contratamos, inscrito,
inscrita, inscritos, oficial, oficialmente, luz verde, adjudicado, zanjado, lista la, decisión, decidimos, decidí,
definido, definimos
[yes]
al final sí, sí que, sí se, se hace, puede, podemos, permitido, autorizado, adelante, acepta, sí
[]
no solo, no sólo, ya veremos, ya está, no pasa nada, ni idea, ni locos, sin duda, sin embargo, si no, ahora mismo,
ya lo tenéis, ya ves, si quieres, no obstante, no te preocupes, todavía no, aún no, ya que, como si, nuevo grupo,
nuevo león, nueva york, no hace falta, no importa, no os preocupéis, no está mal, no veas, no sé, no sé si,
nada que ver, de nada, nada más, ni más ni menos, poco a poco, más o menos, por lo menos, por supuesto, por cierto,
por favor, claro que no, que no se diga, a ver si, a ver, a veces, de vez en cuando, de todas formas, de todos modos,
sin más, sin prisa, ya sabes, ya te digo, ya está bien, feliz año nuevo, año nuevo, buenas nuevas, vale la pena,
sube la foto, subo la foto, subo las fotos, sube las fotos, baja la voz, cambio y corto, en cambio, a cambio
"""

CONCEPTS: Final = """
password clave contraseña código wifi pin acceso usuario
open abr* apertura inaugur* estreno estren* lanzamiento
depart sal* salida partimos partida despegue
arrive lleg*
begin empez* empiez* comienz* comenz* inicio iniciamos arranc*
end termin* acab* fin cierre cierra*
meet reunión* reunion* cita asamblea junta ensayo* quedada entrevista taller charla entrenamiento torneo fiesta boda
meet seminario partido quedamos reunimos
deadline plazo* entrega* fecha-límite límite vence
price precio* cuesta* coste entrada entradas tarifa por_persona por_cabeza barat* caro cara la_noche por_noche la_hora
price por_hora
rent alquiler* renta
daily al_día del_día por_día
monthly al_mes por_mes mensual*
fee cuota* mensualidad suscripción
budget presupuesto* subvención
salary sueldo* salario*
charge encarga* responsable* ocupa lleva cargo coordina dirige organiza cuida monta monto hace hago quedo encargo
charge ocupo llevo coordino cuido organizo gestiona gestiono me_encargo te_encargas se_encargará encargado encargada
charge me_ocupo hará haré traigo trae compra compro reserva reservo recoge recojo guarda gestionará lleve lo_lleva
charge la_lleva los_lleva lo_haga llevará queda_con quedo_con asume asumo árbitro entrenador entrenadora fotógrafo
charge presentador presentadora secretario tesorero suplente voluntario capitán conductor monitor monitora presenta
charge arbitra barra caja
live vivo vive vivimos dirección domicilio piso mudo mudamos
venue lugar sala local sitio ubicación sede punto_de_encuentro salón recinto emplazamiento
food comida catering comedor cocina menú cena tarta pizza paella sopa ensalada bufé barbacoa desayuno almuerzo
food merienda postre bocadillos cenar comemos plato
music banda grupo música concierto toca* dj actúa orquesta
expire caduca* vence* válido* vigente
transport transporte* camión envío furgo furgoneta viaje trayecto traslado minibús ferry bus tren coche
diet vegetarian* vegan* carne
key llave* candado
boss jefe jefa
course curso* clase clases cursillo
weight pesa* peso
pay cobra* cobro pag*
hours horario*
move mudanza
website web página
electric luz electric*
people personas gente invitados participantes asistentes comensales somos seremos estamos seríamos niños inscritos
people apuntados alumnos socios
deposit señal fianza
date fecha fechas
time hora horario horarios
colour color colores tono pintura pintado pintada pintamos
finish acabado barniz laca mate brillante satinado yeso enlucido cera aceite imprimación esmalte
version versión release revisión
route ruta recorrido camino sendero trayecto etapa itinerario desvío
equipment equipo equipos proyector altavoz altavoces micro micrófono cámara impresora herramientas taladro escalera
equipment generador sonido megafonía
status funciona funcionan avería averiado roto arreglado caído
address dirección calle
payment pago pagos pagar transferencia efectivo tarjeta factura cuenta iban bizum bizums
drink bebida bebidas cerveza cervezas vino café té zumo agua sidra sangría refrescos
phone teléfono número móvil celular
count número cantidad total ejemplares sillas mesas unidades
size tamaño talla formato ancho alto largo medidas
material madera acero tela algodón papel cartón plástico hormigón
design logo cartel carteles folleto camiseta camisetas diseño pancarta tipografía
port puerto servidor dominio región
duration duración dura
temperature temperatura grados horno calefacción
"""

NUMBERS: Final = """
dos 2 tres 3 cuatro 4 cinco 5 seis 6 siete 7 ocho 8 nueve 9 diez 10 once 11 doce 12 trece 13 catorce 14 quince 15
dieciséis 16 veinte 20 veinticinco 25 treinta 30 cuarenta 40 cincuenta 50 sesenta 60 veintiuno 21 veintiún 21
veintidós 22 veintitrés 23 veinticuatro 24 veintiséis 26 veintisiete 27 veintiocho 28 veintinueve 29 diecisiete 17
dieciocho 18 diecinueve 19 setenta 70 ochenta 80 noventa 90 ciento 100 doscientos 200 doscientas 200 trescientos 300
trescientas 300 cuatrocientos 400 quinientos 500 quinientas 500 seiscientos 600 setecientos 700 ochocientos 800
novecientos 900 cien 100 mil 1000 docena 12
"""

LIGHT: Final = """
media medio ah eh ay oye uy bueno doña don señor señora hoy mañana ayer semana semanas mes meses día días tiempo
gracias hola buenas buenos ok vale sí no bien muy todo toda todos todas hacer hace hago va van voy ver decir dice digo
cosa cosas gente algo alguien nadie más menos también aún ya como cuando pues plan decisión decidido año años hora
horas último última próximo próxima primero primera pequeño pequeña grande otro otra otros otras tengo tiene tenemos
está están estamos eso esto ese esa este esta lunes poner pone puesto quiero queremos
"""

COLOURS: Final = """
rojo roja azul verde amarillo amarilla negro negra blanco blanca naranja morado morada rosa marrón gris beige turquesa
granate mostaza dorado plateado burdeos violeta
"""

MODES: Final = """
tren autobús bus coche avión vuelo bici bicicleta ferry barco camión taxi tranvía pie furgoneta furgo metro
"""

MONEY: Final = "euro euros pavos dólares pesos libras céntimos eur soles"
PLACES: Final = """
patio plaza polideportivo finca parque playa albergue nave terraza ermita pabellón pista bodega frontón instituto
merendero calle sala casa biblioteca colegio escuela centro iglesia hotel café bar teatro museo jardín oficina
gimnasio estación estudio restaurante local
"""

FREE: Final = "gratis gratuito gratuita"
SELF: Final = "yo mi mis me mí"
SIDES: Final = "norte sur este oeste izquierda derecha"
