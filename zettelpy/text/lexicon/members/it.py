"""Italian: categories and their members. Our own list."""

from typing import Final

MEMBERS: Final = """
quanti anni, che età, età: anni, compiere, compleanno, nata, quarantina, cinquantina
quanto è alto, altezza: metro, centimetri, cm
famiglia, parente, familiare: madre, mamma, padre, papà, fratello, sorella, figlio, nonno, zia, zio, cugino, nipote, suocera, gemelli
animale: cane, cucciolo, gatto, coniglio, criceto, tartaruga, pappagallo, cavallo, uccello, pesce, canarino, pappagallino, cavia, porcellino d india, topo, ratto, furetto, serpente, lucertola, pony, asino, barboncino
strumento: pianoforte, piano, violino, chitarra, fisarmonica, batteria, flauto, tromba, violoncello, sassofono, clarinetto, contrabbasso, basso, viola, arpa, liuto, organo, armonica, trombone, tuba, corno, oboe, fagotto, ukulele, banjo, mandolino, xilofono, tamburo, cornamusa, tastiera, ocarina
sport: calcio, tennis, pallavolo, basket, nuoto, corsa, ciclismo, yoga, arrampicata, sci, ginnastica
hobby, passatempo, attività: pittura, disegno, lettura, fotografia, giardinaggio, cucina, cucito, ceramica, pesca, ballo, canto
colore: rosso, blu, verde, giallo, nero, bianco, grigio, marrone, arancione, viola, rosa
cibo, piatto: pizza, zuppa, insalata, pollo, pesce, riso, risotto, lasagne, polenta, formaggio, pane
frutta: mela, pera, banana, fragola, ciliegia, uva, arancia, limone, pesca, melone, anguria
dolce, dessert: torta, gelato, biscotto, cioccolato, tiramisù, crostata, panettone, budino
bevanda, bere: caffè, tisana, birra, vino, succo, acqua, latte, spritz, limonata, sidro, spumante, prosecco, bibita, rum, gin, vodka, whisky, grappa, limoncello, cioccolata calda
veicolo, trasporto: macchina, autobus, treno, bicicletta, moto, camion, furgone, taxi, metropolitana, traghetto, aereo, camper, roulotte, monopattino, motorino, trattore, rimorchio, barca a vela, canoa, ambulanza, nave
mobile, arredo: tavolo, sedia, divano, armadio, scaffale, letto, poltrona, scrivania, sgabello, panca, credenza, libreria, culla, materasso, lampada, specchio, cassettiera, comodino
abbigliamento, indossare: camicia, pantaloni, vestito, gonna, giacca, cappotto, maglione, scarpe, stivali, cappello, sciarpa, cravatta, cintura, guanti, calzini, sandali, pantofole, pigiama, accappatoio, gilet, impermeabile, costume da bagno, collant, cappellino, felpa
tempo, meteo: pioggia, neve, temporale, sole, vento, nebbia, caldo, grandine
malattia: influenza, raffreddore, febbre, tosse, emicrania, tumore, diabete, asma, infezione, depressione, varicella, morbillo, tonsillite, polmonite, appendicite, ipertensione, infarto, ictus, artrosi, gotta, malaria, eczema, otite, gastroenterite, covid
allergia, intolleranza: noci, arachidi, glutine, celiaco, lattosio, latte, polline, uova, crostacei
mestiere, professione: insegnante, medico, infermiera, ingegnere, cuoco, fornaio, idraulico, elettricista, avvocato, giornalista, dentista, veterinario, farmacista, giudice, poliziotto, pompiere, muratore, imbianchino, parrucchiere, cameriera, scrittore, musicista, fotografo, architetto, ragioniere, giardiniere, agricoltore, pilota, traduttore, segretaria
emozione, sentimento: felice, triste, arrabbiato, orgoglioso, nervoso, preoccupato, deluso, sollevato, contento
stanza: cucina, salotto, soggiorno, camera, bagno, cantina, soffitta, studio, garage, balcone
evento, festa: matrimonio, compleanno, concerto, battesimo, mostra, torneo, sagra, mercatino, natale
paese: italia, francia, spagna, germania, svizzera, austria, inghilterra, grecia, croazia, giappone
"""
