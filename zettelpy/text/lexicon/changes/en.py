"""English words of change (what the tables mean: `zettelpy.text.lexicon.changes`)."""

from __future__ import annotations

from typing import Final

CUES: Final = """
[move]
handing, handed the/it/this/that/them,
comes to, works out at/to, leaves us with, that leaves, sent to print, signing with, goes with, has us down,
push it back to, put it back to, bumped up, went up, goes up, gone up, has gone up, went down, goes down, gone down,
has gone down, came down, comes down, talked down, up from, down from, knocked down to, cut it to, lowers, raise,
lower, rises to, rose to, risen to, fell to, moving it, moving the, we'll move, we move, shift it, shifting, swap to,
swapping, going with, changing to, handing over, hand over, hands over, passes to, passed to, passing, off my hands,
in place of, we're moving, replaced by, put back, postponing, bring forward, brings forward, moved, moves, move me,
move us, moving to, move it to, move to, moved to, postponed, postpone, rescheduled, reschedule, pushed back,
pushed to, push it, push it to, pushed, brought forward, bring it forward, delayed, slips to, slipped, shifted,
shifts to, changed to, changes to, change it to, switched to, switching to, switch to, switched, migrated, migrating,
migrate to, raised, raise it to, raises, lowered, lower it to, increased to, goes up to, went up to, up to now,
bumped, bumped to, cut to, cut down to, reduced to, dropped to, drops to, drops from, down to, extended to,
extended until, shortened to, replaced, replaces, replacing, swapped, swap, upgraded to, downgraded to, rebooked,
renamed, takes over, taking over, took over, take over, steps in, new plan, new date, new time, set it to, set the,
changed, had to change, relocated, make it, make that, make the, settled on, is going to be, reassigned,
handed over to, brings/bringing/brought/takes/puts us to, puts us at, brings/bringing it to/down_to/up_to,
which/that makes it/us, makes us, up/down by, now runs, swapped/swap/swapping out, traded, trading, trade it for,
went with, ended up with, settle/settled/settling for, opted/opting for, plumped for, we've/we_have got until,
we have/get until, got us, got it down/up to, knocked off, haggled, talked them/him/her down, bump, bumps, bumping,
hiked, slashed, trimmed, rounded up/down, doubled, halved, tripled,
grew/shrank/shrunk/climbs/climbed/jumped/dipped/fell/grown to, one/two/three more, joining us, redirected, rerouted,
reroute, diverted, repainted, redone, redo, rewritten, reprint, reprinting, rotated, reset to, revised, revise,
amended, amend, adjust, adjusted, adjusting, tweaked, upgraded, upgrade to, stepped/stepping in,
fill/fills/filled/filling in for, cover/covers/covering for, sub/subbing for, stand/stands/standing in, swap in,
picks/picked/picking it/that/this up, take/taking/takes it from, i've got the,
i'll/we'll take over, taken over, took on, taking on, takes on, passed/passing/pass on/it to,
handed/handing/hand it/this/that to, handed to, handed/handing/hand off, delegated, left/leave/leaving it/that to,
give/gave/giving it/that to, moved/move/moving up/back/out, pull/pulled/pulling forward,
push/pushed/pushing out/back/it, put/puts/putting it/that/them off, put/putting off, held over, slotted, rebook,
rebooking, transferred, transferring, transfer to, relocating, relocate, upsized, downsized, expanded, expanding,
increasing, increased, increases, decreased, decreases, reducing, reduce, reduced, reduces,
extend, extending, extended, extends, shorten, shortened, cut by, cut from, converted to, convert to, turned into,
rename it, renaming, reverts, now goes, now costs, now starts, now opens, now ends, subbed, sub in, brought in,
roped in, new one is
[shift]
week later, weeks later, day later, days later, hour later, hours later, minutes later, week earlier, day earlier,
hour earlier, minutes earlier, hour/week/day/month/half_hour sooner, half an hour later/earlier, a bit later/earlier,
forward/back/out a/one week/day/month, forward/back an/one/half_an hour, earlier than planned, later than planned
[now]
as things stand, currently, at this point, meanwhile, by the way we are, it is, these days, now, from now on,
as of now, as of today, starting today, starting next, effective immediately, from today, since today,
since yesterday, anymore, any more, new, instead, after all, in the end, already, turns out, it's become, has become,
became, new rule, today's, only, just, latest, updated, update, as it stands, as of, going forward, moving forward,
from here on, from now, nowadays, until further notice, from tomorrow, from next week/month,
starting tomorrow/monday/tuesday/wednesday/thursday/friday, latest/new/final/current count/number/figure/total/plan,
is now, are now, as of this morning/tonight, at the moment
[fix]
actually, correction, my mistake, i was wrong, was wrong, i misread, typo, i meant, i mean, i misspoke, sorry,
no wait, wait no, wait, scrap that, to correct, i mixed up, in fact, wrong, my bad, oops, whoops, apologies,
stand corrected, misspoke, mistyped, typed/wrote it wrong, wrong one, not right, incorrect, incorrectly,
to be exact/precise, to clarify, clarification, should read/say, should have been/said, read that as, had it wrong,
got it/that/this wrong, miscounted, miscalculated, double checked, double-checked, checked again, looked again,
corrected, correcting, mistake, mistaken, erratum, mixed up
[back]
back to, back on, back at, back in, reverted to, reverting to, revert to, going back to, go back to, return to,
returns to, returned to, we reverse, reversed, reversing, working/works/running/on/up again, up and running,
back online/up/to_normal, repaired, mended, restored, reinstated, undo, undone, undid, revived, resumes, resume,
resumed, the way it was, as it was, uncancelled, un-cancelled, is/are/was/been fixed now, got it working, reopened,
back in stock, back after all, restore
[drop]
is/are/be/now/all/it's/that's/so_it's off, off now/then/i'm_afraid/sorry,
no longer, not anymore, not any more, decided against, off the table, off the agenda, called off, call off, cancelled,
canceled, cancel, cancelling, cancels, scrapped, scrapping, scrap, shelved, abandoned, withdrawn, withdrew, withdraws,
revoked, overturned, rolled back, ruled out, is out, are out, fell through, falls through, won't happen,
isn't happening, is not happening, not happening, backed out, pulled out, dropped out, can't make it, is off, are off,
we drop, dropped, dropping, no more, won't be, is gone, are gone, is dead, not going ahead, gave up, stopped, quit,
stood us up, not doing, is over, sold out, taken off, so no, so there's/there_is no, so we can't/won't,
can't/cannot/couldn't do/come/join/be_there/attend, unable to, not able to, won't make it, won't be able,
not going to make it, bail, bailed, bailing, bails, pulls/pulling/pull out, drops/dropping/drop out,
backs/backing/back out, opted/opting out, sitting/sit this/it out, stepping/steps/stepped down, resigned, resigns,
resigning, out sick, off sick, locked my, locked us/me out, shut down, is/are/was/be closed, closed for, closed down,
fully booked, double booked, out of stock, discontinued, no good, no go, no-go, nixed, binned, binning, axed, axing,
ditch, ditched, ditching, skipping, skipped, leave/leaving/left out, take/took/taking out, removed, removing, removes,
deleted, retired, deprecated, voided, turned/turns down, turned us/me/it down, rejected, refused, declined, declines,
said/says no, vetoed, collapsed, fell/falls/fallen apart, fallen through, rained off, washed out, written off,
out of the question, forget about, forget the, done with the, lost the/our, broke, is/are broken, kaput,
out of order, called it off, calling off, calls off, it's off, no luck with, not available, unavailable,
isn't available, ran out of, run out of, all gone, all out of, double-booked, died on us, has died, gives up,
giving up, quits, quitting, kicked out, voted down, voted against, shot down
[take]
scratch that, strike that, disregard that, ignore that, ignore what i said, forget what i said, forget it,
i take that back, i take it back, take that back, change of plan, change of plans, on second thought,
on second thoughts, change of heart, changed my mind, changed our mind, changed our minds, change of mind, never mind,
nevermind, nvm, scrap what i, undo that, cancel that, forget that, i retract, retract that, on reflection,
come to think of it, changed/changing our/my/their/his/her mind/minds, second thoughts, no actually, strike what,
delete that, belay that, ignore my last, ignore my earlier, ignore the last, disregard my, disregard the
[keep]
all/still the same, everything stays, everything as,
still, stays, stay, remains, remain, unchanged, as planned, as agreed, as decided, as before, as said, same as before,
no change, keeps, reminder, as a reminder, to recap, recap, stands, like i said, as usual,
same time/place/plan/room/price/day, same as always/usual/ever, as is, hasn't/haven't/doesn't/won't change/changed,
nothing changes, nothing has/s changed, no changes, continues, sticking/stick/sticks/stuck with/to, holds, is holding,
intact, like before, like last time, on track, on schedule, just confirming, to confirm, double-checking,
quick reminder, don't forget, remember that, once again, as mentioned, as per, according to plan
[open]
ask me in, let's leave that open, leave it open, not sure about, haven't made up our minds, hasn't made up,
don't know yet, still thinking, to be discussed, wait and see, we'll see, no idea yet, tba, pending, not final,
not yet clear, not decided, haven't decided, hasn't decided, have not decided, not yet decided, never decided,
undecided, no decision, haven't agreed, did not agree, not agreed, not settled, still open, open question, parked,
tbd, up in the air, not sure yet, nothing decided, didn't decide, have not agreed, not approved, yet to decide,
decide later, to be decided, to be confirmed, up for debate, up for grabs, no final, nothing final,
nothing's/nothing_is final/fixed/decided/settled, isn't/aren't final/fixed/decided/settled, to be determined, tbc,
on hold, we'll decide, will decide, deciding, can't decide, torn between, debating,
haven't/hasn't chosen/picked/settled, hasn't been decided/settled/picked/chosen, yet to be, not fixed,
remains to be seen, sleep on it, let me think, will see, see how it goes, we'll figure, talk about it later,
discuss it later/tomorrow/next, revisit, still discussing/debating/choosing/waiting/open/unclear, no word yet,
not chosen yet, no verdict
[if]
if, unless, whether, in case
[hypo]
only if, remember, would, could, might, may, maybe, perhaps, possibly, suppose, supposing, assuming, imagine, wish,
hope, hopefully, what if, how about, i suggest, i propose, proposal, idea, suggestion, should we, shall we, i'd, we'd,
would be, should, can we, dream, dreaming, i think we should, in favour, candidates, i need, need a, need a new,
looking for, thinking of, thinking about, considering, offers, offer, offered, quote, quoted, estimate, once we,
ideally, ought, wonder, joking, joke, just kidding, lol, would/could/might be nice/great/fun, would love,
would rather, could we/you/also, what about, why not, why don't we/i/you, let's say, in theory, theoretically,
potentially, hypothetically, tempted, toying with, pondering, wondering, fancy, wouldn't, couldn't, shouldn't,
pitching, pitched, one/another/an option, draft, tentatively, tentative, pencilled/penciled/pencil in, my vote,
i vote, i'd say, imho, imo, in my opinion, want to, wants to, wanted to, planned to, meant to, intended to,
anyone up for, anyone fancy, thoughts on, feel like, likely, unlikely, probably
[hear]
asks if, asks whether, asked if, wants to know, says that, rumour, rumor, rumours, heard that, apparently, claims,
claimed, thinks, thought, wrote that, telling everyone, tells everyone, according to, believes, pretends,
someone said, allegedly, newspaper, blog, used to think, assumed, was told, word is, word has it, supposedly,
reportedly, i hear, i heard, hear that, heard from, they/people/folks say, people are saying, told me that, gossip,
someone/somebody told/said/says, reckons, is convinced, the internet, reddit, overheard, grapevine, urban legend,
i've read, read somewhere, read online, saw a post
[ago]
last year, last time, last month, last summer, last winter, back then, in the past, years ago, as a kid
[past]
yesterday, last week, last night, last quarter, ago, used to, previously, formerly, was, were, had, did, ran, spent,
paid, went, came, ate, saw, once, until then
[old]
instead of, rather than, in place of, no longer, not in, not at, not on, used to be, formerly, previously, replaces,
replacing, replace, replaced, out of, unlike
[from]
from
[to]
to, with, by, for
[not]
not, isn't, aren't, wasn't, no, never, don't, doesn't, didn't, can't, cannot, won't, without, nor, neither
[but]
but, it's, rather
[also]
we also, i also, they also, he also, she also, you also, it also, also have, also need, also got, as well, too, another, in addition, additionally, on top of that, plus a
[so]
is fixed, are fixed, is set, is set for, it is, it'll be, booked, signed, we're going with, we're going to,
we are going to, date is, voted, so, then, therefore, ok, okay, fine, alright, all right, deal, agreed, decided, done,
final, finally, confirmed, settled, let's, we go with, we'll go with, we take, we'll take, approved, we agreed, sold,
decision, let's go/do/use/take/make/stick/keep/run, go/going/goes for, i'll go with, lock/locked/locking it/that in,
locked in, nailed down, signed off, green light, greenlit, go ahead, it's a deal/date, ordered, purchased, bought,
registered, enrolled, chose, chosen, picked, picking, unanimous, majority, winner is, wins, final answer, noted,
in/on the calendar, done deal, works for me/everyone/us, sounds good, that settles it, it shall be, that'll do,
count me in, sorted, has/have been set/decided/booked/chosen/agreed, we/they/i've/we've decided, is official,
official, officially, will be at, will be on, will be in, we're doing, we're having, we're using, we're taking,
we settled, then it's, okay then, it is then
[yes]
we'll do it after all, after all, it's on, is on back on, we do it, possible, allowed, approved, will, can,
is allowed, agreed to, is happening
[]
not only, by now, now and then, just now, now that, right now, out of curiosity, from scratch, so that, so far,
so much, so many, so sorry, wait for, set of, set up, set out, set off, set in, brand new, new york, new zealand,
new orleans, new delhi, new jersey, new mexico, new year, new years, what's new, no longer than, no more than, or so,
if only, make it work, make that happen, can't wait, not yet, no problem, no worries, no idea, back to back,
back in the day, carbon copy, back in a, back in an, went back to bed, back to sleep, back to bed, back to work,
moved out, moves out, moving out, on may, in may, from may, until may, by may, of may, since may, late may, early may,
mid may, this may, next may, in no time, no later than, no doubt, no wonder, no idea what, no matter, no one,
so no worries, so no problem, so no rush, make sure, make sense, makes sense, make up, made up of, make do,
make it up, takes time, take care, take your time, take a break, take a look, take a photo, take place, takes place,
taking place, break down, broke the ice, broken english, cut the cake, cut off, cutting edge, set the table,
set the mood, wait for it, wait until, so to speak, one more thing, two more sleeps, one more time, down the road,
put up with, push through, moved to tears, very moved, moving on, get over, drop by, drop in, drop off, drops off,
dropped off, drop me a, drop us a, skip the line, down to earth, calm down, sit down, write down, written down,
pick up, picks up, picked up, swap stories, change the subject, for a change, small change, changing room,
good as new, new to, new here, sorry to hear, sorry for your, sorry about, i'm sorry, i see, see you then, until then,
back then, by then, since then, and then, just in case, just so, just because, still life, only child, if so, even so,
so what, so long, so far so good, meant a lot, means a lot, guess what, fancy dress, the other day, no hard feelings
"""

