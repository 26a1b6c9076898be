"""Portuguese: words that mean the same when somebody searches, one cluster a line. Our own list.

Words of Brazil and of Portugal stand together. What belongs to a category stands in `text/lexicon/members`.
"""

from typing import Final

CLUSTERS: Final = """
preço, custo, pagar, pagamento, caro, valor, tarifa
dinheiro, orçamento, grana, verba, caixa
espécie, numerário
conta, iban, transferência, transferir, pix
sinal, caução, depósito, adiantamento
fatura, recibo, boleto
desconto, abatimento
doação, doar, patrocínio, patrocinador
salário, ordenado, remuneração
subsídio, bolsa, financiamento
prazo, data limite, vencer, vencimento
responsável, encarregado, cuidar, gerir, coordenar
endereço, morada, rua, código postal, cep
morar, viver, residir, moradia
mudança, mudar
começar, iniciar, arrancar
abrir, abertura, inaugurar
fechar, encerrar
terminar, acabar, fim, final, concluir
cancelar, anular, desmarcar
adiar, remarcar, atrasar, adiamento, reagendar
alugar, aluguel, aluguer, arrendar, renda, inquilino
emprestar, empréstimo
telefone, celular, telemóvel, número, ligar
correio, email, mail
roupa, vestir, vestuário, traje
fantasia, disfarce, figurino
refeição, catering, almoço, cardápio
jantar, ceia
cozinhar, cozinheiro, receita
vegetariano, vegano, carne
restaurante, bar, lanchonete, tasca
carro, automóvel, veículo, viatura
furgão, van, caminhão, camião, carrinha
transporte, carona, boleia, trajeto
estacionar, vaga
ônibus, autocarro, van
trem, comboio, estação
bicicleta, bike
avião, voo, voar, aeroporto
bilhete, ingresso, passagem, entrada
viagem, férias, viajar, excursão
hotel, hospedagem, alojamento, pousada, hospedar
seguro, apólice
trabalho, emprego, profissão
chefe, patrão, gerente, diretor
colega, equipe, funcionário, pessoal
demissão, demitir, despedir
voluntário, ajudar, colaborar
sócio, membro, associado
médico, doutor, consulta
doente, doença, gripe, febre
hospital, clínica, urgência
ferido, lesão, dor, doer, acidente, machucar
remédio, medicamento, comprimido
operação, cirurgia
compromisso, encontro, agendamento
reunião, conferência, assembleia, videochamada
criança, filho, garoto, miúdo
bebê, recém-nascido
mãe, mamãe, pais
pai, papai, papá, pais
avó, vovó
marido, esposo, companheiro
mulher, esposa, companheira
namorado, noivo, companheiro
casamento, boda, casório
divórcio, separar
morte, morrer, falecer, enterro, velório, funeral
aniversário, nascer, nascimento
sala, quarto, salão
apartamento, habitação
lugar, local, localização, sítio
música, orquestra, banda, conjunto
concerto, apresentação, recital, show
canção, faixa
votar, eleger, eleição
acordo, concordar, aceitar, aprovar
decidir, decisão, combinar
proposta, propor, sugerir, ideia, sugestão
senha, código, password
chave, fechadura, cadeado
tamanho, dimensão
superfície, metragem
capacidade, lotação, caber
inscrever, inscrição, registrar, matrícula
comprar, adquirir
encomendar, pedido
entrega, envio, pacote
loja, comércio, negócio
motivo, razão, causa
quebrado, avaria, estragado, defeito
consertar, reparar
erro, falha, bug
encanador, canalizador
aquecimento, caldeira, aquecedor
pintar, pintura, tinta
alergia, intolerância
ensaio, treino
professor, docente
exame, prova, teste
curso, aula, oficina, formação
aprender, estudar
universidade, faculdade
advogado, jurista
contrato, assinar, assinatura
cliente, freguês
fornecedor, distribuidor
presente, prenda
festa, comemorar, celebrar
convidar, convite
foto, fotografia, imagem
horário, programação, cronograma, calendário
perder, extraviar, esquecer
roubo, furto
medo, preocupação, receio
bravo, zangado, irritado
queixa, reclamação
cachorro, cão
animal, bicho
"""
