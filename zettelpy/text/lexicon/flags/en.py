"""English cues of five flags (DECISION is read elsewhere), and under `[]` the uses of their words that are none.

ORIGIN: where something comes from. CORE: a principle, what matters. PIVOT: a change of course. GENESIS: something is
founded, made or done for the first time. TECHNICAL: technical matters, denied or not. `[CORE first]` counts where it
opens a clause and a rule follows: "Always test first" states one, "I'm always here" does not.
"""

from __future__ import annotations

from typing import Final

CUES: Final = """
[ORIGIN]
en began/begin/begins/started/starts as a/an joke/idea/hobby/experiment/favour/favor/side/dare/small/weekend/school/bet, surname/name/family/last_name comes from/originally_from, thing/all began/started as/with/when/in
   we/they/us met in/on/at/through a/an queue/bus/train/plane/class/choir/bar/pub/forum/wedding/festival/concert/course/conference/party/club/ferry/boat/hostel, name goes/dates back, came up with it_in/it_on/it_while, got the/my/our idea from/when/while/on
   founded, co founded, cofounded, originated, originates
   originate in/from/with, origin of/was/is/lies/story, origins of/in/lie/are/go/were, grew out of
   going/goes/went/go/dates/dated/dating/date/traces/traced/tracing back to, started out as/with/in
   all started/began when/with/in/as, how it all started/began/came, first met
   met each_other/through_a/while_studying/at_a_party/in_college/at_university, met for the_first
   born in/on/and/near/at/to/into/during/out_of, raised in, grew up in/on/near/with/speaking, growing up in/on/near
   originally from/a/an/built/called/written/made/designed/planned/intended/came/comes/belonged/used
   comes/came/coming originally_from/from_an/from_a/from_the/from_old/from_my/from_our
   hails/hailed/hail from, native of/to, its/our/their roots in, roots go/lie/are, stems/stemmed/stemming from
   idea/concept/name/word/recipe/tradition/story/phrase/term/habit/design/custom comes/came/stems/originated/arose/started/goes
   idea was/for_this born/came, invented by/in/the/a, created in_1/after/in_response, came up with the_idea/the_concept/the_name/this_idea/it_in
   established in/by, story behind, where it/this/that/he/she/they/we/the_name/the_idea/i came/come/comes from
   gave/give/gives/giving rise to, brainchild of, descended/descends/descend/descendant/descendants from/of
   derived/derives from, sprang/springs/sprung from, arose/arisen/arises from/out_of/when
   inspired by a/the/an/my/his/her/our, prompted by a/the, based on an/a idea/old/story
   hand/handed/passed down from/by/through, inherited from my/his/her/our/their, ancestor/ancestors, ancestral
   birthplace, progenitor/progenitors, how we/they met/started, started life as, named after
   established the/an/a/our company/club/society/school/association/fund/group/institute/library/museum
[CORE]
en family/safety/people/kids/children/patients/customers/health/quality first always/and/that's/is/for, family/safety/people/kids/patients/customers/health first, refuse/refuses/won't/will_never to/ lie/cheat/cut_corners
   means everything to me/us, matters to me/us most/more_than, come/comes first/before_everything for/to, live by one/this rule, non-negotiable for
   core value/values/principle/principles/belief/beliefs/mission/idea/tenet/tenets
   our/my/guiding/first/general/basic/key/founding/fundamental/main/one/design/ground/moral/ethical principle/principles
   in principle, matter of principle, principles of_ours/here, our/my/shared/family/company values
   never compromise/compromises/compromised, refuse/refuses to compromise, non negotiable/negotiables, nonnegotiable
   no exceptions, no exception, without exception/exceptions, at all costs, red line/lines, matter/matters most/more
   what really/truly/ matters/counts, most important thing/rule/value/part/of_all, more important than
   above all/all_else/everything, top/first/highest/number_one/absolute priority, essential, essentials
   fundamental to/principle/principles/rule/value/values/truth/law, fundamentally
   at the/its/our/their heart/core of/is, crucial that/to/for/here/part/because, critical that/to/for
   vital that/to/for/importance, utmost/paramount importance, paramount
   foundation/cornerstone/bedrock/backbone/essence/heart/linchpin/pillar/pillars of, foundation is, bedrock
   philosophy is, our/my/whole philosophy/mission/motto/credo/ethos/creed, mission is/statement, motto, credo, ethos
   tenet, tenets, believe/stand in_doing/in_treating/in_being/in_honesty/for_something
   what we/i stand_for/live_by/believe_in, live by, rule of thumb, golden/cardinal/iron/first/number_one rule/rules
   rule/rules number one, must never, never ever, key is/thing_is/here_is, key to success/everything/this
   point is, must always test/check/use/ask/wear/keep/tell/come/respect/remember/put/lock/treat/listen/be_honest/be_kind, under no circumstances, no matter what, safety/customer/customers/family/quality/privacy/security/patient/patients/people comes/come/always_comes first, priority number one
   over/before everything/profit, indispensable, sacred, sacrosanct, uncompromising, nothing is more important
   nothing matters more, zero tolerance, by default_always
[CORE first]
en
   always test/put/check/use/ask/write/keep/wear/treat/tell/be/do/lock/back/verify/review/validate/start/make/leave/remember/respect/listen/follow/try/wash/clean/turn/read/give/label/log/close/say/sign/pay
   never push/deploy/commit/share/use/leave/touch/lie/give/trust/open/store/put/merge/break/mix/work/skip/send/promise/sell/let/tell/log/go/hardcode/accept/sign/lend/enter/run/edit/delete/feed
[PIVOT]
en never looked back, tore/tear/tearing up the/our plan/plans/contract, began/begin/started/start all_over/over_again/again_from, stopped/quit drinking/smoking for_good/that/and/in/last
   nothing was/is/has_been/will_be ever/quite/ the same, never the same again/after/since, life/things/it was/were/has_been/is never the same, turned my/our/her/his life/world/lives around/upside, handed in my/her/his notice, life took a turn, everything was different after, u-turned
   changed/change/changes/changing my/our/his/her/their mind/minds/course/direction/tack/plans/strategy/approach/tune
   changed/change/changes/changing course/direction/tack/strategy/everything
   change of plan/plans/mind/heart/course/direction/strategy/tack, second thoughts
   switched/switch/switching/switches to/from/over/away/our/the_whole/everything, pivot/+s/+ed/+ing
   turning point/points, turned/turn a/the corner, turned over a new_leaf, watershed, game changer
   from now/here/that_day/then on, from this/that day/moment/point on/onwards/forward, anymore from
    migrating from/to/away/over, migrated/migrate away/over from/to, rethink/rethinking/rethought
   reconsidered, reconsidering, reversed/reverse/reversing course/our/the_decision/its/her_decision/his_decision
   u turn, about face, backtrack/+ed/+ing, scratch that, scrap that/it/the/everything/our, scrapped the/it/our
   take that back, took it/that back, actually make it/that, replaced by/with/the/our/it/our_old
   replacing the/our/it, back to the_drawing_board/square_one, drawing board, everything changed, changed everything
   ever since then/that_day, abandoned the/our/that, abandoning the
   dropped/dropping/drop the plan/idea/project/app/feature, turned out differently
   started/starting/start over/afresh/anew/from_scratch_again, new direction, new course, overhaul/+ed/+ing
   from today/tomorrow/monday on/onwards, effective immediately
   no longer use/using/used/support/supported/accept/accepting/offer/offering/sell/selling/do/doing, gave up on/the
   giving up the/on, instead of the_old/the_original/what_we/our_old, used to but, course correction
   change/changed/changing/shift/shifted/shifting gears/focus/our_focus, quit my/her/his job, radical change
   going/went in_a/a different/another direction, ditch/ditched/ditching the/our, phase/phased/phasing out
   parted ways, new chapter,  changed my/her/his/our life/lives
[GENESIS]
en
   our/my/the_very/her/his first/very_first customer/client/guest/tree/harvest/order/sale/patient/student/reader/pupil/visitor/album/baby, planted the/our first
   cut/cutting the ribbon, opening ceremony, very_first chapter/song/painting/poem/sketch/stone/brick/prototype/screening, wrote/write/finished/painted/composed the/my/our/her/his first/very_first chapter/song/poem/story/line/page/painting, opened the/our/their/his/her bakery/cafe/café/shop/restaurant/store/studio/workshop/clinic/hotel in/back/with/together/when
   launch/launched/launches/launching our/the/a/an/it/on/in/this/next/today/yesterday/last/with/its/my/her/his/at/new/
   kick/kicked/kicking/kicks off, kickoff, kick off
   first/very_first/initial/maiden version/release/draft/prototype/commit/edition/issue/lesson/customer/customers/client/episode/concert/exhibition/performance/show/album/book/novel/store/shop/steps/patient/sale/batch/harvest/flight/voyage/speech/words/meeting_of/entry/album
   founded, founding of/the/member/members, founder/founders of/and, cofounder/cofounders
   new project/company/startup/chapter/venture/beginning/business/life_began/era
   started/starting/begun/began/beginning work/working_on/building/a_new/writing/construction/my_own/our_own/a_company/a_band/a_club/a_business/a_family/a_blog/a_podcast/the_project/the_company
   work/construction/building/production/filming began/started/begins
   work on_the/on_a/on_our new/ project/wing/house/bridge/film/book/site began/started
   started/founded/opened a/her/his/our/my own/ business/company/band/club/school/shop/cafe/bakery/restaurant/studio/practice/society/store/museum/library
   brand new company/project/team/start, fresh start, from scratch, inception, genesis, debut/debuted, went live
   goes/going/go live, grand opening, opened/opening its/our/her/his/their doors
   opened in/last/on/today/yesterday/this, breaking/broke/break ground
   built/created/made/wrote/invented/established the/our/my/a/her/his first
   created/established/formed/set_up a/the/an/our first/company/foundation/club/society/school/association/fund/group/institute/library/museum, established the, invented the/a/an, dawn of, inaugural
   inaugurate/inaugurated/inauguration, rolled/rolling out, unveiled/unveiling, day one, embark/embarked/embarking on
   proof of concept, minimum viable product, mvp, bootstrapped a/the/it, maiden voyage/flight/speech
   birth of our/the/a/my/her
   established/invented/built in/by
   first time in history, laid the foundation/foundations/cornerstone, put/puts together the_first
   released the_first/version/our_first/1, shipped the_first/our_first/v1/version, first ever, started it_all
   came into being, brought into being, gave birth to, newly founded/created/formed/opened
[TECHNICAL]
en linter, build is/was/keeps red/green/broken/failing, build/builds fails/failed/failing
   laptop/computer/pc/phone/tablet/printer/router/app won't/doesn't/didn't/wouldn't boot/start/turn_on/update/connect/charge/respond/load/sync, reboot/reboots/rebooted/rebooting, laptop/computer/pc/app/phone/browser/screen froze/freezes/freezing/frozen/crashed/crashes/crashing/keeps, blue screen, reinstall/reinstalled/uninstalled, driver/drivers update/updates, wifi/router, safe mode, factory reset, usb, bluetooth, hard drive
   api/apis, rest api, sdk/sdks, database/databases, db, sql, nosql, postgres, postgresql, mysql, sqlite, mongodb
   redis, kafka, elasticsearch, rabbitmq, schema/schemas, migration script/scripts/file/ran/failed/job/tool
   schema/data/database/db/cloud migration/migrations, migrations
   migrate/migrated/migrating the_database/the_data/to_the_cloud/to_postgres/the_server/the_schema
   run/ran/running migration/migrations, run/ran/running the migration/migrations
   our_migration/migration is/took/takes/broke/needs/worked/finished/finishes
   deploy/deploys/deployed/deploying/deployment/deployments, redeploy/redeployed, server/servers, serverless
   backend/backends, frontend/frontends, front/back end, full/tech/software/lamp stack, our stack, stack trace/traces
   stack overflow, traceback/tracebacks, microservice/microservices, bug/bugs, bugfix/bugfixes
   debug/debugging/debugged/debugger, hotfix/hotfixes, latency/latencies, throughput, p99, p95, timeout/timeouts
   timed out, memory leak/leaks/usage, race condition/conditions, deadlock/deadlocks, cache/caches/caching/cached
   cpu/cpus, gpu/gpus, ram, disk full/space/usage/image, ssd, algorithm/algorithms, codebase, source code
   code review/reviews/base/path/coverage, clean/legacy/dead/python/production code
   code compiles/breaks/crashes/runs, refactor/refactors/refactored/refactoring
   repository/repositories, repo/repos, github, gitlab, git, pull/merge request/requests/conflict/conflicts, pr/prs
   commit hash/message/history, commits, rebase/rebased/rebasing, ci pipeline, cd pipeline, build pipeline
   data pipeline, unit/integration/regression/load/smoke/flaky test/tests/testing, test suite/coverage, docker
   kubernetes, k8s, kubectl, helm chart, container image/images/registry, terraform, ansible, aws, azure, gcp, nginx
   linux, ubuntu, python, javascript, typescript, java code/app/class/developer/version, golang, rust, kotlin, php, nodejs, npm, webpack
   django, numpy, pytorch, tensorflow, json, yaml, xml, csv, css, html, url/urls, http, https, tcp, udp, dns, tls
   ssh, vpn, oauth, jwt, ip address/addresses, wifi, firewall, router config, ethernet, endpoint/endpoints
   webhook/webhooks, websocket/websockets, graphql, grpc, regex/regexes, parser/parsers, compiler/compilers
   compile/compiles/compiled error/errors/time/the/with/fine, runtime, stdout, stderr, stdin, encryption, encrypted
   encrypt, authentication, authenticate, api/access/auth/refresh token/tokens, load balancer/balancers, sharding
   sharded, shard/shards, replica/replicas, failover, rollback/rollbacks
   roll/rolled/rolling back to/the/from_version, rolled back, hostname, localhost, cron, crontab, env var/vars
   environment variable/variables, query plan, sql/slow query/queries, queue depth, index rebuild
   machine/deep learning, neural network/networks/net, llm/llms, embeddings, vector store/database
   language model/models, fine tuning, firmware, bandwidth, feature flag/flags/toggle, release candidate
   exception handler, null pointer, nullpointer, segfault, core dump, config, configs, configuration file/files
   config file/files, configuration/configurations, admin panel, software, hardware, operating system, open source
   app crash/crashes/crashed, crash log/report, log file/files, logfile, error log/logs/code/message/rate
   status code, 500 error/errors, 404/502/503 error/errors/page/response, syntax error, uptime, downtime, outage, bash script, shell script
   script fails/failed, virtual machine, saas, backup script, command line, byte/bytes, kb/gb
   binary file, checksum, hash function, web server, app server, user interface, plugin/plugins
   library version, dependency/dependencies, package manager, semver, changelog, thread pool, multithreading, async
   garbage collector, sensor/sensors, microcontroller, arduino, raspberry pi, circuit board, soldering, voltage
   solenoid, torque, gearbox
[]
en
   bug on/in/crawling/flew the/my/across/into, first in the line/queue, fridge froze
   deploy/deployed/deploying/deployment/deployments/deploys troops/soldiers/forces/police/of_troops/of_soldiers/to_afghanistan/to_iraq/the_parachute/airbag
   troops/soldiers/forces/airbags/parachute/police deployed/deploy/deploying
   troops/soldiers/forces/airbags were/are/have_been/was deployed, hardware store/stores
   bed/stink/june/stomach/travel/flu/lady/shield/water/millennium bug/bugs, caught/catch a/the_travel bug
   bug bite/bites/spray/net/zapper/hotel, cache of, python/pythons at_the_zoo/is_asleep/snake/ate/escaped
   ball/burmese/reticulated python/pythons, monty python, switch/switched/switching/switches on/off
   light switch/switches, switch the light/lights, switched/switch/switching seats/places/sides
   missile/rocket launch/launches, launch/launched an/a attack/missile/rocket/investigation/inquiry/campaign_against
   lunch, server brought/took_our/spilled/smiled/recommended/forgot_our, servers brought
   blood/home/house/property/true/test/default/chart/return values/value, values file, email/street address
   original price/packaging/sin/soundtrack, pick me instead, origin server/servers/header/story_mode,    apple core, core of the_apple/an_apple, principal, fundamental frequency/theorem/particle/particles, never mind
   never ever mind, always been, first of all
   first aid/class/floor/name/names/half/thing/things/place/come/rate/impression/lady/person/person_shooter
   essential oil/oils, essential amino/worker/workers, school of thought, essential service
   mission impossible/control, vital signs, critical mass, red line_train, heart of palm/gold/the_city/town/london
   full stack of
   change trains/clothes/buses/the_subject/seats/lanes/for_the/the_battery/the_bulb/the_bed/my_clothes/into/diapers/nappies
   exchange, roll out the_dough/pastry/of_bed, rolled out of, rolling pin, rolled back the_carpet
   kick off your/my/his/her shoes/boots, kicked off her/his/my shoes/boots, break ground_beef
   brand new shoes/car/phone, from scratch_card, founded on/upon/rumor, ill founded, well founded, foundation cream/makeup, java coffee
   cup of java, rust on/stains/spots/belt/remover/colored/coloured, rust and_dirt, ram the, rammed
   go live in/with/on/near/there, went live in, git out, helm of, at the helm, css river, waiter server
   test values, cd player/collection/case, new cd, at all costs_more, point is moot, token of, ruby ring
   computer virus, code of_conduct/honor/honour/silence, dress/postal/zip/area/post code, morse code, qr code
   bar code, discount/promo/voucher/door/pin code, sacred heart, matter more to_me_than
   more important than_that_later, above all_clouds, comes first in, came first, come first served, first come first
   key is under/in/on/with/missing/lost/at, keys, motto party, key_is is_in, commits suicide/crime/murder, crash diet
   stage debut, hash browns, hash brown, thread count, rolling back_pain, nickel plugin, plugin hybrid
   back/front end of the bus/train/house, cloud migration of_birds
   bird/birds/bird's/human/mass/whale/fish/butterfly migration
   migration of birds/people/peoples/the_birds/animals/herds
"""
