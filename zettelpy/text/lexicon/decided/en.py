"""English: how a decision is said in a chat or in minutes, and what takes the force from it."""

from __future__ import annotations

from typing import Final

LEXICON: Final = """
[=do]
en take, use, buy, sell, print, order, book, hire, rent, move, go, fly, drive, leave, start, open, close, keep, stay
   drop, cut, skip, scrap, cancel, ship, launch, publish, release, pay, charge, raise, lower, limit, switch, return
   paint, build, replace, merge, split, swap, adopt, stick, cap, ban, freeze, migrate, deploy, roll, reverse, revert
   proceed, meet, host, invite, share_the, hand, put, set, end, finish, begin, close_on, give_them, push, hold, stop
   shut, add, remove, delete, retire, sign, accept, decline, extend, renew, shorten, plant, teach, test_on, travel
   walk, sail, rehearse, perform, auction, donate, split_it, store, lock, archive, standardise, standardize, reuse
   outsource, pick, choose, send

[=doing]
en taking, using, buying, selling, printing, ordering, booking, hiring, renting, moving, flying, driving, leaving_at
   leaving_on, starting_on, starting_with, opening, closing, keeping, staying_with, staying_on, staying_at, dropping
   cutting, skipping, scrapping, cancelling, canceling, shipping, launching, publishing, releasing, switching
   replacing, merging, splitting, swapping, adopting, sticking, capping, banning, freezing, migrating, rolling
   reverting, retiring, signing, accepting, declining, extending, renewing, going_ahead, going_for_the, pulling
   parting, raising, lowering, standardising, standardizing, doing_the, doing_it, having_the, paying, meeting_at
   meeting_on, postponing_to, quitting, resigning, pulling_out

[=num]
en one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, zero, nil, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9
   10, 11, 12

[said]
en it's/it_is official
   landlord/boss/school/council/mum/mom/dad/venue/band/client/vet/bank/manager/teacher said yes/ok/no_way, we/i went_for_the one/blue/green/red/nursery/option/cheaper/bigger/smaller
   we voted_on/voted_for, i/we said_yes
   i've/i_have/we've/we_have set/fixed/capped/moved/put/brought/lowered/raised/changed/switched/swapped/named/picked the/it/us/our
   turned the/his/her/their/my offer/job/invite/invitation/request/application/place down
   turned the_offer/the_job/it/them/him/her down
   ended up committing/choosing/picking/booking/buying, fifty fifty, split_it/go half_half, extended for/until/by/to
   renewed for/until/till
   was/were/got/been/is turned_down/declined/refused/thrown_out/voted_down/denied/knocked_back
   turned it/us/them/him/her/me down
   change of_plan, change of plan/plans, plans have changed, said/we_said yes to, he's/she's/they're out
   orders/bids/applications/entries/forms/replies/submissions/payments/registrations in_by/by/close/due
   ordered/booked/reserved/hired for, is/are/it's/all/now ordered/booked/signed/reserved/hired/paid
   i've/i_have/we've/we_have ordered/booked/paid_the/reserved/hired, handed in my/our/her/his notice
   gave/given notice, i/i've/i_have resigned/quit/withdrawn/enrolled/dropped_out, dropping out of, i quit, i resign
   i'm/im out of the, i'm/im leaving/quitting/joining the, awarded to/it, awarded the, selected for/as
   elected/appointed as/chair/president/treasurer/secretary/captain, voted <num>
   gave/given the/him/her/them/builder/printer/landlord/band/caterer the go/ok/okay/nod, the go ahead
   got the job/contract/part, won the tender/contract, cancelled, canceled, signed and, not later, no later
   not a day later, is mandatory/compulsory/forbidden/banned, are mandatory/compulsory/forbidden/banned
   no exceptions to, strictly no, not allowed any_more/anymore, no longer allowed, is no longer, has been replaced
   put/putting tom/you/me/him/her down_for, final version, nailed down, firmed up, pencilled in for, paid the deposit
   deposit paid/sent, contract sent, we're/we_are a go, we have a winner, and the winner, majority wins, case settled
   decided, is/was/all/now settled, it's settled, that's settled, settled on/upon/for, that settles it, it's decided
   settle_it/settle_this/settle_on, agreed on/upon/to/that, we/all/everyone/everybody/they/both agreed, we're agreed
   are/is agreed, agreed by, we agree to/on/that, approved, approves, signed off/off_on, ratified, green lit
   greenlit, green lighted, gave/given/got/have/has the green light, let's/lets go with/for, we/i go with
   we/i went with, we're/were/i'm/im/we_are/i_am going with, we'll/we_will/i'll/i_will/we_shall go with
   we're/we_are going to <do>, the/our plan is/is_now/is_to, the/our/my/final/their decision is/was/stands
   decision is/was/has_been made/final/taken, decision made/taken
   made/make/making/take/took/taken/reached/reach the/a/our/my/that/this/their decision/call
   made up my/our/his/her/their mind/minds, came/come to a/the/an decision/agreement
   reached a/an/the/ decision/agreement/consensus, final call is, final answer is, it's/it_is final, that's final
   we've/we_have/have/i've/has picked, we/i picked, we/i ended_up picking/choosing/with, opted for/to/against
   committed to using/ship/shipping/deliver, resolved to, it was/is/has_been resolved/determined that
   voted to/for/in/against/down, voted unanimously, passed/carried/approved/accepted/adopted/rejected unanimously
   unanimously, unanimous, motion carried/carries/passed/passes/fails/failed, adopted the/a/an, we/i adopted
   is/are/was/were/has_been/got/been cancelled/canceled/scrapped, called off, ruled out
   it's/that's/is/are off_the_table, we/i cancelled/canceled/rejected/declined/scrapped
   i've/i_have/we've/we_have/just cancelled/canceled/declined/rejected, rejected the/this/that, turned down the
   we/i reverse/reversed, reverse/reversed/overturned the/our/that/monday's decision/choice, new rule/policy
   effective immediately, from today, as of today, rule stands, decision stands, the rule is, that's/this_is the rule
   house rule, i/we/i've/we've/just/finally signed, signed the/a/with/for, i/we signed_up with
   contract/lease/deal signed, status accepted, locked in, go ahead with, gave the go ahead, got the go ahead
   we/i/they/she/he/team chose, we've/we_have/i've/have/has/had/was/were/been/they've chosen
   have/has/was/were/been picked for, i/i've/i_have/we/we've/we_have/just booked/ordered/hired/bought/reserved
   i/we put_down/paid the/a deposit, it's/is/that's a go, it's a deal, it's a yes, deal for, have a deal, got a deal
   told them/him/her yes/no, said/say yes to, approval/permission/consent was/is/has_been given/granted
   is/are/stays/stay out_of scope
   is/are to_be sent/submitted/returned/handed/filed/addressed/booked
   approval/permission granted/given, is/are/it's a wontfix, as wontfix
   got the tickets/keys/flat/house/grant/visa/loan/venue
   i'm/we're/am/are pleased/happy/delighted/glad to award/accept/confirm/appoint/offer_you/approve/announce
   motion/proposal/minutes/report/budget/resolution/amendment/accounts/bid was/were/is/are/has_been/ accepted/adopted
   motion/proposal/minutes/report/budget/resolution/amendment/accounts/bid was/were/is/are/has_been/ carried/passed/rejected/lost
   proposal/motion/amendment/resolution passes/fails/falls/is_lost, carried <num>, carried unanimously
   was/were re_elected
   is/are/stays cut, is/are/stays/stay/remains/remain suspended/cancelled/limited until/till/from/for/on/to
   from now on, from here on, going forward
   as of/from monday/tuesday/wednesday/thursday/friday/saturday/sunday/tomorrow/next/january
   as of/from february/march/april/may/june/july/august/september/october/november/december, end of discussion
   end of story, no exceptions, case closed, that's that, full stop, no extensions, we/i decide to/on/for/against
   we/i conclude that, consensus is, verdict is, we're/we_are agreed

[stay]
en is/are/stays/stay/remains/remain closed/shut until/till/from/for/on/all/to

[plan]
en we're/we_are getting married
   all yours, everyone to_the, everybody to_the, we're/we_are having
   new date/time/venue is, goes up_on/up_in/up_at, is staying, it's staying, then it's_on/at/the, a head
   thats_settled
   in goal
   isn't/not/won't making_it/make_it/going/getting_in into/in, isn't/not making the, we get the
   we're/we_are passing_on, we pass on, she/he does
   going to be the_one/at/on/in, leave it/them/everything/that as, stays/stay as_is/as_it_is/put
   stick/sticking/stuck with/to
   everyone/everybody/each pays/brings/gets/wears/takes/chips/contributes, plays in/instead, stay with/at/where
   comes out, goes out, is out, are out, new one in, is/are coming_back/coming_off/going_in, reopens, reopen
   gets the_job, doing the_raffle/music/food/drinks/cooking/driving/catering/flowers/decorations
   doing invitations/lights/sound/accounts/books/minutes/setup/cleanup/photos, lock/locks up, opens up_at
   you're/you_are/your in_charge_of/responsible_for/doing_the/on_drinks
   you're/you_are/your on_food/on_music/taking_the/bringing_the
   you/they/he/she take/do/does/takes/bring/brings/handle/handles/run/runs the, takes care of, looks after
   is/are doing/taking/bringing/handling/running/driving the, is your/his/her/my job
   will look_after/take_care/be_in_charge/be_responsible/step_in/fill_in/stand_in/replace, steps in, is stepping in
   fills in for, covers for, nobody enters/leaves/touches/drives/uses/goes
   no one enters/leaves/touches/drives/uses/goes
   no dogs/phones/shoes/alcohol/smoking/guests/cars/exceptions/band/music/more/parking
   we're/we_are/i'm doing/having/holding the, we're/we_are doing/having/holding it, we'll/we_will be at
   we're/we_are meeting, we celebrate, we hike, we walk, we divide, we gather, we stick with/to, we'd_better
   we're/we_are off to, it moves to, it stays, it goes to, we <do>, we'll/we_will/we_shall <do>
   we'll/we_will get/have/make/do/play/sing/cook/serve/wear the/a/it/that/this/two/three
   we're/we_are/were_now/we're_now/we_are_now <doing>, we're/we_are/i'm/im/i_am not <doing>
   we're/we_are/i'm/im/i_am not going/running/doing/coming/attending/applying/taking/moving/selling
   we won't be <doing>, we won't <do>, we will_not <do>, we no_longer <do>, we don't <do> any_more/anymore
   i'm/im/i_am <doing>, i'm/im/i_am doing/running/taking/having the, i'm/im/i_am taking over
   i'll/i_will take/own/lead/run/handle/host/chair/cover/organise/organize
   i'll/i_will take_over/take_care/take_on/sort/drive/bring_the/book/order/sign/buy/cook
   i'll/i_will bake/sell/keep_the/cancel/stay_with/stick_with/do_it/do_that/do_the/be_responsible/be_in
   i'll/i_will use/switch/adopt/drop/quit/resign/go_ahead/look_after, i've got this/it/that_one, i'm on it
   leave it/that/this/them to me, leave the cake/food/music/rest/planning/shopping to me
   leave the driving/cooking/door/money/tickets/paperwork/talking to me, is/are/will_be on me, count on me for
   it's/that's on me, owns the/this/that/it, takes over, take over from, taking over
   is/will_be/are/becomes/as in charge of, is/are/will_be responsible for
   will lead/own/handle/run/host/chair/cover/take_over/take_the
   will organise/organize/do_the/drive/bring_the/cook/manage/present_the/write_the/keep_the, leads the, runs the show
   handles the, does the talking/cooking/driving/music/shopping/minutes, keeps/gets/holds the keys/key/money/list
   is/are/goes now on/with/to, is_now/are_now the/a/at/in/on/with/called, goes to/on postgres
   stays at/with/in/on/where/as/put/the_same, is/are/stays out, is off, is back on
   is/are banned/forbidden/prohibited/mandatory, is/are not/no_longer allowed
   back to the old/previous/original/first, it's back to
   moved/pushed/brought/moves/shifted/pushed_back/bumped/postponed/delayed to/until, deadline is/for, due date is/for
   no later than, at the latest, cut off is, cutoff is, hard deadline, only members/admins/adults/staff/two may
   only from the, never from, needs two/three, gets/get their own, get its own, wins the, the winner is
   gets the job/contract/prize, makes it a, has been/is/was hired/appointed/elected/renamed/replaced, instead of the
   we're/were/are flying/driving/walking instead, rather than the, and not the, it'll/it_will be the, it will be at
   we stay/stick/remain with/on/at, we leave/start/meet/begin/finish at

[lead]
en call it <num>
   leave the/everything/it_as, you win, you won, you've_convinced_me, convinced
   cancel/book/order/buy/use/take/drop/skip/print/hire/invite/reserve/sign/scrap/keep/postpone/move the
   cancel/book/order/buy/use/take/drop the/that/this/two/three
   please cancel/book/order/buy/use/take/drop/print/hire/invite/reserve/sign/send, sounds like a_plan
   sounds like_we_have_a_deal, use the, take the, all bids, all in_by, go with the/a/option/plan/that/this/him/her/it
   please go_with/use/take/book/order/cancel, ship it, do it, yes/ok/please/sure go ahead, go ahead and/with, send it
   book it, order it, take it, buy it, sign it, cancel it, drop it from, merge it, print it, scrap the/that_plan
   scrap it, make it a/the/two/three/four/five/six/ten
   let's/lets use/take_the/make_it_a/make_it_the/keep_the/keep_it_at/say
   let's/lets move_to/move_it/stick_with/stick_to/stay_with/stay_on/have_the
   let's/lets call/name it/the/this/him/her, let's not
   let's/lets have_it/book/order/buy/drop/skip_the/cancel/ship/paint/print/hire/do_it/do_that/do_the, only if signed
   no more, sold, done deal, count it as, everyone votes for

[dated]
en a head, a pop, apiece
   capped at, capped, at most, per head
   let's/lets do/make_it/say, goes up to, go up to, goes down to, drops to, rises to
   let's/lets meet/start/leave/begin/open/close, starts, begins, opens, closes, ends, launches, kicks off, goes live
   start on, begin on, open on, is on, are on, is now, is set for, is fixed for, set for, fixed for, scheduled for
   is at, we meet, we open, we close, closing at, opening at, deadline, is due, are due, due on, due by, due at
   due monday/tuesday/wednesday/thursday/friday, submissions close, registration closes
   it's on, will be on, takes place, moves to, pushed to, falls on, moves from, stays at, stays, is capped at
   set at, fixed at
   goes up on, go up on, comes down on, goes in on, goes out on
   will take place, will/to be held, is held, will start/begin/open/close/end/run

[from]
en from, as of, as from, starting, effective, beginning

[then]
en then, it is, it is then

[vote]
en we voted it's/its/so/and/to/for, <num> votes to/against/for, <num> in favour/favor, votes are in, everyone votes
   majority for, all in favour
   everyone for, everyone is for, the vote is

[tally]
en <num> for, <num> hands up_for, <num> votes for, <num> to, <num> against

[num]
en <num>

[open]
en bought, ordered, hired, reserved, scrapped, resigned, confirmed, moving to, switched to, going with
   sticking with, staying with, agreed, decided, settled, approved, resolved, so yes i'm/we/we're/i'll/we'll, deal
   sold, signed, booked, ok/okay yes we/i/i'll/we'll/we're, decision made, final answer, motion carried, back to
   done deal, cancelled, canceled

[head]
en new date, new time, new venue, new start, after the_vote, meeting point, meet at, venue, place
   decision/+s, decided, final decision/call/answer/say, verdict, resolution, resolved, ruling, outcome, agreed
   agreement/+s, rule, new rule, house rule, action decided, deadline, settled, what we decided/agreed, new policy
   final plan, plan, signed

[close]
en confirmed, locked in, validated
   final, final answer, agreed, decided, settled, that's final, agreed by all, full stop, end of, sorted, booked
   signed, done deal

[drop]
en no, without, without the, just the, just a, only the

[assent]
en ok, okay, right, great, perfect, alright, fine, good, cool, deal, done, sorted, yes, yep, excellent, very well
   works for me

[yes]
en yes, yeah, yep, yup, sure, ok, okay, deal, agreed, fine, fine by me, works for me, sounds good, good idea
   let's do that, let's, absolutely, definitely, perfect, of course, please do, do that, great idea, i'm in
   good for me, all right, done, alright, yes please, suits me, granted, ok for me, fine for me, fine with me, me too
   go ahead, no objection/objections, by all means, aye

[offer]
en shall we/i, should we/i, can we/i, could we/i, may we/i, any objection/objections, is it ok/okay/alright
   want us to, okay if i, ok/okay/fine/happy with, want me to, how about, what about, let's, lets, what if we
   why don't we, would you like me, ok if i, do you want me, are we ok with, does <num> work

[fill]
en ok okay so yes yeah yep nope nah no yup right great well alright fine good then and cool perfect thanks also but
   anyway now sure oh please hey all guys folks everyone team sorry fyi aye lovely update edit done just

[if]
en if, unless, whether, suppose, supposing, assuming, provided, in case, as soon as, should you, had we

[until]
en until, till, before, once, unless, as soon as

[sub]
en that, which, who, whom, whose, when, where, why, how, because, while, what, whatever, wherever, although, though
   than, so that, until, the more, everything, anything, the way

[propose]
en we were going_to, was going_to, were thinking, i was_thinking, reckon, reckons, wouldn't it, would be, might
   if you ask_me, suggest/+s/+ed/+ing, propose/+s/+d/+ing, proposal, suggestion, idea, thought, how about, what about
   what if, why don't, why not, could we, could always
   i'd/i_would say/go/vote/take/pick/prefer/rather/love/like/choose, vote for, in favour of us, thinking out loud
   thinking about, thinking of, brainstorm/+ing, just an idea, we could, you could, one could, or we, leaning
   tempted, in theory, option a, my vote, my pick, i vote, motion to, my pitch, recommend/+s, recommendation

[told]
en reckon, reckons, keeps/keep asking, in the film/movie/book/novel/story/series/dream, asked whether/if, discussed
   talked about, told me, apparently, i heard, i hear, dad/mum/mom/my_sister/my_brother says/thinks/said, says, said
   say, claims, claimed, heard, hear, hears, rumour/+s, rumor/+s, rumored, allegedly, reportedly, supposedly, thinks
   believes, thought, telling, tells, told, tell, mentioned, according to, word is, dreamt, dreamed, asks, ask, asked
   asking, wonder/+s/+ed, wondering, pretend, imagine, imagined, remember when, never said, didn't say
   wants/want us/to, wanted, insists that, story goes, i guess, quote, reads, wrote that, writes that, reminds me

[aside]
en there once, once before, a while back/ago, ages ago, years back, as a kid/child/student
   he says, she says, they say, he said, she said, i heard, i hear, i guess, i suppose, supposedly, apparently
   allegedly, or so i, told me, or something, i think, or not, in my dreams, yeah right, as if
   what do you think, thoughts, any objections, just a thought, just an idea, i don't know, dunno, not sure
   i'm not sure, maybe, or whatever, perhaps, would that work, wdyt, is that right, isn't it, aren't we, didn't we
   no idea

[hedge]
en should, could, would, might, maybe, perhaps, probably, possibly, may be, may have, presumably, either, or we, wish
   wishes, wished, hope, hopes, hoped, hopefully, want, wants, wanted, guess, doubt, doubts, unclear, unsure, joke
   joking, kidding, think, imagine, prefer, cannot, can, needs to be, need to, needs to, has to, have to, had to
   must, ought, able, trying, try, plan on, likely, don't think, not sure, not necessarily, what if, as if, almost
   nearly, seem, seems, seemed, never said, used to, supposed to, fail, failed, would've, could've, should've, i'd
   we'd, they'd, ready to, about to, feel like, happy to, love to, i never, forgot to, afraid, worried

[wish]
en wish, wishes, wished, hope, hopes, hoping, hoped, if only, dream, dreaming, imagine, hopefully, praying
   fingers crossed

[fact]
en birthday, exam, exams, train, trains, flight, bus, buses, plane, ferry, easter, christmas, ramadan, eid, diwali
   shop, shops, store, stores, bank, banks, museum, pharmacy, library, sunset, sunrise, sun, school, term, my train
   my appointment, season

[habit]
en usually, normally, generally, typically, often, sometimes, always, never
   every day/morning/evening/week/year/month/summer/winter/sunday/saturday, each day/morning/evening/week/year/summer
   most days, as a rule of_thumb, on average, tend, tends, ever, used to, last year, years ago, back then
   in those days, when i was, as usual, these days, once upon, whenever, traditionally

[parked]
en parked, undecided, pending, tbd, tba, postponed, deferred, on hold, to be decided, open question, still open
   up in the air, not decided, later, another time, some day, someday, next time, yet, still unclear, for discussion
   up to you, your call

[ask]
en who, what, when, where, why, how, which, any, anyone
   do/does/did/should/shall/can i/we/you/they/he/she/someone/anyone/anybody/everyone
   could/will/would/are/was/were i/we/you/they/he/she/someone/anyone/anybody/everyone
   have/has/had/may/might/must i/we/you/they/he/she/someone/anyone/anybody/everyone
   am/didn't/haven't/isn't/aren't/is i/we/you/they/he/she/someone/anyone/anybody/everyone
   did/does/is/was/should/can/could/will/would/has it/this/that/there/the/our/your/my

[tail]
en or not, or what, or no, or should, or do we, or did we, or shall we, or is it, again or

[undo]
en scratch that, forget it, forget i, forget that, never mind, nevermind, i take it back, i take that back
   not really, disregard, ignore that, strike that, no wait, withdrawn, on second thought

[joke]
en kidding, just kidding, jk, joking, just joking, was joking, not seriously, not serious, april fools, i'm joking

[modal]
en to, will, can, may be, must, should, could, would, might, cannot, get, gets, getting, needs

[aux]
en have, has, be, been, being, get, already, finally, also, then, now, since, just

[small]
en thanks, thank, bye, see you, see ya, cya, later, sorry, i'm, im, i've, i, haha, morning, night, welcome, what, why
   who, how, where, when, got it, nice, talk, good luck, have fun, happy, sleep, enjoy, me too, you're, there you
   were, was, had, went, done, let me, lol, yesterday, if, even, but, since, just, because, there, back, only, more
   and, again, by, every, till

[free]
en hour/hours/minute/minutes/day/days/week/weeks later
  , says yes, say yes, said yes, if it_rains, if it_pours, if the_weather
   thought it_over, thought about_it, thought it_through, thought long
   she/he/they said yes, everyone said yes, even if, as if, if so, if not, if you like, if you_don't_mind
   what if_not, decide on, decided if

[]
en it'll/it_will be cold/hot/rainy/sunny/windy/snowing/fine/late/dark/warm/freezing/raining/wet/nice/great/fun
   decided/agreed/settled/approved/resolved nothing
   nothing's/nothing been decided/agreed/settled/booked/signed/confirmed/approved/finalised/ordered
   nothing is/was/has decided/agreed/settled/been_decided/been_agreed/been_settled/been_booked/been_signed
   we/all/they/both/everyone agreed to_disagree
   is/was/are/were/come/comes/came/it's/i'm/he's/she's/not from
   rent's/rent_is/bill_is/bills_are/tax_is/taxes_are due
   from here, from there, from home, from work, from scratch, from what, from my, from his, from her, from your
   from time, from one, from two, starting point, beginning to, starting to, from morning, from today's
   from yesterday's, starting with, from a, from the, effective way, is out of, are out of, is out there
   goes out with, comes out of, comes out as, no idea what, paid for by, here it is, there it is, oh no, no no
   let's/lets go for_it, just do it, we push each, we'll/we_will make it, i'm/im/i_am using it
   i'm/im taking the time/a_break/some_time/notes, not doing anything/much/well, i assume, we assume, assume that
   assume he/she/it/they/you, signed up for, take it easy/back/slow/off/from_there/personally, use it/this/that for
   i'll keep ya, we keep, no problem/problems/worries/idea/clue/doubt/way/need
   no rush/more_questions/reason/thanks/one/news/pressure/chance/sweat
   no big/luck/no/but/i/it/we/you/that/sorry/longer/matter/comment/sign/wonder/wait/stress, without a/any doubt
   only the best, just the other, just the same, just the thing, i'm/im leaving the house/office/now
   take the day/piss/point, use the loo, take the dog, use the bathroom/toilet
   decision is up to/yours/his/hers/ours/theirs/mine/for, the decision is up to/yours/his/hers/ours/theirs/mine/for
   is off the/to/work/today/sick/on/his/her/my, approved/approves/approve of, agreed with
   we're/i'm/im/we_are going with you/him/her/them/us/me
   decided preference/advantage/opinion/superiority/manner/tone/difference/step
   decided air/improvement/enemy/friend/fashion/taste/character/edge/lack
   go/going/went/goes with you/him/her/them/us/me, go/going for a walk/run/drink/swim/ride, go for it to_me
   let's/lets go for a walk/run/drink/swim/ride/coffee/beer/lunch, let's/lets go for lunch/dinner/coffee/drinks/drink
   go for lunch/dinner/coffee, has been/is/was/been chosen people, well chosen, ill chosen
   adopted child/son/daughter, going to work/school/bed/sleep/church/town, agreed to disagree, pre approved
   we're/we_are going to be/see/need/have
   let's/lets decide/discuss/talk/see/wait/think/ask/try/settle_this/hope/face_it/be_honest/say_we
   who/what/which decided, decided by who, make/made/take/took the/a phone/video call, i/we chose/picked up
   picked up, quite decided, as i/we/he/she/they chose, was settled by
   i'll/i_will/we'll/we_will take a look/nap/break/walk/picture/photo/guess/shower
   i'll/i_will/we'll/we_will take a bath/peek/seat/moment/minute/rain_check/while/bit/few
   i'll/i_will take that/it as/back, i'll/i_will run to/down/over/home/late, we take care, we take it easy/that
   we take turns/note, i/we/let's/lets/we'll/i'll/i_will/we_will go with you/him/her/them/us/me
   we/i went with you/him/her/them/us/me, we go back, very/most/more/quite decided, not yet decided
   still to be decided, to be decided, yet to be approved, settle on a date, we leave it, we hold these
   we hold that, let's/lets go, is on fire/holiday/vacation/his/her/my/your/the_way/it/top
   is on time/him/me/sale/strike/leave/tv/air/hold/edge, settled in/down/into, a settled, we go way, we put up
   we stop at_nothing, booked up/out/solid, fully booked, out of order, signed out/in/up, signed copy/shirt/photo
   i'm/im/i_am using my/the_wrong, i'm/im/i_am moving slowly, i'm/im/i_am leaving now, due to, so so, so far, and so
   then again, until then, by then, back then, just then, since then, even then, now and then, well then
   is at work/home/the/school/lunch/it/risk/fault, can't decided, ready then, bye then, see you then, what then
   who then, why then, how then, it is what, it is not, it is a, it is the, so it is, what it is, as it is
   where it is, how it is, whatever it is, is now a, is now known, is it is, and then, we call, we start with_the
   are on the/my/our/top/it/their/your/time, we drive each, i'll keep you
   i'll/i_will keep an_eye/in_touch/that/it_in_mind/posted, should be agreed, i'll/i_will handle myself
   i'll/i_will bring it/this/that up, we meet again, what is settled
   we keep losing/getting/having/saying/hearing/forgetting/finding/running, we use to, we move on, we send our
   we send love, we go again, right now, right away, done with, done for, done that, one to one, ten to one
   ten to two, ten to three, ten to four, ten to five, ten to six, ten to seven, ten to eight, ten to nine
   ten to ten, ten to eleven, ten to twelve, five to one, five to two, five to three, five to four, five to five
   five to six, five to seven, five to eight, five to nine, five to ten, five to eleven, five to twelve, nine to five
   face to face
"""
