"""Spanish words of change (what the tables mean: `zettelpy.text.lexicon.changes`)."""

from __future__ import annotations

from typing import Final

CUES: Final = """
[move]
pasamos la, pasamos el, la pasamos, lo pasamos, la movemos, lo movemos, la cambiamos, lo cambiamos, la aplazamos, lo aplazamos, trasladamos, bajo, subo, bajan, suben, baja, sube, ha bajado, ha subido, rebajan, más barato, más barata, más caro, más cara, en su lugar, en mi lugar, cedo, cede, delega, paso a, le paso, traspaso, nos vamos, nos vamos al, nos vamos a la, nos cambiamos, tiramos de, corremos, se corre, la dejamos para, negociado, que sean, que lo lleve
aplazado/+a/+os/+as, aplazada, aplazamos, aplaza, se aplaza, retrasa, se retrasa, retrasado, retrasada, retrasamos, adelantado, adelantada, adelantamos, se adelanta, adelanta, pospuesto, pospuesta, posponemos, se pospone, se mueve, movemos, movido, movida, cambiado, cambiada, cambiamos, se cambia, cambia a, cambia al, ha cambiado,
pasa a, pasa al, pasan a, pasamos a, pasamos al, se pasa al, pasa de, migramos, migrado, sube a, subimos, ha subido, subido, bajamos, baja a, ha bajado, bajado, rebajado, aumenta a, aumentado, reducido, reducida, recortado, recortada, ampliado, ampliada, prorrogado, reemplaza*, sustituye, sustituimos, sustituido, sustituida, sustituirá, toma el relevo, releva, me la quedo, me lo quedo, se queda en, queda en, nuevo plan, nueva fecha, nueva hora, nos mudamos, me mudé, me mudo, trasladado, se traslada, se hace cargo, actualizado, intercambiamos
[shift]
semana más tarde, semana después, día después, hora más tarde, hora antes, una semana antes, una hora después
[now]
a día de hoy, actualmente, ahora mismo somos, por ahora, entretanto, al final, a estas alturas
ahora, desde ahora, a partir de ahora, a partir de ya, a partir de hoy, desde hoy, de ahora en adelante, en adelante, nuevo, nueva, nuevos, nuevas, al final, finalmente, mejor, ya, por fin, en realidad, resulta que, de momento, desde ayer, solo, sólo
[fix]
corrección, corrijo, en realidad, error mío, fallo mío, me equivoqué, me he equivocado, me confundí, quise decir, quería decir, perdón, perdonad, no espera, espera, mea culpa, falso, rectifico, errata, equivocado, mentira
[back]
volvemos a, volvemos al, vuelve a, vuelve al, volver a, vuelta a, otra vez, de nuevo, de vuelta, regresamos a, retomamos
[drop]
ya no, cancelado, cancelada, cancelados, cancelan, cancelamos, se cancela, cancelo, anulado, anulada, anulan, se anula, anulamos, descartado, descartada, descartamos, se descarta, abandonado, se cae, se ha caído, se suspende, suspendido, suspendida, no va a ser posible, queda fuera, se retira, se echa atrás, se ha rajado, no habrá, no se hace, nos olvidamos, olvidaos de, adiós a, deja de, ha dejado, renuncia, quitamos, se acabó, eliminado, eliminada, no más, se ha echado atrás, nada de
[take]
cambio de planes, he cambiado de opinión, hemos cambiado de opinión, ha cambiado de opinión, cambié de opinión, olvida eso, olvidadlo, olvidad, olvídalo, olvídenlo, retiro lo dicho, lo retiro, me retracto, borrad eso, borra eso, no he dicho nada, pensándolo mejor, donde dije
[keep]
sigue, siguen, seguimos, se mantiene, mantenemos, como siempre, como quedamos, igual que antes, sin cambios, queda igual, recuerdo, recordatorio, recordad, repito, como dije, como acordamos, mismo precio, según lo previsto, igual
[open]
por ver, ya veremos, aún no sabemos, no lo sabemos, no lo hemos decidido, todavía no hemos, aún no hemos, por confirmar, sin confirmar, está por decidir, no está claro, hay que verlo
no hemos decidido, no está decidido, sin decidir, nada decidido, no se ha decidido, no hemos acordado, no se decidió, por decidir, ninguna decisión, pendiente, en el aire, aún no se sabe, todavía no se sabe, aparcado, está por ver, sin acordar, no hay decisión
[if]
si
[hypo]
pediría, pondría, diría, compraría, iría, costaría, llevaría, vendría, saldría, pediríamos, haríamos, iríamos, tendría, vendrían, saldrían, costarían
quizá, quizás, podría, podríamos, podrían, deberíamos, debería, sería, serían, ojalá, tal vez, a lo mejor, propongo, propuesta, sugiero, qué tal, y si, imagina, supongamos, igual podríamos, me gustaría, querría, habría, idea, ideas, presupuesto de, haría, cobraría, yo diría, seguramente, probablemente, sueño, broma, espero que
[hear]
pregunta si, preguntan si, quiere saber, dice que, dicen que, cuenta que, cuenta q, dice q, va diciendo, anda diciendo, según, por lo visto, supuestamente, cree que, creía, creen, rumor, rumores, mi madre dice, pone que, el periódico, se comenta
[ago]
el año pasado, la última vez, la otra vez, en su día, hace años, de pequeño
[past]
ayer, anteayer, anoche, la semana pasada, el mes pasado, pasado, pasada, hace dos, hace tres, antes, era, eran, estaba, había, hubo, entonces era, fue
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
[so]
fecha, reservado, contratado, contrato, votado, ha ganado, elegimos, será el, lo hacemos, la hacemos, vamos al, vamos a la, nos quedamos, encargado
entonces, pues, vale, ok, de acuerdo, venga, hecho, decidido, hemos decidido, acordado, quedamos, queda fijado, queda fijada, confirmado, confirmada, cerrado, definitivo, nos quedamos con, perfecto, hala, así que, va, trato hecho, aprobado, firmé, firmado
[yes]
al final sí, sí que, sí se, se hace, puede, podemos, permitido, autorizado, adelante, acepta, sí
[]
no solo, no sólo, ya veremos, ya está, no pasa nada, ni idea, ni locos, sin duda, sin embargo, si no, ahora mismo, ya lo tenéis, ya ves, si quieres, no obstante, no te preocupes, todavía no, aún no, ya que, como si, nuevo grupo, nuevo león, nueva york
"""

