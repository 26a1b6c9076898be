"""Portuguese words of change (what the tables mean: `zettelpy.text.lexicon.changes`)."""

from __future__ import annotations

from typing import Final

CUES: Final = """
[move]
passamos o, passamos a, passamos para, mudamos para, mudamos o, mudamos a, mudámos, adiámos, fica adiado, empurra, antecipa, baixa, sobe, baixaram, subiram, desceu, mais barato, mais caro, em meu lugar, no meu lugar, no seu lugar, passo para, passo a, entrega a, vamos antes para, trocamos, trocámos, que sejam, negociei, conseguimos baixar
adiado, adiada, adiamos, adiaram, adia, empurrad*, empurramos, remarcad*, remarcamos, transferid*, mudou, mudamos, mudado, mudada, muda para, muda pra, mudou para, antecipad*, antecipamos, passa para, passa pra, passou para, passou pra, passa a, passou a, passamos para, subiu para, subiu pra, sobe para, sobe pra, aumentou, aumentado, aumentamos, baixou, baixamos, caiu para, caiu pra, desce para,
reduzid*, reduziram, cortado, cortamos, cortei, substitu*, trocado, trocada, trocamos, troquei, troca para, migramos, assume, assumiu, prorrogad*, novo plano, nova data, novo horário, saiu por, me mudei, alterad*, alteramos, atualizad*, corrigid*, estendid*, fica para, fica pra, tem que ser, vira
[shift]
semana mais tarde, semana depois, dia depois, hora mais tarde, hora antes, uma semana antes, uma hora depois
[now]
neste momento, atualmente, por enquanto, entretanto, no fim das contas, a esta altura
agora, a partir de agora, a partir de hoje, de agora em diante, desde hoje, daqui pra frente, daqui em diante, novo, nova, novos, novas, no final, no fim, afinal, finalmente, já, na verdade, acabou sendo, só, apenas, agora é, vai ser, virou, desde ontem
[fix]
correção, corrigindo, na verdade, erro meu, me enganei, enganei-me, me confundi, quis dizer, queria dizer, desculpa, desculpem, não pera, pera, espera, falso, retificando, errado, errada, refiz, refizemos
[back]
volta para, volta pra, volta pras, volta pros, volta a, volta ao, volta às, voltamos a, voltamos ao, voltamos para, voltamos pra, voltou a, voltou para, voltou pra, de volta, de novo, outra vez, retomamos
[drop]
já não, não vai mais, não é mais, não tem mais, não vem mais, não mais, mais não, cancelad*, cancelamos, cancelaram, cancela, anulad*, descartad*, descartamos, abandonad*, desisti, desistiu, desistimos, deu pra trás, deu para trás, saiu do, caiu fora, pulou fora, furou, fora de questão, suspens*, suspendemos, acabou, não rola mais, não vai rolar, esqueçam, tirei, tiramos, sem mais, nada de, dispensad*, eliminad*, não vai ter, largou, não dá mais
[take]
mudança de planos, mudei de ideia, mudámos de ideia, mudamos de ideia, mudou de ideia, esquece isso, esqueçam isso, esquece, esqueçam, retiro o que disse, retiro o dito, deixa pra lá, deixa para lá, pensando bem, risca isso, apaga isso
[keep]
continua, continuam, mantém, mantém-se, mantemos, mantido, fica igual, como combinado, como sempre, lembrando, lembrete, relembrando, sem mudança, segue, seguem, ainda, conforme combinado, mesma coisa, repetindo, mesmo preço
[open]
ainda não sabemos, a ver, logo se vê, por confirmar, ainda não está, ainda não temos, está por ver, a confirmar, vamos ver, ainda não escolhemos, sem confirmação
não decidimos, não está decidido, nada decidido, sem decisão, ainda não decidimos, não foi decidido, nenhuma decisão, em aberto, por decidir, a decidir, pendente, não combinamos, indefinido, não ficou decidido, fica pra depois, não sabemos ainda, discussão fica, não está fechado
[if]
se
[hypo]
talvez, poderia, poderíamos, podia, podiam, deveria, deveríamos, seria, seriam, tomara, quem dera, sugiro, proponho, proposta, sugestão, que tal, e se, imagina, gostaria, queria, devia, ideia, acho que, tava pensando, estava pensando, quem sabe, provavelmente, sonho, brincadeira, kkk, kkkk, espero que, orçamento de, quiser
[hear]
pergunta se, perguntou se, quer saber, disse que, dizem que, diz que, segundo, parece que, acha que, achava, boato, boatos, ouvi dizer, saiu num, saiu no, supostamente, jornal, blog, estão dizendo
[ago]
ano passado, da última vez, na época, antigamente, anos atrás
[past]
ontem, anteontem, semana passada, mês passado, passado, passada, retrasado, antes, era, eram, estava, estavam, havia, tinha, tinham, foi, faz dois, faz três
[old]
em vez de, em vez do, em vez da, em lugar de, ao invés de, ao invés do, ao invés da, no lugar de, no lugar do, no lugar da, não mais, antes era, no lugar
[from]
de, do, da
[to]
para, pra, por, pro, pelo
[not]
não, nunca, nem, jamais, sem, nenhum, nenhuma, num
[but]
mas, sim, e sim
[so]
fica, marcado, marcada, reservado, contratado, votado, ganhou, escolhemos, vamos à, vamos ao, será, fica dia
então, ok, beleza, fechado, fechada, fechou, combinado, decidido, decidimos, acertado, confirmad*, definido, definida, ficou, vamos de, vamos com, pronto, perfeito, tá bom, certo, deu, aprovado, assinei, fechei, por isso, ficamos com, chega
[yes]
no fim sim, vai rolar, pode, podemos, liberado, autorizado, aceitou, topou, sim, vai ter sim
[]
não só, sem problema, sem problemas, não tem problema, se precisar, se quiser, já já, de novo não, ainda não, só que, não é, nem ideia, sem dúvida, ano novo, nova york, nova iorque, agora há pouco, agora mesmo
"""

