"""English: words that mean the same when somebody searches, one cluster a line. Our own list."""

from typing import Final

CLUSTERS: Final = """
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
"""
