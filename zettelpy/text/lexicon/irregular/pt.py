"""Irregular Portuguese verbs of everyday talk, folded: each line holds the infinitive, a colon and forms looked up as it.

Forms of verbs that are stop words (`ser`, `ir`, `fazer` and the like) are no search terms. Left out is what another word
is as often: `posto` (post), `vendo` (I sell), `saia` (skirt), `dado` (datum), and `viram` and `vimos`, of ver and of vir.
"""

from __future__ import annotations

from typing import Final

FORMS: Final = """
abrir: aberto aberta abertos abertas
caber: caibo coube couberam
cair: caio cai caem caiu caido
chegar: cheguei cheguem
cobrir: cubro coberto coberta
conseguir: consegue consiga
construir: constroi
crer: creio cre
dar: dou deu deram demos dao
descobrir: descoberto descoberta
dizer: digo disse disseram dissemos dito dita dira diria diga digam
dormir: durmo durma
eleger: eleito eleita
entregar: entregues
escrever: escrito escrita escritos escritas
ficar: fiquei fique fiquem
imprimir: impresso impressa impressos
jogar: joguei
ler: leio le leem leu lido lida lendo
medir: meco
morrer: morto morta mortos
ouvir: ouco ouca
pagar: paguei paguem
pedir: peco peca pecam
perder: perco perca
propor: proponho propoe propos propuseram proposto
querer: quis quiseram queira
rir: rio ri riu
saber: sei soube souberam saiba
sair: saio sai saem saiu
seguir: sigo segue siga
sentir: sinto sinta
servir: sirvo sirva
subir: sobe sobem
sumir: some somem
tocar: toquei toque
trazer: trago trouxe trouxeram trouxemos traga tragam trara traria
valer: valho valha
ver: vejo ve veem viu visto vista vistos vistas veja vejam
vir: venho vem veio vieram viemos vindo vinda venha venham
"""