CONCEPTS: Final = """
password senha código
open abr* abertura inaugura* estreia* lançamento
depart sai* saída partimos partida embarque
arrive cheg*
begin comec* começ* início inici*
end termin* acab* fim encerra* fecha
meet reunião* reuniões encontro ensaio* assembleia consulta entrevista
deadline prazo* entrega* data-limite limite vence
price preço* custa* custo entrada ingresso
rent aluguel* aluguer* renda
daily por_dia ao_dia
monthly por_mês ao_mês mensal mensais
fee cuota mensalidade cota taxa*
budget orçamento* verba subsídio
salary salário*
charge responsável* cuida cuidar encarrega assume conduz coordena dirige organiza quem segura faz faço cuido levo assumo organizo toma tá_com está_com fica_com ficou_com
live moro mora moramos endereço morada apartamento
venue lugar local sala locação salão
food comida alimentação catering cantina cozinha
music banda música show toca* dj orquestra
expire vence* válid* validade
transport transporte* caminhão envio frete
diet vegetarian* vegan* carne
key chave* cadeado
boss chefe*
course curso* aula* oficina
weight pesa* peso
film filmag* filmar filma grava* gravação
phone celular celulares telemóvel
people pessoas gente convidados participantes somos seremos estamos vamos_ser crianças inscritos alunos sócios inscrições
price por_pessoa por_cabeça barato barata caro cara
deposit sinal caução
charge me_encarrego encarrega-se encarrego-me trata trato ocupa-se ocupo-me fica_a_cargo fica_por_conta por_minha_conta por_conta traz trago compra compro reserva reservo busca busco leva assume trata_de toma_conta tomo_conta passa_a_ser vai_ser_a vai_ser_o gere giro
price por_noite a_noite por_hora à_hora
"""

NUMBERS: Final = """
dois 2 duas 2 três 3 quatro 4 cinco 5 seis 6 sete 7 oito 8 nove 9 dez 10 onze 11 doze 12 treze 13 catorze 14 quatorze 14 quinze 15 dezesseis 16 vinte 20 trinta 30 quarenta 40 cinquenta 50 sessenta 60
cem 100 mil 1000 dúzia 12
"""

LIGHT: Final = """
meia meio
ah eh ó olha opa ué dona seu doutor doutora senhor senhora hoje amanhã ontem semana semanas mês meses dia dias tempo obrigado obrigada oi olá bom boa ok sim não bem muito tudo todo toda todos todas fazer faço vai vão vou ver dizer digo diz coisa coisas gente pessoal povo algo
mais menos também ainda já como quando pois plano decisão decidido ano anos hora horas último última próximo próxima primeiro primeira pequeno pequena grande outro outra outros outras tenho tem temos está estão isso isto esse
essa este esta tá tô né viu pra pro aí lá favor quero queremos cara nossa amo
"""

COLOURS: Final = "vermelho vermelha azul verde amarelo amarela preto preta branco branca laranja roxo roxa rosa marrom castanho cinza cinzento bege turquesa vinho bordô mostarda dourado prateado"
MODES: Final = "trem comboio ônibus autocarro carro avião voo bicicleta bike ferry balsa barco navio caminhão táxi metrô van kombi pé"
MONEY: Final = "reais real euro euros dólares pau contos libras eur centavos"
PLACES: Final = "pátio quinta praia pavilhão clube salão albergue adega tasca pousada terraço capela pista rua praça sala casa biblioteca escola colégio centro parque igreja hotel café bar teatro museu jardim escritório ginásio estação estúdio restaurante galpão mercearia ladeira quadra"
FREE: Final = "gratuito gratuita grátis"
SELF: Final = "eu meu minha mim comigo"
SIDES: Final = "norte sul leste oeste esquerda direita"
