"""Portuguese words of change (what the tables mean: `zettelpy.text.lexicon.changes`)."""

from __future__ import annotations

from typing import Final

CUES: Final = """
[move]
passamos o, passamos a, passamos para, mudamos para, mudamos o, mudamos a, mudámos, adiámos, fica adiado, empurra,
antecipa, baixa, sobe, baixaram, subiram, desceu, mais barato, mais caro, em meu lugar, no meu lugar, no seu lugar,
passo para, passo a, entrega a, vamos antes para, trocamos, trocámos, que sejam, negociei, conseguimos baixar, adiado,
adiada, adiamos, adiaram, adia, empurrad*, empurramos, remarcad*, remarcamos, transferid*, mudou, mudamos, mudado,
mudada, muda para, muda pra, mudou para, antecipad*, antecipamos, passa para, passa pra, passou para, passou pra,
passa a, passou a, subiu para, subiu pra, sobe para, sobe pra, aumentou, aumentado, aumentamos, baixou, baixamos,
caiu para, caiu pra, desce para, reduzid*, reduziram, cortado, cortamos, cortei, substitu*, trocado, trocada, troquei,
troca para, migramos, assume, assumiu, prorrogad*, novo plano, nova data, novo horário, saiu por, me mudei, alterad*,
alteramos, atualizad*, corrigid*, estendid*, fica para, fica pra, tem que ser, vira, com isso somos, já somos,
agora somos, agora é, agora são, agora custa, agora começa, passa a ser, passaram a, passaram para, mudaram para,
mudaram, mudança, mudo para, mudar para, mexemos, adiou, adiei, postergad*, empurrou, empurraram, atrasou, atrasad*,
atrasamos, atrasa, adiantad*, adiantamos, adiantou, reagendad*, reagendamos, remarquei, remarcou, remarcaram,
reprogramad*, prolongad*, prolongamos, alongad*, encurtad*, estendemos, estendeu, ampliad*, ampliamos, ampliaram,
reduzimos, reduziu, cortaram, cortou, cai para, subiu, aumenta, aumentaram, encareceu, barateou, dobrou, dobramos,
desconto, baixei, negociamos, fechou por, saiu mais barato, ajustad*, ajustamos, modificad*, modificamos, mudei,
revisad*, revist*, corrigimos, corrigi, repintad*, renomead*, trocou, trocaram, trocar, trocado por, troco, em troca,
permutamos, substituo, substitui, substituímos, entra no lugar, entra em lugar, no lugar dele, no lugar dela,
quebro o galho, cobre, cubro, assumi, assumo, assumem, assume no lugar, passei para, passei o, passei a,
passo o bastão, repasso, repassei, repassou, delego, delegad*, deixo com, deixei com, fica agora com, ficou com,
herda, herdou, pega o lugar, transferimos, transferiu, nos mudamos, muda-se, desviad*, temos até, há até, mais um,
mais uma, mais dois, mais duas, juntou-se, junta-se, entraram, arredond*, optamos por, optámos, passou-se para,
vai para, foi para
[shift]
semana mais tarde, semana depois, dia depois, hora mais tarde, hora antes, uma semana antes, uma hora depois,
mais tarde que o previsto, antes do previsto, meia hora mais tarde, meia hora antes, meia hora depois, um dia depois,
um dia antes, uma hora mais tarde, uma hora antes, uma semana depois, uma semana mais tarde
[now]
neste momento, atualmente, por enquanto, entretanto, no fim das contas, a esta altura, agora, a partir de agora,
a partir de hoje, de agora em diante, desde hoje, daqui pra frente, daqui em diante, novo, nova, novos, novas,
no final, no fim, afinal, finalmente, já, na verdade, acabou sendo, só, apenas, agora é, vai ser, virou, desde ontem,
a partir de amanhã, a partir de segunda, a partir de terça, a partir de quarta, a partir de quinta, a partir de sexta,
a partir da semana, até novo aviso, até segunda ordem, hoje em dia, dessa vez, desta vez, último número,
última contagem, por ora, agora sim, agora já, enfim, em definitivo
[fix]
correção, corrigindo, na verdade, erro meu, me enganei, enganei-me, me confundi, quis dizer, queria dizer, desculpa,
desculpem, não pera, pera, espera, falso, retificando, errado, errada, refiz, refizemos, ops, foi mal, errei, erramos,
li errado, li mal, contei errado, contei mal, escrevi errado, escrevi mal, anotei errado, confundi, troquei as bolas,
não era, não é bem assim, incorreto, incorreta, ou melhor, melhor dizendo, para ser exato, para ser exata,
mais precisamente, retifico, retificação, corrijo, onde se lê, verifiquei, conferi, fui conferir, fui ver,
esclarecendo, engano, foi engano, equivoquei, desculpem o erro, perdão
[back]
volta para, volta pra, volta pras, volta pros, volta a, volta ao, volta às, voltamos a, voltamos ao, voltamos para,
voltamos pra, voltou a, voltou para, voltou pra, de volta, de novo, outra vez, retomamos, voltou a funcionar,
já funciona, funciona de novo, funcionando de novo, consertad*, consertaram, arranjad*, arranjaram, reparad*,
restaurad*, restabelecid*, recuperad*, desfeito, desfazer, desfiz, como antes, como era, como no início, retoma,
retomou, reabriu, reabre, volta a ser, volta tudo, voltamos atrás, voltou atrás, ressuscit*
[drop]
já não, não vai mais, não é mais, não tem mais, não vem mais, não mais, mais não, cancelad*, cancelamos, cancelaram,
cancela, anulad*, descartad*, descartamos, abandonad*, desisti, desistiu, desistimos, deu pra trás, deu para trás,
saiu do, caiu fora, pulou fora, furou, fora de questão, suspens*, suspendemos, acabou, não rola mais, não vai rolar,
esqueçam, tirei, tiramos, sem mais, nada de, dispensad*, eliminad*, não vai ter, largou, não dá mais,
foi por água abaixo, por água abaixo, não vai dar, não deu certo, não dá, não deu, não rolou, não rola, não posso,
não pode vir, não pode ir, não posso ir, não vou poder, não vai poder, não consigo ir, não vou, não vamos, não vem,
não vêm, não virá, não virão, não vou mais, não vamos mais, não iremos, não há mais, já não há, não será possível,
impossível, quebrou, quebrad*, partiu-se, avariad*, estragou, estragad*, pifou, fora de serviço, fechado para,
está fechado, está fechada, esgotad*, esgotou, esgotaram, lotad*, indisponível, sem estoque, estou fora, tô fora,
está fora, pula fora, larguei, renunciou, renuncio, demitiu-se, pediu demissão, abandonou, abandona, doente, de baixa,
de atestado, recusad*, recusou, recusaram, rejeitad*, negad*, negaram, disse que não, disse não, não topou, fora o,
fora a, dispensamos, dispensa, suprimid*, eliminamos, apagad*, apagamos, tirado, tirada, retirad*, retiramos,
removid*, removemos, cortado da lista, pulamos, então nada, então não, portanto não, sem efeito, proibid*, vetad*,
revogad*, deixou de, deixamos de, deixo de, deixei de, nem pensar, miou, babou, melou, deu ruim, furei, vai furar,
encerrad*
[take]
mudança de planos, mudei de ideia, mudámos de ideia, mudamos de ideia, mudou de ideia, esquece isso, esqueçam isso,
esquece, esqueçam, retiro o que disse, retiro o dito, deixa pra lá, deixa para lá, pensando bem, risca isso,
apaga isso, melhor não, não melhor, ah não, ignorem, ignora, não liguem, façam de conta, pensei melhor,
pensamos melhor, repensando, refletindo melhor, mudança de ideia, voltando atrás, volto atrás, marcha atrás,
dou o dito, contraordem, desconsiderem, desconsidera, desconsidere, esquece o que, esqueçam o que, apaguem,
mudou tudo, plano mudou
[keep]
tudo igual, tudo como, tudo na mesma,
continua, continuam, mantém, mantém-se, mantemos, mantido, fica igual, como combinado, como sempre, lembrando,
lembrete, relembrando, sem mudança, segue, seguem, ainda, conforme combinado, mesma coisa, repetindo, mesmo preço,
continua igual, continua sendo, continua a ser, continua o mesmo, continua a mesma, não muda, não mudam, não mudou,
nada muda, nada mudou, tal como, tal qual, como estava, como previsto, como tínhamos, como falamos, como dissemos,
como decidido, o mesmo lugar, mesmo local, mesma hora, mesmo horário, mesmo sítio, mesmo dia, permanece, permanecem,
se mantém, mantêm-se, lembro que, não esqueçam, não se esqueçam, confirmo que, repito, como de costume,
do mesmo jeito, igualzinho, de pé, está de pé
[open]
ainda não sabemos, a ver, logo se vê, por confirmar, ainda não está, ainda não temos, está por ver, a confirmar,
vamos ver, ainda não escolhemos, sem confirmação, não decidimos, não está decidido, nada decidido, sem decisão,
ainda não decidimos, não foi decidido, nenhuma decisão, em aberto, por decidir, a decidir, pendente, não combinamos,
indefinido, não ficou decidido, fica pra depois, não sabemos ainda, discussão fica, não está fechado,
ainda por decidir, falta decidir, falta definir, temos que decidir, decidimos depois, decidimos amanhã,
decide-se depois, depois decidimos, depois a gente vê, a gente vê, depois vemos, vemos depois, vê-se depois,
logo vemos, falamos depois, conversamos depois, a definir, a discutir, em discussão, em dúvida, em análise, na dúvida,
estou na dúvida, estamos na dúvida, pensando ainda, ainda pensando, ainda não fechamos, ainda não foi,
ainda não definimos, não definimos, não fechamos, sem acordo, não há acordo, depende, não está certo, não é certo,
incerto, não bati o martelo, não batemos o martelo, talvez sim talvez não
[if]
se
[hypo]
talvez, poderia, poderíamos, podia, podiam, deveria, deveríamos, seria, seriam, tomara, quem dera, sugiro, proponho,
proposta, sugestão, que tal, e se, imagina, gostaria, queria, devia, ideia, acho que, tava pensando, estava pensando,
quem sabe, provavelmente, sonho, brincadeira, kkk, kkkk, espero que, orçamento de, quiser, podíamos, podemos talvez,
o que acham, o que você acha, o que vocês acham, que acham, topam, bora, por que não, porque não, seria bom,
seria legal, seria ótimo, adoraria, gostaríamos, voto em, meu voto, na minha opinião, pra mim, teoricamente,
em teoria, uma opção, outra opção, opções, opção, alternativa, provisório, provisoriamente, rascunho, cogitamos,
cogitando, cogito, penso em, pensamos em, pensando em, pensava, suponho, imagino, aposto, oxalá, daria, faria,
ficaria, custaria, poderiam, deveriam, iria, teria, teríamos, compraria, levaria
[hear]
pergunta se, perguntou se, quer saber, disse que, dizem que, diz que, segundo, parece que, acha que, achava, boato,
boatos, ouvi dizer, saiu num, saiu no, supostamente, jornal, blog, estão dizendo, me disseram, disseram que,
falaram que, fala-se, diz-se, dizem por aí, ouvi, ouvi que, li que, na internet, no facebook, no whatsapp, fofoca,
fofocas, jura que, garante que, pensa que, alguém disse, alguém falou, ao que parece, pelo visto, consta que,
corre que
[ago]
ano passado, da última vez, na época, antigamente, anos atrás
[past]
ontem, anteontem, semana passada, mês passado, passado, passada, retrasado, antes, era, eram, estava, estavam, havia,
tinha, tinham, foi, faz dois, faz três
[old]
em vez de, em vez do, em vez da, em lugar de, ao invés de, ao invés do, ao invés da, no lugar de, no lugar do,
no lugar da, não mais, antes era, no lugar
[from]
de, do, da
[to]
para, pra, por, pro, pelo
[not]
não, nunca, nem, jamais, sem, nenhum, nenhuma, num
[but]
mas, sim, e sim
[also]
também, além disso, tambem, mais um, mais uma
[so]
fica, marcado, marcada, reservado, contratado, votado, ganhou, escolhemos, vamos à, vamos ao, será, fica dia, então,
ok, beleza, fechado, fechada, fechou, combinado, decidido, decidimos, acertado, confirmad*, definido, definida, ficou,
vamos de, vamos com, pronto, perfeito, tá bom, certo, deu, aprovado, assinei, fechei, por isso, ficamos com, chega,
vai de, bora de, então vai, então é, então fica, então vamos, então pronto, fica combinado, fica assim, assim fica,
seja, que seja, serão, vai ser o, vai ser a, feito, é isso, fechamos, fechámos, fechamos com, fico com, ficamos no,
ficamos na, escolhid*, escolheu, elegemos, elegid*, ganha, venceu, por maioria, por unanimidade, unanimidade, votamos,
aprovad*, aprovamos, aceit*, acordado, acertamos, acertou, pactuad*, batido o martelo, martelo batido, bati o martelo,
batemos o martelo, definimos, ficou definido, marcamos, marquei, anotad*, anotei, comprad*, comprei, alugad*, aluguei,
pago, paga a, contratamos, inscrit*, oficial, oficialmente, sinal verde, tá decidido, está decidido, decidi, assente,
assentámos
[yes]
no fim sim, vai rolar, pode, podemos, liberado, autorizado, aceitou, topou, sim, vai ter sim
[]
não só, sem problema, sem problemas, não tem problema, se precisar, se quiser, já já, de novo não, ainda não, só que,
não é, nem ideia, sem dúvida, ano novo, nova york, nova iorque, agora há pouco, agora mesmo, não precisa, não importa,
não se preocupe, não se preocupem, não sei, não sei se, não é nada, de nada, nada mais, nada a ver, pouco a pouco,
mais ou menos, pelo menos, por sinal, por favor, claro que não, de vez em quando, de qualquer forma, sem pressa,
feliz ano novo, boa nova, vale a pena, sobe a foto, baixa o app, em troca de nada, até mais, até logo, até já, né não,
não foi nada, que bom
"""

