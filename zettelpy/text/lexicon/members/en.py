"""English: categories and their members, by subject. Our own list."""

from typing import Final

MEMBERS: Final = """
# people
family, relative, family member: mother, mom, mum, father, dad, parent, sister, brother, sibling, son, daughter, child, kid, wife, husband, spouse, grandmother, grandma, granny, grandfather, grandpa, grandparent, aunt, uncle, cousin, niece, nephew, baby, toddler, stepmother
parent: mother, mom, mum, father, dad, stepmother, stepfather
grandparent: grandmother, grandma, granny, nana, grandfather, grandpa, granddad
sibling: brother, sister, twin, stepbrother, stepsister
child, kid: son, daughter, baby, toddler, newborn, stepson, stepdaughter
partner: husband, wife, spouse, boyfriend, girlfriend, fiance, fiancee
relationship, love life: married, single, divorced, engaged, separated, widowed, boyfriend, girlfriend, fiance, dating, breakup, husband, wife, spouse, wedding, couple
life event, milestone, life change: wedding, engagement, birth, graduation, divorce, retirement, promotion, funeral, anniversary, pregnancy, adoption
job, profession, occupation, career: teacher, nurse, doctor, dentist, lawyer, engineer, developer, programmer, designer, architect, accountant, manager, consultant, analyst, chef, cook, baker, barista, waiter, waitress, bartender, electrician, plumber, carpenter, mechanic, driver, pilot, farmer, gardener, hairdresser, tailor, artist, musician, actor, actress, writer, author, editor, journalist, photographer, scientist, researcher, professor, librarian, counselor, therapist, psychologist, social worker, coach, trainer, police officer, firefighter, soldier, salesman
role, position, title: manager, lead, director, head, chair, treasurer, secretary, assistant, coordinator, developer, designer, tester, engineer, analyst, owner, founder, president, captain
degree, qualification, education: bachelor, master, phd, doctorate, mba, diploma, certificate, college, university, high school, apprenticeship, scholarship, graduate, thesis
school subject, major, field of study: math, physics, chemistry, biology, history, geography, literature, psychology, sociology, philosophy, economics, business, law, medicine, engineering, computer science, linguistics, art history
school: kindergarten, preschool, nursery, elementary, primary, middle school, high school, college, university, campus, class
class, course, lesson, workshop: pottery, yoga, cooking, painting, dance, drawing, photography, writing, first aid, driving, swimming, language, coding, ceramics, pilates, woodworking, piano, guitar
language: english, spanish, french, german, italian, portuguese, russian, chinese, mandarin, japanese, korean, arabic, hindi, turkish, dutch, polish, swedish, greek, hebrew, latin
religion, religious, faith, belief: church, christian, catholic, mosque, muslim, islam, jewish, synagogue, buddhist, hindu, temple, prayer, pray, bible, bless, god, atheist, meditation
personality, trait, character: kind, caring, supportive, honest, patient, generous, creative, shy, outgoing, confident, stubborn, brave, funny, friendly, thoughtful, loyal, ambitious, curious
emotion, feeling, mood, react: happy, sad, angry, proud, excited, nervous, anxious, scared, afraid, worried, grateful, thankful, relieved, disappointed, frustrated, lonely, upset, stressed, overwhelmed, thrilled, joy, jealous, guilty, embarrassed, ashamed, surprised, shocked, hopeful, inspired, bored, annoyed, heartbroken, content, amazed

# health
illness, disease, sick, diagnosis, health problem, health issue, medical condition: flu, cold, fever, covid, cancer, diabetes, asthma, migraine, headache, arthritis, pneumonia, infection, bronchitis, stroke, heart attack, high blood pressure, anemia, eczema, ulcer, obesity, epilepsy, dementia, alzheimer, depression, anxiety, insomnia
symptom: fever, cough, headache, nausea, rash, pain, fatigue, dizzy, sore throat, swelling, runny nose, cramp, itch, numb, vomit, chill
injury, injured, hurt, accident: broken, fracture, sprain, bruise, burn, cut, twist, torn, concussion, ankle, wrist, knee, shoulder, crash, fell, stitches, crutches, sling
mental health, mental illness: anxiety, depression, stress, burnout, panic, ptsd, therapy, therapist, counseling, trauma, insomnia, lonely, grief, self esteem
treatment, therapy: surgery, operation, chemo, radiation, physiotherapy, physical therapy, acupuncture, massage, antibiotic, vaccine, transplant, counseling, dialysis, rehab, injection
medicine, medication, drug: aspirin, ibuprofen, paracetamol, antibiotic, insulin, painkiller, inhaler, antidepressant, vitamin, tablet, pill, ointment, dose, prescription, syrup
doctor, medical specialist, specialist: dentist, surgeon, dermatologist, cardiologist, pediatrician, gynecologist, therapist, psychiatrist, oncologist, physiotherapist, optician, vet, gp, physician, neurologist, orthopedist, clinic
allergy, allergic, intolerance: nut, peanut, gluten, lactose, dairy, milk, pollen, shellfish, egg, soy, penicillin, dust, wheat, hay fever, bee sting, fur, strawberry, fish
diet, dietary: vegetarian, vegan, gluten free, keto, low carb, pescatarian, halal, kosher, calorie, protein, fasting, dairy free, sugar, meat, lactose
health, wellness, lifestyle, lose weight: exercise, diet, sleep, yoga, meditation, gym, salad, vegetables, walk, fitness, workout, checkup, sugar

# sport and leisure
exercise, workout, work out, fitness, keep fit: yoga, running, jogging, swimming, gym, cycling, pilates, weights, hiking, walking, boxing, kickboxing, rowing, aerobics, stretching, zumba, treadmill, crossfit, dancing, climbing, taekwondo, martial arts, strength training, push ups
sport, team sport: football, soccer, basketball, baseball, tennis, volleyball, hockey, rugby, cricket, golf, badminton, table tennis, swimming, cycling, skiing, snowboarding, surfing, boxing, wrestling, gymnastics, rowing, sailing, climbing, running, athletics, marathon, karate, judo, fencing, archery
outdoor: hiking, camping, fishing, kayaking, climbing, picnic, cycling, bike ride, gardening, swimming, surfing, sailing, horseback riding, birdwatching, beach, park, trail, skiing
hobby, interest, pastime, leisure, free time, spare time, passion, activity: painting, drawing, reading, writing, photography, gardening, cooking, baking, knitting, sewing, crochet, pottery, hiking, camping, fishing, cycling, running, swimming, yoga, dancing, singing, guitar, piano, chess, puzzle, gaming, video game, board game, woodworking, birdwatching, collecting, surfing, climbing, volunteering, blog, movie, origami, scrapbook
relax, unwind, stress, self care, cope: yoga, meditation, bath, massage, spa, walk, reading, painting, music, nature, breathing, tea, nap, gardening, pottery, journaling, candle
art, artwork, craft, creative: painting, drawing, sculpture, pottery, ceramics, photography, watercolor, sketch, portrait, mural, abstract, collage, calligraphy, origami, knitting, sewing, crochet, woodworking, embroidery, jewelry, digital art, stained glass, printmaking, quilting
instrument: piano, keyboard, guitar, violin, fiddle, drums, flute, clarinet, saxophone, trumpet, trombone, cello, harp, accordion, ukulele, banjo, organ, harmonica, oboe, viola, tuba, horn, recorder, mandolin
music: rock, jazz, pop, classical, hip hop, rap, country music, folk, blues, metal, punk, reggae, electronic, soul, techno, opera, indie, gospel
dance: ballet, salsa, tango, hip hop, ballroom, tap dance, waltz, contemporary, jazz dance, zumba, breakdance, swing, choreography
game: chess, poker, bridge, monopoly, scrabble, catan, checkers, domino, cards, dice, puzzle, video game, board game, card game, charades, minecraft, mario, zelda
video game, computer game, console: minecraft, mario, zelda, fortnite, pokemon, tetris, fifa, sims, league of legends, nintendo, switch, xbox, playstation, controller, steam
book, read: novel, biography, autobiography, memoir, fantasy, mystery, thriller, poetry, comic, classic, trilogy, nonfiction, cookbook, harry potter, lord of the rings, game of thrones, paperback
genre: fantasy, mystery, thriller, romance, science fiction, sci fi, horror, comedy, drama, documentary, animation, biography, crime, adventure, action, western, musical, historical
movie, film, watch: comedy, documentary, drama, thriller, horror, star wars, marvel, harry potter, lord of the rings, titanic, inception, disney, pixar, avengers, batman, netflix, cinema, trailer
collect: stamps, coins, sneakers, books, vinyl, records, postcards, comics, cards, antiques, dvds

# nature
pet: dog, puppy, pup, cat, kitten, kitty, hamster, rabbit, bunny, guinea pig, parrot, budgie, goldfish, fish, turtle, tortoise, lizard, snake, gecko, ferret, pony, horse, labrador, retriever
animal, wildlife, creature: dog, cat, horse, cow, sheep, goat, pig, chicken, duck, goose, deer, fox, bear, wolf, rabbit, squirrel, hedgehog, owl, eagle, whale, dolphin, seal, turtle, tortoise, elephant, lion, tiger, monkey, giraffe, penguin, snake, frog, butterfly, bee
flower: rose, tulip, sunflower, lily, daisy, orchid, lavender, dahlia, peony, carnation, daffodil, violet, poppy, jasmine, marigold, hydrangea, bouquet
plant, garden, grow: flower, tomato, rose, herb, basil, mint, succulent, cactus, fern, tree, seed, seedling, vegetable, lavender, orchid, bonsai, strawberry, pepper
nature, landscape, scenery: beach, mountain, lake, river, forest, waterfall, island, park, canyon, desert, coast, valley, cliff, cave, glacier, volcano, sea, ocean, hill, meadow, trail, sunset
weather, climate: rain, snow, storm, wind, sun, sunny, cloud, fog, hail, thunder, lightning, heat, cold, hot, humid, frost, drizzle, forecast
disaster, emergency: earthquake, flood, hurricane, tornado, wildfire, tsunami, storm, drought, landslide, avalanche, eruption, evacuation, power outage, blackout, fire
season, time of year: spring, summer, autumn, fall, winter
environment, sustainable: recycle, solar, compost, climate change, pollution, plastic, electric car, conservation, renewable, reusable, carbon, emission, waste

# food
food, dish, eat, cook, meal, cuisine, recipe: pizza, pasta, spaghetti, lasagna, rice, noodles, ramen, sushi, curry, soup, stew, salad, sandwich, burger, taco, burrito, steak, chicken, beef, pork, lamb, fish, salmon, shrimp, seafood, tofu, eggs, omelette, bread, cheese, potato, fries, pancakes, casserole, risotto, paella, dumplings, pie, roast, barbecue, grill, vegetables
meal, mealtime: breakfast, brunch, lunch, dinner, supper, picnic, barbecue, buffet, feast
dessert, sweet, bake, pastry: cake, cookies, pie, brownie, cupcake, muffin, ice cream, chocolate, tart, pudding, donut, cheesecake, candy, croissant, scones, tiramisu, macaron, cinnamon roll
fruit: apple, banana, orange, lemon, strawberry, blueberry, raspberry, cherry, grape, peach, pear, plum, mango, pineapple, watermelon, melon, kiwi, coconut, avocado, apricot, lime, fig, berries
vegetable: tomato, carrot, onion, potato, pepper, spinach, lettuce, cucumber, cabbage, broccoli, cauliflower, pumpkin, beans, peas, zucchini, courgette, garlic, kale, corn, eggplant, aubergine, mushroom, celery, beet
meat: chicken, beef, pork, lamb, turkey, bacon, ham, sausage, steak, duck, veal, salami
drink, beverage: coffee, tea, espresso, latte, cappuccino, water, juice, lemonade, soda, cola, milk, smoothie, cocoa, hot chocolate, beer, wine, cocktail, whiskey
restaurant, eat out, dine: cafe, bistro, diner, pizzeria, steakhouse, buffet, sushi bar, menu, waiter, reservation, takeaway, bakery, bar, pub

# places and travel
country, nation, abroad, overseas, foreign: england, scotland, ireland, wales, britain, france, germany, italy, spain, portugal, switzerland, austria, netherlands, belgium, sweden, norway, denmark, finland, iceland, poland, czech, hungary, greece, turkey, russia, ukraine, croatia, egypt, morocco, kenya, south africa, nigeria, israel, india, china, japan, korea, thailand, vietnam, indonesia, bali, philippines, singapore, australia, new zealand, canada, mexico, brazil, argentina, peru, chile, colombia, cuba, usa, united states, america, europe
state, us state: california, texas, florida, new york, washington, oregon, colorado, arizona, nevada, utah, georgia, illinois, michigan, minnesota, ohio, pennsylvania, virginia, massachusetts, connecticut, maine, vermont, new jersey, maryland, carolina, tennessee, kentucky, louisiana, alabama, missouri, wisconsin, hawaii, alaska, montana, indiana
city, town: london, paris, berlin, munich, rome, milan, florence, venice, madrid, barcelona, lisbon, amsterdam, brussels, vienna, prague, budapest, warsaw, athens, stockholm, copenhagen, oslo, dublin, edinburgh, zurich, istanbul, moscow, dubai, cairo, mumbai, delhi, tokyo, kyoto, seoul, beijing, shanghai, bangkok, singapore, sydney, melbourne, toronto, vancouver, montreal, new york, nyc, boston, chicago, seattle, san francisco, los angeles, san diego, las vegas, miami, atlanta, austin, dallas, houston, denver, portland, philadelphia, phoenix, nashville, rio
travel, trip, vacation, holiday, getaway, visit, tour: flight, hotel, road trip, cruise, camping, beach, sightseeing, museum, airport, passport, suitcase, itinerary, backpacking, safari, island, resort, hostel, national park, abroad, ski
accommodation, lodging, place to stay: hotel, hostel, airbnb, cabin, cottage, tent, resort, motel, campsite, guest house, apartment, bed and breakfast, villa, chalet
shop, store: supermarket, grocery, mall, bakery, bookstore, pharmacy, market, boutique, hardware store, thrift store, online, amazon, ikea, target, walmart, checkout
vehicle, transport, commute: car, bus, train, bike, bicycle, motorcycle, scooter, truck, van, taxi, uber, subway, tram, ferry, boat, plane, helicopter, metro
car: toyota, honda, ford, tesla, bmw, audi, mercedes, volkswagen, volvo, nissan, hyundai, mazda, prius, subaru, mustang, jeep, ferrari, porsche

# home and things
home, house: apartment, flat, condo, studio, cottage, mansion, townhouse, dorm, bungalow, cabin, mortgage, roommate, landlord, rent
room: kitchen, bedroom, bathroom, living room, dining room, basement, attic, garage, office, hall, nursery, study, balcony, meeting room, conference room, studio
furniture: sofa, couch, chair, table, desk, bed, shelf, bookcase, wardrobe, closet, dresser, cabinet, mattress, armchair, bench, lamp, drawer
appliance: fridge, oven, stove, microwave, dishwasher, washing machine, dryer, vacuum, toaster, blender, coffee machine, air fryer, kettle, heater, iron, tv, phone, laptop
device, gadget, electronics, hardware, tech: phone, iphone, smartphone, laptop, macbook, tablet, ipad, kindle, headphones, camera, printer, monitor, keyboard, mouse, router, speaker, smartwatch, drone
chore, housework, household: laundry, dishes, vacuum, cleaning, ironing, mop, dusting, groceries, trash, mowing, cooking, tidy
renovation, home improvement, repair, maintenance: paint, kitchen, bathroom, roof, floor, plumbing, wiring, window, tiles, wallpaper, boiler, heating, leak, pipe, contractor, garage, door
clothes, outfit, wear: shirt, t shirt, dress, skirt, jeans, trousers, pants, jacket, coat, sweater, hoodie, suit, tie, scarf, hat, cap, gloves, socks, shoes, boots, sneakers, blouse, shorts, costume, uniform, swimsuit
jewelry, jewellery, accessory: necklace, ring, bracelet, earrings, watch, pendant, brooch, handbag, sunglasses, scarf, belt
colour, color: red, blue, green, yellow, orange, purple, pink, brown, black, white, grey, gray, gold, silver, turquoise, beige, violet, navy, teal
gift, present: necklace, flowers, book, card, voucher, bracelet, ring, chocolate, perfume, watch, mug, wrapped, surprise, souvenir

# events and money
event, celebration, occasion, party: wedding, birthday, anniversary, graduation, baby shower, concert, festival, conference, fair, parade, exhibition, ceremony, reunion, fundraiser, gala, barbecue, picnic, workshop, housewarming, meetup, tournament, retreat, launch, funeral
holiday, feast: christmas, easter, thanksgiving, halloween, new year, valentine, hanukkah, ramadan, eid, diwali, independence day, fourth of july, labor day, memorial day, mothers day, fathers day, passover, carnival
concert, performance, live music: band, singer, stage, orchestra, gig, festival, choir, venue, setlist, encore, recital, musical
competition, contest, race, tournament: marathon, championship, league, match, cup, final, medal, trophy, prize, winner, win, lose, triathlon, olympics, first place
award, achievement, accomplishment, prize: trophy, medal, scholarship, certificate, winner, won, promotion, graduated, nobel, oscar, degree, first place, published, recognition
volunteer, charity, community, give back: homeless shelter, animal shelter, food bank, soup kitchen, fundraiser, donate, mentor, tutor, cleanup, youth center, senior, orphanage, hospital, red cross, campaign, nonprofit, foundation
activism, advocate: lgbtq, pride, equality, human rights, women's rights, racism, refugees, veterans, climate, animal rights, homeless, protest, petition, march, inclusion, disability, transgender
government, politics: election, vote, mayor, president, senator, congress, parliament, party, campaign, law, policy, minister, council, republican, democrat, liberal, conservative, tax
expense, bill, cost: rent, electricity, groceries, insurance, mortgage, tuition, petrol, gas, internet, repair, tax, subscription, travel, fuel
payment, pay with, pay by: cash, card, credit card, debit card, paypal, bank transfer, cheque, check, invoice
business, company: store, startup, bakery, cafe, studio, agency, restaurant, online store, brand, franchise, gym, boutique, salon, investor, client
marketing, advertise, publicity: social media, instagram, flyer, poster, newsletter, blog, campaign, influencer, website, ad, facebook, tiktok, brochure, press, banner
crime, legal trouble: theft, robbery, burglary, fraud, assault, murder, stolen, police, arrest, scam, vandalism, hacked

# software and office
programming language, tech stack: python, java, javascript, typescript, rust, golang, go, kotlin, swift, ruby, php, scala, sql, perl, haskell, elixir, lua
framework, library: react, vue, angular, svelte, django, flask, fastapi, rails, spring, express, laravel, next.js, node, bootstrap, tailwind, pandas, numpy, pytorch
database, db, data store, storage: postgres, postgresql, mysql, mariadb, sqlite, mongodb, mongo, redis, oracle, sql server, cassandra, dynamodb, elasticsearch, snowflake, bigquery, clickhouse, neo4j, s3, duckdb
cloud, cloud provider, hosting: aws, azure, gcp, google cloud, heroku, digitalocean, hetzner, cloudflare, vercel, netlify, ec2, s3, lambda, fly.io, datacenter, on premise
queue, message queue, broker, message broker: kafka, rabbitmq, sqs, nats, pulsar, redis, celery, pubsub
ci, pipeline, continuous integration: github actions, jenkins, gitlab ci, circleci, buildkite, travis, runner
operating system, os, platform: linux, windows, macos, ubuntu, debian, android, ios, fedora
authentication, auth, sign in: oauth, sso, saml, jwt, token, session, password, login, 2fa, mfa, ldap, passkey, okta
test: unit test, integration test, regression, load test, pytest, jest, cypress, playwright, qa, coverage, flaky, staging
incident, outage: crash, bug, timeout, downtime, error, leak, memory leak, data loss, deadlock, regression, failed, broken, latency, rollback, hotfix, postmortem
tool, software, app, application, program: slack, teams, zoom, jira, trello, notion, asana, excel, word, powerpoint, figma, photoshop, github, gitlab, confluence, google docs, google sheets, airtable
chat app, messenger, communicate: whatsapp, signal, telegram, slack, discord, teams, email, sms, text, zoom, phone, facetime, skype
social media, social network: instagram, facebook, twitter, tiktok, youtube, linkedin, reddit, snapchat, twitch, mastodon, bluesky, post, follower
meeting: standup, retro, retrospective, sprint planning, planning, review, workshop, kickoff, sync, all hands, demo, agenda, minutes
document, paper, paperwork, file: contract, invoice, receipt, report, letter, form, certificate, passport, visa, license, permit, application, proposal, spec, memo, minutes, agenda, spreadsheet, slides, pdf, draft, manual, lease
"""
