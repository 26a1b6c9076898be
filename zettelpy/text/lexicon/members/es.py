"""Spanish: categories and their members. Our own list."""

from typing import Final

MEMBERS: Final = """
cuántos años, qué edad, edad: años, cumplir, cumpleaños, nacer, cuarentona, treintañero
cuánto mide, altura: metro, centímetros, cm
familia, pariente: madre, mamá, padre, papá, hermano, hijo, abuelo, tía, tío, primo, sobrino, suegra, gemelos
mascota, animal: perro, cachorro, gato, gatito, conejo, hámster, tortuga, loro, caballo, pájaro, pez, canario, periquito, cobaya, conejillo, ratón, rata, hurón, serpiente, lagarto, poni, burro, caniche
instrumento: piano, violín, guitarra, acordeón, batería, flauta, trompeta, saxofón, clarinete, arpa, contrabajo, viola, laúd, órgano, armónica, trombón, tuba, oboe, fagot, ukelele, banjo, mandolina, bandurria, castañuelas, xilófono, tambor, gaita, teclado, cajón
deporte: fútbol, tenis, baloncesto, voleibol, natación, correr, ciclismo, yoga, escalada, boxeo, esquí, remo, vela, equitación, esgrima, atletismo, golf, surf, buceo, maratón, senderismo, petanca, bádminton, hockey
afición, pasatiempo, actividad: pintura, dibujo, lectura, fotografía, jardinería, cocina, costura, cerámica, senderismo, pesca, baile
color: rojo, azul, verde, amarillo, negro, blanco, gris, marrón, naranja, morado, rosa
comida, plato: pasta, pizza, sopa, ensalada, pollo, pescado, arroz, paella, tortilla, queso, pan
fruta: manzana, pera, plátano, fresa, cereza, uva, naranja, limón, melocotón, melón, sandía
postre, dulce: tarta, helado, flan, galleta, chocolate, bizcocho, churros, turrón
bebida: café, infusión, cerveza, vino, zumo, jugo, agua, leche, refresco, sidra, champán, cava, limonada, ron, ginebra, vodka, whisky, vermú, sangría, cóctel, horchata, mate
vehículo, transporte: coche, autobús, tren, bicicleta, moto, camión, furgoneta, taxi, metro, barco, avión, autocaravana, caravana, patinete, ciclomotor, tractor, remolque, velero, canoa, ambulancia, tranvía
mueble: mesa, silla, sofá, armario, estantería, cama, sillón, escritorio, taburete, banco, aparador, cuna, litera, colchón, lámpara, espejo, cajonera, mesilla
ropa, prenda: camisa, pantalón, vestido, falda, chaqueta, abrigo, jersey, zapatos, botas, gorro, bufanda, corbata, cinturón, guantes, calcetines, zapatillas, sandalias, pijama, bata, chaleco, chubasquero, bañador, medias, traje, sudadera
tiempo, clima: lluvia, nieve, tormenta, sol, viento, niebla, calor, granizo, chubasco, bruma, helada, ola de calor, nubes, nublado, trueno, relámpago, grados, llovizna, huracán, tornado
enfermedad: gripe, resfriado, fiebre, tos, migraña, cáncer, diabetes, asma, infección, depresión, varicela, sarampión, anginas, neumonía, apendicitis, hipertensión, infarto, ictus, artrosis, gota, malaria, eczema, otitis, gastroenteritis, covid
alergia, intolerancia: nueces, frutos secos, cacahuete, gluten, celíaco, lactosa, leche, polen, huevo, marisco
profesión, oficio: profesor, médico, enfermera, ingeniero, cocinero, panadero, fontanero, electricista, abogado, periodista, peluquero, dentista, veterinario, farmacéutico, juez, policía, bombero, albañil, pintor, camarera, escritor, músico, fotógrafo, arquitecto, contable, jardinero, agricultor, piloto, traductor, secretaria
emoción, sentimiento: feliz, triste, enfadado, orgulloso, nervioso, preocupado, decepcionado, aliviado, contento
habitación: cocina, salón, dormitorio, baño, sótano, despacho, garaje, balcón
evento, fiesta: boda, cumpleaños, concierto, bautizo, exposición, torneo, festival, mercadillo, navidad
país: españa, méxico, argentina, chile, colombia, perú, francia, italia, portugal, alemania, inglaterra
"""
