"""English cue phrases of the thirty emotions. The other languages stand in `emotions_more`.

A cue names the feeling or shows it ("in tears", "can't wait"). Words that name something else as often stand in phrases,
or have the other uses held back under `[]` ("lost my keys", "killed the process", "happy to"). The notation is that of
`zettelpy.text.phrases.read_lexicon`.
"""

from __future__ import annotations

from typing import Final

ENGLISH: Final = """
[conviction]
en convinced, conviction/+s, firmly believe, strongly believe, truly believe, certain that, absolutely certain/sure
   without a doubt, no doubt, i'm positive, i am positive, i'm sure that, dead certain, mark my words, stand by my
   undoubtedly

[grief]
en grief, grieve/+s/+d, grieving, mourn/+s/+ed/+ing, mourning, bereaved, bereavement, heartbroken, in tears, wept
   weeping, sobbing, cried all, passed away, funeral, condolences, sorrow/+s, heartache, devastated

[joy]
en joy/+s, joyful, joyous, happy, happily, happier, happiest, happiness, delighted, delight, overjoyed, thrilled
   ecstatic, elated, cheerful, never been happier, so glad, very glad, i'm glad, yay, hooray, woohoo, over the moon
   made my day

[fear]
en fear/+s/+ed, fearful, afraid, scared, scary, terrified, terrifying, terror, frightened, frightening, horrified
   petrified, dread/+ed, panicked, panicking, scares me, scared to death

[hope]
en hope/+s, hoping, hoped that/for, hopeful, hopefully, optimistic, optimism, fingers crossed, bright future
   keep the faith, here's hoping

[trust]
en trust/+s/+ed/+ing, trustworthy, rely on you/him/her/them, count on you/him/her/them/me, have faith in, faith in
   confide/+d in, in good hands, has my back, have my back, dependable, believe in you

[wonder]
en sense of wonder, full of wonder, in wonder, wondrous, fascinated, fascinating, fascination, curious, curiosity
   intrigued, intriguing, enchanted, mesmerized, mesmerised, amazed, astonished, astonishing, astonishment
   marvel/+s, marveled/marvelled at, truly/absolutely/simply amazing, amazing to

[rage]
en rage, enraged, furious, fury, livid, outraged, outrageous, seething, pissed off, so angry, very angry, angry
   angrily, anger, infuriating, infuriated, sick and tired of, makes my blood boil, drives me up the wall, how dare
   hate this/that/it/him/her/them/you

[exhaustion]
en exhausted, exhausting, exhaustion, worn out, burnt out, burned out, burnout, drained, dead tired, so tired
   very tired, too tired, i'm tired, i am tired, wiped out, running on empty, fatigue, fatigued, weary, knackered
   can't keep my eyes open

[shame]
en shame, ashamed, shameful, embarrassed, embarrassing, embarrassment, humiliated, humiliating, humiliation
   mortified, disgraced, disgraceful, lost face, couldn't look him/her/them in the eye, so stupid of me

[pride]
en proud, proudly, proudest, pride, take pride in, pat on the back, crowning achievement, did us proud, proud of
   job well done, well earned, proud moment

[nostalgia]
en nostalgia, nostalgic, nostalgically, good old days, reminds me of when, those were the days, miss the old days
   miss those days, when i was a kid/child/boy/girl/little, childhood memories, fond memories, fondly remember
   remember fondly, reminisce, reminiscing, the way things were, wistful, takes me back

[anxiety]
en anxious, anxiously, anxiety, anxieties, worried, worry, worries me, worrying, worrisome, nervous, nervously
   stressed, stressed out, stressful, on edge, uneasy, unease, apprehensive, freaking out, butterflies in my stomach
   can't sleep, sleepless, restless, keeps me up, jittery

[relief]
en relief, relieved, phew, what a relief, thank goodness, thank god, thank heavens, weight off my shoulders
   weight off my mind, breathe again, sigh of relief, breathed a sigh, finally over, off the hook, all clear

[anticipation]
en can't wait, cant wait, cannot wait, couldn't wait, looking forward, look forward, looks forward, looked forward
   excited, exciting, excitement, eager, eagerly, anticipate, anticipating, anticipation, counting the days
   counting down, hyped, pumped for, any day now

[frustration]
en frustrated, frustrating, frustration/+s, fed up, annoyed, annoying, irritated, irritating, exasperated
   exasperating, ugh, argh, sick of, at my wit's end, driving me crazy, drives me crazy, pulling my hair out
   banging my head, keeps failing, nothing works, for the third time, waste of time

[gratitude]
en grateful, gratefully, gratitude, thankful, thank you so much, thank you very much, thanks so much, thanks a lot
   many thanks, appreciate it/that/this/you/your, really appreciate, much appreciated, much obliged, owe you one
   thank you, thanks to you, blessed, indebted to

[loneliness]
en lonely, loneliness, lonesome, all alone, so alone, feel alone, feeling alone, felt alone, left out
   no one to talk to, nobody to talk to, homesick, friendless, nobody cares, abandoned by
   feel/feels/felt/feeling/so isolated

[inspiration]
en inspired, inspiring, inspires me, inspiration, inspirational, uplifting, uplifted, moved me, creative spark
   motivated, motivating, motivation, energized, energised, galvanized, sparked an idea, eureka

[confusion]
en confused, confusing, confusion, baffled, baffling, puzzled, puzzling, perplexed, bewildered, bewildering
   don't understand, do not understand, didn't understand, doesn't make sense, makes no sense, no idea, at a loss
   lost me, can't make sense, scratching my head, mixed up

[clarity]
en clarity, clear now, crystal clear, it's clear to me, makes sense now, that makes sense, finally understand
   now i understand, now i see, i get it now, it clicked, it all clicked, dawned on me, realised that, realized that
   lucid, eye opening, fell into place, cleared up, aha

[guilt]
en guilt, guilty, guilt ridden, remorse, remorseful, my fault, my bad, blame myself, blames himself/herself
   i'm to blame, feel terrible about, feel bad about, feel awful about, felt bad about, conscience
   should have been there, forgive me, forgive myself

[awe]
en awe, awed, awestruck, in awe of, awe inspiring, breathtaking, breathtakingly, took my breath away
   takes my breath away, majestic, jaw dropping, jaw dropped, speechless, sublime, overwhelming beauty, goosebumps
   stunning

[regret]
en regret/+s/+ted/+ting, regretful, regrettable, regrettably, wish i had, wish i hadn't, wish we had, wish we hadn't
   if only, i shouldn't have, shouldn't have said/done, should have known, should never have, missed opportunity
   in hindsight, rued the day

[determination]
en determined, determination, resolute, resolutely, won't give up, will not give up, never give up, not giving up
   refuse to give up, whatever it takes, persevere, persevered, perseverance, relentless, hell bent, steadfast
   see it through

[vulnerability]
en vulnerable, vulnerability, fragile, feel exposed, felt exposed, defenceless, defenseless, helpless, helplessness
   powerless, opened up to, open up about, opened up about, hard to admit, hard to talk about, let my guard down
   insecure, insecurity

[acceptance]
en acceptance, accepted that, accept that, accepting that, come to terms, came to terms, coming to terms
   at peace with, made peace with, made my peace, make peace with, it is what it is, let it go, letting go
   let go of, so be it, can live with it, can live with that, resigned to, reconciled to, embrace/+d the fact

[resistance]
en resist/+s/+ed/+ing, resistance, push back against, pushing back, object to, objected to, strongly object
   over my dead body, refuse to accept/do/sign/go/pay, refused to accept/do/sign/go/pay, won't stand for
   won't accept, no way, opposed to, oppose/+d, stand up to, stood up to, defy, defied, defiant, put my foot down
   rebelled against, pushed back

[love]
en love/+s/+d, loving, lovingly, in love, adore/+s/+d, adoring, cherish/+es/+ed, beloved, devoted to, smitten
   darling, sweetheart, fond of, affection, affectionate, head over heels, soulmate, dear to me, crush on

[loss]
en loss of, great loss, terrible loss, sorry for your loss, his/her/our/my/their loss
   lost my mother/father/mum/mom/dad/brother/sister/wife/husband/son/daughter/friend/job/home/grandmother/grandfather/grandma/grandpa/dog/cat
   lost him, lost her to, lost them, lost everything, losing him, losing her, losing you, lost forever, gone forever
   miss him, miss her, miss you, misses him, misses her, is gone now, no longer with us, bereft

[]
en pride and prejudice, hope/+s you, killed the process, would/i'd/we'd/he'd/she'd/they'd love to/for/it/that
   no love lost, love letter/+s, happy to/with/hour/birthday/new_year, happily ever
   lost my keys/phone/wallet/password/way/place, lost track/count
   packet/data/weight/hair/hearing/memory/training/log/entropy loss, profit and loss, loss function/leader
   loss of power/packets/data/pressure/precision/signal, not bad, all the rage, guilty pleasure/of
   not/pleaded/plead/found guilty, trust fund/+s/company/store, brain/national trust
   trusted computing/publisher/certificate/root/domain/host/proxy/source, resistance band/+s/training
   electrical/water/heat/drug/insulin resistance, resist/resisting arrest, thank you note/letter, no thank you
   no/never fear, fear of missing, proud owner, excited state/+s, relief valve/map/pitcher/fund, all clear signal
   crystal clear water, vulnerable to, vulnerability scan/scanner/report/reports, security vulnerability, fear not
   stress test/+s
"""
