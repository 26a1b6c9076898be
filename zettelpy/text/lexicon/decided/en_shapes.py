"""English words by what they do in the shape of a decision: verbs of doing and arranging, events, prices, roles.

`decision_shapes` reads them by their place in a clause; none of them is a decision by itself.
"""

from __future__ import annotations

from typing import Final

from zettelpy.text.lazily import lazily

# Verbs of acting on something and arranging it: what somebody takes upon himself or gives to another, in the base form.
# Verbs of state, feeling, saying and knowing are left out on purpose.
_DO: Final = """
accept add address adopt announce appoint archive arrange assemble bake ban block book borrow bring build buy bump call
cancel cap carry cater chair change charge check clean clear close collect contact cook copy cover cut decline delay
delegate delete deliver deploy design dig disable ditch divide do donate draft drive drop edit email enable
end extend fax feed fetch file fill film finalise finalize fix flip fly freeze give glue halve hand handle
hang heat hire hold host install invite invoice iron join keep label launch lead leave lend limit list load lock
log lower mail make manage meet measure merge message migrate mind mow move open order organise organize outsource own
pack paint patch pay phone pick pin place plan plant play pool port post postpone prepare present print process
proofread publish pull purchase push put read rebuild record redo refund remove rename renew rent repair replace
repaint reply reserve reset restart retire return revert review rework rewrite ring roll rotate run scrap scratch
sell send serve set settle share shift ship shoot show shut sign skip split squash start steer stick stop
store supervise swap switch tag take teach test text ticket tidy translate treat trim turn upgrade update upload use
wash water wear weed wire withdraw wrap write
"""
# Saying them is doing them, in the first person present.
PERFORM: Final = frozenset(
    "accept approve authorise authorize award choose confirm decline grant nominate pick promise reject resign undertake "
    "veto volunteer waive withdraw".split()
)
# Done by somebody who leaves himself out: "quit the choir".
DID: Final = frozenset(
    "quit traded rented hired booked bought ordered paid signed reserved cancelled canceled scrapped sold chose picked enrolled "
    "registered joined resigned ditched dropped swapped switched moved renamed rejected accepted declined approved postponed".split()
)
# Willed for later: these are promises to look or to speak, which settle nothing.
PASSING: Final = frozenset(
    "answer ask tell see talk explain try call check message text mail email ring phone read reply post return show start stop finish go leave mind "
    "meet keep land get contact make measure serve wait copy add".split()
)
JUDGED: Final = frozenset(
    "better best easier time nice hard good great worth need nothing something glad sorry".split()
)
OCCUPIED: Final = frozenset("teaches plays runs works drives leads keeps reads cooks plants".split())
# What somebody does for all, without an object: "Karim drives".
CHARGES: Final = frozenset("drives cooks hosts chairs presents moderates referees officiates caters pays".split())
CHARGES_ING: Final = frozenset(
    "driving cooking hosting chairing presenting moderating paying catering officiating".split()
)
# Done to take somebody or to see to him, with "you" for an object: "I'll pick you up at six".
FETCHING: Final = frozenset("pick collect drive fetch drop take bring book cover give cook send".split())
# What is settled, of a thing with "is": "the hotel's booked", "the hike is off".
SETTLED: Final = frozenset(
    "booked sorted paid signed ordered confirmed agreed approved scrapped sold reserved cancelled canceled hired rented "
    "postponed fixed locked finalised finalized filed submitted accepted rejected declined settled decided".split()
)
STANDS: Final = frozenset("off on cancelled canceled postponed back".split())  # of an event
NO_THINGS: Final = frozenset("nothing everybody everyone he she it who that there what here where how all".split())
PLANNED: Final = frozenset(
    "birthday reunion do hike trip picnic wedding holiday match gig concert deal offer sale project move event festival fair".split()
)
CHEERS: Final = frozenset(
    "thanks thank thx sorry time good great ready waiting room cheers looking perfect bad nice congrats happy props credit "
    "list notes quote proposal vote luck fingers hope same fine enough too late except as but not and or so".split()
)
LIVING: Final = frozenset(
    "cat dog baby kid son daughter brother sister mum mom dad gran he she who it pain one nobody everyone everybody".split()
)
DAYS: Final = frozenset("monday tuesday wednesday thursday friday saturday sunday".split())
UNPLANNED: Final = frozenset(
    "birthday exam flight train bus plane holiday easter christmas appointment match final term school anniversary "
    "today tomorrow test".split()
)
ON_DUTY: Final = frozenset(
    "sound photos lights food drinks music camera door till bar setup cleanup duty dishes salads cake cakes desserts "
    "decorations flowers tickets minutes logistics transport driving cooking catering backup slides testing docs frontend "
    "backend reviews support registration welcome lunch breakfast dinner snacks playlists games kids".split()
)
# Asked of somebody by name, besides the verbs above.
TELL: Final = frozenset(
    "ask remind tell warn notify inform call email ring text confirm find sort see speak proceed continue".split()
)
_IRREGULAR: Final = {"do": "does", "go": "goes"}
_OPEN_RULES: Final = "come enter touch bother talk speak eat drink smoke sleep sit swim cross climb park walk ride"
_CVC: Final = lazily("[^aeiou]*[aeiou][bdgklmnprtz]")


