"""Spanish: words that mean the same when somebody searches, one cluster a line. Our own list.

Words of Spain and of America stand together. What belongs to a category stands in `text/lexicon/members`.
"""

from typing import Final

CLUSTERS: Final = """
precio, coste, pagar, caro, importe, tarifa
dinero, presupuesto, plata, fondos
efectivo, metálico
cuenta, iban, transferencia, transferir
fianza, depósito, anticipo
factura, recibo
descuento, rebaja
donación, patrocinador
sueldo, salario, nómina, cobrar
subvención, beca
plazo, fecha límite, vencer, vencimiento
responsable, encargado, ocupar, gestionar, dirigir
dirección, calle, código postal, domicilio
vivir, residir, residencia
mudanza, mudar, trasladar
empezar, comenzar, iniciar, arrancar
abrir, apertura, inaugurar
terminar, acabar, final, finalizar
cancelar, anular, suspender
aplazar, posponer, retrasar, postergar, atrasar
alquilar, arrendar, renta
prestar, préstamo
teléfono, móvil, celular, número, llamar
correo, email, mail
ropa, prenda, vestir
disfraz, traje
comida, almuerzo, catering, menú
cocinar, cocinero, receta
vegetariano, vegano, carne
restaurante, bar, mesón
bebida, refresco
coche, auto, carro, vehículo
furgoneta, camión, camioneta, furgón
transporte, traslado, trayecto
aparcar, estacionar, parking
autobús, autocar, bus, micro
tren, estación, renfe
bicicleta, bici
avión, vuelo, volar, aeropuerto
billete, entrada, boleto, pasaje
viaje, vacaciones, excursión
hotel, alojamiento, hospedaje, hostal
seguro, póliza, asegurar
trabajo, empleo, puesto, oficio
jefe, director, gerente, patrón
compañero, equipo, colega, personal
renunciar, dimitir, dimisión
despedir, despido, echar
presidente, directiva
voluntario, ayudar, colaborar
socio, miembro, afiliado
médico, doctor, consulta
enfermo, enfermedad, gripe, fiebre
hospital, clínica, urgencias
herido, lesión, dolor, doler, accidente, duele
medicamento, medicina, pastilla, remedio
operación, cirugía, intervención
cita, turno
reunión, junta, videollamada, asamblea
hijo, niño, crío, chaval
padre, papá
abuela, abuelita, yaya
pareja, marido, esposo
pareja, mujer, esposa
boda, matrimonio, casamiento
divorcio, separar
muerte, morir, fallecer, entierro, funeral
cumpleaños, nacer, nacimiento
sala, habitación, salón, cuarto
piso, apartamento, vivienda, departamento
lugar, sitio, ubicación
muebles, mobiliario
música, orquesta, banda, grupo
concierto, actuación, recital
canción, pieza
pareja, novio
votar, elegir, elección
acuerdo, aceptar, aprobar, conforme
decidir, decisión, acordar
propuesta, proponer, sugerir, idea, sugerencia
contraseña, clave, código, password
llave, cerradura, candado
tamaño, medida, dimensión
superficie, metros cuadrados
capacidad, aforo, caber
inscribir, inscripción, registrar, apuntar, matrícula
vender, venta
comprar, adquirir
pedir, comanda
entrega, enviar, paquete
tienda, comercio, negocio
motivo, razón, causa
romper, avería, estropear, defecto, dañado
reparar, arreglar
error, fallo, bug
fontanero, plomero
calefacción, caldera, radiador
pintar, pintura
alergia, intolerancia
ensayo, entrenamiento
profesor, maestro, profe, docente
examen, prueba, control
curso, clase, taller
aprender, estudiar
universidad, facultad, uni
abogado, letrado
contrato, firmar, convenio
cliente, clientela
proveedor, distribuidor
regalo, obsequio
fiesta, celebrar
foto, imagen, fotografía
horario, programa, calendario
perder, extraviar, olvidar
robo, hurto, ladrón
miedo, preocupación, asustar
queja, reclamación
perro, cachorro
madre, mamá
"""
