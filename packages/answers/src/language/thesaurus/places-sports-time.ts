export const placesSportsTime = `
facilities, amenities, on-site facilities
shop, showroom, boutique > store, shop, showroom
online shop, webshop, online store, e-shop
premises, where you are based
branch, other shops, other branches, other locations
headquarters, head office, main office, HQ
workspace, desk space, coworking, co-working, hot desk
meeting room, conference room, boardroom, room for a meeting
venue, function room, party room, event space, room hire, room to hire
village hall, church hall, community hall, community centre, parish hall
private room, private space, separate room, room to ourselves, exclusive use, own room
whole place to ourselves, hire the whole place, exclusive hire, private hire, sole use, hire it out
warehouse, depot, storage unit, storeroom, lock-up > storage, warehouse
storage, store my things, place to keep things, keep my stuff, self storage, self-storage
locker, cubby, somewhere safe, place for my bag, leave my things, store valuables > lockers, locker, storage
changing room, fitting room, dressing room, place to change, somewhere to change, get changed, changing facilities
try on, try it on, trying on, fitting room > fitting room, changing room, try on
cloakroom, coat check, coat rack, hang my coat, leave my coat
waiting room, waiting area, somewhere to wait, place to sit, seating area, lounge to wait
toilet, loo, bathroom, shower > facilities, toilets
disabled toilet, accessible toilet, wheelchair toilet, Changing Places, disabled loo
baby room, parent room, feeding room, nursing room, baby facilities
prayer room, quiet room, multi-faith room, somewhere to pray
smoking area, smoking shelter, where can I smoke, place to smoke, smokers
smoke, cigarette, fag, cigar > smoking, non-smoking, smoke-free
vape, vaping, e-cigarette, e-cig > vaping, smoking, e-cigarettes
shelter, out of the rain, under a roof > covered, indoors, shelter, sheltered
indoor, indoors, inside
outdoor, outdoors, outside, open air, open-air, al fresco, out of doors
marquee, gazebo, pavilion, awning
seating, seats, chairs, somewhere to sit, place to sit, benches
disco, nightclub, night club
playground, play park, swings > play area, playground
soft play, ball pit, bouncy castle, indoor play
trampoline, trampolining, trampoline park
swimming pool, pool, lido, paddling pool
heated pool, warm pool, pool temperature, indoor pool > pool, heated
sauna, steam room, jacuzzi, hot tub, plunge pool, hammam > spa, spa facilities, wellness
spa, wellness, thermal baths, spa day, pamper day
pamper, treat myself, pamper day, pampering > spa, treatments
gym, fitness centre, leisure centre, health club, weights room, fitness suite
treadmill, rowing machine, exercise bike, cross trainer, weights, dumbbells > gym equipment, gym, machines, cardio
weights, dumbbells, barbell, free weights, kettlebell, squat rack
football pitch, astro pitch, 3G pitch, 5-a-side pitch, sports hall, tennis court > pitches, courts, sports facilities, pitch hire
stately home, abbey, monument, ruins, cathedral, castles > attractions, historic, heritage, sights
attraction, things to see, sights, sightseeing, places to visit, tourist spots
things to do, activities, days out, what to do
rainy day, wet weather, if it rains > indoor, wet weather
bookshop, book store, bookstore
church, mosque, synagogue, temple > place of worship, religious
medical centre, health centre, doctor's surgery, clinic
hotel, B&B, bed and breakfast, guesthouse, guest house, hostel, inn > accommodation, rooms
B&B, bed and breakfast, guest house, guesthouse
hostel, bunkhouse, backpackers, youth hostel
Airbnb, holiday let, holiday cottage, self-catering, vacation rental, holiday rental
somewhere to stay, place to stay, accommodation, lodging, digs, sleep over
campsite, camping site, campground, camping ground, camp site
tent, tents, roof tent, bell tent, pop-up tent > camping, pitches, tent pitches
glamping, yurt, shepherd's hut, pod, tipi, bell tent, safari tent > glamping
electric hook-up, hook up, hookup, EHU, power to the pitch, electricity on pitch
grass pitch, hardstanding, hard standing, serviced pitch > pitch, pitches
chemical toilet, Elsan, waste disposal point, grey water > chemical disposal, waste point, disposal point
campfire, fire pit, firepit, open fire, light a fire
camp stove, Trangia, gas stove > stove, cooking, barbecue
sea view, ocean view, view of the sea, overlooking the sea, sea facing
view, scenery, vista, panorama
beach, seafront, seaside, sands, shore, coast
river, canal, lake, loch, reservoir > waterside
forest, woodland
path, trail, footpath, bridleway, walking route
nearest station, closest train station, railway station, train station, rail station, station
bus stop, bus station, coach stop, tram stop > bus, public transport
airport, terminal, airport pickup > airport
supermarket, Tesco, Sainsbury's, Asda, Aldi, Lidl, Morrisons, Waitrose, M&S, Co-op > supermarket, shop, shops, groceries
corner shop, newsagent, convenience store, off-licence, grocery > shop, shops
Argos, John Lewis, Amazon, eBay, Currys, B&Q, Screwfix > other shops, elsewhere, another retailer
Trustpilot, Google reviews, Tripadvisor, Checkatrade, Yell > reviews, rating, testimonials
reviews, ratings, testimonials, feedback, what customers say
post office, Royal Mail, Hermes, Evri, DPD, Parcelforce, DHL, FedEx, Yodel > courier, delivery, post, carrier, shipping
football, soccer, five-a-side, 5-a-side, footie
rugby, cricket, hockey, netball, football, basketball, volleyball > sport, sports, team sports
tennis, badminton, squash, table tennis, padel, pickleball > racket sports, racquet sports, courts
ping pong, table tennis
racket, racquet, bat, tennis racket > rackets, equipment
restring, strings broken, racket strings > restringing, stringing
golf, driving range, putting green, crazy golf, mini golf > golf
golf clubs, golf buggy, golf trolley > clubs, golf hire
snooker, pool table, billiards, darts > games, pool
swim lesson, learn to swim, swimming lessons, swimming classes, swim school
front crawl, breaststroke, backstroke, butterfly > strokes, swimming
aqua aerobics, aquafit, aqua fit, water aerobics
marathon, half marathon, 10k, 5k, parkrun, triathlon, fun run > race, event, running
cycling, bike ride, bike riding, cycle ride
bouldering, climbing wall, rock climbing > climbing
rope, harness, belay, carabiner > climbing equipment, harness, ropes
skiing, snowboarding, ski, skis, ski lessons > ski, winter sports, snow sports
ice skating, ice rink, skating, rink
skateboarding, skate park, skateboard > skate, skatepark
surf, surfing, surf lesson, bodyboard, surfboard > surfing, surf, water sports
kayaking, canoeing, paddleboarding, sailing, windsurfing, rowing, surfing > water sports, watersports, on the water
paddleboarding, SUP, stand up paddle, paddle boarding
scuba, scuba diving, dive lessons
fishing, angling, anglers, fish for trout, fly fishing
fishing rod, bait, tackle, reel > tackle, fishing equipment, rods
rod licence, fishing licence, fishing permit, day ticket to fish > licence, permit, day tickets
archery, axe throwing, clay pigeon shooting, paintball, laser tag, quad biking > activities, outdoor activities
escape room, escape game, bowling, karting, go-karting, laser quest > activities, games, experience
bowling, ten pin, tenpin, bowling alley
karate, judo, taekwondo, kickboxing, boxing, jiu-jitsu, MMA, kung fu > martial arts, self-defence, classes
self defence, self-defense, protect myself, self-defence
yoga, pilates, zumba, spin, HIIT, aerobics, bodypump, barre, circuits > class, classes, fitness classes
hot yoga, vinyasa, hatha, yin, ashtanga > yoga
spin, spinning, indoor cycling, spin class
yoga mat, mat, exercise mat
reformer, mat pilates > pilates
meditation, mindfulness, breathwork, relaxation
ballet, tap dance, salsa, ballroom, street dance, hip hop, jive, tango > dance, dancing, dance classes
first dance, wedding dance > wedding dance, dance lessons
gymnastics, gym for toddlers, tumbling, cheerleading > gymnastics
class, lesson, session, course, tuition > classes, lessons
one-to-one, 1-2-1, one to one, private lesson, individual lesson, one on one, private tuition, 1:1
group class, group lesson, in a group, small group, shared lesson
taster, taster session, trial, trial lesson, trial class, free trial, try before I join, test session
drop-in, drop in, pay per class, just turn up, walk-in, no booking needed
term, semester, termly
intensive, crash course, fast track, bootcamp, accelerated
evening class, night class, after work class, evening course
online class, online course, remote learning, distance learning, virtual class, e-learning, over Zoom
masterclass, day course > workshop, course, class
homework, assignments, practise at home > homework, practice
maths, physics, chemistry, biology, geography > subject, subjects, tuition
maths, math, mathematics, arithmetic
GCSE, A level, 11 plus, SATs, eleven plus, National 5, Highers > exam, exams, tuition
exam, examination, exams
piano, guitar, violin, drums, flute, saxophone, ukulele, cello, trumpet, clarinet > instrument, instruments, music lessons
keyboard, piano, electric piano > piano, keyboard
guitar, electric guitar, acoustic guitar, bass guitar
drums, drum kit, percussion
singing, vocals, voice lessons, sing, vocal coaching
choir, chorus, singing group, choral
own instrument, buy an instrument, need a guitar, borrow a violin, rent an instrument > instrument, instruments, instrument hire
piano tuner, tune a piano, piano tuning, out of tune
grade exams, ABRSM, Trinity, music grades, grade 5 > exams, grades, graded exams
sheet music, notes to play, read music
musicians, live band, gig, concert > live music, music
karaoke, open mic, quiz night, bingo, comedy night > events, entertainment, what's on
gig, concert, live show
drama, theatre, pantomime, panto, musical > theatre, show, performance
cinema, movies, movie theater
chess, Scrabble, Monopoly, Dungeons and Dragons > games, board games
book club, reading group, book group
craft, arts and crafts, making things, handicraft, crafting
birthday, bday, birthday party, birthday do, birthday celebration
birthday, anniversary, christening, engagement, baby shower, retirement > celebration, celebrations, party, special occasion, events
wedding, get married, getting married, nuptials, tie the knot, marriage ceremony
propose, pop the question, marriage proposal > engagement, proposal
christening, baptism, naming day, naming ceremony
baby shower, gender reveal, hen do, stag do > party, private events, celebrations
funeral tea, after the funeral, celebration of life, funeral reception, funeral wake
burial, cremation, memorial service, send-off > funeral
anniversary, wedding anniversary, golden wedding, silver wedding
kids' party, children's party, child's birthday, kid's birthday party > children's parties, birthday parties, parties
prom, graduation, leavers' do > occasion, special occasion
Christmas, Xmas, Noel, festive, festive season, Yuletide
Christmas Eve, Christmas Day, Boxing Day, New Year's Eve > Christmas, festive, bank holiday, public holiday
24 December, 24th December, Christmas Eve
25 December, 25th December, Christmas Day
26 December, 26th December, Boxing Day, St Stephen's Day
31 December, 31st December, New Year's Eve, Hogmanay
1 January, 1st January, New Year's Day
Good Friday, Easter Monday, Easter Sunday > Easter, bank holiday
May Day, early May bank holiday, spring bank holiday, August bank holiday, Easter Monday, Boxing Day > bank holiday, bank holidays, public holiday
bank holiday, public holiday, national holiday, bank hols, federal holiday
Pancake Day, Shrove Tuesday > Pancake Day
Mother's Day, Mothering Sunday, Mothers Day
Father's Day, Fathers Day
Valentine's, Valentine's Day, 14 February, 14th February, Valentines
St Patrick's Day, Paddy's Day, 17 March
Burns Night, St Andrew's Day, St David's Day, St George's Day > special events, events
Halloween, trick or treat, 31 October, spooky
Bonfire Night, Guy Fawkes, 5 November, fireworks night
Black Friday, Cyber Monday, January sales, Boxing Day sale > sale, offers, discounts
Eid, Ramadan, Diwali, Hanukkah, Chinese New Year > religious holidays, festival, celebrations
half term, summer holidays, Easter holidays, half-term, school break > school holidays
summer holidays, six weeks holiday, July and August > school holidays, summer
holiday club, holiday camp, summer camp, holiday scheme, school holiday club
after school club, after-school, wraparound care, out of school club, after school care
breakfast club, before school, before school care
inset day, teacher training day, baker day
springtime, March to May > spring
summer, summertime, June to August
autumn, autumnal, September to November
winter, wintertime, winter months, December to February
December, January, February, snow season > winter
June, July, August > summer
weekend, Saturday and Sunday, Saturdays and Sundays, Sat and Sun
Saturday, Sunday > weekend, weekends, seven days a week, every day, 7 days
weekday, Monday to Friday, midweek, during the week, working day, Mon-Fri, weekdays
Monday, Tuesday, Wednesday, Thursday, Friday > weekday, weekdays, Monday to Friday, every day, seven days a week
every day, daily, seven days a week, 7 days a week, all week, each day
24 hours, 24/7, round the clock, day and night, 24 hour, all hours, any time of day
middle of the night, 3am, midnight, late at night, two in the morning > 24 hours, 24/7, out of hours
out of hours, after hours, outside opening hours, when you are closed, out-of-hours
early morning, first thing, crack of dawn, before work, before 9 > early, morning
noon, midday, 12 o'clock, twelve o'clock, 12pm
midnight, 12am, twelve at night
lunch break, lunchtime, lunch hour, at lunch > lunchtime, lunch
late afternoon, after work, after school, teatime > late afternoon, evening
evening, evenings, after work, after six, late opening, in the evening
tonight, this evening, later today > evening
dusk, sunset, sundown, nightfall
dawn, sunrise, daybreak, first light
fortnight, two weeks, 14 days, 2 weeks
fortnightly, every two weeks, every other week, biweekly, alternate weeks
weekly, every week, once a week, each week
monthly, every month, once a month, per month, pcm
quarterly, every three months, every quarter
annual, yearly, every year, once a year, per annum, per year
six months, half a year, 6 months, six monthly
12 months, one year, a year, twelve months
one off, one-off, just once, single visit, single session, one time only
ongoing, regularly, on a regular basis
half an hour, 30 minutes, thirty minutes, 30 mins, half hour
quarter of an hour, 15 minutes, fifteen minutes, 15 mins
hour and a half, 90 minutes, ninety minutes, 1.5 hours
an hour, one hour, 60 minutes, 1 hour, sixty minutes
half day, half-day, morning or afternoon only
full day, all day, whole day, day long
couple of days, two days, 48 hours, a few days
next day, following day, tomorrow delivery, overnight delivery
same day, there and then, same-day
rain, raining, rainy, pouring, downpour, drizzle, bad weather > weather, bad weather, rain, wet weather, weather conditions
snow, snowing, ice, icy, storm, wind, windy, fog, thunder, hail > weather, bad weather, adverse weather, weather conditions
heatwave, hot day, too hot, sweltering > hot weather, heat
bad weather, terrible weather, poor weather, adverse weather, inclement weather, foul weather
sunny, sunshine, fine weather, nice day, dry day
chilly, nippy, freezing, parky > cold
`
