"""Portuguese: how a decision is said in a chat or in minutes, and what takes the force from it."""

from __future__ import annotations

from typing import Final

LEXICON: Final = """
[=do]
pt pegamos, tomamos, compramos, vendemos, imprimimos, encomendamos, pedimos, reservamos, contratamos, alugamos
   saímos, voamos, começamos, abrimos, fechamos, mantemos, continuamos, seguimos, deixamos, tiramos, cancelamos
   lançamos, publicamos, enviamos, mandamos, pagamos, cobramos, aumentamos, baixamos, limitamos, mudamos, voltamos
   pintamos, montamos, construímos, substituímos, trocamos, juntamos, fundimos, dividimos, adotamos, proibimos
   congelamos, migramos, convidamos, colocamos, botamos, pomos, fazemos, usamos, utilizamos, tocamos, cozinhamos
   servimos, adiamos, antecipamos, passamos, renovamos, prorrogamos, assinamos, aceitamos, recusamos, descartamos
   suspendemos, estreamos, filmamos, gravamos, rodamos, ensaiamos, plantamos, consertamos, acrescentamos, eliminamos
   cortamos, doamos, viajamos, vamos_com, vamos_de, ficamos_com, ficamos_no, ficamos_na, partimos, entregamos
   levamos, trazemos, jantamos_no, almoçamos_no, dormimos_no, fixamos, reduzimos, conservamos, escolhemos, instalamos
   distribuímos, apostamos_em, nos_mudamos

[=does]
pt pega, compra, vende, imprime, encomenda, pede, reserva, contrata, aluga, sai, voa, começa, abre, fecha, mantém
   continua, segue, deixa, tira, cancela, lança, publica, envia, manda, paga, cobra, aumenta, baixa, limita, muda
   volta, pinta, monta, constrói, substitui, troca, junta, divide, adota, migra, convida, coloca, bota, põe, faz, usa
   toca, cozinha, serve, adia, antecipa, passa, renova, assina, aceita, recusa, descarta, suspende, filma, grava
   roda, ensaia, conserta, corta, doa, viaja, vai_com, vai_de, fica, parte, entrega, leva, traz, janta, almoça, dorme
   reduz, escolhe, instala, distribui

[=num]
pt um, uma, dois, duas, três, quatro, cinco, seis, sete, oito, nove, dez, onze, doze, zero, 0, 1, 2, 3, 4, 5, 6, 7, 8
   9, 10, 11, 12

[=euv]
pt cuido, trato, levo, trago, pego, compro, pago, busco, reservo, aviso, escrevo, dirijo, cozinho, faço, assumo
   organizo, monto, fico_com, limpo, rego, imprimo, mando, ligo, encomendo, asso, corto, lavo, arrumo, cubro, empresto
   abro, fecho, assino, conduzo, preparo, recolho, cobro, entrego, arranjo, ponho, convido, toco, apresento, banco

[=tuv]
pt pega, pegas, traz, trazes, leva, levas, compra, compras, faz, fazes, busca, buscas, chama, chamas, cuida, cuidas
   fica, ficas, paga, pagas, liga, ligas, reserva, reservas, avisa, avisas, imprime, imprimes, limpa, limpas, rega
   organiza, organizas, prepara, preparas, trata, tratas, conduz, conduzes, dirige, cozinha, arruma, monta, montas
   manda, mandas

[=elev]
pt leva, traz, faz, paga, trata, cuida, dirige, cozinha, toca, organiza, prepara, fica_com, pega, busca, esvazia
   limpa, rega, imprime, monta, cobra, compra, reserva, conduz, assume, apresenta, arruma, entrega, arranja

[=elev2]
pt levam, trazem, fazem, organizam, preparam, limpam, pintam, montam, cozinham, tocam, leva, traz, faz, paga, trata
   cuida, dirige, cozinha, organiza, prepara, pega, busca, esvazia, limpa, rega, imprime, monta, cobra, compra
   reserva, conduz, apresenta, arruma, entrega, arranja

[said]
pt recusei, recusei a/o, recusado, declinei
   bateu o_martelo, bateram o_martelo, batemos o_martelo, meio a_meio, meia a_meia, renovado por, renovada por
   prorrogado, prorrogada, daqui pra_frente/para_frente/em_diante
   foi/foram/sido negado/negada/negados/recusado/recusada/rejeitado/rejeitada/indeferido/indeferida/aprovado/aprovada/concedido/concedida
   recusou, recusaram, rejeitou, rejeitaram, negou, negaram, indeferiu, vetou, vetaram, vetado, vetada
   mudança de plano/planos, disse/dissemos/disse_que sim, falamos que_sim
   pedidos/inscrições/respostas/propostas/pagamentos até, depois disso_nada, encomendado, encomendada, encomendados
   está/tá/estão/tão pago/paga/alugado/alugada/pedido/pedida, entreguei/entregamos minha/a carta/demissão
   pedi demissão, tô/estou/to saindo do/da, saio do/da, larguei o/a, desisti do/da
   ingressos/passagens/hotel/quartos/voos/material comprado/compradas/comprados
   ingressos/passagens/hotel/quartos/voos/material reservado/reservados/reservadas/pagas, comprado, comprada
   compradas, comprados, reservado, reservada, reservados, contratado, contratada
   júri/comissão/diretoria ficou_com/escolheu/elegeu, votou/votaram/votamos <num>
   votou/votaram a_favor/contra/por/pela/pelo, dei/demos/deu o ok/aval/sinal/aceite, dei meu_aval, nem um_dia_a_mais
   nem um_real_a_mais, proibido, proibida, obrigatório, obrigatória, orçamento aceito/aprovado, pedido feito
   foi/foram escolhido/escolhida/eleito/eleita/nomeado/contratado/contratada/selecionado, já é oficial
   assunto encerrado, cancelado, cancelada, cancelados, suspenso, anulado, tudo certo com, tá fechado, agora é regra
   agora é lei, decidiu, decidiram, decidimos, foi/foram/está/tá/fica/já decidido/decidida, decidi, me decidi
   ficou/ficaram decidido/combinado/acertado/acordado/definido
   ficou/ficaram marcado/definida/marcada/fechado/resolvido, acordámos, acordamos, combinámos, combinamos que
   combinamos de, a gente combinou/decidiu/fechou/resolveu/escolheu/acertou, resolvemos, resolveu se, decidiu se
   chegamos a um_acordo, chegou se a_um_acordo, de acordo em, aprovamos, aprovou, aprovaram, aprovado, aprovada
   aprovados, aprovadas, optámos por, optamos por, vamos usar, escolhemos, escolhido, escolhida, escolheu, escolheram
   a decisão é/está/foi, decisão tomada, decisão está tomada, tomei a_decisão, tomamos a_decisão, o plano é
   tá/está/ficou/fica combinado/fechado/confirmado/resolvido/definido/cancelado/cancelada
   tá/está/ficou/fica suspenso/suspensa/aprovado/aprovada/decidido/proibido/proibida
   foi/foram/são cancelado/cancelada/cancelados/suspenso/aprovado/antecipada/antecipado
   adiado/adiada/antecipado/antecipada/transferido/transferida pra/para/pro/ao
   movido/movida/empurrado/empurrada/remarcado/remarcada pra/para/pro/ao, passou pra/para/pro/a_ser
   passa pra quarta/segunda/terça/quinta/sexta/sábado/domingo, mudou para/pra, assinei, assinamos
   assinado com/hoje/ontem, contrato/contratos/acordo/papelada assinado/assinados/assinada, reservei, contratei
   comprei, cancelei, aluguei, encomendei, fechei, fechamos com/o/em/a, já paguei, paguei o_sinal, paguei a_entrada
   demos entrada, paguei sinal, tá/está pago, negócio fechado, fechado com
   a partir de agora/hoje/amanhã/já/segunda/terça/quarta/quinta/sexta/sábado/domingo
   a partir de janeiro/fevereiro/março/abril/maio/junho/julho/agosto/setembro/outubro/novembro/dezembro
   de agora em_diante, daqui em_diante, daqui pra_frente, daqui para_frente, de hoje em_diante, doravante, desde hoje
   nova regra, regra é, é a regra, é regra, sem exceção, sem exceções, por unanimidade, por maioria, unanimemente
   luz verde, sinal verde, prazo final, sem prorrogação, o mais tardar, no máximo até, impreterivelmente, data limite
   ponto final, e acabou, e pronto, não tem_volta, é proibido, é proibida, é obrigatório, ganhou a, ganhou o, ganha a
   ganha o, venceu a, venceu o, deu kombi
   data/preço/negócio/hora/reserva/reunião fechada/fechado/confirmada/confirmado, peço demissão, me demito
   desisto do/da/de, está fora, tá fora, ficou de_fora, eleito, eleita, fui eu_que_assinei, batemos o martelo
   bati o martelo, martelo batido, concordou, concordaram, aceitou, aceitaram, deixou a_gente
   meu_pai/minha_mãe/o_pai/a_mãe/o_chefe/a_chefe deixou, autorizou, autorizaram, topou, toparam
   disse/disseram/falou/falaram que_sim/sim, deu/deram permissão/ok/autorização/luz_verde/o_aval
   foi adiada/adiado para/pro/pra, foi cancelada/cancelado/marcada/marcado, foram canceladas/cancelados
   acabei/acabamos/acabámos de encomendar/comprar/reservar/assinar/pedir/pagar
   comprei/comprámos/tirei as/os passagens/bilhetes/ingressos, contrato assinado, aprovado por
   tá/está acertado/combinado/fechado/decidido/marcado, a/o escolhida/escolhido foi/é
   acabei/acabamos de cancelar/enviar/mandar/anular, aceita o/a/os/as/que

[plan]
pt vai/vão para_o/para_a/pro/pra, cada sócio/pessoa/aluno/família/morador paga/põe/traz/leva
   há treino/corrida/jogo/ensaio/reunião/aula/jantar
   vai/vão pro_lixo/para_o_lixo/pra_reciclagem, no gol, não vai_ter
   não entra/entram/sai/vai/cabe na/nesta/neste/no, não tem treino/aula/aulas/ensaio/reunião/jogo/almoço
   tô/estou/tou com_as/com_os passagens/ingressos/bilhetes, já tenho_as/já_tenho_os passagens/ingressos/bilhetes
   ficou/ficaram com_a/com_o, vai sem_banda/sem_dj
   cada um/uma paga/traz/leva/põe, todos pagam/trazem, joga no/na/de, reabre, vai reabrir, a gente se_encontra
   nos encontramos no/na/às
   ligo/vou/pego/trago/compro/pago/faço/preparo/levo/busco/reservo/aviso/escrevo/dirijo/cozinho eu, eu ligo_e
   o novo/a_nova entra/chega, sai o/a, entra o/a, você fica/cuida/leva/traz/assume/faz com/do/da/de/o/a/responsável
   tu fica com, vocês cuidam/levam/trazem, te encarrega, fica por_conta, fica a_cargo, por conta do/da, é com o/a
   celebramos, comemoramos, caminhamos, visitamos, a gente comemora, a gente caminha, a gente visita, a gente costura
   vocês têm_até, têm até, você tem_até, último dia, até pra, encerra dia, fica fechado/fechada/aberto/aberta
   ninguém pode, ninguém entra, ninguém sai, só pode, faz o/a agora, vai fazer o/a, vai levar o/a, vai trazer o/a
   a festa vai, substitui o/a, cobre o/a, no lugar, <do>, não <do>, a gente <does>, a gente não <does>
   a gente vai fazer/usar/comprar/vender/imprimir/abrir/fechar/colocar/tirar/deixar/mudar
   a gente vai contratar/alugar/pintar/pagar/cobrar/filmar/gravar/reservar/com/de/manter/cortar
   vamos fazer/comprar/vender/imprimir/abrir/fechar/colocar/tirar/deixar/mudar/contratar
   vamos alugar/pintar/pagar/cobrar/filmar/gravar/reservar/manter/cortar/com/de
   não vamos fazer/renovar/comprar/ir/vender/pagar/abrir/fechar/usar/mais
   não vou renovar/mais/participar/assinar/comprar, deixa comigo, deixem comigo, deixa que eu, deixem que eu
   pode deixar, é comigo, tá comigo, fica comigo, ficam comigo, por minha conta, conta comigo, contem comigo, eu cuido
   cuido eu, eu fico com, fico com, eu assumo, assumo, eu faço, faço eu, eu levo, levo eu, eu compro, compro eu
   eu organizo, eu dirijo, eu pego, eu monto, eu trago, trago eu, eu cozinho, eu reservo, eu me responsabilizo
   eu resolvo_isso, assume, assumirá, vai assumir, cuida do/da/dos/das, vai cuidar
   fica/será/é/ficará/são responsável/encarregado/encarregada/responsáveis, responsável por/pelo/pela é
   fica com o/a/os/as, ficam com o/a/os/as, toma conta, ficam a_cargo, a cargo do/da/de, dirige a/o, leva o/a/os/as
   no lugar do/da/de, se cobra, cobra se, não se entra/usa/paga, ninguém entra/sai/usa/mexe
   só vendemos/entra/com/se/pode, nunca sem, nada de cachorro/celular/álcool/barco/carro/fumo, não entra, o bar agora
   agora é/são, agora o/a, agora vai/fica/passa, passa/passam pela/pelo/a/para/a_ser
   fica/ficam na/no/em/como/a/ao/por/pra/proibido/assim/nos/nas/marcado/marcada/de_fora/até/com, será em/no/na/às
   vai ser em/no/na/às, vão ser, troca o/a, no fim nada/vamos/não, em vez de/do/da, em lugar, ao invés, substitui
   vai substituir, volta pro/pra/para, cozinha minha, minha mãe cozinha, todos assinados, todo mundo paga/leva/traz
   todos pagam/levam/trazem, tá liberado, tem que estar, têm que estar, eu <euv>, <euv> eu, tu <tuv>
   você <tuv> o/a/os/as, faz/leva/traz/compra/trata/paga tu
   vocês racham/pagam/levam/trazem/cuidam/compram/fazem/tratam, vamos ao/à/aos/às/no/na/pro/pra
   a obra/o_trabalho/o_serviço/o_contrato/a_encomenda vai/fica, ganhou/ganharam/venceu o/a/os/as, é nosso/nossa
   são nossos/nossas, nos casamos, casamos no, já não nos_mudamos/vamos, já não vai/vamos
   passo aí/por_aí/para_te_buscar, te busco/apanho/pego às/na/no, a gente deixa, a gente se_vê/se_junta
   paga uma_rodada/a_rodada/uma_multa/a_conta, não pagam, não paga, podemos derrubar/usar/começar, vem morar com
   vêm morar com, deixa pra lá o/a/os/as, a gente larga/desiste, ficam lá_fora/fora/desligados, vai se_chamar
   então vai_ser, vai ser o/a, vai se_mudar, a gente_se_muda, <tuv> tu, inscrevo a_gente, vou inscrever, eu inscrevo

[lead]
pt você venceu, você ganhou, me convenceu, vocês venceram
   cancela/reserva/compra/usa/tira/pede o/a/os/as/dois/três/duas
   imprime/convida/encomenda/mantém/chama/contrata o/a/os/as/dois/três/duas, usa a/o, cancelem, reservem, comprem
   usem, pega/compra/pede/reserva/contrata/escolhe/fecha o/a/os/as/esse/essa/com/um/uma
   pode fechar/mandar/fazer/comprar/reservar/pedir/imprimir/assinar/lançar/ir/cancelar, podem fechar/mandar/fazer
   manda ver/imprimir/bala, vai com, vai de, vai fundo, faz isso, faça isso, façam isso, bora de/com/fazer/fechar
   encomenda, toca o_barco, cancela o/a, corta a/o, cortei a/o, esquece o/a/os, feito, fechado, combinado, vendido
   que seja, fica assim, ficamos assim, vai ser, então fica, segue o_plano, vamo de, vamo com, partiu
   encomendem/reservem/comprem/peçam/aluguem/marquem na/no/em/com/nos/nas/à/ao, fechou então
   encomendem/reservem/comprem/peçam/aluguem/marquem/chamem/avisem o/a/os/as, deu então
   vão/passem/venham por/de/pela/pelo/até

[dated]
pt passa o, passa a
   sem treino/aula/aulas/ensaio/reunião/jogo
   com teto, teto de, no máximo, máximo, por cabeça, cada um
   sobe pra, sobe para, sobe, desce, casamento, até dia, aluguel, todas até, começa, começam, inicia, abre, fecha
   termina, acaba, é no dia, é dia, é na, é no, será dia, será no, será na, vai ser, estreia, acontece, prazo, entrega
   entregar até, inscrições, fica, passa a, passa pra, custa agora, assinados até, para entregar, marcada, marcado
   tem que ser até, encerram, saída, chegada, encontro, ensaio, ensaios, entrada, aulas, mensalidade, check in
   abertura, mudança, ponto de encontro, por cabeça, por pessoa, por criança

[from]
pt a partir de, a partir do, a partir da

[then]
pt então, pois

[vote]
pt <num> a favor, <num> votos a/contra/para, <num> votos, todos a_favor, todo mundo votou, todos votaram
   ninguém contra, maioria por, maioria votou, a maioria quer/prefere/votou/escolheu, maioria quer/prefere/votou

[tally]
pt <num> pra, <num> para, <num> por, <num> a, <num> contra, <num> sim

[num]
pt <num>

[open]
pt decidido, combinado, acordado, aprovado, aprovada, feito, fechado, fechou, beleza então, negócio fechado, vendido
   assinado, reservado, confirmado, resolvido, tá decidido, tá fechado, de volta ao, martelo batido, cancelado
   adjudicado, comprado

[head]
pt depois da_votação, após a_votação, após votação, local, lugar, hora, ponto de_encontro
   decisão, decisões, decidido, acordo, acordos, resolução, regra, nova regra, regra de set, prazo, data limite
   conclusão, resultado, veredito, plano, o que decidimos, ficou decidido, data fechada, combinado, chega, horário
   saída, entrada, ponto de encontro, encontro, divisão, escala, chegada

[close]
pt decidido, ponto final, definitivo, fechado, combinado, e pronto, e acabou, e ponto, feito, aprovado, resolvido
   e é_isso, sem exceção, tá acertado, está acertado, tá combinado, tá fechado, está decidido, tá decidido
   e ponto final, está fechado, está combinado

[drop]
pt sem, nada de, só, melhor

[assent]
pt ok, okay, beleza, blz, certo, perfeito, bom, boa, ótimo, fechado, combinado, feito, tá, tá bom, sim, show, pronto
   valeu, de acordo, legal, joia, está bem, pode ser, massa, linda, excelente

[yes]
pt sim, ok, okay, beleza, claro, perfeito, combinado, fechado, pode ser, por mim ok, por mim tudo_bem, bora
   com certeza, boa ideia, ótima ideia, feito, tá bom, tá ótimo, isso, sim por favor, concordo, topo, apoio, de acordo
   pode, show, partiu, tá, demorou, aceito, bora sim, bora lá, fechou

[offer]
pt encomendo, reservo, compro, que tal, e se, vocês topam, topa, o que acham, o que acha, quer que eu, querem que eu
   posso, podemos, fecho, cancelo, assino, vamos, bora, fica bom, pode ser, devíamos, segura, dá pra, marco, chamo
   peço, mando

[fill]
pt ok okay beleza certo bom bem sim então e mas já né perfeito gente pessoal ah oh olha nada não claro feito obrigado
   obrigada no fim pronto tá linda aí pois agora enfim show ótimo fechado opa oi eita é isso viu desculpa valeu
   inclusive

[cleft]
pt <elev2> é
   que/quem <elev>, sou eu, é o, é a, somos nós, vai ser_o, vai ser_a, são os, são as

[called]
pt você o/a/os/as, tu o/a/os/as, você <tuv>, tu <tuv>, cê <tuv>
   leva/traz/faz/pega/busca/compra/avisa/chama/liga o/a/os/as/tu/pra/para

[[]]
pt eu pego o_ônibus/o_metrô, eu toco violão/piano/em, eu pago imposto/caro
   é o que/mais/melhor/pior/único/fim/caso/meu/seu/mesmo, é a que/mais/melhor/pior/única/minha/sua/mesma/vida
   vamos ao que/ponto/assunto, eu levo jeito/um_susto, eu faço questão/aniversário, é nosso problema/dever
   não paga bem, não pagam bem, concordou comigo_em_nada, você faz falta, você fica bem, você leva jeito

[alone]
pt <elev>

[named]
pt <elev2> o/a

[doer]
pt <elev2> o/a/os/as/tudo/do/da/dos/das, fica com o/a/os/as

[rule]
pt paga, pagam, lava, lavam, limpa, perde, perdem, arruma, traz, cozinha, paga uma_rodada/a_rodada/uma_multa/a_conta

[last]
pt disse que_não, disseram que_não
   continua, permanece, continuam
   fica, ficam

[if]
pt se a gente, se nós, se a, se o, se os, se as, se eu, se você, se vocês, se ele, se ela, se eles, se for, se der
   se não, se tiver, se houver, se decidirmos, se chover, se alguém, se ninguém, se tudo, se nada, se vier, se vierem
   se resolver, se ficar, se por, se isso, se minha, se meu, se estiver, se quiser, se quisermos, se conseguirmos
   se fizer, se fizermos, caso, supondo, a menos, a não ser, se um, se uma, se esse, se essa, se mudarmos, se todos

[until]
pt até que, antes que, quando, assim que

[sub]
pt que, q, quem, quando, onde, como, porque, enquanto, embora, quanto, quantos, qual, já que

[propose]
pt proponho, propõe, proposta, sugiro, sugestão, ideia, e se, que tal, por que não, podíamos, poderíamos, podemos
   devíamos, deveríamos, devia, deveria, eu diria, eu pegaria, eu iria, eu colocaria, eu prefiro, preferia
   preferiria, pensando alto, seria, queria, gostaria, voto em, voto por, meu voto, tô mais pra, recomendo
   o que acham, o que acha, eu faria, eu votaria, eu cobraria, podia, poderia, acho que, tava pensando, a gente podia
   tipo assim, quem sabe, bora decidir, teria, teríamos, vocês topam

[told]
pt seu ladino/guerreiro/mago/personagem, no filme, no livro, na série, na novela, perguntando, perguntar, conversamos sobre
   papai/mamãe/meu_irmão/minha_mãe/meu_pai diz/acha/pensa, a gente ia, íamos, diz, dizem, disse, disseram, dizendo
   falou, falam, falando, segundo, ouvi, ouvi dizer, boato, boatos, parece que, pelo visto, supostamente, acha, acham
   acho, penso, pensava, pensei, escreveu, leu, perguntou, pergunta, perguntam, nunca falei, nunca disse, não falei
   não disse, quer que, querem que, imagina, saber se, não sei, conta que, contam que, saiu num, saiu no, diz que
   tão dizendo, andam dizendo, sonhei, lembra quando, corre que, no rádio, na rádio, na tv, na televisão, no jornal
   nas notícias, pensando se, pensando em, a pensar, deu no_rádio, deu na_tv, deu no_jornal

[aside]
pt acho, acho eu, diz ele, disse ele, me disseram, dizem, pelo visto, ou não, ou o quê, não sei, sei lá, o que acham
   o que acha, o que vocês acham, talvez, quem sabe, nem a pau, só que não, eu acho, suponho, ou algo assim
   se quiserem, se quiser, é só uma_ideia, só acredito vendo, topam, quem inventa, será, pergunto, só uma ideia
   vocês é_que_sabem, vocês que_sabem, vocês decidem, você decide, vocês que_decidem, como quiserem, fazia um
   fazia muito, há vinte_anos, há dez_anos, faz dez_anos, faz vinte_anos

[hedge]
pt está/tá/estou doente, ainda não
  , talvez, provavelmente, possivelmente, devia, deveria, devíamos, deveríamos, podia, poderia, podíamos, poderíamos
   pode, podem, quero, queremos, quer, queria, queríamos, gostaria, tomara, espero, acho, quase, suponho, precisamos
   precisa, temos que, tenho que, preferia, preferiria, seria, teria, tivesse, tivéssemos, pudesse, dúvida, tento
   tentar, quem sabe, acredito, tentamos, falta, faltava, ver se

[wish]
pt tomara, quem dera, espero, esperamos, seria bom, gostaria, adoraria, seria ótimo, sonho, queria, oxalá
   dedos cruzados, seria um_sonho

[habit]
pt temporada passada
   normalmente, geralmente, em geral, às vezes, costumamos, costuma, costumam, costumava, todo dia, todo ano
   todo mês, toda semana, todo verão, toda manhã, toda noite, toda vez, todo sábado, todo domingo, todos os_dias
   todos os_anos, de costume, como sempre, antigamente, ano passado, no ano_passado, outro dia, anos atrás, em média
   naquela época, antes a_gente

[parked]
pt pendente, em aberto, indecisos, indeciso, indecisa, pra depois, para depois, depois, mais pra_frente, mais adiante
   outro dia, vamos ver, veremos, a gente decide, a gente vê, a gente conversa, ver depois, a definir, a decidir
   em suspenso, um dia, no ar, você decide, você que_decide, vão decidir, decidem, conversamos, conversa, engavetado
   engavetada, quando der

[ask]
pt quem, que, o que, quando, como, onde, por que, quanto, quantos, qual, alguém, a gente já, a gente tinha, vocês já
   será que, cadê, você já, a gente combinou, tinha combinado, é pra

[tail]
pt ou não, ou o quê, né, não, certo, ou como

[undo]
pt esquece, esqueçam, esquece isso, não falei nada, não disse nada, retiro o_que, deixa pra_lá, deixa quieto
   nada a_ver, mentira, ignora, ignorem, melhor não, deixa pra_lá_o_que, esquece o_que_eu_disse

[joke]
pt brincadeira, tô brincando, to brincando, é brincadeira, só zoando, tô zoando, zoeira, mentira deslavada, bobagem
   sacanagem, palhaçada

[modal]
pt a, por, para, pra, sem, vai, pode, deve, precisa, tem, será

[aux]
pt ser, estar, que, ainda, ter

[small]
pt obrigado, obrigada, oi, olá, tchau, até mais, até amanhã, até logo, bom dia, boa noite, boa tarde, que, quem, como
   onde, quando, me, eu, estou, tô, sou, era, foi, fui, ontem, mas, porque, beijos, abraço, desculpa, sorte, depois
   mando, chego, vem, tá, está, estão, não, sim, nada, cada, ele, ela, a gente, vamos, vocês, você, toda, todo

[free]
pt se chover, se fizer_sol, em caso_de_chuva
   pensei bem, pensei muito, pensei melhor
   semana que_vem, mês que_vem, ano que_vem, segunda que_vem, sexta que_vem
   por enquanto, mesmo se, mesmo que, se deus_quiser, se não se_importa, já que, é que

[]
pt sem problema/problemas/dúvida/pressa/mais/querer/graça/novidade, só que, só um, só uma, só pra, melhor assim
   melhor não, não sei, não tem, não é, não me, não vou, não tenho, não posso, não dá, não deu, não era, não acho
   nada de_nada, ficamos em_casa, comprei um_pão, só isso, só eu, só hoje, a gente decide, isso a_gente_decide
   decidido a, decidida a, tomamos café, tomamos uma, tomamos um, fazemos o_que, ficamos sem, ficamos felizes
   ficamos bem, ficamos tristes, ficamos com_medo, ficamos aqui, ficamos sabendo, ficamos de_ver, seguimos sem
   seguimos indecisos, seguimos esperando, levamos anos, levamos horas, levamos dias, passamos por, passamos frio
   passamos um, passamos o, passamos a_noite, deixamos de, deixamos para, deixamos pra, voltamos a_falar
   vendemos a_alma, saímos de, continuamos sem, continuamos esperando, a gente fica sem, a gente fica feliz
   a gente fica sabendo, a gente deixa pra, a gente deixa para, a gente passa por, fica pra depois, fica para depois
   fica pra outro, fica para outro, fica pra semana, fica frio, fica feliz, fica triste, fica tranquilo, fica bem
   fica a_dica, fica longe, fica perto, fica quieto, fica calmo, fica aí, fica à, fica em_casa, fica com_raiva
   fica com_deus, fica no_ar, fica em_aberto, fica ligado, fica difícil, fica caro, fica bom, fica lindo, fica ótimo
   agora é que, agora é tarde, agora é sério, agora é só, agora vai, agora vai chover, agora a_gente, agora o_que
   então tá, e então, até então, desde então, pois é, pois não, e como, ou então, então né, então quem, então o que
   então ele foi, um a um, um a, uma a, dois a dois, um por um, é na verdade, é no mínimo, na real
   já foi decidido ou, ou decidido, a decisão é difícil, a decisão é sua, a decisão é do, a decisão é da
   a decisão é dele, decisão foi difícil, a decisão foi difícil, conta comigo se, fechado pra, fechado para
   fechada para, comprei pão, comprei leite, vai de mal, passa o, passa a_noite, leva o_cachorro, escolhido a_dedo
   faz isso não, maioria por, deu certo, deu ruim, deu tempo, deu fome, deu sono, deu errado, deu uma, deu um
   deu pra, que seja bom, cancelado de novo
"""
