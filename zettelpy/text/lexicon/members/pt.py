"""Portuguese: categories and their members. Our own list."""

from typing import Final

MEMBERS: Final = """
quantos anos, que idade, idade: anos, completar, aniversário, nascer, quarentona, trintão
quanto mede, altura: metro, centímetros, cm
família, familiar, parente: mãe, mamãe, pai, papai, irmão, filho, avó, tia, tio, primo, sobrinho, sogra, gêmeos
animal, animal de estimação: cachorro, cão, gato, coelho, hamster, tartaruga, papagaio, cavalo, pássaro, peixe, canário, periquito, porquinho da índia, rato, furão, cobra, lagarto, pônei, burro, filhote, calopsita
instrumento: piano, violino, violão, guitarra, acordeão, sanfona, bateria, flauta, trompete, saxofone, clarinete, contrabaixo, baixo, viola, harpa, alaúde, órgão, gaita, trombone, tuba, oboé, fagote, cavaquinho, ukulele, banjo, bandolim, xilofone, tambor, pandeiro, cuíca, teclado
esporte, desporto: futebol, tênis, basquete, vôlei, natação, corrida, ciclismo, ioga, escalada, boxe, surfe
passatempo, lazer, atividade: pintura, desenho, leitura, fotografia, jardinagem, culinária, costura, cerâmica, pesca, dança, canto
cor: vermelho, azul, verde, amarelo, preto, branco, cinza, marrom, laranja, roxo, rosa
comida, prato, refeição: massa, pizza, sopa, salada, frango, peixe, arroz, feijão, bacalhau, queijo, pão
fruta: maçã, pera, banana, morango, cereja, uva, laranja, limão, pêssego, melão, abacaxi
sobremesa, doce: bolo, torta, sorvete, gelado, pudim, biscoito, chocolate, brigadeiro
bebida: café, chá, cerveja, vinho, suco, sumo, água, leite, refrigerante, caipirinha, sidra, champanhe, infusão, limonada, rum, gim, vodca, uísque, cachaça, coquetel, chimarrão
veículo, transporte: carro, ônibus, trem, bicicleta, moto, caminhão, van, táxi, metrô, barco, avião, trailer, patinete, lambreta, trator, reboque, veleiro, canoa, ambulância, bonde, navio
móvel: mesa, cadeira, sofá, armário, estante, cama, poltrona, escrivaninha, banqueta, banco, aparador, berço, beliche, colchão, abajur, espelho, cômoda, rack
roupa: camisa, calça, vestido, saia, jaqueta, casaco, sapatos, botas, chapéu, cachecol, terno, gravata, cinto, luvas, meias, tênis, sandálias, chinelo, pijama, roupão, colete, capa de chuva, biquíni, sunga, boné, moletom
tempo, clima: chuva, neve, tempestade, sol, vento, neblina, calor, granizo
doença: gripe, resfriado, febre, tosse, enxaqueca, câncer, diabetes, asma, infecção, depressão, catapora, sarampo, amigdalite, pneumonia, apendicite, hipertensão, infarto, avc, artrose, gota, dengue, malária, otite, virose, covid
alergia, intolerância: amendoim, nozes, glúten, lactose, leite, pólen, ovo, camarão
profissão: professor, médico, enfermeira, engenheiro, cozinheiro, padeiro, encanador, eletricista, advogado, jornalista, dentista, veterinário, farmacêutico, juiz, policial, bombeiro, pedreiro, pintor, cabeleireiro, garçom, garçonete, escritor, músico, fotógrafo, arquiteto, contador, jardineiro, agricultor, piloto, tradutor, secretária
emoção, sentimento: feliz, triste, bravo, orgulhoso, nervoso, preocupado, decepcionado, aliviado
cômodo, divisão: cozinha, sala, quarto, banheiro, porão, escritório, garagem, varanda
evento, festa: casamento, aniversário, concerto, batizado, exposição, torneio, festival, feira, natal
país: brasil, portugal, angola, argentina, espanha, frança, itália, alemanha, inglaterra, japão, moçambique
"""