CONCEPTS: Final = """
password senha código wifi wi-fi pin acesso login
open abr* abertura inaugura* estreia* lançamento
depart sai* saída partimos partida embarque
arrive cheg*
begin comec* começ* início inici*
end termin* acab* fim encerra* fecha
meet reunião* reuniões encontro ensaio* assembleia consulta entrevista oficina palestra treino torneio festa casamento
meet seminário jogo reunimos encontramos
deadline prazo* entrega* data-limite limite vence
price preço* custa* custo entrada ingresso por_pessoa por_cabeça barato barata caro cara por_noite a_noite por_hora
price à_hora
rent aluguel* aluguer* renda
daily por_dia ao_dia
monthly por_mês ao_mês mensal mensais
fee cuota mensalidade cota taxa*
budget orçamento* verba subsídio
salary salário*
charge responsável* cuida cuidar encarrega assume conduz coordena dirige organiza quem segura faz faço cuido levo
charge assumo organizo toma tá_com está_com fica_com ficou_com me_encarrego encarrega-se encarrego-me trata trato
charge ocupa-se ocupo-me fica_a_cargo fica_por_conta por_minha_conta por_conta traz trago compra compro reserva
charge reservo busca busco leva trata_de toma_conta tomo_conta passa_a_ser vai_ser_a vai_ser_o gere giro árbitro
charge treinador treinadora fotógrafo apresentador apresentadora secretário tesoureiro suplente voluntário capitão
charge motorista monitor apresenta apita caixa locutor
live moro mora moramos endereço morada apartamento
venue lugar local sala locação salão sítio ponto_de_encontro espaço endereço
food comida alimentação catering cantina cozinha bolo pizza sopa salada bufê churrasco almoço jantar lanche sobremesa
food sanduíche prato ceia salgados feijoada
music banda música show toca* dj orquestra
expire vence* válid* validade
transport transporte* caminhão envio frete viagem carona boleia trajeto van ônibus comboio carro
diet vegetarian* vegan* carne
key chave* cadeado
boss chefe*
course curso* aula* oficina
weight pesa* peso
film filmag* filmar filma grava* gravação
phone celular celulares telemóvel telefone número zap
people pessoas gente convidados participantes somos seremos estamos vamos_ser crianças inscritos alunos sócios
people inscrições
deposit sinal caução
date data datas
time hora horário horários
colour cor cores tom tinta pintura pintado pintada pintamos
finish acabamento verniz laca fosco mate brilhante acetinado gesso reboco cera óleo esmalte
version versão release revisão
route rota percurso caminho trilha trilho trajeto trajecto etapa itinerário desvio
equipment equipamento projetor projector caixa_de_som coluna microfone câmera câmara impressora ferramentas furadeira
equipment escada gerador som aparelhagem datashow
status funciona funcionando quebrado avariado consertado fora_do_ar no_ar
address endereço rua morada
payment pagamento pagar transferência dinheiro cartão fatura conta iban pix mbway boleto
drink bebida bebidas cerveja vinho café chá suco sumo água refrigerante caipirinha
count número quantidade total exemplares cadeiras mesas unidades
size tamanho formato largura altura comprimento medidas
material madeira aço tecido algodão papel cartão plástico concreto betão
design logo cartaz cartazes folheto camiseta camisetas t-shirt arte faixa fonte
port porta servidor banco_de_dados domínio região
duration duração dura
temperature temperatura graus forno aquecimento
"""

