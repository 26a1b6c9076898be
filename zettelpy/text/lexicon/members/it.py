"""Italian: categories and their members. Our own list."""

from typing import Final

MEMBERS: Final = """
famiglia, parente, familiare: madre, mamma, padre, papà, fratello, sorella, figlio, nonno, zia, zio, cugino, nipote, suocera, gemelli
animale: cane, cucciolo, gatto, coniglio, criceto, tartaruga, pappagallo, cavallo, uccello, pesce
strumento: pianoforte, piano, violino, chitarra, fisarmonica, batteria, flauto, tromba, violoncello, sassofono, clarinetto
sport: calcio, tennis, pallavolo, basket, nuoto, corsa, ciclismo, yoga, arrampicata, sci, ginnastica
hobby, passatempo, attività: pittura, disegno, lettura, fotografia, giardinaggio, cucina, cucito, ceramica, pesca, ballo, canto
colore: rosso, blu, verde, giallo, nero, bianco, grigio, marrone, arancione, viola, rosa
cibo, piatto: pizza, zuppa, insalata, pollo, pesce, riso, risotto, lasagne, polenta, formaggio, pane
frutta: mela, pera, banana, fragola, ciliegia, uva, arancia, limone, pesca, melone, anguria
dolce, dessert: torta, gelato, biscotto, cioccolato, tiramisù, crostata, panettone, budino
bevanda, bere: caffè, tisana, birra, vino, succo, acqua, latte, spritz, limonata
veicolo, trasporto: macchina, autobus, treno, bicicletta, moto, camion, furgone, taxi, metropolitana, traghetto, aereo
mobile, arredo: tavolo, sedia, divano, armadio, scaffale, letto, poltrona, scrivania
abbigliamento, indossare: camicia, pantaloni, vestito, gonna, giacca, cappotto, maglione, scarpe, stivali, cappello, sciarpa
tempo, meteo: pioggia, neve, temporale, sole, vento, nebbia, caldo, grandine
malattia: influenza, raffreddore, febbre, tosse, emicrania, tumore, diabete, asma, infezione, depressione
allergia, intolleranza: noci, arachidi, glutine, celiaco, lattosio, latte, polline, uova, crostacei
mestiere, professione: insegnante, medico, infermiera, ingegnere, cuoco, fornaio, idraulico, elettricista, avvocato, giornalista
emozione, sentimento: felice, triste, arrabbiato, orgoglioso, nervoso, preoccupato, deluso, sollevato, contento
stanza: cucina, salotto, soggiorno, camera, bagno, cantina, soffitta, studio, garage, balcone
evento, festa: matrimonio, compleanno, concerto, battesimo, mostra, torneo, sagra, mercatino, natale
paese: italia, francia, spagna, germania, svizzera, austria, inghilterra, grecia, croazia, giappone
"""
