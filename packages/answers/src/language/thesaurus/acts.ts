// What visitors say, what sites say. Grammar in language/thesaurus.ts.
export const acts = `
for nothing, for free, free, free of charge, no charge, without charge, at no cost, no cost, no extra cost, complimentary, gratis, on the house, without paying, costs nothing
cooking, cookery, cook
run out, runs out, expire, expiry, valid, validity, lasts, good for, use by, must be used, use within
valid, good for, stays good, holds good, expire, expiry
within, at the latest, deadline, time limit
change, move, reschedule, rearrange, rebook, swap, postpone, shift, alter, amend
change my booking, change my appointment, change my lesson, change the date > move, reschedule, rearrange, rebook, cancel, postpone, date change
cancel, call off, cry off, pull out, cancellation, cancelling, back out
call off, pull out > cancel, cancellation
not turn up, don't turn up, do not turn up, no show, no-show, don't show up, miss, missed, fail to attend, not come, do not come, without cancelling
turn up late, running late, late, delayed, late arrival, arrive late
turn up, arrive, show up
fail, failed, not pass, do not pass, unsuccessful, retake, resit, second attempt
fail the test, fail my test, fail the exam > not pass, do not pass, fails, failed, retake, resit
redo, do again, put it right, put right, correct, fix, re-do, adjust, touch up
not happy, unhappy, don't like, do not like, dissatisfied, disappointed, not satisfied, complaint, complain
don't like, do not like, hate, dislike > not happy, unhappy, dissatisfied, put right
report, tell us, let us know, notify, inform, claim, contact us
report damage, report something broken, something broken, broken during, damaged during > claim, damage, damaged, claims
broken, damaged, damage, breakage, faulty, smashed, cracked
get my money back, money back, refund, refunded, refundable, reimbursed, repay, returned
lose my deposit, deposit back > deposit refundable, refundable, refund
spare, unused, left over, leftover, surplus, not used, didn't use, did not use, unopened
give back, bring back, take back, return, buy back
put up with, tolerate, accept
leave the car, park, parking, car park, leave my car, where to park
plug in, charge, charging point, charging, charger, charging points
charge my car, charge an electric car, plug in my car, electric car > charging point, ev charging, charger, charging points, electric
hop in, ride along, travel with, come with, ride with, come in the van > passengers, own way, crew only, travel
come along, come with, accompany, sit in, join, bring along, tag along
bring a friend, bring someone, bring my friend, plus one, my mate, my friend, mate, friend, buddy > guest, guests, friend, companion
borrow, lend, loan, hire, rent
rent, hire, rental, let
lend out, lend > borrow, hire, loan
pick up, collect, collection, pickup, fetch, picked up
drop off, deliver, hand in, bring in, leave with
send, post, mail, deliver, delivery, ship, shipping, courier
bring round, bring to my house, come to my house, come to me, at my home, home visit, home visits, visit you, visit you at home
get in, access, enter, reach, entry, entrance, let in
get into, access, reach, enter
hand over, handed over, keys, completion, key release
waiting around, standing around, wait, waiting time, waiting
stuck outside, locked out, waiting for keys > waiting, keys, wait
bill, invoice, charge, charged
bill us, charge us, charge me, bill me, pay extra > charge, fee, waiting, cost, extra
set me back, cost, price
knock off, take off, discount, reduction, reduced, cheaper
money off, discount, reduced, offer, per cent off
deal, offer, special offer, discount, package
extra, additional, supplement, surcharge, on top, add-on
extra charge, surcharge, supplement, additional charge, extras
24 hour, 24/7, round the clock, day and night, any time, 24 hours, all hours
out of hours, after hours, outside opening hours, at night, when closed, overnight
quick, quicker, fast, faster, express, rush, urgent, same day, priority, speed up, in a hurry
quicker, faster, any sooner, speed it up, sooner, in a hurry, need it by, need it fast > express, rush, urgent, priority, fast-track, same day
short notice, last minute, same day, same-day, without notice
book ahead, in advance, book in advance, beforehand, ahead of time, prior
beforehand, in advance, before, ahead, prior
waiting list, wait list, full, fully booked, sold out, cancellation list
places left, still has places, spaces left, available, availability, free places, places, spaces
fully booked, full, sold out, no places
begin, starts, beginning, commence, start date, starting
finish, ends, until
shut, closed, close, closing, closes
shut for the season, open for the season, season, opening dates > season, open from, closed
quiet, quietest, peaceful, calm, not busy, least busy
busy, crowded, crowds, packed, rush hour, peak
hate crowds, avoid crowds, avoid the crowds, less crowded, fewer people > quiet, quietest, quieter, busy, busiest, off-peak
make noise, noise, quiet, quiet hours, silence, loud, music
allowed noise, noise after > quiet, silence, noise
leave by, be gone, get out, vacate, check out, check-out, depart, departure
be gone from, have to be out, have to leave by > check-out, check out, leave, depart, departure
get there, arrive, arrival, check in, check-in, reach
get there late, midnight, late at night, in the middle of the night, after dark > late arrival, arriving late, after hours, late, barrier
allowed, permitted, welcome, accept, accepted
not allowed, forbidden, prohibited, banned, not permitted, may not
required, compulsory, obligatory, mandatory, necessary
wear, put on, dress, dress code, clothing
bring, take with, carry, come with
do I need to bring, bring along > bring, provide, provided, wear
trial, taster, try out, have a go, sample
have a go, give it a go, try it > trial, taster, young
beginner, beginners, no experience, never done, new to, novice, first time, never tried
never done, never had, never been, first time, new here > first, new, first visit, new clients, beginners
age, minimum age, years old, aged, under
too old, too young, age limit > age, minimum, maximum, aged, under
woman, women, lady, ladies, female, women only, women's
man, men, gent, gents, gentleman, gentlemen, male, mens, men's
kid, kids, child, children, little ones, youngster, junior, juniors, young
mum, mother, mom, dad, father, parents, parent, guardian
nan, granny, grandma, grandmother, grandad, grandpa, grandfather, grandparent, elderly, pensioner, senior, seniors, older people, over 60, over 65
nan, granny, grandma, grandad, my mother, elderly > over 60, over 65, seniors, senior, older, silver
wife, husband, partner, spouse, girlfriend, boyfriend, other half
my wife, my husband, my partner > partner, guest, couple, second person
nurse, paramedic, doctor, nhs worker > NHS, key worker, health, healthcare, emergency services, blue light
soldier, veteran, in the army > armed forces, forces, military, veterans
policeman, police officer, firefighter, fireman > emergency services, blue light, key worker
teacher, teachers > school staff, education, teachers
unemployed, on benefits, low income > reduced, universal credit
retired, pensioner, pensioners, oap, oaps > senior, seniors, over 60, over 65
pregnant, expecting, having a baby, pregnancy, antenatal, prenatal
sick, ill, unwell, illness, poorly, flu, cold, come down with
injured, injury, hurt, pain, bad back, sore
allergic, allergy, allergies, reaction, sensitive, patch test
dye, dyed, colour, tint, colouring, dyeing
have my hair dyed, hair dyed, get my hair coloured > colour, tint, patch test
cut, haircut, trim, cutting
frame, framing, framed, frames
put on the wall, hang, hang up, display, frame, framing, hanging
shirt, top, jersey, football top, football shirt, t-shirt
huge, oversized, large, big, very large, bulky
biggest, largest, maximum, max, biggest size
smallest, minimum, at least
size, maximum, length, long, metres
heavy, weight, weighs, kilos, kg
carry, weigh, weight limit, maximum weight, up to kg, load
near, nearest, unload, unloading, loading, in front
with the van, with a van, unload, loading, unloading, load
make, brand, manufacturer, brands
language, languages, speak, speaks, spoken, talk, talks
who runs, in charge, owner, owned by, manager, runs, founder
qualified, qualification, qualifications, certified, licensed, trained, accredited, registered
experience, experienced, years of experience, since
insured, insurance, cover, covered, liability
responsible, liable, liability, at your own risk, own risk
lost property, left behind, left my, forgot my, forgotten, lost and found
lost my, left my, forgot my > lost property, lost, found items
lost my key, lost the key, lost keys > replacement key, key, lost
film, video, record, take photos, photograph, photos, photography, pictures
dog, dogs, pooch, puppy, pup, doggy
cat, cats, kitten
wheelchair, disabled, accessible, step-free, accessibility, mobility, ramp, lift
wheelchair friendly, wheelchair accessible, accessible, adapted, step-free
pram, pushchair, buggy, stroller
baby, babies, infant, infants, toddler, newborn
toilet, toilets, loo, bathroom, restroom, wc, washroom
shower, showers, changing room, changing rooms
wash, washing, laundry, wash clothes, washing machine
wash my clothes, do laundry, laundry > washing machine, launderette, laundry, dryer
wifi, wi-fi, internet, wireless
food, eat, eating, meal, meals, snack, cafe, restaurant
bring our own food, own food, bring food, picnic
bring our own drink, own wine, own alcohol, own bottle, byo > corkage, own wine
vegetarian, veggie, meat-free
vegan, plant-based
gluten free, gluten-free, coeliac, celiac
leftovers, left over food, take home, doggy bag
tip, tipping, gratuity, service charge
pay by card, card, cards, credit card, debit card, contactless
pay cash, cash, notes
pay later, pay monthly, instalments, spread the cost, in instalments, payment plan
pay upfront, deposit, in advance, pay in advance, prepay, up front
rain, rains, raining, wet, bad weather, weather, storm
if it rains, wet weather, bad weather > rain, weather, storm, indoors, marquee
wait, turnaround, lead time, ready
be ready, ready > ready, takes, working days, turnaround
join, sign up, become a member, membership, enrol, enroll, register, joining
leave, quit, cancel membership, end my membership, notice period
freeze, pause, put on hold, suspend, break
upgrade, switch, change plan, move up
contract, tied in, commitment, minimum term
share, shared, together, split
gift, present, gift card, gift voucher, voucher, vouchers
give as a present, as a present, as a gift > gift voucher, voucher, gift card, gift
birthday, birthdays, party, celebration
stag, hen, hen do, stag do, hen party, bachelorette > group, groups, party, parties
group, groups, party, large group, group bookings
private, exclusive, on our own, just us, whole place
hire the whole place, private hire, have it to ourselves > private hire, exclusive, private
measure, measurements, measured, sizes, dimensions
fit, fitting, fitted, install, installation, installed
take apart, dismantle, dismantling, disassemble, rebuild, reassemble
put together, assemble, assembly, build
pack, packing, pack up, wrap
boxes, box, carton, cardboard boxes, packing boxes
cardboard, box, boxes, carton
throw away, get rid of, dispose, disposal, take away, recycle, recycling, old one
clean, cleaning, cleaned, wash, washed
sharpen, sharpening, blunt
engrave, engraving, personalise, personalised, personalisation, custom, name on it
alter, alteration, alterations, take in, shorten, hem
second hand, used, pre-owned, pre-loved, refurbished, secondhand
swap, exchange, change, trade in
come from, sourced, source, supplier, suppliers, grown, made in
home made, homemade, handmade, made by hand, made here
locally, local, nearby, near, close by, around here, in the area
nearby, near, close, minutes' walk, within walking distance, walk
get here, getting here, find us, directions, reach us
by bus, by train, public transport, station, bus stop, train, bus
lift, ride, pick-up, transfer, shuttle
stay the night, sleep, overnight, stay over
one person, alone, solo, on my own, by myself
on my own, by myself, alone, single person, solo > one person, solo
couple, two people, two of us, for two, double
reply, answer, respond, get back to me, hear back, response
get back to me, hear back, reply > reply, answer, respond, working day, hours
speak to someone, talk to someone, ring, phone, call, telephone
emergency, urgent, emergencies, urgently
privacy, data, personal data, details, information
see a price, quote, estimate, quotation, written price, price
quote, estimate, quotation, written price, fixed price
survey, look at, visit, assess, assessment, site visit
look at it, have a look, come and look > survey, assess, assessment, inspection, diagnosis
guarantee, warranty, guaranteed, warranted
repair, fix, mend, repaired, put right
stop working, stopped working, breaks, break down, packs up > repair, guarantee, warranty, fault, breakdown
grow, growing, plant
train, training, work out, workout, exercise
classes, class, session, sessions, course, courses, lesson, lessons
teach, teaches, instructor, teacher, coach, trainer, run by, taught by
pass, passed, pass rate, passes
certificate, certification, diploma, qualification
level, levels, ability, standard, grade
heated, warm, heating, hot, switched on
`
