"""The words of dates in English."""

from __future__ import annotations

from typing import Final

from zettelpy.text.lexicon.dating.words import DateWords, shared

WORDS: Final = DateWords(
    months=(
        "january jan", "february feb", "march mar", "april apr", "may", "june jun", "july jul", "august aug",
        "september sept sep", "october oct", "november nov", "december dec",
    ),
    weekdays=(
        "monday mon", "tuesday tue tues", "wednesday wed", "thursday thu thur thurs", "friday fri", "saturday",
        "sunday",
    ),
    units={
        "day": "day | days", "week": "week wk | weeks wks", "weekend": "weekend | weekends",
        "fortnight": "fortnight | fortnights", "month": "month | months", "quarter": "quarter | quarters",
        "year": "year yr | years yrs", "decade": "decade | decades",
    },
    numbers={
        "a": 1, "an": 1, "one": 1, "two": 2, "couple": 2, "a couple": 2, "a couple of": 2, "couple of": 2, "three": 3,
        "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10, "eleven": 11, "twelve": 12,
        "thirteen": 13, "fourteen": 14, "fifteen": 15, "sixteen": 16, "seventeen": 17, "eighteen": 18, "nineteen": 19,
        "twenty": 20, "thirty": 30, "forty": 40, "fifty": 50, "sixty": 60, "seventy": 70, "eighty": 80, "ninety": 90,
        "hundred": 100, "a hundred": 100, "one hundred": 100, "a dozen": 12,
    },
    day_words=(
        "first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|"
        "fifteenth|sixteenth|seventeenth|eighteenth|nineteenth|twentieth|twenty first|twenty second|twenty third|"
        "twenty fourth|twenty fifth|twenty sixth|twenty seventh|twenty eighth|twenty ninth|thirtieth|thirty first"
    ),
    day_phrases={
        **shared(-2, "day before yesterday | the day before yesterday | night before last | the night before last"),
        **shared(-1, "yesterday | yesterday morning | yesterday afternoon | yesterday evening | yesterday night | "
                     "last night | last evening | yday"),
        **shared(0, "today | tonight | this morning | this afternoon | this evening"),
        **shared(1, "tomorrow | tomorrow morning | tomorrow afternoon | tomorrow evening | tomorrow night | tmrw | "
                    "tmr | tomorow | tommorow | tommorrow"),
        **shared(2, "day after tomorrow | the day after tomorrow | overmorrow"),
    },
    ordinals={"first": 1, "1st": 1, "second": 2, "2nd": 2, "third": 3, "3rd": 3, "fourth": 4, "4th": 4, "last": -1},
    before={"in": 1, "in about": 1, "in another": 1, "in exactly": 1, "in just": 1, "in just over": 1, "in around": 1},
    after={"ago": -1, "back": -1, "later": 1, "from now": 1, "from today": 1, "hence": 1, "to go": 1},
    turn_before={
        **shared(-1, "last | this past"), **shared(0, "this"), **shared(1, "next | this coming | coming | upcoming"),
    },
    turn_after={"after next": 2, "before last": -2, "last": -1, "next": 1},
    then_before={"the following": 1, "the previous": -1, "the preceding": -1},
    then_after={"before": -1, "after": 1, "later": 1},
    ends="end of | the end of",
    parts="early | late | mid | early in | late in | beginning of | the beginning of | start of | the start of | "
          "middle of | the middle of | the month of",
    joints="of | the | of the",
    day_suffixes="st nd rd th",
    range_words="to and until till through thru or",
    at="in during around before after from mid",
    on="the",
    since="since",
    until="until till til to by for before due",
    every="every each most any alternate",
    named_before="mr mrs ms miss dr good black casual freaky ash super fat easter palm bloody holy cyber ruby maundy",
    named_after="mass school blues dinners lunches mornings nights evenings afternoons brunches classes meetings lessons walks "
                "rides papers roasts runs games matches markets services sessions calls drinks movies shifts",
    week_on="week",
    next_one="the one after | the one after that | the following one | the next one | one later",
    seasons={"spring": 3, "summer": 6, "autumn": 9, "fall": 9, "winter": 12},
    past=(
        "was were had did didn didnt went came got took made said told saw found gave left met moved bought brought "
        "thought knew felt kept lost sent spent built began broke chose drove ate fell flew forgot grew heard held hit "
        "led paid ran sold spoke stood taught threw understood woke won wore wrote became slept drank sang swam rode "
        "rose sat shot shook stole struck stuck swore tore hurt spoke dealt blew drew fought hid hung laid lay lit meant "
        "sank spun split spread swept yesterday wasn weren wasnt werent been"
    ),
    past_endings="[a-z]{2,}ed",
    not_past=(
        "need indeed speed feed seed breed bleed exceed proceed succeed hundred sacred naked wicked embed weed greed "
        "agreed decided planned scheduled booked reserved promised confirmed arranged wanted needed supposed expected "
        "invited offered united used allowed asked postponed rescheduled delayed bed shed sled biped linked "
        "united limited excited interested tired worried"
    ),
    future=(
        "will ll won wont shall going gonna is are am re isn aren can could should would must might may need needs "
        "let lets plan plans want wants hope hopes be do don does doesn have has ve starts start begins opens leaves "
        "comes arrives works works work meet see if when"
    ),
    plans="moved pushed shifted postponed rescheduled delayed set",
)  # fmt: skip
