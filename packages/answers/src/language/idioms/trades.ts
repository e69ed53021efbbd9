// What visitors say: what a site would say. Grammar in understand/words/plain-words.ts.
export const tradesTalk = `
dismissed / employment / unfair dismissal: got|been|get|being|was|getting sacked|fired, got|given|been|get the sack|boot|push, laid off, let go by|from, boss let me go, lost my job, kicked out of my job, my boss fired|sacked|dismissed
!eviction / landlord: kick|kicking|kicked|throw|throwing|threw|chuck|chucking|turf|turfing|boot|booting me|us out, wants me|us out, want me|us out, lose my|our home|flat|house, section 21, notice to quit, thrown out of my|our
!divorce / separation: split|splitting up, break|breaking|broke up with, leaving my husband|wife|partner, leave my husband|wife|partner, my marriage is over, end my|our|the marriage, getting divorced, husband|wife left me, walked out on
child arrangements / custody: see my kids|children|son|daughter|grandchildren, who gets the kids|children, keep the kids|children
personal injury / injury: hurt at work, had an accident, was in an accident, slipped and fell, tripped and fell, tripped on, slipped on, rear ended, ran into the back, whiplash, got hurt, hurt myself
will / inheritance: leave my house|money|things|everything to, who gets my, what happens to my things|house|money when i, when im gone|dead, when i die|pass
court / dispute: take _ to court, taken to court, get sued, being sued, owes me money, wont pay me, sue someone|my|him|her|them
motoring offence / driving offence / criminal: caught speeding, got caught speeding, speeding fine|fines|ticket|tickets, points on my licence|license, drink driving, drunk driving, parking fine|fines|ticket|tickets
time limit / deadline / how long: too late to claim|make|start|bring|complain|apply, run out of time, running out of time, time to claim, before its too late, before it is too late
legal aid / low income / concession: cant|cannot afford a|to|you|your lawyer|solicitor|pay|fees, on benefits, on a low income, have no money, not got any money, on the dole, out of work, unemployed, short of money, strapped for cash
documents / identification: what papers|paperwork, which papers|paperwork, what proof, what do i need to show, what do i have to show, prove who i am, prove my identity|age|address, bring as proof
source of funds / proof of funds: where the|my|our money comes|came from, prove where the money, where i got the money
!extraction: tooth out, teeth out, tooth|teeth pulled|taken|yanked|removed|remove, pull a|my|the tooth|teeth, take a|my|the tooth out
+emergency: knock|knocked|fell|fall|broke|break|chip|chipped|crack|cracked _ tooth, tooth fell|broke|came|cracked|chipped|snapped out|off|in|last|this, in agony, in a lot of pain, in terrible pain, cant sleep for pain, in bad pain, needs seeing to now
braces / aligners: straighten my|his|her|their teeth, crooked teeth, wonky teeth, teeth straightened, straight teeth
whitening: make my teeth white|whiter, yellow teeth, teeth whiter, brighten my teeth, brighter smile
nervous: scared of, terrified of, frightened of, phobia, hate the dentist|needles|hospitals, hate going, dread going|the, really frightened, bit wary of, bag of nerves, freaks me out, panic attack
sedation: put me under|out, put me to sleep, knock me out, be put to sleep, be asleep for, be awake for|during, feel anything
+diagnostic / fault: warning light, light came|comes on, light is|s|has come|on on, funny|strange|weird|odd|rattling|knocking|grinding|squealing noise|sound, making a noise, makes a noise, dont know whats wrong, not sure whats wrong, find out whats wrong, see whats wrong, whats wrong with my
puncture: nail|screw|glass in my|the|a tyre|tire, tyre|tire|tyres|tires gone down|flat, slow puncture, tyre keeps going, tyre is|s flat
courtesy car: a car to use|drive, something to drive, wheels while, get around while|in, get about while, to tide me over, get to work while, another car while, car in the meantime, lend me a car|something|one, without my car
breakdown / recovery: stranded, stuck at the side|roadside|on, side of the road, died on the|me motorway|road, car wont start, wont start, towed in, broke down, breaks down
dent / paintwork: ding in, bump in, scrape on|down|along, scraped my, scratched my, keyed my, someone scratched|bumped|hit
approve / ask first / authorise: without asking|telling|checking|ringing|calling, check|ring|call|ask|tell me|us first, ring|call|ask me|us before, surprise bill|bills, unexpected bill|bills, go ahead without
call out / visit: come out to me|us|my|our, someone out to me|us|my, send someone out|round, come round to my|our|mine|ours, come to my|our|me|us house|home|place|flat|office|door, be with me|us, get someone out, do you come out
leak / emergency: burst pipe, pipe burst, water everywhere, dripping tap, tap drips|dripping, water coming through, flooded, wont flush, toilet blocked, sink blocked
boiler / heating: no hot water, no heating, house is freezing, boiler packed|broke|died|stopped, radiators cold
food / meals: bite to eat, grab a bite, something to eat, anything to eat, get fed, a feed, grab some food|lunch|dinner, nibbles, get something to eat
drink: something to drink, wet my whistle, grab a drink, a tipple, a pint
!vegetarian: dont|doesnt|cant|not|no eat|eats|have|has|touch meat
!gluten-free: dont|doesnt|cant|cannot|not|no eat|eats|have|has|tolerate|touch gluten|wheat|bread
!lactose-free / dairy-free: dont|doesnt|cant|cannot|not|no eat|eats|have|has|tolerate|touch|drink dairy|milk|lactose|cheese
nut allergy / allergy: dont|doesnt|cant|cannot|not|no eat|eats|have|has|tolerate|touch nuts|peanuts
pollen / allergy / allergies: hay fever, hayfever
allergy / allergies: comes|come out in a rash|spots|hives, swell|swells up, bad reaction to, reacts badly to, reacts to, makes me sneeze, sneeze, sneezing
private hire: whole place to ourselves, place to ourselves, the whole place, take over the|your whole, hire the whole|entire, book the whole|entire, rent the whole|entire|out
bring your own / own food: bring our|my|your own <booze|wine|beer|cake|bottle|bottles|food|drink|drinks|picnic|snacks|sandwiches>
takeaway: to take out, to take home, take it home, eat it at home, takeout
outdoor seating / outside: sit outside, eat outside, al fresco, in the sun, in the fresh air, sit out
last orders / kitchen closes: stop serving, stop taking orders, last food orders, too late to eat
extra bed: put up bed, camp bed, fold up bed, bed for the baby|kid|child, somewhere for the baby to, sofa bed, bunk beds
tv: the telly, a telly, watch the match|game|football
wifi: get online, get on the internet, get on the net, check my emails, internet connection, work from the|my|our room
ev charging: plug|plugging in my|our|the car|ev|tesla, charge|charging my|our|the|up car|ev|tesla, top up my|our|the ev|tesla|car|electric
smoking: have a fag|cig|ciggie|cigarette|smoke|vape, light up, go for a smoke, nip out for a
pool: have a dip|swim, go for a dip|swim, take a dip
laundry: wash my|our clothes|things|stuff, get my|our clothes washed|cleaned, do my|our|some washing|laundry, dirty clothes
kitchen: cook for ourselves|myself, make our|my own meals|food, do our|my own cooking, self cater, warm up a bottle|food
alterations: take up my|the|these|some, taken up|in, take it|them|the in|up, let out the|my, make it|them shorter|longer|smaller|fit, too long for me, shorten my|the|some
stain removal: get a|the|this stain|stains|mark|marks out
haircut: hair done, get my hair, short back and sides, bit off the ends, tidy up my hair, roots done
nails: nails done, do my nails
viewing: look round|around a|the|your flat|house|property|place, see the|a flat|house|property, have a look round|around
tour: show me|us round|around, shown round|around, see behind the scenes, look behind the scenes, someone to show
admission / entry: get|gets in free, cost to get in, pay to get in, charge to get in, how much to get in, let in free
export / download: get my|our|all data|stuff|files|things out, take my|our data with, pull my data, get it all out
password / login: locked out of my account, forgot|forgotten|lost my|the password|login, cant log in|on, cant get into my account, cant sign in
free trial / trial: try it for free|nothing, try it free, before i pay, before paying, test it first, try first
users / team: add people|teammates|colleagues|my|more team|people|colleagues, for my whole team, several of us use
integrate: hook _ up to|with, hook up to|with, link _ up to|with, link up to|with, play nicely with, talk to my|our|other, work together with, plug into
mobile app: run|runs|work|works|use it on my phone|mobile|iphone|android|tablet, on the go
privacy / data protection: who sees|can see my|our data|details|information, what do you do with my|our data|details|information, sell my data|details, keep my data|details safe, share my data|details
privacy / confidential: between us, keep it quiet, keep it secret, tell my|anyone|anybody, will anyone know|find
height limit / height / too tall: too tall for, too high for, how tall can, will my van fit, fit under, fit behind, get under the barrier
weight limit / maximum weight: how heavy can, too heavy, how much weight, how much can it carry|hold|take
accident / insurance: if i break|damage|crash|scratch|lose it|something|the, if i damage|break|lose, get it dirty, prang it, if its stolen|nicked, if it gets stolen|nicked, gets nicked
qualified / experience: know what theyre|they are|youre|you are doing, properly trained, any good, been doing this|it, how long have you been doing, how experienced, trained staff
safe / background check: can i trust, are they checked, police checked, safe with you, safe with them
bad weather: if it rains|pours|snows|chucks|buckets|tips|is raining|wet, when it rains|pours|snows, rained off, in the rain, weather is bad|rubbish|awful|terrible, weathers bad|rubbish|awful
`
