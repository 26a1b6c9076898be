"""Words of change: what says that a statement replaces an earlier one, and what makes a sentence a statement at all.

`CHANGES` is read by `zettelpy.text.phrases.read_lexicon`: `[take-back]` opens a sentence that withdraws what was said just
before, `[drop]` withdraws what the sentence names, `[swap]` sets something new in place of something old, `[shift]` does
so where "from" or "with" follows ("moved the archive from A to B"), `[now]` goes with a new value, `[state]` says
how something is or will be, `[single]` names what has one value at a time. `[]` holds other uses back. The other
tables are folded words, all languages together.
"""

from __future__ import annotations

from typing import Final

CHANGES: Final = """
[take-back]
en scratch that, strike that, disregard that, ignore that/what_i_said, forget what i said, i take that back, change of plan/plans
   on second thought/thoughts, change of heart, changed my/our mind/minds, correction
de planänderung, nehme das zurück, kommando zurück, habe mich umentschieden, haben uns umentschieden
fr changement de plan/programme, j'ai changé d'avis, nous avons changé d'avis, oublie ça, oubliez ça
es cambio de planes, he cambiado de opinión, hemos cambiado de opinión, olvida eso
pt mudança de planos, mudei de ideia, mudámos de ideia, mudamos de ideia, esquece isso
it cambio di programma, ho cambiato idea, abbiamo cambiato idea, lascia perdere
ru планы изменились, передумали, передумал, передумала, отбой
[drop]
en no longer, not anymore, anymore, any longer, decided against, is/are/was/were off the table, is/are off the agenda, is/are/was/were called off
   called off, is/are/was/were/has_been/have_been/got/been cancelled/canceled/scrapped/dropped/shelved/abandoned/withdrawn/revoked/overturned/reversed/rolled_back/ruled_out
   we/i cancelled/canceled/scrapped/dropped/shelved/abandoned/reversed/reverse/ruled_out, reversed/reverse/overturned our/the/that decision
   is out, are out
de nicht mehr, abgesagt, gestrichen, verworfen, zurückgezogen, vom tisch, entfällt, widerrufen, dagegen entschieden
fr ne plus, n'est plus, ne sont plus, annulé/+e/+s/+es, abandonné/+e/+s/+es, plus question de
es ya no, cancelado, cancelada, anulado, anulada, descartado, descartada, abandonado
pt já não, cancelado, cancelada, anulado, anulada, descartado, descartada
it non più, annullato, annullata, cancellato, cancellata, scartato, scartata, abbandonato
ru больше не, отменили, отменено, отменена, отменен, отказались от
[swap]
en instead, instead of, rather than, switched/switching/moved/moving/migrated/migrating/changed/changing/going/went/go/reverted/reverting back to
   switched/switching/switch/moving/migrated/migrating/changing/reverted/reverting to, back to, replaced/replacing/replace by/with, in favour/favor of
de stattdessen, statt, anstatt, anstelle, wechseln zu, zurück zu
fr au lieu de, plutôt que, à la place, revenons à, passons à
es en lugar de, en vez de, volvemos a, pasamos a
pt em vez de, em lugar de, voltamos a, passamos a
it invece di, al posto di, torniamo a, passiamo a
ru вместо, вернулись к, перешли на
[shift]
en switched, switching, moved, moving, migrated, migrating, changed, changing, replaced, replacing, replaces
de gewechselt, umgestiegen, umgezogen, ersetzt, ersetzen
fr migré, passé, passée, remplacé/+e/+s/+es, remplaçons
es cambiamos, cambiado, migramos, migrado, reemplazado, reemplazamos, sustituido, sustituimos, pasamos
pt mudámos, mudamos, mudou, migrámos, migramos, substituído, substituímos
it migrato, passati, sostituito, sostituita, cambiato
ru перешли, переехали, заменили
[now]
en now, from now on, moved, moved to, pushed, pushed back, postponed, rescheduled, brought forward, raised, lowered, increased, reduced, cut, bumped
   updated, changed to, actually, new
de jetzt, nun, ab sofort, verschoben, verlegt, erhöht, gesenkt, neu, neue, neuer, aktualisiert
fr maintenant, désormais, reporté/+e, avancé/+e, augmenté/+e, réduit, réduite, nouveau, nouvelle
es ahora, aplazado, aplazada, adelantado, aumentado, reducido, nuevo, nueva
pt agora, adiado, adiada, aumentado, reduzido, novo, nova
it ora, adesso, rinviato, rinviata, anticipato, aumentato, ridotto, nuovo, nuova
ru теперь, перенесли, перенесен, перенесена, повысили, снизили, новый, новая
[state]
en is, are, will be, we/i/they will, won't, we'll/i'll/they'll, runs on, run on, uses, use, supports, support, costs, cost, starts, ships, ship, launches, works with
   accepts, requires, includes, allows, due, scheduled, set, hosted on, stored in, lives in, reports to
de ist, sind, wird, werden, läuft auf, nutzt, nutzen, verwendet, kostet, unterstützt, beginnt, startet, fällig, geplant
fr est, sont, sera, seront, utilise, utilisons, coûte, tourne sur, commence, prévu, prévue, fixé, fixée
es es, está, son, será, serán, usa, usamos, cuesta, funciona en, empieza, previsto, prevista, fijado, fijada
pt é, são, será, serão, usa, usamos, custa, corre em, começa, previsto, prevista, marcado, marcada
it è, sono, sarà, saranno, usa, usiamo, costa, gira su, inizia, previsto, prevista, fissato, fissata
ru будет, будут, используем, использует, стоит, работает на, начинается, назначен, назначена
[single]
en deadline, due date, launch, release, release date, launch date, start date, budget, price, rent, limit, cap, quota, rate, salary, fee, port, timeout
   version, meeting, demo, review, retro, standup, appointment, wedding, flight, exam, interview, kick off, kickoff, pin, room
de frist, termin, budget, preis, miete, grenze, rate, gehalt, gebühr, sitzung, besprechung, abgabe, hochzeit, flug, prüfung
fr échéance, date limite, lancement, budget, prix, loyer, limite, taux, salaire, réunion, examen, mariage, vol
es plazo, fecha límite, lanzamiento, presupuesto, precio, alquiler, límite, tasa, salario, reunión, examen, boda, vuelo
pt prazo, lançamento, orçamento, preço, renda, limite, taxa, salário, reunião, exame, casamento, voo
it scadenza, lancio, budget, prezzo, affitto, limite, tasso, stipendio, riunione, esame, matrimonio, volo
ru срок, дедлайн, запуск, релиз, бюджет, цена, аренда, лимит, ставка, зарплата, встреча, собрание, экзамен, свадьба, рейс
[]
en carbon/copyright notice, ran/run/went/came/come/looked/turned/sent/brought/gave/give/walked/walk back to, is out of, are out of, out of, by now, until now, now and then, just now, now that
   set of/up/out/off/in, brand new, new york/zealand/orleans/delhi/jersey/mexico/year/years, what's new
"""

