"""How a decision is said, one module a language, each with one lexicon of the same sections.

Cues, found in what is said:

    said     a decision wherever it is asserted ("we settled on", "signed the"); a negation turns it round
    plan     a commitment or arrangement in the present ("we print", "takes over"); its negation is one as well
    stay     the same of what stays or is kept, unless it is a person or an animal that does
    lead     the same, where it opens its clause ("go with", "book it")
    dated    the same, where a date or a number stands by it ("starts Monday")
    moved    where a thing goes, behind its subject ("la lettiera va sul balcone")
    given    what stands between a task and the name of who gets it ("tómbola para Amparo")
    event    what is held at a time, where it opens its clause and the time follows ("Treino de quinta às oito")
    anew     that something holds from now on, whatever it is (`things`)
    comes    the same of what may be the doing of a person or of a timetable, which decide nothing ("kommt am Mittwoch")
    cleft    the same, behind what opens a cleft ("c'est Solange qui tient")
    named    the same, where a name follows ("кассу держит Рустам")
    alone    the same, where nothing but a name follows ("Conduce Karim")
    doer     the same, behind somebody's name ("Bastien amène la sono")
    rule     the same, in a sentence that opens with "whoever" ("wer zu spät kommt, zahlt")
    called   the same, in the clause behind the name of who is told so ("Iker, tú recoges")
    resolve  a Korean verb form of resolving, where "we did" follows or nothing ("맡기로 했어요")
    from     a day from which something holds ("the keys stay with Omar from tonight")
    then     a particle that closes a matter, at either end of a short sentence ("Thursday then")
    vote     an outcome that opens a sentence ("everyone for the red tent")
    tally    the same, where a number follows ("four to one, the red tent"); [num] lists numbers
    open     a decision where it opens a sentence ("Agreed, Ravi keeps the keys")
    head     where a colon or a dash follows ("Decision: ship on the 9th")
    close    where it closes a sentence, set off ("…, final"); last where it closes one in any way
    shape    found by no phrase: a clause of one of the shapes in `extract.decision_shapes`
             (`settings` and `run_shapes` hold patterns of clauses, whose cues are of the kinds above)
    choice   found by no phrase: a short answer to what a line before asked (`extract.decision_choices`)
    drop     what is left out or kept, behind a word of assent ("OK, no band")
    assent   a word of assent that opens a sentence; what follows it, if it names a date or a number, is settled
    yes      an answer that settles what the message before asked or proposed
    offer    what makes such a question of a sentence

Guards, which take the force from a cue:

    if, until, sub     a condition, a limit, a subordinate clause that the cue stands in
    propose, told      a proposal, a report of what others say, before the cue
    aside              the same, behind it
    hedge, wish        doubt and modality in its clause; a wish before it
    habit, parked      what is usual, what is put off
    ask, tail          an opening, an ending that make a question
    undo, joke         what takes the message back, or says that it was none
    modal, aux         what leaves a participle to come ("to be decided")
    fact               what has its day or hour by itself ("my train is at eight"), before a cue of kind `dated`
    third, goods, past, asset, being, bed, weekly, fresh, was    what is bought, by whom, who stays, what is usual (`things`)
    small              small talk, which an assent does not settle
    free               phrases that are no guards though they hold one ("even if")

`[=name]` lists words that `<name>` stands for; `[fill]` holds words that may stand before what opens a sentence; `[]`
holds literal and other uses back. See `zettelpy.text.phrases.read_lexicon`.
"""

from __future__ import annotations

from typing import Final

from zettelpy.text.lexicon.decided import de, en, es, fr, hi, it, ja, ko, pt, ru, zh

LEXICONS: Final = {
    "en": en.LEXICON,
    "de": de.LEXICON,
    "fr": fr.LEXICON,
    "es": es.LEXICON,
    "pt": pt.LEXICON,
    "it": it.LEXICON,
    "ru": ru.LEXICON,
    "zh": zh.LEXICON,
    "ja": ja.LEXICON,
    "ko": ko.LEXICON,
    "hi": hi.LEXICON,
}

# Words after which what stood before in the sentence reaches no further: "he says it's late, but we agreed to wait".
TURNS: Final = "but so aber sondern also deshalb pero así mais donc mas então ma quindi però но поэтому значит так"