CONCEPTS: Final = """
password password passcode pin code combination passphrase login wifi wi-fi key credentials token
open open opens opening opened launch launches launched launching premiere inauguration reopen reopening
depart depart* leave leaves leaving set_off departure
arrive arriv* lands
begin start starts starting begin* kickoff kick-off
end ends ending finish* closes
meet meeting meetings meet standup sync appointment call retro rehearsal demo review interview session gather
meet gathering workshop lecture seminar class training practice tournament party picnic wedding
deadline deadline due submit submission hand_in cutoff
price price prices cost costs charge charges costing pricey admission ticket cheaper pricier per_person per_head
price a_head apiece expensive a_night per_night the_night an_hour per_hour
rent rent rental
daily a_day per_day
monthly a_month per_month monthly
fee fee fees dues membership
budget budget funding grant
salary salary wage wages
charge charge responsible handles handle covers cover covering owns owner manages runs leads lead leading sitter
charge in_charge looks_after takes_over take_over takes_care took_over assigned organises organizes driver drives host
charge hosts hosting moderates cooks caretaker do_the does_the doing_the i'll_do i'm_doing handling take_care
charge take_charge sees_to see_to look_after looking_after takes_on taking_on take_on book books booking fetch fetches
charge fetching pick_up picks_up picking_up bake bakes bring brings bringing buy buys collect collects keeps_the
charge keep_the i'll_take let_me_take take_the writes writing prints run hands_over passes_to responsibility
charge the_one_who minute-taker referee babysitter substitute replacement volunteer coordinator organiser organizer mc
charge emcee photographer chef
live live lives living address apartment flat
venue venue location room hall place held site spot upstairs downstairs address
food catering caterer canteen lunch dinner menu meal meals cook cooks eat eats food cake pizza soup salad snacks
food buffet barbecue bbq breakfast brunch sandwiches pasta curry dessert starter main
music band dj music concert plays playing singer
expire expire* valid validity
transport transport shipping shipment truck van freight drive driving ride lift minibus coach train flight ferry cab
house key keys
diet vegetarian vegan meat pescatarian
quantity copies pieces
size cap limit quota size width height length format dimension dimensions
retention keep kept retention retain
boss boss manager supervisor
course course class lesson lessons
people people persons guests participants attendees headcount visitors heads we_are are_we we're of_us we_will_be
people we'll_be we_have_become seats children kids students patients members signups sign-ups registered signed_up
deposit deposit
date date dates slot
time time schedule timetable
colour colour color colours colors shade paint painted hue tint palette
finish finish coating varnish lacquer matt matte glossy gloss primer plaster render stain oil wax
version version release build patch tag branch rev revision
route route track trail path detour via
equipment equipment gear kit projector speaker speakers mic microphone camera printer laptop amp tripod tools drill
equipment ladder generator
status works broken fixed repaired status online offline outage crashed
weight weigh* on_the_scale on_the_scales
address address street postcode zip
payment payment pay pays paid paying transfer cash invoice paypal bank iban venmo
drink drink drinks beer wine coffee tea juice water punch lemonade soda prosecco cider
phone phone number mobile hotline
count count total sum copies seats chairs tables units pieces
material material wood steel fabric cotton paper cardboard plastic concrete
design design logo font poster flyer banner shirt shirts t-shirt t-shirts
port port host server database endpoint domain url region
duration duration lasts lasting
temperature temperature degrees oven heat thermostat
"""