# What stands before a value that something has: "is 28", "set to 4,000", "on 3 May".
VALUE_AFTER: Final = (
    "is are be was to at on by until till from costs cost ist sind wird auf am um bis kostet ab est sont sera à au le "
    "coûte es está son será cuesta a al el é são custa em è sono sarà costa il alle будет стоит в до с на"
)

# What may stand between the two: "is now about EUR 28".
VALUE_FILLERS: Final = (
    "now still only about around roughly exactly just already the a an of eur usd gbp chf euro euros dollars version port room "
    "jetzt nun nur etwa rund der die das den maintenant environ ahora unos unas solo agora cerca ora circa теперь около"
)

# A sentence with one of these says what might be, not what is.
HYPOTHETICAL: Final = (
    "if unless whether would could might may maybe perhaps possibly should suppose supposing assuming imagine wish hope "
    "wenn falls ob vielleicht würde würden könnte könnten sollte sollten dürfte angenommen "
    "peut-être pourrait pourrions devrait devrions serait quizá quizás podría deberíamos sería ojalá "
    "talvez poderia deveríamos seria forse potrebbe dovremmo sarebbe если бы может возможно"
)

# Words that the old follows in a swap, and words that end it: "from A to B", "instead of A for C".
OLD_AFTER: Final = "from of than replaced replacing replaces von statt anstatt anstelle ersetzt de que remplace da sostituito вместо с заменили"
OLD_UNTIL: Final = "to with by for zu auf nach durch a para por par pour con per на"

# Content words that tell nothing of what a statement is about.
EMPTY: Final = (
    "decided decide decision decisions agreed agree agreement plan plans planned chose choose chosen approved approve "
    "settled final thing things today tomorrow yesterday week weeks month months day days time team please thanks going "
    "need want make made get got let know think good sure "
    "entschieden beschlossen entscheidung plan heute morgen gestern woche décidé décision aujourd'hui demain semaine "
    "decidido decisión hoy mañana semana deciso decisione oggi domani settimana decidimos hoje amanhã "
    "решили решение сегодня завтра неделя"
)
