"""English words of change (what the tables mean: `zettelpy.text.lexicon.changes`)."""

from __future__ import annotations

from typing import Final

CUES: Final = """
[move]
push it back to, put it back to, bumped up, went up, goes up, gone up, has gone up, went down, goes down, gone down, has gone down, came down, comes down, talked down, up from, down from, knocked down to, cut it to, lowers, raise, lower, rises to, rose to, risen to, fell to, moving it, moving the, we'll move, we move, shift it, shifting, swap to, swapping, going with, changing to, handing over, hand over, hands over, passes to, passed to, passing, off my hands, in place of, we're moving, replaced by, put back, postponing, bring forward, brings forward
moved, moves, move me, move us, moving to, move it to, move to, moved to, postponed, postpone, rescheduled, reschedule, pushed back, pushed to, push it, push it to, pushed,
brought forward, bring it forward, delayed, slips to, slipped, shifted, shifts to, changed to, changes to, change it to, switched to, switching to, switch to,
switched, migrated, migrating, migrate to, raised, raise it to, raises, lowered, lower it to, increased to, goes up to, went up to, up to now, bumped, bumped to, cut to, cut down to,
reduced to, dropped to, drops to, drops from, down to, extended to, extended until, shortened to, replaced, replaces, replacing, swapped, swap, upgraded to, downgraded to, rebooked, renamed, takes over, taking over, took over, take over, steps in, new plan, new date, new time, set it to, set the,
changed, had to change, relocated, make it, make that, make the, settled on, is going to be, reassigned, handed over to
[shift]
week later, weeks later, day later, days later, hour later, hours later, minutes later, week earlier, day earlier, hour earlier, minutes earlier
[now]
as things stand, currently, at this point, meanwhile, by the way we are, it is, these days
now, from now on, as of now, as of today, starting today, starting next, effective immediately, from today, since today, since yesterday, anymore, any more, new, instead, after all,
in the end, already, turns out, it's become, has become, became, new rule, today's, only, just, latest, updated, update
[fix]
actually, correction, my mistake, i was wrong, was wrong, i misread, typo, i meant, i mean, i misspoke, sorry, no wait, wait no, wait, scrap that, to correct, i mixed up, in fact, wrong
[back]
back to, back on, back at, back in, reverted to, reverting to, revert to, going back to, go back to, return to, returns to, returned to, we reverse, reversed, reversing
[drop]
no longer, not anymore, not any more, decided against, off the table, off the agenda, called off, call off, cancelled, canceled, cancel, cancelling, cancels, scrapped, scrapping, scrap, shelved, abandoned, withdrawn, withdrew, withdraws,
revoked, overturned, rolled back, ruled out, is out, are out, fell through, falls through, won't happen, isn't happening, is not happening, not happening, backed out, pulled out, dropped out, can't make it, is off, are off, we drop,
dropped, dropping, no more, won't be, is gone, are gone, is dead, not going ahead, gave up, stopped, quit, stood us up, not doing, is over, sold out, taken off
[take]
scratch that, strike that, disregard that, ignore that, ignore what i said, forget what i said, forget it, i take that back, i take it back, take that back, change of plan, change of plans, on second thought, on second thoughts, change of heart,
changed my mind, changed our mind, changed our minds, change of mind
[keep]
still, stays, stay, remains, remain, unchanged, as planned, as agreed, as decided, as before, as said, same as before, no change, keeps, reminder, as a reminder, to recap, recap, stands, like i said, as usual
[open]
ask me in, let's leave that open, leave it open, not sure about, haven't made up our minds, hasn't made up, don't know yet, still thinking, to be discussed, wait and see, we'll see, no idea yet, tba, pending, not final, not yet clear
not decided, haven't decided, hasn't decided, have not decided, not yet decided, never decided, undecided, no decision, haven't agreed, did not agree, not agreed, not settled, still open, open question, parked, tbd, up in the air, not sure yet, nothing decided, didn't decide,
have not agreed, not approved, yet to decide, decide later, to be decided, to be confirmed
[if]
if, unless, whether, in case
[hypo]
only if, remember, would, could, might, may, maybe, perhaps, possibly, suppose, supposing, assuming, imagine, wish, hope, hopefully, what if, how about, i suggest, i propose, proposal, idea, suggestion, should we, shall we, i'd, we'd, would be, should, can we, dream, dreaming, i think we should, in favour, candidates, i need, need a, need a new, looking for, thinking of, thinking about, considering, offers, offer, offered, quote, quoted, estimate, once we, ideally, ought, wonder, joking, joke, just kidding, lol
[hear]
asks if, asks whether, asked if, wants to know, says that, rumour, rumor, rumours, heard that, apparently, claims, claimed, thinks, thought, wrote that, telling everyone, tells everyone, according to, believes, pretends, someone said, allegedly, newspaper, blog, used to think, assumed, was told
[ago]
last year, last time, last month, last summer, last winter, back then, in the past, years ago, as a kid
[past]
yesterday, last week, last night, last quarter, ago, used to, previously, formerly, was, were, had, did, ran, spent, paid, went, came, ate, saw, once, until then
[old]
instead of, rather than, in place of, no longer, not in, not at, not on, used to be, formerly, previously, replaces, replacing, replace, replaced, out of, unlike
[from]
from
[to]
to, with, by, for
[not]
not, isn't, aren't, wasn't, no, never, don't, doesn't, didn't, can't, cannot, won't, without, nor, neither
[but]
but, it's, rather
[so]
is fixed, are fixed, is set, is set for, it is, it'll be, booked, signed, we're going with, we're going to, we are going to, date is, voted
so, then, therefore, ok, okay, fine, alright, all right, deal, agreed, decided, done, final, finally, confirmed, settled, let's, we go with, we'll go with, we take, we'll take, approved, we agreed, sold, decision
[yes]
we'll do it after all, after all, it's on, is on back on, we do it, possible, allowed, approved, will, can, is allowed, agreed to, is happening
[]
not only, by now, now and then, just now, now that, right now, out of curiosity, from scratch, so that, so far, so much, so many, so sorry, wait for, set of, set up, set out, set off, set in, brand new, new york, new zealand, new orleans, new delhi, new jersey, new mexico, new year, new years, what's new, no longer than, no more than, or so, if only, make it work, make that happen, can't wait, not yet, no problem, no worries, no idea, back to back, back in the day,
carbon copy, back in a, back in an, went back to bed, back to sleep, back to bed, back to work, moved out, moves out, moving out,
on may, in may, from may, until may, by may, of may, since may, late may, early may, mid may, this may, next may
"""

