"""English: words that mean the same when somebody searches, one cluster a line. Our own list.

Irregular forms stand beside their verb. A category and one of its members stand in a line of their own, so that the
members do not find each other.
"""

from typing import Final

CLUSTERS: Final = """
move, relocate, moved house
nyc, new york, new york city
los angeles, la
usa, united states, america
uk, united kingdom, britain
marry, wed, marriage, spouse
husband, spouse, partner
wife, spouse, partner
divorce, split up, separate
school, university, college, uni
learn, study
class, course, lesson
teacher, tutor, instructor
exam, test
job, work, occupation, profession, employ
boss, manager, supervisor
colleague, coworker, team, staff, crew
hire, recruit, employ
fire, lay off, dismiss
quit, resign, leave
salary, wage, earn
responsible, in charge, handle, organise, organize
volunteer, helper
buy, purchase, bought
sell, sold, sale
cost, price, expense, pay, paid, expensive, fee
money, budget, cash, fund
account, iban, bank
deposit, down payment, prepayment
refund, reimburse
discount, rebate
donate, donation, sponsor
invoice, bill, receipt
insurance, insure, policy
rent, lease, tenant, landlord, hire
borrow, lend, lent
car, vehicle, automobile
van, truck, lorry
train, railway
bus, shuttle, minibus
flight, plane, fly, flew, airport
ticket, fare, entry
hotel, accommodation, lodging, hostel, airbnb
house, home, apartment, flat
room, hall
venue, location, place
address, street, postcode
live, reside, address
clothes, outfit, wear
costume, fancy dress, disguise
food, meal, eat, ate, dish, catering
cook, recipe, chef, bake
vegetarian, vegan, meat
restaurant, cafe, diner
drink, coffee
drink, tea
drink, beer, wine
ill, sick, unwell
doctor, physician, gp
hospital, clinic
hurt, injury, injure, wound, pain, ache
medicine, medication, drug, pill
surgery, operation
allergy, allergic, intolerant, intolerance
allergy, allergic, nut
allergy, allergic, gluten
allergy, allergic, lactose, dairy
child, kid
child, kid, children, son
child, kid, children, daughter
baby, newborn, infant
parent, mother, mom, mum
parent, father, dad
grandmother, grandma, granny
grandfather, grandpa
die, death, dead, passed away, funeral
friend, buddy, pal
pet, dog, puppy
pet, cat, kitten
pet, rabbit, hamster
film, movie
photo, picture, image, pic
song, tune, track
concert, gig, perform, performance
band, orchestra, musician
instrument, piano
instrument, violin, fiddle
instrument, guitar
instrument, accordion
rehearse, rehearsal, practice, practise
holiday, vacation, trip, travel
gift, present
party, celebrate, celebration
invite, guest
begin, start, launch, began, open
end, finish, complete
cancel, call off, scrap
postpone, reschedule, delay
delete, remove, erase
broken, break, broke, defect, faulty, damage
fix, repair, mend
bug, defect, error, fault
outage, downtime, crash
postgres, postgresql
database, db
deploy, release, ship, rollout
roll back, rollback, revert
choose, pick, select, decide, chose
vote, poll, ballot, elect
agree, approve, consent, accept
suggest, propose, proposal, idea
meeting, call, appointment, met
deadline, due date, due, cutoff
register, sign up, enrol, enroll, registration
password, passcode, pin, login, credential
deliver, delivery, parcel, package, courier
shop, store
customer, client
supplier, vendor
contract, agreement
lawyer, attorney, solicitor
reason, cause
size, dimension, measure
capacity, seat
birthday, born
phone, telephone, mobile
email, mail
bike, bicycle
exercise, workout
steal, stolen, theft
happy, glad
sad, unhappy
angry, upset, annoyed
afraid, scared, fear
big, large
small, little, tiny
fast, quick, speed
colour, color, red
colour, color, blue
colour, color, green
"""
