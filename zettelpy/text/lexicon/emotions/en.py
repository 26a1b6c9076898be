"""English cues of the thirty emotions, and under `[]` the uses of their words that tell of none.

A cue names a feeling or shows it ("in tears", "can't wait"). Words that as often say something else stand in phrases.
Politeness ("thanks", "sorry for the delay", "I'm afraid we can't", "hope this helps") is none.
"""

from __future__ import annotations

from typing import Final

CUES: Final = """
[conviction]
en convinced, conviction/+s, firmly/strongly/truly/honestly believe
   absolutely/totally/completely/100/quite certain/sure/convinced that
   i'm/we're absolutely/totally/completely/100 certain/sure/positive, without a/any/the_slightest/a_shadow_of_a doubt
   i'm/we're positive, dead certain/sure, mark my words, stand by my, no doubt in my mind
   never been more sure/certain, i'm/she's/he's certain that, know in my heart/bones/gut, bet my life
   swear on my life
[grief]
en still hurts that/when/to, miss him/her so_much_it_hurts, cried my eyes out, lump in my
   i could cry, could've cried, feel like crying, want to cry
   grief, grieve/+s/+d, grieving, mourn/+s/+ed/+ing, mourning, mourner/+s, bereaved, bereavement, heartbroken
   heartbreaking, broke/breaks/breaking my/her/his/our heart, in tears, burst into tears
   tears in/ran/streamed/streaming/rolling/welled/welling/running, close to tears, moved to tears, wept, weep/+s/+ing
   sobbed, sobbing, passed away, condolences, sorrow/+s, sorrowful, heartache, devastated, devastating news, sad
   sadness, saddened, saddens, saddest, unhappy, unhappiness, miserable, misery, depressed, heavy heart
   cried all/myself/my_eyes/her_eyes/his_eyes/for_hours/for_days/so_hard/like_a/when/because/the_whole/into
   cry/cries/crying myself/all/over/about/every/like_a/so, am/i'm/she's/he's/started/kept/still/stop/stopped crying
   crying her/his/my/their eyes, inconsolable, gutted, mournful, despair/+ed/+ing, desperately_sad, hopeless
   hopelessness, down in the dumps, feel/feeling/felt/i'm so_down/really_down/very_low/so_low/so_blue
   moved me to_tears, lump in my throat, my heart sank, crying, heart sank, cried himself/herself/myself to_sleep
   so/really/very low lately
[joy]
en face/eyes/she/he/they lit up, laughing so hard, laughed until/till we/i, on top of the_world
   best birthday/day/weekend/evening/night/party/holiday/present/news/summer/year/week ever, best day/days/birthday/evening/night/summer of my life, i'm/still smiling/beaming, smiling from ear, couldn't be happier
   joy/+s, joyful, joyfully, joyous, happy, happily, happier, happiest, happiness, delighted, delightful, delight
   overjoyed, thrilled, ecstatic, elated, elation, cheerful, cheerfully, glad, gladly, gladness
   so/very/really/super/incredibly pleased, pleased with/about, yay/yaay/yayy/yippee, hooray, hurray, woohoo, woo hoo
   over the moon, made/makes my/her/his/our day, best day of my life/ever, beaming, jubilant, rejoice/+d, rejoicing
   tears of joy/laughter/happiness, cried/crying/cry with joy/laughter/happiness, laughed/laughing with_joy/out_loud
   jumped/jumping/jump for joy, having a blast, so much fun, walking on air, grinning, blissful, bliss, euphoric
   euphoria, merry, can't/couldn't stop smiling/grinning, heart sang, tickled pink, stoked, cloud nine
[fear]
en fear, fears, feared, fearing, fearful, afraid, scared, scary, scariest, terrified, terrifying, terrifies, terror
   frightened, frightening, frighten/+s, fright, horrified, horrifying, petrified, dread/+s/+ed/+ing, panicked
   panicking, panicky, panic, in a/blind/sheer panic, scares/scare/scaring me/him/her/us/them, scared to death
   spooked, creeps me out, creepy, gives me the creeps, chilling to, blood ran cold, shaking like a leaf
   hair stand on end, nightmare/+s, phobia, alarmed, trembling with fear, shaking with fear, freaked me/her/him/us out
[hope]
en hope/+s, hoped, hoping, hopeful, hopefully, optimistic, optimism, fingers crossed, cross my/your fingers
   crossing my/our fingers, bright future, keep the faith, here's hoping, light at the end of the tunnel
   looking up again
[trust]
en trust, trusts, trusted, trusting, trustworthy, rely/relied on you/him/her/them/me/us
   always count on you/him/her/them/me/us, having faith in, faith in, confide/+d/+s in, in good/safe hands
   dependable, believe/believed/believes in you/him/her/us/them, put my/our life in
   count/counted on you/him/her/them/me/us, always count on
[wonder]
en sense of wonder, full of wonder, in wonder, wondrous, wonderment, fascinated, fascinating, fascinates, fascination
   curiosity, so/very/really/insatiably/endlessly/still/always curious, curious about, intrigued, intriguing
   enchanted, enchanting, mesmerized/mesmerised, mesmerizing/mesmerising, amazed, astonished, astonishing
   astonishment, astounded, astounding, amazement, spellbound, marvel/+s/marveled/marvelled/marvelling/marveling at
   truly/absolutely/simply amazing, blew my mind, blows my mind, mind blown, mind blowing, wide eyed, captivated
[rage]
en rage, raging at, enraged, enraging, furious, furiously, fury, livid, outraged, outrage, outrageous, seething
   pissed off, angry, angrily, angrier, anger, angers, angered, infuriating, infuriated, infuriates
   makes/made/make my blood boil, how dare
   hate/+s/+d this/that/it/him/her/them/you/my/your, hatred, irate, fuming, wrath, blew/blow my/his/her top/fuse
   lost his/her/my temper/cool, so/really/very/pretty/still/being/get/gets/got/am/i'm mad at, so/really mad about
   mad at me/you/him/her/them/us/my, makes/made/make me/her/him/us so/really/very mad, saw red, seeing red
   resent/+s/+ed, resentful, hopping mad, i'm so mad, up in arms, flew into a, stormed out, slammed the door
   despise/+s/+d, loathe/+s/+d, mad at, so mad
[exhaustion]
en exhausted, exhausting, exhaustion, worn out, burnt/burned out, burnout, burning out, drained, dead tired, tired
   tiredness, tiring, wiped out, running on empty/fumes, fatigue, fatigued, weary, weariness, wearily, knackered
   can't/cannot/couldn't keep my eyes open, out of energy, no energy left, sleep deprived, dog tired, shattered
   out on my feet, dead on my/her/his/our feet, ready to drop, bone tired, zonked, pooped, need sleep, spent after
   barely/hardly/can't/couldn't keep my_eyes_open
[shame]
en wanted the ground/floor to, never been so_embarrassed/so_ashamed, could have died of
   shame, ashamed, shamed, shameful, shamefaced, embarrassed, embarrassing, embarrassment, embarrasses, humiliated
   humiliating, humiliation, mortified, mortifying, disgraced, lost face
   couldn't/can't/cannot look him/her/them/you/me in the eye/eyes, so stupid of me, sink into the ground/floor
   ground to swallow me, hang/hung my/her/his head, made a fool of myself, red faced, cringing, blushed
   turned/went/go bright_red
[pride]
en would have/have_been/be been/so so/very/ proud
   proud, proudly, prouder, proudest, pride, pat on the back, does us/me/you proud, job well done, well earned
   pleased/happy with myself/ourselves, head held high, chuffed, bursting with pride
[nostalgia]
en takes/took me right_back/back/straight_back, as if it_was/it_were yesterday, remember when we_were/we_used, back in the good_old
   nostalgia, nostalgic, nostalgically, good old days/times, those were the days/good_times
   miss/missed/missing the/those/these old_days/good_old_days/days/summers/evenings
   when i was a/just_a/little/young/growing_up kid/child/boy/girl/teenager, childhood memories
   fond/happy/sweet/old memories of, memories of my/our/those, fondly remember/remembered/recall
   remember/remembered/recall fondly, reminisce/+d/+s, reminiscing, wistful, wistfully
   takes/took/taking me/us right/straight/all_the_way/ back
   brings/brought/bring back/back_so_many/back_such/back_all memories, trip down memory lane, miss being a kid
   long for the/those old/days, feels/felt/seems like only yesterday, way things were/used_to_be
[anxiety]
en my hands were/was/started/still shaking/trembling, hands shook/trembled, shaking like a
   stomach's/stomach is/was/ in knots, sick to my stomach, churning stomach, stomach is churning, on tenterhooks, jumpy
   my heart is/was/'s pounding/racing, heart's/heart pounding/racing/in_my_mouth, knot/pit in my stomach, my hands are/were shaking
   anxious, anxiously, anxiety, anxieties, worried, worry, worries me/him/her/us, worrying, worrisome, worriedly
   nervous, nervously, nervousness, nerve racking/wracking, stressed, stressed out, stressful, stressing
   uneasy, unease, apprehensive, apprehension, freaking/freaked out, butterflies in my/her/his stomach
   can't/couldn't/cannot sleep, sleepless night/nights, restless, keeps/kept/keeping me/him/her/us up/awake, jittery
   jitters, tense, agitated, troubled by, overthinking, panic attack/+s, tossing and turning, biting my/her/his nails
   fret/+s/+ting/+ted, concerned about/that/for, dreading, so/under_so_much/too_much stress, under a_lot_of pressure
   nervous wreck, sick with worry, feeling/felt/feel/always/all/still on_edge, under stress/a_lot_of_pressure
[relief]
en such a weight_off, can finally breathe/relax, glad it's over/that's_over, thank god it's/he's/she's/they're/nobody/nothing
   relief, relieved, relieving, phew, whew, what a relief, thank goodness/god/heavens
   weight off my/our/his/her shoulders/mind/chest/heart, load off my mind/shoulders, breathe again/easy/easier
   breathed easy/again, sigh of relief, breathe/breathed a sigh, finally over, off the hook, at long last it's over
   stone fell from, dodged a bullet, glad/happy that's/it's/that_is/it_is over
[anticipation]
en can't/cant/cannot/couldn't wait, looking/look/looks/looked forward, excited, excitedly, excitement, exciting
   eager, eagerly, anticipation, counting/counted the days/down/hours/minutes, count the days, hyped
   pumped for/about, psyched, any day now, giddy, itching to, raring to, counting down
   dying to see/know/meet/try/hear, hardly/barely wait
[frustration]
en drives/driving/drove/drive me/us round/around the bend/twist, does/doing my head in, makes me want to_scream, had it with
   frustrated, frustrating, frustratingly, frustrates, frustration/+s, fed up, annoyed, annoying, annoys, annoyance
   irritated, irritating, irritates, irritation, exasperated, exasperating, exasperation, ugh/ughh/ugghh
   argh/arghh/aargh, gah, sick/tired of, sick and tired of, sick to death of, at my/our/her/his wit's/wits end
   drive/drives/drove/driving me/us/him/her crazy/nuts/insane/mad, pulling/tearing my/our hair out
   banging my/our head, keeps/kept failing/crashing/breaking, nothing works, waste/wasted of time, i've enough of
   can't/cannot/couldn't stand/bear/take it/this/that, getting/gets/got on my nerves, disappointed, disappointing
   disappointment, last straw, grumbling, grumpy, dissatisfied, drives me up the wall, unhappy with/about
   enough of this/that/it/these/them, up to here with
[gratitude]
en owe you big_time/one_big_time, saved my/our day/week/life/bacon/neck/weekend, don't know how to_thank, lifesavers
   grateful, gratefully, gratitude, thankful, thankfully_for, thank you/u/y'all so/so_so/ever_so much
   thanks so/ever_so much, thanks a million/ton, thank you/thanks from the bottom
   can't/cannot thank you/him/her/them enough, really/truly/so/deeply/greatly appreciate/appreciated
   appreciate everything/all/you, appreciate what, owe you/him/her/them one/everything/so_much
   thank you for everything/being/believing/standing/always/saving/never
   thanks for everything/being/believing/standing/always/saving
   thank_you/thanks for everything/being/believing/standing/always/saving/all_you/all_your/all_the, indebted to
   so/feel/feeling/felt/truly/really blessed, what would i/we do without you, couldn't have done it without
   means/meant the_world/so_much/a_lot/everything to me/us, lifesaver, thank god for you
   heartfelt/deepest/sincere/sincerest thanks, never/can't thank you/him/her/them enough
[loneliness]
en don't/didn't know a/anyone soul/here, know nobody/no_one here, feel/felt/feeling so/ out_of_place, eat/ate dinner/lunch alone, no friends here
   nobody/no_one has phoned/called/rung/written/texted/visited, nobody/no_one to eat/share/spend
   nobody/no_one would notice/care/miss, no one/nobody ever calls/visits/asks/writes, on my own all_day/all_the_time/every_evening
   lonely, loneliness, lonelier, lonesome, all alone, so/feel/feels/feeling/felt/completely/utterly/totally alone
   left/feel/felt/feeling out_again, feel/felt/feeling left_out/forgotten, no one/nobody/no-one to talk/turn to
   homesick, homesickness, friendless, nobody/no_one cares/understands/calls/visits, abandoned by
   feel/feels/felt/feeling/so/completely isolated, alone in the world, miss having someone/company
[inspiration]
en inspired, inspiring, inspires/inspire me/us/you/him/her, inspiration, inspirational, uplifting, uplifted, moved me
   deeply moved, creative spark, motivated, motivating, energized/energised, energizing, galvanized
   sparked an/a idea/new, eureka, fired me up, fired up, set my imagination, stirred something, bursting with ideas
   full of ideas, lit a fire
[confusion]
en can't/couldn't/cannot get/wrap my head around/round, my/her/his head around/round this_at_all, makes no sense, going round in circles, none the wiser
   confused, confusing, confuses me/us/people/everyone, confusion, baffled, baffling, puzzled, puzzling, puzzlement
   perplexed, perplexing, bewildered, bewildering, bewilderment
   don't/didn't/can't/still_don't/cannot/couldn't understand/get_it/follow_this/make_sense/figure
   doesn't/does_not/didn't make/making any/much/ sense, makes/made/making no sense/sense_at_all/sense_to_me
   no idea what's/what_is/what_this/what_you/what_he/what_she/what_to/what_any/why, haven't got a clue
   haven't a clue, at a loss, lost/losing me/me_there/me_completely, scratching my head/heads, mind boggling
   disoriented, completely/totally lost, can't make heads or tails, clueless, mystified, muddled
   what on earth is/does/are/happened, still/really/just/simply don't_understand/don't_get_it
[clarity]
en clarity, clear now, crystal clear, it's/became/becomes/become clear to me, makes sense now
   now_it/finally/suddenly/all/everything/now makes/made/make sense
   finally/now/suddenly/at_last understand/understood, now i understand/see/know_why/know_what
   finally/now get/got it now, now/finally i get/got it, finally get/got/gets it/why/what/how
   everything/suddenly/finally all/just/finally/suddenly/ clicked, clicked into place, dawned on me/her/him/us
   finally/suddenly realised/realized/realise/realize/see, lucid, lucidity, eye opening, eye opener, opened my eyes
   fell/falls/falling into place, cleared/clears/clear everything/that/things/it up_for, clears things up, aha
   penny dropped, see clearly, saw clearly, light bulb moment, lightbulb moment, epiphany, scales fell
   became/become/becomes clear to_me/now, just/finally/suddenly clicked
[guilt]
en owe you/him/her/them/everyone/mum/mom/dad an/a/a_big/a_huge apology, want/wanted/need/have to apologise/apologize for/to, i was out_of_line/wrong_to/so_unfair/unfair_to
   guilt, guilty, guiltily, remorse, remorseful, my fault, our fault
   blame/+s/+d/blaming myself/himself/herself/ourselves/themselves, i'm to blame
   feel/feels/felt/feeling terrible/bad/awful/horrible/rotten about/for, conscience, should have been there
   forgive myself, please/hope_you_can forgive me, let_you/let_everyone/let_them/let_her/let_him/let_us down
   how could i have, so/truly/deeply/really/terribly sorry that_i/for_what/i_hurt/i_let/i_lied, never forgive myself
   i'm the reason, let you/him/her/them/everyone/us down
[awe]
en couldn't/can't/cannot believe my eyes, what a view/sight/sunset, left/leaves me speechless
   awe, awed, awestruck, awe inspiring, breathtaking, breathtakingly, took/takes/taking my/our breath away, majestic
   majesty_of, jaw/jaws dropping/dropped, speechless, sublime, overwhelming beauty, goosebumps, goose bumps, stunning
   overawed, lost for words, at a loss for words, reverence, humbled by, awe struck, out of this world
   gave me chills, dumbstruck, magnificent, overwhelmed by the beauty
[regret]
en regret/+s/+ted/+ting, regretful, regrettable, regrettably, regretfully
   wish i/we/he/she/they had/hadn't/could_go_back, wish i'd, wish we'd, wish i could turn_back/take_it_back/undo
   if only, shouldn't/should_not have said/done, should/should_have have/ known better, should have known
   should never have, missed opportunity, in hindsight/retrospect, rue/rued the day, kick/kicking/kicked myself
   what a shame/pity, it's such_a/a/a_real/a_great shame/pity, would give anything, if i could turn back
   biggest mistake, too bad we/i/he/she, take it back if
   should've/shouldn't've listened/known/told/said/called/gone/stayed/bought/waited/done/gone/helped/kept/taken/been/asked
   should have listened/known/told/said/called/gone/stayed/bought/waited/done/helped/kept/taken/asked/never
   shouldn't/should have/not never/have known/said/told/done/gone/bought/sold/left/let/trusted/shouted/lied
   such/it's/that's a shame/pity, shouldn't have
[determination]
en if it kills me/us, won't let it/him/them/this beat/stop/break, see this/it through, come hell or
   determined to/not/never/that_i/that_he/that_she, am/i'm/she's/he's/we're/they're/so/more/absolutely/fiercely/fully determined, determinedly
   resolute, resolutely, won't/never/refuse_to/refuses_to/refused_to/we'll_never/i'll_never give/giving/gave up
   won't quit/back_down/surrender, whatever it takes, no matter what, come what may, persevere, persevered
   perseverance, hell bent, steadfast, see it/this through, sheer determination, grit, willpower, dead set on
   hell or high water, keep/kept fighting/trying/pushing/at_it, at any price, won't/nothing_will stop me/us
   stop at nothing, die trying
[vulnerability]
en vulnerable, vulnerability, feel/feels/felt/feeling/so/emotionally fragile/exposed/naked
   defenceless/defenseless, helpless, helplessly, helplessness, powerless, powerlessness
   opened/open/opening up to/about, hard to admit, hard/difficult to talk about, let/letting my guard down, insecure
   insecurity, insecurities, at their mercy, bared my soul, bare my soul, easily hurt, wear my heart
[acceptance]
en it is what it_is, what can you do, can't be helped, no use crying
   accepted that/what/my/his/her/the_fact/the_truth/the_loss
   accept that/what/the_fact/my_fate/the_loss/the_way, accepting that/the_fact, come/came/coming to terms
   at peace with/now, made/make/making my/his/her/our/ peace with, made/make/making my/his/her/our peace
   it's what it is, let/letting it/him/her/that go, letting go, let go of, so be it, i'll live with it/that/this
   resigned to/myself/himself/herself, reconciled to/with, embrace/+d the fact, such is life, that's life
   c'est la vie, what's done is done, nothing we can do about, moved on from, i'm okay/fine/ok with it/that
   way it is, live with it/that
[resistance]
en resist/resisted/resisting/resists the_change/any/pressure/being/their/every_attempt/it, resistance, push/pushed/pushing/pushback back/ against, pushed/push/pushing back on, pushback
   object/objects/objected/objecting to, strongly object, over my dead body, refuse/+s/+d/refusing to
   refuse/refused point/flatly/flat blank/to/out, won't stand_for/put_up_with/accept/be_told/have_it
   won't/cannot/can't accept, no way am/i'm/are/we're/i'll/will, there's no way i/i'm/i'll/we/we're/we'll/i'd
   oppose/opposes/opposed the/this/his/her plan/idea/decision/proposal/move/law/project/marriage, stand/stood/standing up to, stand/stood/standing against, defy, defied
   defiant, defiantly, defiance, put/putting my/our/her/his foot down, rebel/rebelled/rebelling/rebels against
   fight/fought/fighting back/tooth_and_nail, dig/dug/digging my/our/their/his/her heels in
   under no circumstances will, i'm against, we're against, dead against, dead set against
   i'm/we're/she's/he's/strongly/firmly/totally/completely/vehemently opposed/against, won't stand for/by_and
   refuse/refused/refusing to accept/sign/pay/do/go/leave/believe/give/be/obey/apologise/apologize/answer
[love]
en swept me/her/him off my/her/his feet, butterflies when/whenever he/she/i, have feelings for
   love, loves, loved, loving, lovingly, in love, adore/+s/+d, adoring, adoration, adorable, cherish/+es/+ed/+ing
   beloved, devoted to, smitten, my/oh darling, my sweetheart, fond of, affection, affectionate, affectionately
   head over heels, soulmate, soul mate, dear to me/my_heart, crush on, tenderness, falling for
   fell/fall/falling in love, fell for, crazy about you/him/her, apple of my eye, close to my heart, dearly
   infatuated, mean/means the world/everything to_me, loml, all_my love
[loss]
en loss of my/our/his/her/their/a_loved/a_friend/a_child/a_parent
   great/terrible/tragic/devastating/painful/sudden loss, sorry for your/his/her/their loss
   deal/dealing/cope/coping with the/her/his/my/our/this loss, our/my/their loss, sense of loss
   lost my/our/his/her/a mother/father/mum/mom/dad/brother/sister/wife/husband/son/daughter/friend/best_friend/job/home/grandmother/grandfather/grandma/grandpa/gran/dog/cat/child/baby/parents
   losing my/his/her/our mother/father/mum/mom/dad/brother/sister/wife/husband/son/daughter/job/dog/home, lost him
   lost her to/in/last/too/that/when/so, lost them, lost everything, losing him/her/you, lost you, lost forever
   gone forever
   miss/misses/missed/missing my/our/his/her mum/mom/dad/mother/father/friend/friends/dog/cat/family/husband/wife/sister/brother/son/daughter/grandma/grandpa/grandmother/grandfather/gran/nan/granny/parents/kids/children/aunt/uncle
   miss him/her/you/mum/mom/dad/grandma/grandpa/them, misses/missed/missing him/her/you, he's/she's gone
   no longer with us, bereft, empty chair, void in my, never see her/him again
[]
en pride and prejudice, pride parade/month/flag/march/week/of_place/of_lions, lion pride, lions pride
   hope/hoping/hopefully this/that/it helps/answers/works/makes_sense/clarifies/is_okay/is_clear, hope that helped
   hope/hopes you/you're/you_are/your/ya, hope all is/goes well, hope to/we_can see/hear/meet/receive from/you/
   hope everything/everyone is/'s, hope this email/finds/message/mail/letter, hope everything's well, hope/hoping so
   hopefully not/no/nobody/never/none, don't/dont/not_to worry, do/need not worry, needn't worry, don't you worry
   moved me to/into/up/down/back/over/from/out/onto/off/across/on/away/forward/around/next
   a/the trust owns/runs/pays/manages/has/is/was/will/board/deed, hope not, sure hope, hope nobody/you minds/mind, hope/hoping you/you're enjoy/enjoyed, hope chest
   hopes and prayers
   i'm/we're afraid_not/afraid_so/afraid_we/afraid_i/afraid_it/afraid_it's/afraid_that/afraid_that's/afraid_this/afraid_they/afraid_there/afraid_there's/afraid_the/afraid_he/afraid_she/afraid_you/afraid_your/afraid_my/afraid_our/afraid_no
   afraid i/we/not can't/cannot/won't/don't/have/am, killed the process
   would/i'd/we'd/he'd/she'd/they'd love to/for/it/that/some, no love lost
   love letter/+s/song/+s/story/stories/handles/life/affair/island/actually/triangle/seat/language
   love from/and_hugs/to_all, sends/send/sending/sent/give/gives love, love is blind
   love/loving to/it_if/the_idea_but/that_for, loved ones/one, tough love, make/made/making love, loves company
   happy hour/hours/birthday/new_year/christmas/easter/holidays/weekend/friday/monday/path/anniversary/thanksgiving/halloween/medium/ending
   happy/glad/delighted/pleased to help/assist/say/announce/report/inform/discuss/answer/share/provide/send/chat/talk/take/do/hear_from/oblige/wait/pay, happily ever/accept/take/provide/send, happy/glad either/both way/ways
   happy go lucky, trigger happy, many happy returns, slap happy, isn't happy with/about
   glad you/to/i_could/we_could/it_helped/asked, glad_to/glad_you_asked hear, sad path, sad but true, sad to say
   sad face, sad/sorry to_hear/for_the/for_any/about_the/about_that
   lost track/count/connection/contact/power/packets/data/signal/weight/and_found/update/updates, lost property
   lose/loses/losing connection/data/power/weight/track/state/precision, missed/missing you/your call
   packet/data/weight/hair/hearing/memory/training/log/entropy/power/frame/heat/water/blood/bone/validation/signal/net/tax/operating/job/habitat/revenue loss/losses
   profit/profits and/or loss/losses, loss function/functions/leader/curve/making/ratio/adjuster/rate/carryforward
   loss of power/packets/data/pressure/precision/signal/connection/contrast/water/heat/income/hair/revenue
   at a loss of, sold/sell/selling/operate/operating/run/running at a loss, all the rage, road rage, rage quit
   guilty pleasure/of/verdict/plea/party, pleaded/plead/pleads/found/find/proven/prove/proved/verdict_of guilty
   found/find/finds/finding him/her/them/the_defendant guilty, presumed guilty
   trust fund/+s/company/store/stores/anchor/+s/boundary/boundaries/zone/+s/issues/chain/level/policy/center/centre/bank/region/score/model/wallet/deed/certificate/list/the_certificate/the_cert/this_computer/root
   trust me/my_gut/the_process/us_on
   brain/national/housing/charitable/family/unit/investment/zero/hospital/nhs/land trust, trusts and estates
   in trust
   trusted computing/publisher/certificate/+s/root/+s/domain/+s/host/+s/proxy/proxies/source/+s/device/+s/network/+s/platform/execution/user/+s/third/partner/types/cert/+s/key/+s/ca
   resistance band/+s/training/to_heat/of_the_wire/value/is_measured/movement/fighter/fighters/level/in_ohms/welding
   electrical/water/heat/drug/insulin/antibiotic/air/rolling/antimicrobial/thermal/contact/wind/fire/shock/corrosion/wear/scratch/flow/input/output/internal/series/rust resistance
   resist/resisting/resisted arrest/+ing/heat/water/the_heat/corrosion/the_temptation
   can't/couldn't/cannot/hard_to/impossible_to resist
   refuse/refuses/refused to start/run/load/connect/boot/compile/open/close/budge/build
   refuse collection/bin/bins/lorry/truck, thank you note/letter/card/+s, no thank you, no/never/without/fear_no fear
   fear of missing, fear of the_unknown_dataset/the_dark_theme, fear factor/street, never fear, fear not, scary movie
   fear and loathing, proud owner/owners/sponsor/sponsors/member/to_present/to_announce, too proud to, proud nail
   excited state/+s/electron/+s/atom/+s, exciting news/offers/offer/opportunity/announcement
   exciting/excitation current/coil
   relief valve/+s/map/+s/pitcher/fund/+s/road/printing/worker/workers/supplies/package/efforts/effort/organization/organisation/carving/sculpture
   tax/debt/famine/disaster/bas/low/high/stress/pain/comic/flood/strain/temporary/short_term relief
   in relief against, all clear signal, crystal clear water/audio/picture/glass/sound/image/ice
   vulnerable to/version/+s/dependency/dependencies/package/+s/host/+s/server/+s/endpoint/+s/library/libraries/code/group/+s/people/road/species/customers/adults
   vulnerability scan/+s/scanner/report/+s/in/disclosure/management/assessment/database/fix
   security/xss/injection/critical/known/sql/severe/cve/new vulnerability
   insecure connection/+s/request/+s/http/password/+s/endpoint/+s/protocol/+s/default/+s/mode/flag/registry/origin/content/certificate
   stress test/+s/tested/testing/fracture/+s/level/relief/ball/analysis
   stressed the/that/syllable/+s/vowel/+s/concrete, stressing the/that, nervous system/tissue/breakdown
   restless legs/leg, tension and, past/present/future/verb/perfect/grammatical tense, tenses, tense of/form
   eager loading/load/evaluation/execution/mode/to_please, lazy and eager, dying to the
   panic/panics mode/button/room/buying/handler/at/when/if/hook/message
   kernel/rust/go/goroutine/runtime panic/panics, confusion matrix/matrices, avoid any/ confusion, sake of clarity
   image/sound/audio/picture/water clarity, clarity of the image, clear now and
   determined by/that/the/whether/from/in/as/at/on/using/how/if/experimentally
   acceptance test/+s/criteria/criterion/letter/rate/testing/speech/of/date/run
   accepted answer/the_terms/the_offer/the_invitation/the_job, accept the/cookies/all/terms/card/cards
   let go of the button/handle/mouse/rope/trigger/key, let it go to voicemail, pushback date
   push/pushed/pushing back the/to/until/by/a_week/on_the_door, pushed/push/pushing it/this/that/them back
   opposed piston, opposing counsel/team, object to string, object/objects to the/json/an/a/xml/map/be
   stood up to shake, stand up to cancer, resistance is futile, mixed up
   exhausted all/every/the_supply/the_list/the_possibilities/our/its/his, exhausted the
   pool/memory/quota/budget/disk/storage/limit/list/supply/supplies/retries/resources/ports/connections is/are/was exhausted
   regret/regrets to inform/say/announce/tell/advise/report
   missing/missed her/your/his/their/the call/calls/message/party/birthday/wedding/text/show/point/deadline/turn
   pool/memory/quota/disk/retry/retries/budget/address/port/ports/stack/heap/storage/resource/resources/limit/ozone/soil/descriptor/connection exhausted/exhaustion
   exhausting the/all/every, exhaust pipe, drained the/pasta/well/battery/and/of/it
   battery/pasta/swamp/pool/pond/queue/connections/node/nodes/account/chickpeas/beans/lentils drained
   wiped out the/all/by/in/a/half/most, burned/burnt out the/bulb/fuse/building/car
   worn out tyres/tires/brake/shoes/part/parts/seal/bearing, tired metaphor, awe and/ shock, shock and awe
   sublime text, stunning gun, love all, forty love, forty/thirty/fifteen love, good grief
   give/gave/giving/gives me/him/her/them/us/you grief, cry wolf, war cry, far cry, crying shame
   crying out/wolf/baby/babies/for, inspired by/from, inspire/inspired confidence, motivated by
   motivation for/behind/letter, tears in_the_fabric/in_rain, sobbing emoji, mourning dove/cloak/band, morning glory
   glad rags, merry christmas/go, joy division/stick/ride/con/cons, angry birds, sick of_course
   mad max/hatter/skills/men/scientist/dash/props/about_football, no idea, in good hands with, conscience clause
   stoked the/fire/boiler, chuffed to_bits_of, tired eyes of
   concerned with/parties/citizens/authorities/persons/department, thank god/goodness/heavens it's_friday
   blessed bread/water/day, awkward silence of_code, worry dolls/stone/beads, no worries/need_to_worry
   nothing to worry/fear, nightmare before/mode/scenario, creepy crawly/crawlies
   terror attack/+s/suspect/+s/group/+s/cell/law/laws/threat, war on terror, alarmed door/doors, homesick alien
   isolated island/incident/case/system/environment/process/network/tenant/container/cluster, grit paper/size
   hundred/240/120/80/60 grit, sandpaper grit, fine/coarse grit, shattered glass/screen/window/the/record
   hyped product, curious_if/curious/just_curious/i'm_curious if/whether/what/how/why/to_see/to_hear/incident/case
   adore me not, devoted to_the_topic, magnificent seven, what a shame_file, shame file/on_you_autocorrect
   wall/walk of shame, shame walk, git blame, blame myself_in_git, missing opportunity_id
   should have been/received/arrived/got/gotten/an_email/a/the/access/enough/at/come/shown/gone_out
   if only one/two/a/the/some/it_returns, clueless movie, huh, aha moment_of, raging storm/sea/river/fire/bull
   see red, fuming nitric, wrath of/khan, fight back spam
   no matter what/whether/how colour/color/size/platform/order/browser/version/the, stop/stops/stopped at nothing_but
   hate speech/crime/crimes/mail/group, panic sold, dread lock/locks, dreadlocks, tough luck
   dear sir/madam/all/team/customer/dr/mr/mrs, dearest colleagues, crying baby/babies/out/wolf/shame/foul
   am afraid_not/afraid_so/afraid_we/afraid_it/afraid_it's/afraid_that/afraid_that's/afraid_this/afraid_the/afraid_there/afraid_your/afraid_our/afraid_i
   determined by/that/from/in/as/at/using/how/if/whether/the/experimentally/to_be/it_was
   heart/rate sank_by, waiting/wait times, enough of these_boxes, mad at_once
   server/process/kernel/goroutine/thread/app panicked/panics, anger management, happy to be_corrected
"""
