"""Portuguese cues of the thirty emotions, and under `[]` the uses of their words that tell of none."""

from __future__ import annotations

from typing import Final

CUES: Final = """
[conviction]
pt convencido~, convicção, convicto~, sem sombra de_dúvida, sem a menor dúvida, tenho certeza absoluta
   certeza absoluta, absolutamente certo/certa, ponho as_mãos/a_mão no_fogo, acredito firmemente
   não tenho a_menor/nenhuma/dúvida dúvida/nenhuma/
[grief]
pt ainda dói ele/ela/não/saber/que/muito, dói muito/tanto não/saber/que
   vontade de chorar, de cortar o_coração, coração apertado/partido/em_pedaços, me deu um aperto
   luto, enlutado~, triste~, tristíssimo~, tristeza/+s, entristece, entristeceu, chorando, chorei, chorou, chorar
   chorava, choro, chora, choram, choramos, choraram, pranto, lágrimas, soluços, velório, funeral, pêsames
   condolências, coração partido/apertado/despedaçado, parte/partiu/corta/cortou o/me_o coração, de partir o coração
   desolado~, inconsolável, destroçado~, arrasado~, devastado~, abatido~, deprimido~, desespero, desesperado~
   infeliz, mágoa, magoado~, desgosto, fossa, de coração pesado, melancolia, desamparo, de rastos com_a
[joy]
pt melhor/melhores aniversário/dia/noite/fim_de_semana/férias/presente/notícia/viagem/festa da/de/do minha/sempre/todos/ano, ainda estou/tô sorrindo, rindo à toa, nas nuvens, sorriso de orelha
   alegria/+s, alegre~, feliz, felizes, felicíssimo~, felicidade, contente~, radiante~, alegro, alegra, alegrou
   encantado~ com/da_vida, eufórico~, euforia, júbilo, animadíssimo~, nas nuvens
   saltei/saltou/pular/pulei/pulou/pulando/pulava/saltar de alegria, oba, eba, iupi, hurra, uhuu, entusiasmado~
   entusiasmo, que bom_que_vocês/alegria/felicidade/maravilha, melhor dia da minha
   me diverti/divertimos muito/imenso, radiante com, fico/fiquei/ficamos/ficou tão/super/muito feliz, regozijo
[fear]
pt medo/+s, medroso~, temor, temo por, temia, assustado~, assustador~, assusta, assustou, assustei, susto/+s
   apavorado~, apavora, apavorante~, aterrorizado~, aterrador~, terror, pânico, pavor, receio pela/pelo/de/por
   horrorizado~, amedrontado~, morro/morrendo/morrer/morri de medo, tremendo de, pesadelo/+s, cagado~ de, cagaço
   petrificado~, calafrios
[hope]
pt esperança/+s, esperançoso~, espero/esperamos/esperava/esperando/esperemos que, tomara, oxalá, otimista~
   optimista~, otimismo, optimismo, dedos cruzados, cruzo/cruzar/cruzando/figas os/ dedos, fazer figas
   se deus quiser, com sorte
[trust]
pt confiança, confio, confiamos, confia em/plenamente, confiar em/nele/nela/neles, confiava em/nele/nela, confiável
   confiáveis, conto/contar/conte/contamos contigo/consigo/com_você/com_ele/com_ela/comigo/com_vocês, de confiança
   fé em/nele/nela, boas mãos, acredito em ti/você/vocês/nele/nela, acredito nele/nela
[wonder]
pt fascinado~, fascinante~, fascina/fascinam, fascínio, curiosidade, maravilhado~, maravilhoso~, maravilha/+s
   maravilhou, espantoso~, espantado~, espanto, deslumbrado~, deslumbrante~, intrigado~, intrigante~, encantador~
   admirado~, assombrado~, assombro, surpreendente~, estupefato~, hipnotizado~
[rage]
pt furioso~, fúria, raiva, raivoso~, zangado~, zanguei, zangou, zanga, irado~, da/minha/sua/de/com ira, enfurecido~, enfurece, enfureceu
   indignado~, indignação, revoltado~, revoltante~, revolta, puto/puta/p_da com/da/de_raiva/vida, puto da vida, ódio
   odeio, odiei, fulo~, cólera, possesso~, tira/tirou/tiram me/ do sério, passado~ com, danado~ com
   bravo/brava com/comigo, ficou/fiquei/ficaram/está/estou bravo/brava, como se_atreve/ousam/ousa/é_que_se_atrevem
   fervendo de, chateadíssimo, ferver de raiva
[exhaustion]
pt estou/tô/tava/estava morta/morto/acabada/acabado/moída/moído/quebrada/quebrado/destruída/destruído/só_o_pó
   exausto~, exaustão, exaustivo~, esgotado~, esgotante~, esgotamento, cansado~, cansadíssimo~, cansaço, cansativo~
   estafado~, acabado~ de_cansaço, morto~ de cansaço/sono, sem forças/energia, de rastos
   não aguento/posso mais/com_uma, estourado~, moído~, podre de cansaço, caindo/cair de_sono/de_cansaço/pelas, fadiga
   fatigado~, quebrado~ de, só o pó, burnout
[shame]
pt me enfiar num/em, num buraco de, morrendo/morri/morta/morto de vergonha, que vergonha/mico
   vergonha/+s, envergonhado~, envergonho, envergonhei, humilhado~, humilhante~, humilhação, constrangido~
   constrangedor~, constrangimento, vexame, embaraçado~, embaraçoso~, corado~, corei, mico, que mico
   paguei/pagou mico, buraco para_me/pra_me, abrir um_buraco, enfiar num/a_cara num/
   fiz/fez figura_de_parvo/má_figura
[pride]
pt teria/estaria/ficaria/tinha ficado/tão/muito tão/muito/ orgulhoso/orgulhosa/orgulho, estaria/ficaria/ficariam tão/muito orgulhoso/orgulhosa/orgulhosos
   orgulho, orgulhoso~, orgulhosíssimo~, orgulha, orgulhamos, cabeça erguida
[nostalgia]
pt leva/levou/transporta de_volta/me_de_volta/ à/para_a/pra infância/minha_infância, de volta à/pra/para_a infância, bons tempos, que saudade/saudades daquele/daqueles/daquela/do_tempo, como se fosse_ontem
   nostalgia, nostálgico~, saudade/+s, saudoso~, saudosismo, velhos/bons/bons_velhos tempos, bons velhos tempos
   lembranças/recordações/memórias de_infância/da_infância/da_minha
   quando era/eu_era/éramos criança/pequeno/pequena/miúdo/miúda/miúdos/crianças/menino/menina/jovem
   me_lembra/lembra_me/me_recorda/recorda_me/faz_lembrar/faz_me_lembrar/me_faz_lembrar a/o/da/do/de infância/minha_infância/tempo/quando
   lembra me a/o/da infância/tempo, aqueles tempos/verões, tempos que/aqueles não_voltam, mata saudade/saudades
   me leva de_volta
[anxiety]
pt mãos/pernas tremiam/tremem/tremendo, minha/a voz tremia/treme, tremi/tremia de_nervoso
   coração está/tá/ disparado/disparou/acelerado/a_mil/na_mão/na_boca, frio na barriga, mãos tremendo/suando/a_tremer, aperto no peito, nó no_estômago/na_garganta
   ansioso~, ansiedade, preocupado~, preocupadíssimo~, preocupação, preocupações, preocupa/preocupam, preocupante~
   preocupei, nervoso~, nervosismo, nervos, estressado~, stressado~, estresse, stress, stressante~, estressante~
   estressa, angústia, angustiado~, angustiante~, inquieto~, inquietação, aflito~, aflição, agoniado~, tenso~
   apreensivo~, não consigo/consegui/conseguia/prego/preguei dormir/pregar/olho, sem dormir, noites em branco/claro
   noite em branco/claro, frio na barriga, borboletas na barriga, nó na_garganta/no_estômago, coração nas_mãos/na_mão
   sob pressão
[relief]
pt ufa, que alívio/peso, ainda bem, tirei/tirou um peso, menos mal
   alívio, aliviado~, aliviadíssimo~, ainda bem, graças a deus, que alívio, ufa, peso a_menos/das_costas/de_cima
   tirei/tirou um_peso, respirar aliviado/aliviada/fundo, respirei/respiro aliviado/aliviada/de_alívio/fundo
   suspiro/suspirei de, finalmente acabou/terminou, que descanso
[anticipation]
pt mal posso/podemos/vejo/pode/podia esperar/esperar_para/a_hora/a_para, vejo/vemos/vê/via a hora
   não vejo/vemos/vê/via a hora, ansioso~ por/para/pelo/pela, animado~ para/com/pra, animadíssimo~ para/com
   empolgado~, empolgadíssimo~, empolgante~, expectativa/+s, entusiasmado~ com/para, impaciente~, impaciência
   contando/contar/conto os/as dias/horas, doido/doida/louco/louca/mortinho/mortinha para/por/pra, em pulgas
   ansiosamente, aguardo/aguardamos com ansiedade/expectativa, não posso esperar
[frustration]
pt frustrado~, frustrante~, frustração, frustra, farto~, fartinho~, irritado~, irritadíssimo~, irritante~, irritação
   irrita/irritam, irritou, chateado~, chateia, aborrecido~ com, aborrece, saco cheio, de saco
   que saco/chatice/raiva_disto/droga/porcaria/seca, saturado~, exasperado~, exasperante~, enervado~, enervante~
   enerva, pelos cabelos, nos nervos, me/dá tira/deixa louco/louca/maluco/maluca/doido/doida
   deixa/põe/deixando me/ louco/louca/maluco/maluca, não aguento mais/este/esta/isto/isso, não suporto
   cansado/cansada/cansei/farto/farta de, desapontado~, decepcionado~, desiludido~, decepção, desilusão
   decepcionante~, perda de tempo, pela terceira/enésima/milésima vez, insuportável, ninguém merece, afff, aff, pqp
[gratitude]
pt te/lhe devo uma, fico te devendo, salvou/salvaste/salvaram minha/a_minha/o_meu/meu/nossa semana/vida/dia/pele/tarde, você/vocês/tu é/são/és um/uns/o anjo/anjos, não sei como_agradecer
   significa/significou muito/o_mundo/tudo pra/para mim/nós, significa muito
   agradecido~, gratidão, muito/tão/eternamente/imensamente/profundamente/extremamente grato/grata/gratos/gratas
   sou/estou grato/grata, muito/tão/eternamente/imensamente grato/grata/gratos/gratas
   agradeço de_coração/imenso/muito/do_fundo/tanto/a_deus_por, agradecemos de_coração/imenso/do_fundo
   mil obrigados/obrigadas, muitíssimo obrigado/obrigada
   obrigado/obrigada mesmo/de_coração/do_fundo/por_tudo/por_estarem/por_estar/por_terem/por_teres/por_nunca/por_acreditarem/por_acreditar/por_existires/por_me
   muito obrigado/obrigada mesmo/de_coração/do_fundo/por_tudo/por_terem/por_teres/por_estar/por_me
   não sei como agradecer/te_agradecer/vos_agradecer/lhe_agradecer, como agradecer, devo te/vos/lhe muito/tudo/uma
   salvou/salvaste/salvaram me_a_vida/a_minha_vida/minha_vida
[loneliness]
pt solidão, sozinho~ demais/no_mundo/e/neste, tão/muito/completamente/totalmente sozinho/sozinha/sozinhos/só
   me/se sinto/sente/sentia/senti muito/tão/ sozinho/sozinha/só/isolado/isolada/abandonado/abandonada
   sinto me muito/tão/ sozinho/sozinha/só/isolado/isolada/abandonado/abandonada, solitário~, isolado~ e
   abandonado~ por/pelos, ninguém com_quem/para conversar/falar, com quem falar/conversar
   sente/sentes/sentia/sentem/senti se/me muito/tão/ sozinho/sozinha/só
[inspiration]
pt inspirado~, inspirador~, inspiração, inspira/inspiram, inspirou, inspiraram, motivado~, motivador~, motivadíssimo~
   motivação, motiva, motivou, estimulante~, cheio~ de ideias/energia/vontade, entusiasma, musa
[confusion]
pt perdidinha, perdidinho, perdida com, não entendo/entendi/entendia nada, boiando, nó na cabeça, não faz sentido
   não estou/estava/tô/estamos entendendo, não entendi nada/mais_nada
   confuso~, confusão, confunde, confundido~, perplexo~, perplexidade
   não entendo/percebo/compreendo/entendi/percebi/entendia/percebia nada/porque/por_que/bem/como/patavina/
   já não entendo/percebo, desnorteado~, desorientado~, baralhado~, baralha, atordoado~
   não faz/fazia sentido/nenhum/qualquer/o_menor sentido/, sentido nenhum, sem entender nada
   estou/fiquei/fico completamente/totalmente/ perdido/perdida/baralhado/baralhada, boiando, nó na cabeça
[clarity]
pt clareza, agora/finalmente/já/enfim eu/sim/é_que/ entendo/percebo/entendi/percebi/compreendo/compreendi
   agora faz_sentido/ficou_claro/está_claro, agora tudo/já faz sentido, tudo faz/fez sentido
   ficou/está/tudo muito/tudo/bem/agora/finalmente/ claro agora/, ficou claríssimo/claríssima, claríssimo~, lucidez
   lúcido~, faz sentido agora, caiu a ficha, ficha caiu, fez se/_se luz, abriu/abriram os/me_os olhos
   dei/deu me/se conta, percebi finalmente, cristalino
[guilt]
pt te/lhe/vos devo desculpas/um_pedido_de_desculpas/uma_desculpa, passei dos/do limites/ponto, fui muito/injusto/injusta injusto/injusta/duro/dura/com/, peguei pesado
   culpa minha/nossa/sua/por/de_tudo, minha/nossa/toda/foi minha culpa, culpado~, culpabilidade, culpo, culpa
   remorso/+s, me perdoa/perdoe/perdoem, perdoa/perdoem/perdoe me, perdoa me, peso na consciência, consciência pesada
   sinto me/_me culpado/culpada/mal_por/péssima/péssimo, me sinto culpado/culpada/mal_por/péssima/péssimo
   não me perdoo/perdoarei, recrimino, sinto muito/imenso/muitíssimo por_ter/ter/pelo_que_fiz/não_ter
[awe]
pt me arrepiou/arrepiei/arrepiaram, me deixou arrepiado/arrepiada, fiquei/estou todo/toda/ arrepiado/arrepiada
   sem fôlego/palavras/ar, impressionante~, impressionado~, majestoso~, boquiaberto~, queixo caído, sublime~
   arrepiado~, arrepiante~, arrepio/+s, tirar/tira/tirou/perder o/me_o fôlego, imponente~, grandioso~, deslumbramento
   reverência, de cair o_queixo, emudeci, avassalador~, embasbacado~
[regret]
pt me/se arrependo/arrependi/arrepende/arrependeu, nos arrependemos, arrependo me, arrependi me, arrependo
   arrependido~, arrependimento/+s, lamento ter/não_ter/não/muito_ter/profundamente, quem me dera, oxalá tivesse
   devia/deveria/devíamos/deveríamos ter feito/dito/ouvido/ligado/ido/ficado/comprado/escutado/sabido/falado/pedido/esperado, nunca/não devia/deveria ter
   se eu/ao_menos/pelo_menos tivesse/tivesse_ouvido/pudesse_voltar, se tivesse/tivéssemos, que pena/lástima
   é uma pena, pena que, uma pena, oportunidade perdida, maior erro, se arrependimento matasse, olhando para trás
   em retrospectiva
[determination]
pt nunca/jamais/não vou desistir/abandonar/largar
   custe o que_custar, aconteça o que_acontecer, haja o que_houver, vou até o_fim, não vou desistir/parar, até ao/o fim_custe
   determinado~ a, determinação, decidido~ a, desisto, desistir, desistirei
   não vou/vamos/vai/iremos desistir/parar/me_render, não desisto/desistimos/desistirei/desistiremos/me_rendo
   nunca/jamais desistir/desistirei/desisto/desistiremos/vou_desistir, custe o que, aconteça o que, haja o que
   perseverar, perseverança, persistir, persistência, tenaz, tenacidade, empenhado~ em, até ao/o fim, vou conseguir
   vamos conseguir, hei de conseguir, nada/ninguém me/nos/vai deter/parar/vai_parar/vai_deter/me_parar, garra
   força de vontade, todo custo, qualquer preço
[vulnerability]
pt vulnerável, vulneráveis, vulnerabilidade, indefeso~, impotente~, impotência, desprotegido~, inseguro~
   insegurança/+s, desamparado~
   sinto_me/me_sinto/me_senti/senti_me tão/muito/ exposto/exposta/pequeno/pequena/fraco/fraca/frágil
   tão/muito frágil, me abri/abrir com, abri o_coração/meu_coração/o_meu_coração, abri me com
   custa/custou/difícil falar/admitir/me_falar, coração nas mãos, flor da_pele/de_pele
[acceptance]
pt é o que_temos/que_tem, fazer o quê, paciência fazer, é a vida, não tem jeito, temos que aceitar
   aceitei/aceitar/aceitou/aceitamos/aceitado que/a_perda/a_situação/a_realidade/a_minha/minha/o_meu, aceitação
   conformado~, conformei, me conformo, conformar, resignado~, resignação, em paz com/comigo, é o_que_é/assim
   fazer/fiz/fez/fizemos as pazes, deixar/deixei/deixá_lo ir/partir, deixar ir, paciência é a, faz parte da vida
   é a vida, o que não_tem_remédio, aprender/aprendi a viver_com/aceitar, virar/virei a página, que seja assim
   que remédio
[resistance]
pt resistir, resisto, resistimos, resistirei, resistência a/ao/contra, recuso me/a, recusei me, recusamos nos
   me/se/nos recuso/recusa/recusamos/recusei, recuso me a, me/se oponho/opõe, oponho me, opomo nos, nem pensar
   nem morto/morta/a_pau/que_a_vaca, de jeito nenhum/maneira/modo, de maneira nenhuma/alguma, de forma alguma/nenhuma
   nem por sombras, por cima do meu cadáver, rebeldia, rebelde~ e, revolto me, rebelo
   sou/somos/totalmente/absolutamente/completamente contra, bato/batemos o pé, bater o pé, protesto, protestar
   protestamos, oposição, não vou/vamos/admito/admitimos aceitar/assinar/ceder/tolerar/pagar/permitir/isso/isto
   faço/fazemos frente, enfrentar
[love]
pt me apaixonei/apaixonando, caidinho por, caidinha por, borboletas no estômago/na_barriga, amor à_primeira
   amor, amores, te/o/vos amo, amo te/_te/você/vocês/a/o/esta/este/essa/meu/minha/muito/tanto, amamos, amava, ama
   amam, adoro, adora, adoram, adoramos, adorei, adorava, apaixonado~, apaixonei, apaixonou, apaixonante, carinho
   carinhoso~, ternura, terno~, ternamente, afeto, afecto, amado~, meu amor, meu bem, querido/querida da_minha/do_meu
   paixão, encantado~ por_ela/por_ele, louco~ por ti/você/ela/ele, gosto tanto/muito de ti/você/vocês/deles
[loss]
pt perda da/de/do minha/meu/mãe/pai/avó/avô/um_amigo/uma_amiga/nossa/nosso, grande/enorme/terrível/irreparável perda
   perdi/perdemos/perdeu o_meu/a_minha/meu/minha pai/mãe/irmão/irmã/filho/filha/marido/mulher/amigo/amiga/avô/avó/cão/cachorro/gato/emprego
   sinto/sentimos/sente/senti muito/imenso/tanto/muita/tanta/ a_tua/a_sua/sua/tua/ falta, tua/sua falta
   faz/fazes/fazem me/nos/tanta/muita/imensa falta, já não/ está entre/connosco/conosco, partiu para_sempre/cedo
   faleceu, falecido, falecida, morreu, perdi tudo, perdemos tudo, deixou/deixa um/nos vazio/ontem
   saudades tuas/suas/dele/dela/da_minha/do_meu/de_ti/de_você, saudade dele/dela/de_você/de_ti/da_minha/do_meu
[]
pt não se/te preocupe/preocupa/preocupes, não precisa/precisas se_preocupar/preocupar, nada com que se_preocupar
   orgulho e, feliz/felizes aniversário/natal/ano/páscoa/dia/festas/fim, muito/imenso prazer, felicidades, prazer em
   ficaria/ficaríamos/estaria feliz/felizes/grato/grata/encantado
   espero/esperamos que te/vos/lhe/isto/isso/tudo ajude/sirva/corra/esteja/encontre
   espero/esperamos que estejas/estejam/esteja/isto/isso/tudo/ajude/goste, espero que sim/não, espero bem que
   receio que/não, temo que
   lamento/lamentamos informar/o/a/pela/pelo/mas/comunicar/os/as/dizer/imenso/muito/que
   sinto muito/imenso, sinto muito/imenso pelo/pela/mas/informar
   obrigado/obrigada pela/pelo/por sua/seu/tua/avisar/informação/resposta, não faço ideia, sem ideia
   sem/ dúvida/dúvidas, tenho certeza
   perda/perdas de dados/peso/pacotes/sinal/calor/água/energia/pressão/memória/ligação/conexão
   lucros/ganhos e perdas, perdas e, declarou/declarado/considerado/considerou/julgado o/ culpado/culpada
   o/os culpado/culpada, aceito/aceitar/aceita/aceite os/as/o/a cookies/termos/condições/convite
   resistência é/elétrica/eléctrica/térmica/do/da/de
   cuidado/caixa/conteúdo/objeto/pacote/encomenda/mercadoria frágil/frágeis
   bateria/stock/estoque/recursos/memória/ingressos/bilhetes/edição/lotação esgotada/esgotado/esgotados
   está/estão/edição/bilhetes/ingressos/produto/stock/produtos/já esgotado/esgotada/esgotados/esgotadas, esgotado em
   teste/testes de stress/estresse
   caro/cara/querida/querido/queridos senhora/senhor/joana/joão/amigo/amiga/colegas/maria/clientes
   com carinho/amor/afeto a_equipa/a_equipe, por amor de/a, sistema nervoso, crise de_nervos
   por curiosidad/curiosidade, pena de_morte, vale a pena, valer a pena, valeu a pena
   certificado/intervalo/nível/voto/grau de confiança, cargo de confiança, vulnerável a
   vulnerabilidade/vulnerabilidades em/de/crítica/no/na/do, modo/botão de/do/ pânico
   em expectativa/expectativas do/de/da, expectativa/esperança de/média_de vida, animado filme
   desenho/desenhos/filme animado/animados, graças a ti, revolta da/dos, ferro/pedra fria, ama de
   terno e_gravata/cinzento/preto, fato e gravata, impressionante oferta, desculpa/desculpe/desculpem pelo/o/a/pela
   amor de deus
"""