CONCEPTS: Final = """
password clave contraseña código
open abr* apertura inaugur* estreno estren* lanzamiento
depart sal* salida partimos partida despegue
arrive lleg*
begin empez* empiez* comienz* comenz* inicio iniciamos arranc*
end termin* acab* fin cierre cierra*
meet reunión* reunion* cita asamblea junta ensayo* quedada entrevista
deadline plazo* entrega* fecha-límite límite vence
price precio* cuesta* coste entrada entradas tarifa
rent alquiler* renta
daily al_día del_día por_día
monthly al_mes por_mes mensual*
fee cuota* mensualidad suscripción
budget presupuesto* subvención
salary sueldo* salario*
charge encarga* responsable* ocupa lleva cargo coordina dirige organiza cuida monta monto hace hago quedo encargo ocupo llevo coordino cuido organizo gestiona gestiono
live vivo vive vivimos dirección domicilio piso mudo mudamos
venue lugar sala local sitio ubicación sede
food comida catering comedor cocina menú cena
music banda grupo música concierto toca* dj actúa orquesta
expire caduca* vence* válido* vigente
transport transporte* camión envío furgo furgoneta
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
people personas gente invitados participantes asistentes comensales somos seremos estamos seríamos niños inscritos apuntados alumnos socios
price por_persona por_cabeza barat* caro cara
deposit señal fianza
charge me_encargo te_encargas se_encargará encargado encargada me_ocupo hará haré traigo trae compra compro reserva reservo recoge recojo guarda gestionará lleve lo_lleva la_lleva los_lleva lo_haga llevará queda_con quedo_con asume asumo
price la_noche por_noche la_hora por_hora por_cabeza
"""

NUMBERS: Final = """
dos 2 tres 3 cuatro 4 cinco 5 seis 6 siete 7 ocho 8 nueve 9 diez 10 once 11 doce 12 trece 13 catorce 14 quince 15 dieciséis 16 veinte 20 veinticinco 25 treinta 30 cuarenta 40 cincuenta 50 sesenta 60
cien 100 mil 1000 docena 12
"""

LIGHT: Final = """
media medio
ah eh ay oye uy bueno doña don señor señora hoy mañana ayer semana semanas mes meses día días tiempo gracias hola buenas buenos ok vale sí no bueno bien muy todo toda todos todas hacer hace hago va van voy ver decir dice digo cosa cosas gente algo alguien nadie
más menos también aún ya como cuando pues plan decisión decidido año años hora horas último última próximo próxima primero primera pequeño pequeña grande otro otra otros otras tengo tiene tenemos está están estamos eso esto ese
esa este esta lunes poner pone puesto quiero queremos
"""

COLOURS: Final = "rojo roja azul verde amarillo amarilla negro negra blanco blanca naranja morado morada rosa marrón gris beige turquesa granate mostaza dorado plateado burdeos violeta"
MODES: Final = (
    "tren autobús bus coche avión vuelo bici bicicleta ferry barco camión taxi tranvía pie furgoneta furgo metro"
)
MONEY: Final = "euro euros pavos dólares pesos libras céntimos eur soles"
PLACES: Final = "patio plaza polideportivo finca parque playa albergue nave terraza ermita pabellón pista bodega frontón instituto merendero calle plaza sala casa biblioteca colegio escuela centro parque iglesia hotel café bar teatro museo jardín oficina gimnasio estación estudio restaurante nave local patio polideportivo"
FREE: Final = "gratis gratuito gratuita"
SELF: Final = "yo mi mis me mí"
SIDES: Final = "norte sur este oeste izquierda derecha"
