"""Portuguese cues of five flags (DECISION is read elsewhere), and under `[]` the uses of their words that are none."""

from __future__ import annotations

from typing import Final

CUES: Final = """
[ORIGIN]
pt a gente/nós se/nos conheceu/conhecemos, se conheceu/conheceram numa/num/na/no, a ideia surgiu/veio/nasceu, o nome vem/veio
   fundou, fundada, fundado, fundadas, fundados, fundador/fundadora/fundadores da/do/de/e, fundámos, fundaram, origem
   origens, originalmente, originário~ de/da/do
   nasceu/nasci/nasceram/nascemos/nascido/nascida/nascidos em/no/na/de/do/da/a, ideia nasceu/surgiu/veio/vem
   criado/criada/cresci/cresceu/crescemos em/no/na, cresci, nos/se/me conhecemos/conheceram/conheci, conhecemo nos
   conheceram se, provém/provêm de/do/da
   vem/vêm/veio/vinha da_minha/do_meu/de_uma/de_um/do_latim/do_grego/da_nossa/do_tempo/da_época/dos
   receita/nome/ideia/palavra/tradição vem/veio/surgiu/provém/nasceu, remonta a/ao/à, remontam a/ao/à
   surgiu/surge/surgiram de/da/do/a_partir/quando, criado~ por, inventado~ por, inspirado~ em/por/no/na
   descende/descendem de, raízes em/no/na/estão, tudo começou, começou tudo, herdado/herdada/herdei/herdamos de/da/do
   deriva/derivado/derivada de/do/da, de onde vem/vim/viemos
[CORE]
pt vem/vêm em primeiro_lugar, em primeiro_lugar_a_família
   acima de_tudo, regra número_um/de_ouro, primeira regra, inegociável, o que mais_importa
   princípio básico/fundamental/essencial/de/é/ético/moral/número/inegociável, princípios, por princípio
   nosso/meu/um/primeiro/grande princípio/lema, nossos/meus/os/seus valores, valores fundamentais/são/que/da
   essencial, essenciais, fundamental/fundamentais, mais importante, o mais importante, acima/antes de_tudo
   acima de tudo, que importa, o que_importa/conta, sem exceção/exceções/excepção, sem exceções, nenhuma exceção
   inegociável, inegociáveis, não negociável, imprescindível, imprescindíveis, indispensável, primordial, crucial
   cruciais, vital para, pedra angular, pilar/pilares da/do/de/fundamental, máxima/primeira/nossa/absoluta prioridade
   prioridade absoluta/máxima/número, regra de_ouro/número_um, lema, filosofia é, nossa/minha filosofia/missão/razão
   missão é, razão de ser, linha vermelha, em hipótese alguma, em caso algum, sob nenhuma circunstância
   custe o_que_custar, há que_sempre, vem/está/vêm sempre/em/ primeiro/em_primeiro_lugar/acima_de_tudo
[CORE first]
pt sempre verificar/usar/use/testar/perguntar/pergunte/usem/verifique
   nunca deixe/deixes/use/uses/toque/abra/minta/partilhe/compartilhe/apague/trabalhe/assine
[PIVOT]
pt
   minha/nossa/sua vida mudou/virou/se_transformou, recomeçamos/recomecei/recomeçar/recomeçou do/tudo_do zero, larguei/parei a/de bebida/beber/fumar
   nada mais/nunca foi/é/será/mais_foi igual/o_mesmo/como_antes, nada foi/é igual, nunca mais foi o_mesmo/a_mesma/igual, tudo mudou, divisor de águas, mudou/mudaram a/minha/nossa/sua minha/nossa/sua/vida vida/, minha vida mudou/virou, virada na/de minha/chave, larguei o/meu emprego, virou minha vida
   mudei/mudou/mudamos/mudámos/mudar/mudaram/mudado/mudando/muda/mudança de ideia/ideias/opinião/rumo/planos/estratégia/direção/vida/fornecedor
   mudança/alteração de planos/rumo/plano/estratégia/direção/opinião, partir de agora/hoje/amanhã/segunda
   daqui em/para diante/a_frente/frente, de agora em_diante, ponto de viragem/virada/inflexão, virada, viragem
   substituído~ por, substituímos, trocamos/trocámos/trocar/troquei o/a/de por/fornecedor
   passamos/passámos/passar/migramos/migrámos/migrar a_usar/para/de_para/do, migramos/migrámos/migrar para/de/do
   voltamos/voltámos/voltar/voltou atrás, marcha atrás/ré, meia volta, reviravolta, guinada
   repensar/repensámos/repensamos
   abandonámos/abandonamos/abandonado/descartamos/descartámos o/a/essa/esse projeto/plano/ideia, mudou tudo
   tudo mudou, mudou a_minha/minha/a_nossa vida, começar/começamos/recomeçar do zero/de_novo
   já não usamos/usaremos/vendemos/aceitamos/oferecemos, não usamos mais, novo rumo, nova direção/etapa/fase
[GENESIS]
pt fundei, fundei o/a/um/uma, primeiro/primeira capítulo/música/poema/quadro/página/tijolo, cortaram/cortamos/cortou a fita
   fundou, fundada, fundado, fundámos, fundaram, fundação da/do, lançámos, lançamos, lançado, lançada, lançamento
   lançou, lançaram, lancei, arrancámos/arrancou/arranque com/da/do/
   primeira/primeiríssima versão/edição/pedra/exposição/sessão/tiragem/colheita/cliente
   primeiro protótipo/rascunho/cliente/número/disco/concerto/show/livro/episódio/exemplar, primeiros passos/clientes
   novo/nova projeto/projecto/empresa/começo/negócio/associação, inauguração, inaugurou, inaugurámos, inauguramos
   inauguraram, inaugurado~
   começámos/começou/comecei/começaram/começamos a_construir/a_escrever/a_trabalhar/as_obras/a_construção/o_projeto
   obras começaram/começam, estreia, estreou, estreámos, estreamos
   criámos/criou/criaram/criei/criar/criamos o/a/um/uma/nossa/nosso/minha, criação da/do/de
   abriu/abrimos/abriram/abrir as/a_nossa/nossa/a/o_nosso/uma portas/padaria/loja/livraria/primeira/café/restaurante
   abriu portas, nasceu/nasceram/nasce em/a/o/nossa/nosso/assim, viu a_luz, debutou, pela primeira vez na_história
[TECHNICAL]
pt notebook/computador/celular/impressora/roteador/tablet/laptop/portátil/telemóvel não liga/inicia/carrega/responde/conecta, computador/notebook/celular/laptop travou/trava/travando/reinicia/congelou, reiniciar/reiniciei/reinicia o/a roteador/computador/celular/notebook, reinstalar/reinstalei, tela azul, disco rígido, usb, bluetooth
   base/bases/banco/bancos de dados, servidor/servidores, implantação, implantar, implantado~, deploy, deploys
   código fonte, o/meu/nosso/seu código, latência, criptografia, criptografado, encriptado, algoritmo/algoritmos
   programação, programar em, da/uma/de migração/migrações, migração de/falhou/para, api, esquema da_base
   consulta/consultas sql/lenta/lentas, cache, memória ram, disco rígido/cheio, sistema operativo/operacional
   ficheiro/ficheiros/arquivo/arquivos de_configuração/json/csv/log, configuração do/de/da, script/scripts
   repositório, commit, rede local/wifi, firewall, certificado ssl/expirado, testes unitários, integração contínua
   queda do_servidor, backup, cópia/cópias de_segurança, software, hardware, aplicação web/móvel/caiu, aplicativo
   informático~, processador, aprendizado de_máquina, rede neural, redes neurais, docker, kubernetes, backend
   frontend, bug/bugs, sensor/sensores, placa mãe, microcontrolador
[]
pt sempre que/aqui/igual, em princípio, no princípio, ao princípio, óleo/óleos essencial/essenciais
   primeiro/primeira/primeiros plano/andar/socorros/dia/vez/lugar/ministro/classe/hora, servidor público
   servidores públicos, valores em_dinheiro/monetários
   lançou/lançado/lançámos/lançaram a/uma/o/um bola/pedra/grito/olhar, código postal/penal/civil/secreto/de_barras/qr
   código de_conduta/de_vestuário, virada cultural/do_ano, estreia da_semana_no_cinema, consulta médica, cd
   em crescimento, passar a ferro, local de origem, país de origem_do_produto
"""