def _third(verb: str) -> str:
    """Return the third person singular of a verb."""
    if verb in _IRREGULAR:
        return _IRREGULAR[verb]
    if verb.endswith(("s", "sh", "ch", "x", "z")):
        return verb + "es"
    return verb[:-1] + "ies" if verb.endswith("y") and verb[-2] not in "aeiou" else verb + "s"


def _doing(verb: str) -> str:
    """Return the present participle of a verb."""
    if verb.endswith("e") and not verb.endswith("ee"):
        return verb[:-1] + "ing"
    return verb + (verb[-1] if _CVC.fullmatch(verb) else "") + "ing"


BASE: Final = frozenset(_DO.split())
THIRD: Final = frozenset(map(_third, _DO.split())) | frozenset(("gets", "goes"))
DOING: Final = frozenset(map(_doing, _DO.split())) - frozenset(
    "getting reading making building standing leading running clearing checking minding hanging meeting planning "
    "showing wearing playing stopping listing feeding carrying washing".split()
) | frozenset("staying going cancelling committing resigning quitting backing opting".split())
DOING_OBJECTIVE: Final = frozenset("making running building checking planning playing wearing meeting leading".split())
RULED: Final = THIRD | frozenset(map(_third, _OPEN_RULES.split()))

# What has its day or its hour by arrangement.
EVENTS: Final = frozenset(
    "agm audition barbecue bbq bedtime brunch call ceremony checkin checkout class closing curfew curtain "
    "cutoff deadline delivery demo departure dinner dinners doors draw freeze game "
    "go-live golive handover induction interview interviews kickoff kick-off launch lunch "
    "meal meetup meeting meetings opening outing party pickup practice premiere presentation raffle reception "
    "recording rehearsal rehearsals release retro review run-through screening service session sessions shoot show sitting "
    "soundcheck standup start supper sync tea "
    "tasting trip tour training unveiling visit vote walkthrough wedding workshop wrap".split()
)
DATES: Final = frozenset(
    "start end due moving release launch wedding exam closing opening delivery move-in target".split()
)
# What people set at an amount.
PRICES: Final = frozenset(
    "admission allowance bid budget cap charge contribution cost deposit discount donation entrance entry fee fees fine "
    "fines limit max maximum members minimum money price prices quota rate rates rent retention salary share "
    "stake subscription subs target terms ticket tickets timeout timeouts tip visitors adults kids children "
    "guests students seniors".split()
)
# What somebody is made.
ROLES: Final = frozenset(
    "secretary treasurer chair chairman chairwoman chairperson captain president host lead leader driver cook chef "
    "goalie goalkeeper keeper mc dj scribe referee umpire coordinator organiser organizer witness bridesmaid "
    "backup deputy designated best maid bridesmaid godmother godfather moderator".split()
)
# People that are called by what they are.
KIN: Final = frozenset(
    "dad mum mom mama papa gran grandma grandpa granddad grandad nan nana auntie aunt uncle everyone everybody doctor dr "
    "mr mrs ms juniors seniors beginners newcomers members visitors guests kids children parents volunteers freshers "
    "drivers speakers ushers".split()
)
RELATIVES: Final = frozenset(
    "uncle aunt sister brother mother father mum dad mom cousin wife husband son daughter neighbour neighbor gran team "
    "crew band kids girls boys parents men women twins lads chair treasurer secretary captain driver caterer florist "
    "photographer bride groom dog cat dogs".split()
)
AWAITED: Final = frozenset(
    "decision decisions word news answer sign response call result vote progress verdict reply".split()
)
NOT_ACTS: Final = frozenset(
    "thing nothing something morning evening feeling meaning warning training heating building".split()
)
GROUPS: Final = frozenset("group team class shift house table band watch crew squad unit year room".split())
# What is going on while one writes, not arranged.
ONGOING: Final = frozenset("now currently still already atm moment".split())
PAST: Final = frozenset("yesterday ago last was were had".split())
ACTIONS: Final = frozenset("ap ai action actions todo to task tasks".split())  # labels of items in minutes
CHARGED: Final = frozenset(
    "get write contact draft check look ask find talk investigate circulate speak liaise follow chase".split()
)
FEELING: Final = frozenset(
    "being getting feeling going thinking looking asking saying talking kidding joking hearing seeing coping sleeping "
    "enjoying expecting trying complaining working interesting seeing wondering blaming judging missing".split()
)
NOT_PAST: Final = frozenset("speed breed naked hundred sacred wicked indeed exceed proceed".split())
SERVING: Final = frozenset("doing using taking serving bringing ordering dropping skipping buying keeping".split())
# What is missing rather than forbidden: "no seats".
LACKED: Final = frozenset(
    "worries problems probs plans ideas news thanks questions objections complaints tickets signs issues errors clues "
    "regrets seats spaces places results updates buses trains matches replies answers bids takers words secrets hits "
    "yes this us is was does has brothers sisters friends messages calls emails volunteers doubts pressures".split()
)
# What one is busy with: arranged only where a time or another course stands by it.
PROCESS: Final = frozenset(
    "writing drafting preparing packing wrapping building using making updating reviewing fixing testing tidying cleaning "
    "cooking baking filming shooting painting repairing recording printing loading uploading driving fetching designing "
    "ironing filing learning washing treating teaching cutting".split()
)
COURSE: Final = frozenset("instead first next last second rather afterwards".split())
# What one does as a rule, or did ("I put it in the oven"): decided only with a time.
CUSTOM: Final = frozenset(
    "make use keep teach wear play read measure treat mind run put cut set shut cook drive turn".split()
)
# Objects of idioms, and of what one is on the way to.
IDLE_OBJECTS: Final = frozenset("my your for me care part place time ok okay and that us".split())
BARELY: Final = frozenset(
    "skipping dropping ditching scrapping cancelling canceling keeping postponing ordering booking hiring buying selling "
    "renting choosing picking rejecting".split()
)
# Verbs of state, feeling, perception and speech, and words that are no verbs in the present, behind "I".
STATIVE: Final = frozenset(
    "cannot admire adore agree also always appreciate assume attend became become been began believe belong bought bring broke "
    "brought came care caught cherish check chose consider contain could crave depend deserve despise dislike doubt "
    "drank dream drove eat enjoy envy even ever exercise expect explain explore face fail fear feel fell felt fight find "
    "finally flew forget forgot fought found gain gave grew guess hate have hear heard held help hope hurt imagine "
    "include involve kept knew know lack lately laugh learn lend lent like listen live look lose lost love made matter "
    "mean meant mention miss must need never notice often once only own owe paid practice prefer realise realize "
    "recall reckon recognise recognize recommend regret relate remain remember rode sang saw say seem sense shop sing "
    "sleep slept smell sold sometimes soon soooo sound speak spend spent spoke stay still struggle stood suffer suggest "
    "suppose surely swear swim take talk taste tell than thank that then there these think thought told took totally "
    "travel treasure trust turned understand understood usually value very visit visited volunteer wait walk want watch "
    "went were will wish woke wonder wore work worry would wrote yesterday you your burn grow speak last weigh resemble "
    "complain snore decide discuss consider debate dance".split()
)
# What rules forbid: "no … in the hall".
FORBIDDEN: Final = frozenset(
    "alcohol ball bikes calls cameras cash changes children commits contact deploys deployments discounts discussion "
    "dogs drink drinks drones emails exceptions extensions extras fires flash flowers food games gifts glass guests "
    "heels interval jeans kids late links meat meetings merges music nuts parking peanuts pets phones photos "
    "pictures politics posts presents pushes refunds releases screens shoes shouting smoking snacks speeches spoilers "
    "strangers substitutions swaps swearing talking tv visitors".split()
)

