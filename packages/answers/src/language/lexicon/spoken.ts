// What people say aloud and sites seldom write, by concept: name: en | es | fr. Concepts of other shelves go on here.
export const spoken = `
dog: pup, pups, pooch, doggy, doggie, doggo, mutt, hound, staffie, cockapoo, labradoodle, beagle, pug, whippet, greyhound, alsatian, rottweiler, jack russell, chihuahua, husky, lab | | chiot, toutou
cat: kitty, moggy, kittens, tomcat, puss | | chaton, minou
rabbit: bunny, bunnies
child: youngster, youngsters, kiddie, kiddies, little one, little ones, toddlers, grandson, granddaughter, grandchild, grandchildren, grandkids, ~lad | | gosse, gosses, gamin, gamine, gamins, bambin, ~fille, ~fils
baby: tot, tots, bub, newborns
senior: grandma, grandad, granny, grandpa, elderly, old age pensioner, over 60s, over-60s, over 65s
student: undergrad, uni student, nus
adult: grown up, grown ups
person: ~heads, a head, per head, pp
money: dosh, cash in hand | | sous, thune, fric
discount: ~bargain, ~bargains
cash: banknotes, coins | | cash, billets
card: plastic, amex, credit cards, debit cards | | cb
refund: recoup, money returned
damaged: smashed, cracked, dented, snapped, squashed, bust, busted
repair: patch up, sort out, put right, restore
guarantee: come back to you, stand behind your work
shipping: post out, mail out, send out, drop at
pickup: picked up, picking up, fetched, fetching, pick it up, pick them up, collecting, =collects
dropoff: drop off, drop-off, dropping off, dropped off, hand in, handed in, hand over
accommodation: somewhere to stay, place to stay
reception: concierge
toilet: loo, loos, ladies, gents, bog, john, lavatory, bathroom break, the little boys room | | cabinets, les cabinets
phone: bell, ring you, blower
parking: car parks, carpark, parking bay, parking bays, multistorey
wifi: broadband, internet access, hotspot
holiday: hols, vacay, time off
christmas: crimbo, festive, christmas eve, boxing day
birthday: bday, b-day
breakfast: brekkie, brekky, full english, fry-up
lunch: midday, lunchtime, packed lunch
dinner: supper, evening meal, tea time
food: grub, nosh, scran, snack, snacks, bite
drink: booze, tipple, pint, cocktail, cocktails
beer: bevvy, pints
alcohol: booze, spirits
smoking: vape, vaping, cigarette, cigarettes, fag, fags, cigar
pool: =paddling, dip
roundtheclock: round the clock, around the clock, 24/7, 24 hour access, 24 hour entry, 24 hours a day, day and night
ultraviolet: uv, ultraviolet, uv light
ill: poorly, queasy, feverish, bug, flu, throwing up, contagious, infectious, chickenpox, covid, nits, conjunctivitis | | malade, malades, fievre
medicine: =meds, tablet, tablets, pill, pills, dose, doses, insulin
prescription: =meds, pills, tablets
injection: injection, injections, insulin, diabetic, diabetes, inject | | piqure, piqures, insuline
vaccination: shots, vaccinated, vaccinate, immunised, inoculated, boosters, =booster
operation: op, ops
pain: agony, killing me, aching, throbbing
nervous: petrified, terrified, phobic, phobia, jittery, frightened, dread, wary
vet: animal doctor
news: photo update, photo updates, updates, progress report, progress reports, daily update, photo of your, photos of your, send a photo, send photos, send you photos, send pictures, keep you posted, keep you informed, report card, how they are doing, how he is doing, how she is doing, hearing from us, pics | | nouvelles, donner des nouvelles
gift: gift, gifts, present, presents, pressie | | cadeau, cadeaux
whole: whole, entire, entirely, =complete
handle: deal with, dealing with, deals with, look after, looking after, looks after, take care of, takes care of, taking care of, see to
eviction: evict, evicted, eviction, evicting, possession order, notice to quit
employmentlaw: laid off, let go, tribunal, employment, dismissing, unfairly dismissed, constructive dismissal, ~boss, ~employer
motoring: speeding, motoring offence, motoring offences, driving offence, driving offences, drink driving, speeding ticket, penalty points
funds: source of funds, proof of funds, where your money comes from, where the money comes from, where the deposit comes from
document: papers, paperwork, papers with me
legalaid: benefits, universal credit, low income
deadline: time limit, time limits, cut-off, cutoff, cut off, final date, last date, limitation
nothome: nobody home, nobody is home, nobody in, nobody is in, no one home, no one in, no one is in, not at home, not in, out when we call, away when we, recipient is out, if you are out, are not home, neighbour, safe place
unusual: special requirements, special requests
courtesycar: loan vehicle, car to borrow
diagnostic: rattle, rattling, squeak, squeaking, grinding noise, warning lamp
paintwork: scrape, scraped, ding, dinged, bump, scuff, scuffed, keyed
recovery: stranded, jump start, jumpstart
tool: power tool, power tools
install: hang, mount, put up, putting up, put together, fitted, fitter, wire in, set it up
sell: flog
buy: pick one up
takeaway: carry out, carryout, to take out | | emporter, a emporter
quiet: noisy, peaceful, peace, racket
doubleroom: double bed, queen, king size
garden: backyard, yard
trial: have a go, give it a go
beginner: novice, novices, newbie, newbies, first-timer, first-timers, starter class, from scratch, never done
course: ~session, ~sessions
privatelesson: one-on-one, 1-to-1, 1:1, one to one, individual lesson, individual lessons
makeup: make-up lessons, catch-up lessons, catch-up class, replacement lesson, missed session, missed sessions, missed a lesson, missed a class
accompanied: come in with, in the water with, adult in the water, parent in the water, parents stay, parents leave, parents need to stay
watching: spectate, viewing, look on, sit in
lostproperty: lost, mislaid, left my, found my
loyalty: stamps, freebie
haircut: barnet, fringe, hairstyle, blow-dry, blow dry, highlights
capacity: seats up to, sleeps up to, how many fit, holds up to, hold up to, fits up to, seating for
height: headroom, height limit, clearance, high
weight: weight limit, heaviest
fridge: mini fridge
booking: slot, slots, reserved
waiting: waiting time, wait time, waiting times
badweather: rained off, downpour, drizzle
job: recruiting, recruit, openings, hire me
complaint: moan, grievance, unhappy, dissatisfied, rude
contractterm: tied in, locked in, lock-in, tie in, commit, rolling contract, rolling monthly
privacy: my data, my details
halal: muslim, jewish | | musulman, musulmane, musulmans, juif, juive, casher, cachere
ingredients: what is in, what's in, whats in, containing | | contient, contiennent, compose, composes, ingredient
meat: bacon, ham, sausage, sausages, lamb, gelatine, gelatin | | gelatine, jambon, lardons
pastry: | | croissant, croissants, pain au chocolat, chausson
cancel: | | décommande, décommander, décommandes, désiste, désister
refund: | | rendre l'argent, rendu, rendue, rendez, restituer, restitué, reverser
parking: | | garer, me garer, se garer, stationnement, stationner, gare ma
shipping: | | apporter, apportez, apporte, amener, livré, livrés, à domicile, chez moi
restaurantvoucher: meal voucher, meal vouchers, luncheon voucher | | tickets resto, ticket resto, titres-restaurant, titre-restaurant, tickets restaurant, ticket restaurant, tickets-restaurant, ticket-restaurant, chèques déjeuner, swile, edenred
`