CONCEPTS: Final = """
password password passcode pin code combination
open open opens opening opened launch launches launched launching premiere inauguration reopen reopening
depart depart* leave leaves leaving set_off departure
arrive arriv* lands
begin start starts starting begin* kickoff kick-off
end ends ending finish* closes
meet meeting meetings meet standup sync appointment call retro rehearsal demo review interview session
deadline deadline due submit submission hand_in cutoff
price price prices cost costs charge charges costing pricey admission ticket
rent rent rental
daily a_day per_day
monthly a_month per_month monthly
fee fee fees dues membership
budget budget funding grant
salary salary wage wages
charge charge responsible handles handle covers cover covering owns owner manages runs leads lead leading sitter in_charge looks_after takes_over take_over takes_care took_over assigned organises organizes driver drives host hosts hosting moderates cooks caretaker
live live lives living address apartment flat
venue venue location room hall place held
food catering caterer canteen lunch dinner menu meal meals cook cooks eat eats
music band dj music concert plays playing singer
expire expire* valid validity
transport transport shipping shipment truck van freight
house key keys
diet vegetarian vegan meat pescatarian
quantity copies pieces
size cap limit quota
retention keep kept retention retain
boss boss manager supervisor
course course class lesson lessons
people people persons guests participants attendees headcount visitors heads we_are are_we we're of_us we_will_be we'll_be we_have_become seats children kids students patients members signups sign-ups registered signed_up
price cheaper pricier per_person per_head a_head apiece expensive
deposit deposit
charge do_the does_the doing_the i'll_do i'm_doing handles handling take_care take_charge in_charge sees_to see_to look_after looking_after takes_on taking_on take_on book books booking fetch fetches fetching pick_up picks_up picking_up bake bakes bring brings bringing buy buys collect collects keeps_the keep_the i'll_take let_me_take take_the writes writing prints run hands_over passes_to responsibility responsible the_one_who
price a_night per_night the_night an_hour per_hour
"""

NUMBERS: Final = """
two 2 three 3 four 4 five 5 six 6 seven 7 eight 8 nine 9 ten 10 eleven 11 twelve 12 thirteen 13 fourteen 14 fifteen 15 sixteen 16 eighteen 18 twenty 20
thirty 30 forty 40 fifty 50 sixty 60 seventy 70 eighty 80 ninety 90 hundred 100 thousand 1000 dozen 12
"""

LIGHT: Final = """
half
ah um uh hm hmm btw fyi ugh mr mrs ms dr use uses using used thing things today tomorrow yesterday week weeks month months day days time times team please thanks thank going need needs want make made get got let know think good sure great people guys everyone
everybody way lot bit really plan plans see say said says tell told look looks yes yeah yep ok okay hi hello hey morning evening night maybe much many last next first second well oh wow haha lol note noted update news
right like also still even come comes take takes go goes put work works new old now one ones big small another other others done do does did all any some nice perfect love year years
"""

COLOURS: Final = "red blue green yellow black white orange purple pink brown grey gray beige turquoise burgundy mustard navy teal gold silver violet cream maroon"
MODES: Final = "train bus car plane flight bike bicycle ferry boat ship truck van taxi tram walk foot"
MONEY: Final = "eur usd gbp euro euros dollar dollars pound pounds bucks quid cents yen francs chf"
PLACES: Final = "hostel farm tent marquee terrace yard courtyard club clubhouse gallery warehouse chapel campsite tavern street road avenue row lane square hall room house library school centre center park church hotel cafe café bar theatre theater museum garden barn office gym station studio pub restaurant building floor"
FREE: Final = "free"
SELF: Final = "i'm i'll i've i'd my mine me"
SIDES: Final = "north south east west left right upstairs downstairs front back northern southern eastern western"
