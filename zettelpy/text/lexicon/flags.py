"""Cue phrases of five flags, by flag and language; DECISION has a lexicon of its own.

Words that are common in another sense ("stack", "start", "always") stand here in phrases that pin the sense down, or
have their literal uses held back under `[]`. `[CORE first]` counts where it opens a clause: "Always test first" states a
rule, "I'm always here" does not. See `zettelpy.text.phrases.read_lexicon`.
"""

from __future__ import annotations

from typing import Final

FLAGS: Final = """
[ORIGIN]
en founded, founder/+s, co founded, cofounded, cofounder/+s, originated, originates, origin/+s, grew out of
   goes/go back to when/the, started out as/with/in/when, it all/first started/began, first met
   we/they met at/in/through, met each other, how we/they met/started, was/were/is/are/been born, i/she/he was born
   born in/on/and_raised, grew up in/on/near, grew/growing up, comes/came/come originally from, originally
   hails from, native of, roots in, dates back, dating back, traces back, stems/stemmed from, inspired/prompted by a
   idea came, created by, was/were created, invented by/in, was/were invented, came up with, established in
   was/were established, based on an idea, the story behind, where it came from, first idea, gave rise to
   brainchild, derived from, descended from, progenitor/+s, arose from, sprang from
de gegründet, gründer/+in, ursprung, ursprünglich, entstand, entstanden, stammt aus/von, stammen aus/von, geboren
   aufgewachsen, kennengelernt, kennen gelernt, die idee kam, geht auf, erfunden von
fr fondé/+e/+s par/en/à, a/ont fondé, fondateur/fondatrice, origine, à l'origine, est/suis né/née, née en
   j'ai/a/ai grandi, s'est rencontrés, rencontrés pour_la_première_fois, provient de, l'idée vient, créé/créée par/en
es fundó, fundada, fundado, fundador/+a, fundamos, origen, originalmente, nació, nací, nacido/nacida en, crecí
   creció en, nos conocimos, se conocieron, proviene de, la idea surgió, surgió de, creado por, creada por
pt fundou, fundada, fundado, fundador/+a, fundámos, origem, originalmente, nasceu, nasci, nascido/nascida em, cresci
   cresceu em, nos conhecemos, conhecemo nos, provém de, a ideia surgiu, criado por, criada por
it fondato, fondata, fondatore/fondatrice, abbiamo fondato, origine, originariamente, nato/nata a/in/nel
   sono nato/nata, cresciuto/cresciuta a/in, ci siamo conosciuti, proviene da, l'idea è nata, creato da, creata da
ru основал/+а/+и, основан/+а/+о, основатель, происхождение, родился, родилась, вырос, выросла, познакомились
   изначально, возникла идея
zh 创立, 创办, 成立于, 创始人, 起源, 源于, 出生于, 出生在, 诞生, 长大, 第一次见面, 最初, 創立, 創辦
ja 設立, 創業, 創立, 起源, 由来, 生まれました, 生まれた, 生まれは, 育ちました, 育った, 出会いました, 出会った
   きっかけ
ko 설립했습니다, 설립되었습니다, 설립했다, 창립, 창업, 기원, 유래, 태어났습니다, 태어났어요, 태어났다, 자랐습니다
   처음 만났습니다/만났어요/만났다, 계기
hi स्थापना, संस्थापक, जन्म हुआ, मूल रूप, शुरुआत में, पहली बार मिले, उत्पत्ति

[CORE]
en core value/+s/principle/+s/belief/+s, values, our/my/guiding/first/general/basic principle/principles
   in/on principle, as a matter of principle, principle/+s of, principles, never compromise/compromises
   won't/will_not/don't/do_not compromise, non negotiable, nonnegotiable, no exceptions, without exception
   at all costs, under no circumstances, red line, matters/matter most/more_than, what matters, most important
   more important than, above all, top priority, first priority, essential, essentially_about, essentials
   fundamental, fundamentally, at the/its/my/our heart/core of/is, at its core, crucial, critical that/to/for, vital
   paramount, the foundation of, cornerstone, bedrock, philosophy, mission, motto, credo, ethos
   we/i believe in/that, we/i stand for, what i/we live by, rule of thumb, golden rule, should never, never ever
   key is, the point is, we/i/you_must/should/will always, always and forever, must always/never
de grundsatz, grundsätze, grundsätzlich, prinzip, prinzipien, aus prinzip, werte, niemals, am wichtigsten
   das wichtigste, wesentlich, grundlegend, entscheidend ist, unverzichtbar, oberste priorität, keine ausnahmen
   ohne ausnahme, kern
fr principe/+s, par principe, valeurs, essentiel/+le/+s, fondamental/+e/fondamentaux, le plus important, avant tout
   ce qui compte, sans exception, priorité absolue, jamais de compromis, indispensable
es principio/+s, por principio, valores, esencial/+es, fundamental/+es, lo más importante, ante todo
   sobre todo importa, lo que importa, sin excepción, innegociable, imprescindible
pt princípio/+s, por princípio, valores, essencial, essenciais, fundamentais, o mais importante, acima de tudo
   o que importa, sem exceção, inegociável, imprescindível
it principio, principi, per principio, valori, essenziale/essenziali, fondamentale/fondamentali
   la cosa più importante, prima di tutto, ciò che conta, senza eccezioni, imprescindibile, non negoziabile
ru принцип/+ы/+ов, ценности, главное, самое важное, важнее всего, основа, основополагающий, принципиально
   без исключений
zh 原则, 价值观, 核心, 最重要, 根本, 始终, 绝不妥协, 至关重要, 必须始终, 原則, 價值觀
ja 原則, 価値観, 核心, 一番大切, 最も重要, 何より, 根本, 本質, 必ず, 譲れない, 大切にして
ko 원칙, 가치관, 핵심, 가장 중요한/중요하다/중요합니다, 반드시, 근본적
hi सिद्धांत, मूल्य, हमेशा, सबसे महत्वपूर्ण, सबसे ज़रूरी, मूलभूत, अनिवार्य

[CORE first]
en always, never
de immer
fr toujours
es siempre
pt sempre
it sempre
ru всегда
ko 항상, 언제나
zh 永远

[PIVOT]
en changed/change/changes/changing my/our/his/her/their mind/minds/course/direction/tack/plans
   change of plan/plans/mind/heart/course/direction, second thoughts
   switched/switch/switching/switches to/from/over/away, switching, switched, instead, instead of, pivot/+s/+ed/+ing
   turning point, turned a corner, from now on, not anymore, moved/moving/migrating/migrated/move away from
   moved/moving/migrated over, rethink, rethought, reconsider/+ed, reversed/reverse course/our/the, u turn
   about face, backtrack/+ed, scratch that, scrap that/it/the, take that back, took that back, on reflection
   actually make it/that/the, replaced by/with, replaces, replacing, in favour/favor of, used to but
   back to the drawing board, everything changed, changed everything, that changed when, from that moment/day on
   ever since then, abandoned the, dropped the plan/idea, turned out differently, started over, a new direction
   overhaul/+ed, as of now, from today, no longer use/using/used/support/supported/needed/need/plan/want
de stattdessen, umgestiegen, umsteigen auf, gewechselt zu/auf, wechseln zu/auf, meinung geändert, umentschieden
   anders überlegt, wendepunkt, ab jetzt, ab sofort, von nun an, kurswechsel, doch lieber, planänderung
   ersetzt durch
fr plutôt que, à la place, changé/changer d'avis, changement de cap/plan/programme, désormais, dorénavant
   à partir de_maintenant, tournant, au lieu de, remplacé/remplacée par, finalement on, passé/passer de
es en cambio, en vez de, en lugar de, cambiado/cambié/cambió/cambiamos/cambiar de opinión/idea/rumbo/planes
   cambio de planes/rumbo/opinión, a partir de_ahora, de ahora en adelante, punto de inflexión, reemplazado por
   mejor vamos
pt em vez de, em lugar de, mudei/mudou/mudamos/mudámos/mudar de ideia/ideias/opinião/rumo/planos
   mudança de planos/rumo, a partir de_agora, daqui em diante, ponto de viragem, substituído por
it invece di, al posto di, cambiato/cambiare idea/rotta/programma, cambio di programma/rotta/piani, d'ora in poi
   da ora in poi, punto di svolta, sostituito da/con
ru вместо этого, вместо, передумал/+а/+и, переключились на, перешли на, отныне, с этого момента, поворотный момент
   смена курса
zh 改变主意, 改变了主意, 改用, 改为, 转而, 转向, 从现在开始, 从今以后, 转折点, 取而代之, 改變主意, 改為
ja 代わりに, 考えが変わ, 気が変わ, 方針転換, 方向転換, 切り替え, これからは, 今後は, 転機, 変更しました, ではなく
ko 대신, 대신에, 마음을 바꿨습니다/바꿨어요/바꿨다, 전환점, 앞으로는, 이제부터, 바꾸기로, 변경했습니다, 전환했습니다
hi इसके बजाय, के बजाय, मन बदल, विचार बदल, अब से, आगे से, निर्णायक मोड़

[GENESIS]
en launch/+ed/+es/+ing, kick/kicked/kicking/kicks off, kickoff
   first version/release/draft/prototype/commit/steps/lesson/day/customer, initial version/release/commit
   new project/company/startup/chapter/job/beginning/life
   started/starting/start/begun/began/beginning work/working_on/building/a_new/an/writing/learning
   started/founded a business/company/band/club/course, brand new, fresh start, from scratch, inception, genesis
   debut/+ed, went live, goes/going live, go live, grand opening, opened/opening its/our/the doors
   breaking/broke ground, we/i built/created/made the/our/my/a first, very first, dawn of, inaugural, inaugurated
   rolled out, rolling out, unveiled, day one, embark/+ed/+ing on, new group for, starts a job, proof of concept
   minimum viable product, mvp, bootstrapped a/the, set up our/a_new, maiden voyage/flight/speech, birth of our/the
de gestartet, startschuss, auftakt, kick off, erste version, erster entwurf/prototyp, neues projekt, neue firma
   neuer job, neuanfang, ins leben gerufen, eröffnet, eröffnung, beginn von, losgelegt, von null, angefangen zu/mit
   markteinführung
fr lancement, lançons, démarré/+e, démarrage, coup d'envoi, première version, premier prototype, nouveau projet
   nouvelle entreprise, nouveau départ, inauguré/+e, inauguration, mis en ligne, débuts, partir de_zéro
   a/avons/ont/ai/été lancé
es lanzamos, lanzado, lanzada, lanzamiento, lanzó, arrancamos, arranque, primera versión, primer prototipo/borrador
   nuevo proyecto, nueva empresa, nuevo comienzo, inauguración, inauguramos, inauguró, puesta en marcha, desde cero
   empezamos a, estreno
pt lançámos, lançamos, lançado, lançada, lançamento, lançou, arrancámos, primeira versão, primeiro protótipo
   novo projeto, nova empresa, novo começo, inauguração, inaugurou, do zero, começámos/começamos a, estreia
it lanciato, lanciata, lancio, abbiamo lanciato, avviato, avvio, prima versione, primo prototipo, nuovo progetto
   nuova azienda, nuovo inizio, inaugurato, inaugurazione, da zero, esordio, debutto
ru запустили, запустил/+а, запуск, начали работу/проект, первая версия, первый прототип/релиз, новый проект
   новое начало, открытие, с нуля, премьера
zh 启动, 推出, 上线, 发布了, 第一个版本, 首个版本, 新项目, 开业, 从零开始, 首次亮相, 啟動, 上線, 新專案
ja 立ち上げ, 発足, 開始しました, 始めました, 始まりました, 最初のバージョン, 初版, 新プロジェクト
   新しいプロジェクト, 開業, ゼロから, リリースしました, 新しいグループ
ko 출시했습니다, 출시, 시작했습니다, 시작했어요, 첫 버전/번째_버전, 새 프로젝트, 새로운 프로젝트, 개업, 처음부터
   런칭
hi शुरू किया, शुरुआत की, लॉन्च, पहला संस्करण, नई परियोजना, नया प्रोजेक्ट, उद्घाटन

[TECHNICAL]
en api/+s, rest api, sdk/+s, database/+s, db, sql, nosql, postgres, postgresql, mysql, sqlite, mongodb, redis, kafka
   elasticsearch, rabbitmq, schema/+s, migration script/+s, migrations, deploy/+s/+ed/+ing/+ment/+ments
   redeploy/+ed, server/+s, serverless, backend/+s, frontend/+s, back end, front end, full stack, tech stack
   software stack, our/the stack is, stack trace/+s, stack overflow, traceback/+s, microservice/+s, bug/+s
   bugfix/+es, debug/+ging/+ged, hotfix/+es, latency, throughput, p99, p95, timeout/+s, memory leak/+s
   race condition/+s, deadlock/+s, cache/+s/caching, cached, cpu, gpu, gpus, ram, disk full/space, algorithm/+s
   codebase, source code, code review/+s, refactor/+s/+ed/+ing, repository, repo/+s, github, gitlab, git
   pull request/+s, pr, merge request/+s, merge conflict/+s, commit hash, rebase/+d, ci pipeline, ci cd
   unit/integration/regression/load test/tests, docker, kubernetes, k8s, container image/+s, terraform, ansible, aws
   azure, gcp, nginx, linux, ubuntu, python, javascript, typescript, java, golang, nodejs, webpack, django, numpy
   pytorch, tensorflow, json, yaml, xml, csv, css, url/+s, tcp, udp, dns, tls, ssl, ssh, vpn, oauth, jwt
   endpoint/+s, webhook/+s, websocket/+s, graphql, grpc, regex, parser/+s, compiler/+s, runtime, stdout, stderr
   encryption, encrypted, authentication, api/access token/tokens, token audience, load balancer/+s, sharding
   sharded, per/one shard, database/read replica/replicas, failover, rollback/+s, roll back, rolled back
   rolling back, hostname, localhost, cron, env var/+s, environment variable/+s, query plan, queue depth
   index rebuild, machine learning, neural network/+s, llm/+s, embeddings, vector store, language model/+s
   fine tuning, firmware, bandwidth, feature flag/+s, release candidate, root cause, exception handler, null pointer
   segfault, config file/+s, admin panel, software, hardware
de datenbank/+en, schnittstelle/+n, softwareentwicklung, quellcode, fehlermeldung, bereitstellung, latenz
   zwischenspeicher, programmierung, programmieren, rechenzentrum, verschlüsselung, serverseitig, backend
fr base/bases de données, serveur/+s, logiciel/+s, déploiement/+s, déployer, déployé, bogue/+s, latence, code source
   chiffrement, algorithme/+s, requête/+s sql
es base/bases de datos, servidor/+es, despliegue/+s, desplegar, desplegado, código fuente, latencia, cifrado
   algoritmo/+s, errores de código, interfaz de programación
pt base/bases de dados, banco de dados, servidores, implantação, código fonte, latência, criptografia, algoritmos
   programação
it base di dati, codice sorgente, distribuzione del software, latenza, crittografia, algoritmo, algoritmi
   programmazione
ru база данных, базы данных, базу данных, сервер/+а/+ы/+е/+ов, код, деплой, задержка, алгоритм/+ы, баг/+и
   развернули, схема данных, шифрование
zh 数据库, 服务器, 接口, 部署, 代码, 算法, 缓存, 延迟, 架构, 前端, 后端, 漏洞, 加密, 資料庫, 伺服器, 程式碼, 演算法
ja データベース, サーバー, サーバ, デプロイ, バグ, スキーマ, コード, アルゴリズム, キャッシュ, レイテンシ, 遅延
   暗号化, リポジトリ, プログラム
ko 데이터베이스, 서버, 서버를, 서버가, 배포, 배포했습니다, 버그, 버그를, 스키마, 알고리즘, 캐시, 지연, 코드, 코드를
   암호화
hi डेटाबेस, सर्वर, एपीआई, बग, कोड, एल्गोरिदम, सॉफ्टवेयर, डिप्लॉय

[]
en stack of, blow the stack, as always, hardware store/+s, bed/stink/june/stomach/travel/flu bug/+s, caught a bug
   bug bite/+s/spray/net, cache of, ball/burmese/reticulated python/+s, first day of
   switch/switched/switching on/off, light switch/switches, switch the light/lights, missile/rocket launch/launches
   our/the server brought/took/spilled/smiled, deploy/deployed/deploying troops/soldiers/forces
   blood/home/house/property/true/test/default/chart/return values, values file, email/street address
   original price/packaging, pick me instead, origin server/+s, core dump/+s, apple core, principal
   fundamental frequency, never mind, never ever mind, always been
   always good/nice/great/fun/happy/glad/up/a to/for/pleasure
   never had/been/heard/seen/thought/knew/said/say/got/gets/ceases/did
es siempre que
pt sempre que
ja 必ずしも
zh 不一定
"""
