"""Portuguese: words that mean the same when somebody searches, one cluster a line. Our own list.

Words of Brazil and of Portugal stand together. A category and one of its members stand in a line of their own, so that
the members do not find each other.
"""

from typing import Final

CLUSTERS: Final = """
preço, custo, custar, pagar, pagamento, caro, valor, tarifa
dinheiro, orçamento, grana, verba, caixa
em espécie, numerário
conta, iban, transferência, transferir, pix
sinal, caução, depósito, adiantamento
fatura, recibo, boleto
desconto, abatimento
doação, doar, patrocínio, patrocinador
salário, ordenado, remuneração
subsídio, bolsa, financiamento
prazo, data limite, vencer, vencimento, vence
responsável, encarregado, encarregar, cuidar, gerir, coordenar
endereço, morada, rua, código postal, cep
morar, viver, residir, moradia
mudança, mudar
começar, iniciar, início, arrancar, começo
abrir, abertura, inaugurar, aberto
fechar, encerrar, fecho
terminar, acabar, fim, final, concluir
cancelar, anular, desmarcar, cancelamento
adiar, remarcar, atrasar, adiamento, reagendar
alugar, aluguel, aluguer, arrendar, renda, inquilino
emprestar, empréstimo, emprestado
telefone, celular, telemóvel, número, ligar
correio, email, mail
roupa, vestir, vestuário, traje
fantasia, disfarce, fantasiar
comida, comer, refeição, catering, almoço, prato
jantar, ceia
cozinhar, cozinha, cozinheiro, receita
vegetariano, vegano, carne
restaurante, bar, lanchonete, tasca
bebida, beber
carro, automóvel, veículo, viatura
furgão, van, caminhão, camião, carrinha
transporte, carona, boleia, trajeto
estacionar, estacionamento, vaga
ônibus, autocarro, van
trem, comboio, estação
bicicleta, bike
avião, voo, voar, aeroporto
bilhete, ingresso, passagem, entrada
viagem, férias, viajar, excursão
hotel, hospedagem, alojamento, pousada, hospedar
seguro, apólice, seguradora
trabalho, emprego, trabalhar, profissão
chefe, patrão, gerente, diretor
colega, equipe, equipa, funcionário, pessoal
contratar, contratação, recrutar
demissão, demitir, despedir
presidente, diretoria, direção
voluntário, ajudar, ajuda, colaborar
sócio, membro, associado
médico, doutor, consulta, médica
doente, doença, gripe, febre
hospital, clínica, urgência
ferido, lesão, dor, doer, acidente, machucar
remédio, medicamento, comprimido
operação, operar, cirurgia
compromisso, encontro, agendamento
reunião, conferência, assembleia, videochamada
criança, filho, garoto, miúdo
bebê, bebé, recém-nascido
mãe, mamãe, pais
pai, papai, papá, pais
avó, vovó
avô, vovô
marido, esposo, companheiro
mulher, esposa, companheira
namorado, noivo, companheiro
casamento, boda, casar
divórcio, divorciar, separar, separação
morte, morrer, falecer, enterro, velório, funeral
aniversário, nascer, nascimento
animal, cachorro, cão
animal, gato
animal, coelho
sala, quarto, salão
apartamento, casa, habitação
lugar, local, localização, sítio
móveis, mobília
música, orquestra, banda, conjunto
concerto, apresentação, recital, show
canção, faixa
instrumento, piano
instrumento, violino
instrumento, violão, guitarra
instrumento, acordeão, sanfona
votar, votação, eleger, voto, eleição
acordo, concordar, aceitar, aprovar
decidir, decisão, resolver, combinar
proposta, propor, sugerir, ideia, sugestão
senha, código, password
chave, fechadura, cadeado
tamanho, medida, dimensão
superfície, metro quadrado
capacidade, lotação, caber, cabem
inscrever, inscrição, registrar, matrícula
vender, venda
comprar, compra, adquirir
encomendar, encomenda, pedido
entrega, entregar, envio, pacote
loja, comércio, negócio
motivo, razão, causa
quebrado, quebrar, avaria, estragado, estragar, defeito
consertar, reparar, conserto, arrumar
erro, falha, bug
encanador, canalizador
aquecimento, caldeira, aquecedor
cor, vermelho
cor, azul
cor, verde
cor, amarelo
cor, preto
cor, branco
pintar, pintura, tinta
alergia, alérgico, intolerância, intolerante
alergia, alérgico, amendoim, nozes
alergia, alérgico, glúten
alergia, alérgico, lactose
bebida, beber, café
bebida, beber, chá
bebida, beber, cerveja
ensaio, ensaiar, treino, treinar
professor, professora, docente
exame, prova, teste
curso, aula, oficina, formação
aprender, estudar, estudo
universidade, faculdade
advogado, jurista
contrato, assinar, assinatura
cliente, freguês
fornecedor, distribuidor
presente, prenda, presentear
festa, comemorar, comemoração, celebrar
convidar, convite, convidado
foto, fotografia, imagem
horário, programação, cronograma, calendário
perder, extraviar, esquecer
roubo, roubar, furto
medo, preocupação, preocupar, receio
bravo, zangado, irritado
queixa, reclamação, reclamar
"""
