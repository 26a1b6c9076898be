"""English: words that mean the same when somebody searches, one cluster a line. Our own list.

Nouns stand beside their verb where no stemmer joins them. What belongs to a category stands in `text/lexicon/members`.
"""

from typing import Final

CLUSTERS: Final = """
# places
nyc, new york, new york city
los angeles, la
san francisco, sf
usa, united states, america, american
uk, united kingdom, britain, british
move, relocate, moved house
live, reside, address
hometown, grew up
neighbour, neighbor, neighbourhood, neighborhood

# people and their lives
marry, wed, marriage, spouse
wedding, marriage, got married
husband, spouse, partner
wife, spouse, partner
boyfriend, girlfriend, partner
engaged, propose, fiance, fiancee
divorce, split up, separate
break up, breakup, split up
child, kid
baby, newborn, infant
mother, mom, mum, mama
father, dad, daddy
pregnant, pregnancy, expecting
adopt, foster
grandmother, grandma, granny
grandfather, grandpa
best friend, bff
friend, buddy, pal
friend, friendship
born, birth, birthday
birthday, bday
nickname, called
die, death, dead, passed away, funeral
grave, cemetery

# learning and work
school, university, college, uni
degree, graduate, diploma
learn, study
class, course, lesson
teacher, tutor, instructor
student, pupil
exam, test
research, study, investigate
job, work, occupation, profession, employ
career, job, profession
boss, manager, supervisor
colleague, coworker, team, staff, crew
hire, recruit, employ
apply, application, candidate
fire, lay off, dismiss, lose job
quit, resign, leave
retire, pension
salary, wage, earn, income
business, company, firm, startup
responsible, in charge, handle, organise, organize
volunteer, helper
charity, nonprofit, fundraiser
donate, sponsor
support, help, encourage

# money
buy, purchase
sell, sale
cost, price, expense, pay, fee
money, budget, cash, fund
account, iban, bank
deposit, down payment, prepayment
refund, reimburse
discount, rebate
cheap, inexpensive, affordable
afford, expensive
debt, loan, owe
invoice, bill, receipt
insurance, policy
rent, lease, tenant, landlord, hire
borrow, lend

# travel
car, vehicle, automobile
van, truck, lorry
train, railway
bus, shuttle, minibus
subway, metro, underground, tube
flight, plane, fly, airport
ticket, fare, entry
hotel, accommodation, lodging, hostel, airbnb
travel, trip, journey, tour
holiday, vacation, trip, travel
camp, campsite, tent
hike, trek, trail
beach, seaside, shore, coast
mountain, peak, summit
forest, woods

# home and things
house, home, apartment, flat
room, hall
bathroom, toilet, restroom
sofa, couch
fridge, refrigerator
garden, yard, backyard
renovate, remodel, refurbish
venue, location, place
address, street, postcode, zip code
clothes, outfit, wear
trousers, pants
sweater, jumper, pullover
trainers, sneakers, running shoes
costume, fancy dress, disguise
jewelry, jewellery

# food
food, meal, eat, dish, catering
cook, recipe, chef, bake
dinner, supper
dessert, sweet
vegetarian, vegan
restaurant, cafe, diner

# health
healthy, health, wellness
ill, sick, unwell, disease
doctor, physician, gp
hospital, clinic, emergency room
hurt, injury, injure, wound, pain, ache
medicine, medication, drug, pill
surgery, operation
diagnose, diagnosis
allergy, allergic, intolerance
stress, pressure, tension
therapy, therapist, counseling, counselor
tired, exhausted, worn out, fatigue
sleep, insomnia
relax, unwind, destress
smoke, cigarette

# leisure
dog, puppy
cat, kitten, kitty
vet, veterinarian
film, movie
series, tv show
theater, theatre
photo, picture, image, pic
photographer, photography, camera
painting, artwork, art
draw, sketch
song, tune, track
music, musician
band, orchestra, musician
concert, gig, perform
sing, singer, vocals
rehearse, practice, practise
dance, dancer
author, writer, write
book, novel, read
story, tale
poem, poetry, poet
hobby, pastime, interest
favorite, favourite, love most, prefer
exercise, workout, fitness
gym, fitness center
bike, bicycle, cycling
football, soccer
game, match
win, winner, victory, prize
lose, defeat
contest, competition, tournament, championship
coach, trainer

# events and society
gift, present
party, celebrate
event, occasion
invite, guest
attend, join, participate, take part
festival, fair
speech, talk, presentation
military, army, soldier, veteran
police, officer, cop
faith, belief, religious, religion
election, vote, campaign
lgbtq, lgbt, gay, queer
transgender, trans

# aims and feelings
goal, aim, ambition, dream, aspire
plan, intend, intention
hope, wish
remember, memory, reminder
challenge, difficulty, obstacle, struggle, setback
success, succeed, achieve, accomplish
inspire, motivate
meaningful, important, significant
symbol, represent
advice, tip, recommend, suggest
opinion, viewpoint
happy, glad, joy
sad, unhappy
angry, upset, annoyed, mad
afraid, scared, fear
worry, concern
excited, thrilled, looking forward
grateful, thankful, appreciate
argue, fight, quarrel, disagree
apologize, apologise, sorry
crush, in love

# what happens
begin, start, launch, open
end, finish, complete
improve, better, progress
cancel, call off, scrap
postpone, reschedule, delay
delete, remove, erase
break, defect, faulty, damage
fix, repair, mend
lose, misplace, missing
problem, issue, trouble
accident, crash, collision
bug, defect, error, fault
outage, downtime, crash
incident, outage

# software
postgres, postgresql
database, db
kubernetes, k8s
javascript, js
environment variable, env
repository, repo
pull request, pr, merge request
code review, review
dependency, package
config, configuration, setting
deploy, release, ship, rollout
roll back, rollback, revert
migrate, switch
upgrade, update, version
feature, functionality
requirement, spec, specification
milestone, roadmap
authentication, auth, login
permission, access
backup, restore
monitor, alert
document, docs
spreadsheet, excel
presentation, slides, deck

# decisions and dealings
choose, pick, select, decide
decision, decide
vote, poll, ballot, elect
agree, approve, consent, accept
reject, decline, refuse, turn down
suggest, propose, idea
meeting, call, appointment
deadline, due date, due, cutoff
schedule, timetable, calendar, agenda
register, sign up, enroll, registration
password, passcode, pin, login, credential
deliver, delivery, parcel, package, courier
send, ship, mail
shop, store
customer, client
supplier, vendor
contract, agreement
lawyer, attorney, solicitor
court, trial, lawsuit, sue
size, dimension, measure
capacity, seat
phone, telephone, mobile
computer, laptop, pc
email, mail
website, site, web page
steal, theft, rob

# how things are
big, large, huge
small, little, tiny
fast, quick, speed
scary, frightening
funny, hilarious, humor
smart, clever, intelligent
colour, color
"""