NUMBERS: Final = """
dois 2 duas 2 três 3 quatro 4 cinco 5 seis 6 sete 7 oito 8 nove 9 dez 10 onze 11 doze 12 treze 13 catorze 14 quatorze
14 quinze 15 dezesseis 16 vinte 20 trinta 30 quarenta 40 cinquenta 50 sessenta 60 dezasseis 16 dezessete 17 dezassete
17 dezoito 18 dezenove 19 dezanove 19 setenta 70 oitenta 80 noventa 90 cento 100 duzentos 200 duzentas 200 trezentos
300 trezentas 300 quatrocentos 400 quinhentos 500 quinhentas 500 seiscentos 600 setecentos 700 oitocentos 800
novecentos 900 cem 100 mil 1000 dúzia 12
"""

LIGHT: Final = """
meia meio ah eh ó olha opa ué dona seu doutor doutora senhor senhora hoje amanhã ontem semana semanas mês meses dia
dias tempo obrigado obrigada oi olá bom boa ok sim não bem muito tudo todo toda todos todas fazer faço vai vão vou ver
dizer digo diz coisa coisas gente pessoal povo algo mais menos também ainda já como quando pois plano decisão decidido
ano anos hora horas último última próximo próxima primeiro primeira pequeno pequena grande outro outra outros outras
tenho tem temos está estão isso isto esse essa este esta tá tô né viu pra pro aí lá favor quero queremos cara nossa
amo
"""

COLOURS: Final = """
vermelho vermelha azul verde amarelo amarela preto preta branco branca laranja roxo roxa rosa marrom castanho cinza
cinzento bege turquesa vinho bordô mostarda dourado prateado
"""

MODES: Final = """
trem comboio ônibus autocarro carro avião voo bicicleta bike ferry balsa barco navio caminhão táxi metrô van kombi pé
"""

MONEY: Final = "reais real euro euros dólares pau contos libras eur centavos"
PLACES: Final = """
pátio praia pavilhão clube salão albergue adega tasca pousada terraço capela pista rua praça sala casa biblioteca
escola colégio centro parque igreja hotel café bar teatro museu jardim escritório ginásio estação estúdio restaurante
galpão mercearia ladeira quadra
"""

FREE: Final = "gratuito gratuita grátis"
SELF: Final = "eu meu minha mim comigo"
SIDES: Final = "norte sul leste oeste esquerda direita"
