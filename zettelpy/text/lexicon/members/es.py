"""Spanish: categories and their members. Our own list."""

from typing import Final

MEMBERS: Final = """
familia, pariente: madre, mamá, padre, papá, hermano, hijo, abuelo, tía, tío, primo, sobrino, suegra, gemelos
mascota, animal: perro, cachorro, gato, gatito, conejo, hámster, tortuga, loro, caballo, pájaro, pez
instrumento: piano, violín, guitarra, acordeón, batería, flauta, trompeta, saxofón, clarinete, arpa
deporte: fútbol, tenis, baloncesto, voleibol, natación, correr, ciclismo, yoga, escalada, boxeo, esquí
afición, pasatiempo, actividad: pintura, dibujo, lectura, fotografía, jardinería, cocina, costura, cerámica, senderismo, pesca, baile
color: rojo, azul, verde, amarillo, negro, blanco, gris, marrón, naranja, morado, rosa
comida, plato: pasta, pizza, sopa, ensalada, pollo, pescado, arroz, paella, tortilla, queso, pan
fruta: manzana, pera, plátano, fresa, cereza, uva, naranja, limón, melocotón, melón, sandía
postre, dulce: tarta, helado, flan, galleta, chocolate, bizcocho, churros, turrón
bebida: café, infusión, cerveza, vino, zumo, jugo, agua, leche, refresco
vehículo, transporte: coche, autobús, tren, bicicleta, moto, camión, furgoneta, taxi, metro, barco, avión
mueble: mesa, silla, sofá, armario, estantería, cama, sillón, escritorio
ropa, prenda: camisa, pantalón, vestido, falda, chaqueta, abrigo, jersey, zapatos, botas, gorro, bufanda
tiempo, clima: lluvia, nieve, tormenta, sol, viento, niebla, calor, granizo
enfermedad: gripe, resfriado, fiebre, tos, migraña, cáncer, diabetes, asma, infección, depresión
alergia, intolerancia: nueces, frutos secos, cacahuete, gluten, celíaco, lactosa, leche, polen, huevo, marisco
profesión, oficio: profesor, médico, enfermera, ingeniero, cocinero, panadero, fontanero, electricista, abogado, periodista, peluquero
emoción, sentimiento: feliz, triste, enfadado, orgulloso, nervioso, preocupado, decepcionado, aliviado, contento
habitación: cocina, salón, dormitorio, baño, sótano, despacho, garaje, balcón
evento, fiesta: boda, cumpleaños, concierto, bautizo, exposición, torneo, festival, mercadillo, navidad
país: españa, méxico, argentina, chile, colombia, perú, francia, italia, portugal, alemania, inglaterra
"""
