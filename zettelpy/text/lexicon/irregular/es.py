"""Irregular Spanish verbs of everyday talk, folded: each line holds the infinitive, a colon and forms looked up as it.

Forms of verbs that are stop words (`ser`, `ir`, `hacer` and the like) are no search terms. Left out is what another word
is as often: `vino` (wine), `traje` (suit), `cuento` (tale), `cuenta` (bill), `juego` (game), `acuerdo`, `fuerza`, `prueba`,
`muestra`, `vuelta`, `puesto`, and `siento` (of sentar and of sentir).
"""

from __future__ import annotations

from typing import Final

FORMS: Final = """
abrir: abierto abierta abiertos abiertas
acordar: acuerda acuerdas acuerdan
acostar: acuesta acuestan
almorzar: almuerza almuerzan
andar: anduvo anduvieron
aparecer: aparezco aparezca
caer: caigo caiga cayo cayeron caido caida
calentar: calienta caliento
cerrar: cierra cierran cierro cierre
comenzar: comienza comienzan comienzo comience comence
conducir: conduzco condujo condujeron
conocer: conozco conozca
conseguir: consigue consiguen consiguio consiguieron
contar: cuentan
costar: cuesta cuestan
crecer: crezco crezca
creer: creyo creyeron
cubrir: cubierto cubierta
dar: doy das dan dio dieron dimos diste dado dada
decir: digo dices dice dicen dije dijo dijeron dijimos dijiste dicho dira diran diria diga digan diciendo
despedir: despide despiden despidio despidieron
despertar: despierta despierto
devolver: devuelve devuelven devuelto devuelta devuelvo
dormir: duermo duerme duermen duermes durmio durmieron durmiendo
elegir: elijo elige eligen eligio eligieron elija
empezar: empieza empiezan empiezo empiece empece empiecen
encontrar: encuentra encuentran encuentro encuentre
entender: entiendo entiende entienden entiendes
envolver: envuelto envuelta
escribir: escrito escrita escritos escritas
imprimir: impreso impresa impresos
jugar: juega juegan juegas
leer: leyo leyeron leido leyendo
llover: llueve
medir: mide miden midio
mentir: miente mintio
merendar: merienda
morir: muere mueren murio murieron muerto muerta muertos
mostrar: muestran
mover: mueve mueven muevo
nacer: nazca
ofrecer: ofrezco ofrezca
oir: oigo oye oyen oyo oyeron
parecer: parezca
pedir: pido pide piden pides pidio pidieron pidiendo pida
pensar: pienso piensa piensan piensas
perder: pierdo pierde pierden
poner: pongo puse puso pusieron pusimos puesta puestas pondra pondran pondria ponga pongan
preferir: prefiero prefiere prefieren prefirio
probar: prueban pruebo
producir: produjo produjeron
proponer: propongo propuso propusieron propuesto
quebrar: quiebra
querer: quiero quiere quieren quieres quise quiso quisieron querra querria quisiera quiera
recoger: recojo recoja
recordar: recuerda recuerdan recuerdo recuerdas
reducir: redujo redujeron
reir: rie rien rieron
repetir: repite repiten repitio
resolver: resuelve resuelto resuelta
romper: roto rota rotos rotas
saber: supo supieron supe sabra sabria sepa
salir: salgo saldra saldran saldria salga salgan
seguir: sigo sigue siguen sigues siguio siguieron siga siguiendo
sentar: sienta sientan
sentir: siente sienten sintio
servir: sirve sirven sirvio sirvieron
sonar: suena suenan
sugerir: sugiere sugirio
tocar: toque toquen
traducir: tradujo
traer: traigo trajo trajeron trajiste traiga traigan trayendo
valer: valgo valdra
venir: vengo viene vienen vienes vine vinieron vendra vendran vendria venga vengan viniendo
ver: veo ve ven ves vio vieron vimos viste visto vista vistos vistas
vestir: visten vistio
volar: vuela vuelan
volver: vuelvo vuelve vuelven vuelves vuelto vuelva
"""