# A definite object, or what makes one specific.
DEFINITE: Final = frozenset(
    "the that this these those it them him her us you your our both all everything everyone nights days mornings "
    "earlies lates weekends half another".split()
)
PARTICLES: Final = frozenset(
    "on at with in into up down over off out back to from for through together until till by around away".split()
)
FINITE: Final = frozenset(
    "am is are was were be been has have had do does did will would shall should can could may might must i'm you're "
    "we're they're it's he's she's that's there's i've we've you've i'd we'd i'll we'll you'll don't doesn't didn't isn't "
    "aren't wasn't weren't can't couldn't won't wouldn't haven't hasn't i we you he she they it there who what why how "
    "which where when if because came went said got made took looks look looked seems feels sounds means works worked "
    "wants want needs need think thinks know knows likes like costs cost takes took ate saw left ran sent arrived "
    "brings helps makes gives gets keeps comes happened finished failed reckon hope wonder".split()
)
SUBJECTS: Final = frozenset("i we he she they it you there".split())
# Openers of a clause that say nothing of it.
LIGHT: Final = frozenset(
    "ok okay so then right and but yes yeah yep fine well great alright also now anyway therefore thus hence still just "
    "oh sure cool good perfect done agreed deal hey hi all team update fyi meanwhile instead tomorrow today tonight "
    "please no sorry not sadly plus".split()
)
ADVERBS: Final = frozenset(
    "also just both then only now simply still already each all no longer hereby therefore gladly".split()
)
# What no conclusion with "so" is made of.
IDLE: Final = frozenset(
    "far so much many long tired sorry cute excited good nice sad true funny what that there glad happy cool proud "
    "great bad hard hot cold annoying weird bored hungry beautiful lovely pretty sweet lucky stupid jealous very "
    "close nearly almost like well anyway uh um er yeah basically apparently maybe perhaps probably to as".split()
)
AMOUNT_VERBS: Final = frozenset("takes costs needs weighs earns has makes gets".split())
NO_NORM: Final = frozenset("left yet anywhere found available here there today lately so either for".split())
