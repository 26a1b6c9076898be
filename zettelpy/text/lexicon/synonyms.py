"""Clusters of words that mean the same when somebody searches, several words a phrase allowed. Our own list.

A question word finds its cluster mates at a lower weight (see `passages/search.py`).
"""

from __future__ import annotations

from typing import Final

CLUSTERS: Final[tuple[tuple[str, ...], ...]] = tuple(
    tuple(phrase.strip() for phrase in line.split(","))
    for line in """
move, relocate, moved house
nyc, new york, new york city
los angeles, la
usa, united states, america
uk, united kingdom, britain
marry, wed, marriage, wedding, spouse
divorce, split up, separate
school, university, college, uni
learn, study
job, work, occupation, profession, employ
boss, manager, supervisor
fire, lay off, dismiss
quit, resign, leave
buy, purchase
cost, price, expense, pay
car, vehicle, automobile
house, home, apartment, flat
ill, sick, unwell
doctor, physician, gp
medicine, medication, drug, pill
child, kid
baby, newborn, infant
mother, mom, mum
father, dad
grandmother, grandma, granny
grandfather, grandpa
friend, buddy, pal
film, movie
photo, picture, image, pic
holiday, vacation, trip, travel
begin, start, launch
end, finish, complete
delete, remove, erase
fix, repair, mend
bug, defect, error, fault
postgres, postgresql
database, db
deploy, release, ship, rollout
roll back, rollback, revert
choose, pick, select, decide
meeting, call, appointment
deadline, due date
birthday, born
live, reside
phone, telephone
email, mail
dog, puppy
cat, kitten
bike, bicycle
exercise, workout
happy, glad
sad, unhappy
big, large
small, little, tiny
fast, quick, speed
""".strip().splitlines()
)