NUMBERS: Final = """
two 2 three 3 four 4 five 5 six 6 seven 7 eight 8 nine 9 ten 10 eleven 11 twelve 12 thirteen 13 fourteen 14 fifteen 15
sixteen 16 seventeen 17 nineteen 19 eighteen 18 twenty 20 thirty 30 forty 40 fifty 50 sixty 60 seventy 70 eighty 80
ninety 90 hundred 100 thousand 1000 dozen 12
"""

LIGHT: Final = """
half ah um uh hm hmm btw fyi ugh mr mrs ms dr use uses using used thing things today tomorrow yesterday week weeks
month months day days time times team please thanks thank going need needs want make made get got let know think good
sure great people guys everyone everybody way lot bit really plan plans see say said says tell told look looks yes
yeah yep ok okay hi hello hey morning evening night maybe much many last next first second well oh wow haha lol note
noted update news right like also still even come comes take takes go goes put work works new old now one ones big
small another other others done do does did all any some nice perfect love year years
"""

COLOURS: Final = """
red blue green yellow black white orange purple pink brown grey gray beige turquoise burgundy mustard navy teal gold
silver violet cream maroon
"""

MODES: Final = "train bus car plane flight bike bicycle ferry boat ship truck van taxi tram walk foot"
MONEY: Final = "eur usd gbp euro euros dollar dollars pound pounds bucks quid cents yen francs chf"
PLACES: Final = """
hostel farm tent marquee terrace yard courtyard club clubhouse gallery warehouse chapel campsite tavern street road
avenue row lane square hall room house library school centre center park church hotel cafe café bar theatre theater
museum garden barn office gym station studio pub restaurant building floor
"""

FREE: Final = "free"
SELF: Final = "i'm i'll i've i'd my mine me"
SIDES: Final = "north south east west left right upstairs downstairs front back northern southern eastern western"