# Words of time and number, beside the names of days and months.
WHEN: Final = """
night mezza mezzo
twenty thirty forty fifty zwanzig dreißig vierzig fünfzig hundert vingt trente quarante cinquante cent veinte treinta cuarenta
cincuenta cien vinte trinta quarenta cinquenta venti trenta quaranta cinquanta cento двадцать тридцать сорок пятьдесят сто двести
триста пятьсот тысяча тысячи тысяч двадцати тридцати сорока пятидесяти ста двухсот трёхсот пятисот половине
monats jahres monatsende jahresende wochenende mesi месяца месяце недели года году
may mai noon midnight tomorrow tonight today morning evening weekend week month half quarter one two three four five six
seven eight nine ten eleven twelve twenty hundred
mittag mitternacht morgen heute abend wochenende woche monat halb viertel zwei drei vier fünf sechs sieben acht neun zehn
elf zwölf übermorgen montags dienstags mittwochs donnerstags freitags samstags sonntags
midi minuit demain matin soir semaine mois après-demain deux trois quatre cinq sept huit neuf dix onze douze
mediodía mañana hoy noche tarde semana mes dos tres cuatro cinco seis siete ocho nueve diez once doce
meio-dia amanhã hoje noite manhã mês dois duas quatro cinco sete oito nove dez quarta quinta terça sexta segunda
mezzogiorno domani stasera mattina sera settimana mese due tre quattro cinque sette otto nove dieci undici dodici
понедельник вторник среду среда четверг пятницу пятница субботу суббота воскресенье завтра сегодня утром вечером неделе
января февраля марта апреля мая июня июля августа сентября октября ноября декабря два три четыре пять шесть семь восемь
девять десять полпервого полвторого полтретьего полчетвёртого полпятого полшестого полседьмого полвосьмого полдевятого
полдесятого понедельника вторника среды четверга пятницы субботы воскресенья полдень часов
सोमवार मंगलवार बुधवार गुरुवार शुक्रवार शनिवार रविवार कल परसों बजे एक दो तीन चार पाँच पांच छह छः सात आठ नौ दस ग्यारह बारह साढ़े सवा पौने जनवरी फरवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर
"""

# What stands behind "Decision:" where there is none.
OPEN_ENDED: Final = (
    "pending open none tbd tba deferred postponed parked not_yet no_decision not_decided undecided unknown later "
    "outstanding who what when how offen vertagt keine noch_nicht noch_offen en_attente pas_encore pendiente pendente "
    "todavía_no aún_no aucune ninguna nenhuma nessuna ancora_no нет пока_нет 未定 保留 待定 미정 보류 wer was wann wie "
    "qui quoi quand quién qué cuándo quem quando chi cosa кто что когда"
)

# With these, the negation of a commitment commits to nothing: "we haven't booked anything".
NOTHING: Final = "nothing anything any nichts nix rien nada niente nulla ничего"

# A day before which something holds, not from which: "from Monday to Friday".
RANGES: Final = "to till until bis au jusqu'au hasta a al até às à alle al по до"

# What opens a cleft, what may stand between a verb and a name, who does things beside people with names, what opens a
# rule for whoever it meets, and how the Korean "did" behind a resolve begins.
CLEFTS: Final = "c'est ce sera es será é è sono são quien quem"
ARTICLES: Final = "mi mia mio minha meu a o la el il lo le as os los las die der don doña dona frau herr тётя дядя баба family família familia famille famiglia"
INDEFINITE: Final = """
un une des una unos um uma uns ein eine einen a an some merci gracias obrigado obrigada grazie danke thanks regalo cadeau
geschenk gift present presente carta lettre brief letter message mensaje recado messaggio nachricht
"""
KIN: Final = """
madre padre mãe pai vovó vovô mamãe papai mum dad gran mère père mutter vater mama papa oma opa mutti vati maman mamie papi papy mamá papá abuela abuelo mãe pai vó vô avó avô mamma nonna nonno babbo
tante onkel tía tío tia tio zia zio мама папа бабушка дедушка тётя дядя bruder schwester frère sœur soeur hermano hermana
irmão irmã fratello sorella брат сестра cousin cousine primo prima cugino cugina
"""
WHOEVER: Final = "wer chi quem кто quien el la los ceux celui celle"
RESOLVED: Final = "했 함 해 하 결정 정했 합의"

# Words before "we" that open no relative clause; after a noun, "we bought" does ("the lamp we bought").
BEFORE_SUBJECTS: Final = """
or that think if because when while after before since until though although as once where why how whether today
yesterday tomorrow tonight week month year later afterwards finally eventually therefore instead meanwhile otherwise
hence thus here too again said says told say believe know hope guess wish means case and end
"""

# What opens a clause whose "we" opens no relative clause either: "after the call we chose Lima".
BEFORE_ADVERBIALS: Final = (
    "after before in on at for with during by from since until last this next today yesterday tomorrow"
)

# With one of these a French participle is one even without its accent.
FRENCH_AUXILIARIES: Final = "a ai as ont avons avez est sont été j'ai c'est s'est"

# Words that no English sentence has, and that many a sentence of its neighbours has.
FOREIGN: Final = """
va volte settimana veces vezes fois jours auf mit sehr jede
que los las gli che und der ist nicht pour chez para wir ich nous vous avec dans est sont della nella sono anche não uma
lundi mardi mercredi jeudi vendredi samedi dimanche lunes martes miércoles jueves viernes sábado domingo lunedì martedì
mercoledì giovedì venerdì sabato domenica montag dienstag mittwoch donnerstag freitag samstag sonntag
"""
