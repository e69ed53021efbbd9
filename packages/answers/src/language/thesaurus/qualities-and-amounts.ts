export const qualitiesAndAmounts = `
spare, unused, leftover, left over, surplus, excess, extra, remaining
unopened, sealed, unworn, still in the packaging, with tags on > unused, original packaging, original condition
unused, not used, never used, untouched
used, second-hand, second hand, secondhand, pre-owned, pre-loved, preloved, nearly new
refurbished, reconditioned, refurb, renewed, done up
brand new, new, box fresh, never used, straight from the factory
ex-display, ex display, display model, shop-soiled, showroom model
vintage, retro, old-fashioned, antique look
old, elderly, ageing, aged
modern, contemporary, up to date, up-to-date, state of the art, latest
outdated, out of date, obsolete, old hat, behind the times
worn, worn out, threadbare, tatty, shabby, well used, wear and tear
broken, faulty, defective, not working, doesn't work, bust, kaput, out of order, on the blink, malfunctioning
cracked, smashed, shattered, broken, split
damaged, broken, dented, scratched, chipped, torn > damage, damaged, faulty
torn, ripped, holed, frayed, tear, rip
loose, wobbly, rickety, unstable, coming off
stuck, jammed, seized, won't open, won't move
blocked, clogged, bunged up, backed up, stopped up
leaky, leaking, dripping, leak, drip
rusty, rusted, corroded, rust, corrosion
mouldy, moldy, mildewed, mould
faded, discoloured, bleached by the sun, lost its colour
stained, marked, spotted, soiled
sticky, tacky, gooey
wet, soaked, drenched, sodden, damp
dry, dried, dried out
clean, spotless, immaculate, hygienic, sanitised
safe, secure, protected, safely
dangerous, unsafe, risky, hazardous, risk
insured, covered, public liability, covered by insurance, insurance cover
guaranteed, under guarantee, under warranty, warranty, guarantee
heavy, weighty, weighs a lot, bulky, hefty
light weight, lightweight, not heavy, weighs little
how heavy, weight limit, maximum weight, how much weight, max weight
bulky, awkward, oversized, large items, outsized
huge, large, big, enormous, massive, oversized, giant, great big
small, little, tiny, mini, compact, wee, miniature
medium, mid-sized, average sized, medium-sized
too small, not big enough, too tight > size, fit, larger size
too big, too large, too loose > size, fit, smaller size
XL, XXL, extra large, extra-large, 2XL
XS, extra small, size 6, size 8 > small sizes, sizes
size, sizing, size guide, size chart, what sizes, dimensions, measurements
dimensions, measurements, how big, how wide, how tall, how long is it, size
length, long, how long in metres > length
width, wide, breadth, how wide
height, high, tall, how high
height limit, height restriction, clearance, minimum height, how tall must
minimum height, tall enough, how tall do you need > height restriction, minimum height
depth, deep, how deep
thick, thickness, gauge, chunky
thin, slim, narrow, skinny, fine
wide fit, wide feet, broad feet, wider fitting, extra wide
long, lengthy, extended, extra long
short, brief, quick, not long
tall, high, lofty
low, shallow, not deep
full, fully booked, sold out, no spaces left, no places left, booked up, no availability, full up
waiting list, waitlist, reserve list, cancellation list
available, availability, free slots, spaces left, places left, vacancies, openings, any room
empty, vacant, unoccupied, free room
capacity, how many people fit, maximum number, max number, seats how many, how many can it hold, room for how many
max, maximum, at most, upper limit, no more than, up to
min, minimum, at least, lowest number, no fewer than, from
limit, cap, maximum allowed, restriction
unlimited, no limit, as many as I like, as much as you like, limitless
single, one, just one, individual
both, two, pair, double
dozen, twelve, 12
half a dozen, six, 6
couple of, two or three, a few, several, handful
many, lots, loads, plenty, large number, tons of
bulk, large quantity, big order, large order, lots of them, wholesale, in bulk, high volume
more than one, several, multiple, two or more
extra, additional, more, another, supplementary, further
each, per person, per head, a head, pp, individually
half, 50%, fifty percent, 50 per cent
quarter, 25%, twenty-five percent
double, twice, two times, twofold
all, everything, whole lot, entire, complete, the lot
part, some of it, a bit of, portion of
kilo, kg, kilogram, kilogramme
pound in weight, lb, lbs, ounces, stone > weight, kg
mile, miles, mileage, how far
kilometre, km, kilometer, miles > distance
metre, meter, feet, foot long, inches, centimetre > measurements, size
square metre, sq m, square feet, sq ft, floor area, square footage
litre, liter, pint, gallon > capacity, volume
temperature, degrees, how hot, how cold, how warm
cheap, inexpensive, low cost, low-cost, affordable, budget, economical, reasonably priced, low price, good value
cheapest, lowest price, least expensive, most affordable, starting from, prices from
expensive, pricey, dear, costly, steep
posh, luxury, luxurious, high-end, upmarket, deluxe, premium, fancy, swanky
basic, standard, simple, no-frills, plain, entry level
value for money, worth it, good deal, bargain
free, no charge, free of charge, complimentary, on the house, gratis, at no cost, costs nothing, for nothing
included, inclusive, part of the price, thrown in, comes with, in the price
extra charge, surcharge, supplement, additional fee, on top, extra cost, costs extra
hidden charges, hidden costs, hidden fees, nasty surprises, extras to pay > no hidden costs, all inclusive, extra charges
discounted, reduced, marked down, on offer, on sale, money off, special offer
fixed price, flat rate, set price, flat fee, one price
hourly, by the hour, per hour, hourly rate, an hour
fast, quick, speedy, rapid, swift, express, prompt
urgent, emergency, ASAP, as soon as possible, right now, desperate, immediately, straight away, in a hurry
slow, takes ages, takes forever, long time
gentle, easy, slow-paced, low impact, light exercise, not strenuous
strenuous, hard, tough, demanding, challenging, physically demanding
how fit, fitness level, do I need to be fit, fit enough > fitness, fitness level, all abilities
easy, simple, straightforward, not difficult, doddle
difficult, hard, tricky, complicated, complex
easy level, for beginners, suitable for beginners, beginner friendly
suitable, appropriate, good for, right for, okay for, ok for
family friendly, family-friendly, child friendly, child-friendly, kid friendly, good for kids, suitable for children
adults only, adult only, over 18s only, no children, no kids, child-free
quiet, peaceful, silent, calm, tranquil, noiseless
noisy, loud, noise, rowdy, racket
noise, loud music, party noise, shouting > noise, quiet hours, quiet
quiet time, quieter times, least busy, when is it quiet, off-peak, less crowded
busy, crowded, packed, rammed, full of people, rush
busiest, busiest times, peak times, rush hour, peak hours
off-peak, off peak, quiet times, low season
lively, buzzing, vibrant, bustling
private, discreet, confidential, privately, just us
public, open to all, open to the public, open to everyone, anyone can come
popular, in demand, best seller, best-selling, bestselling, favourite, most popular, best selling
famous, well known, well-known, renowned
recommended, advisable, suggest, best to, advised
necessary, needed, required, compulsory, mandatory, obligatory, must have, have to have
optional, not compulsory, not required, if you like, up to you, voluntary
allowed, permitted, OK to, okay to, may I, is it alright, acceptable
forbidden, not allowed, banned, prohibited, not permitted, against the rules, no entry for
possible, doable, feasible, can be done, can be arranged
impossible, can't be done, not possible, cannot be done
friendly, welcoming, nice, kind, approachable, warm
rude, unfriendly, impolite, bad attitude > complaint, complaints, feedback
professional, reliable, trustworthy, dependable, reputable
experienced, years of experience, seasoned, been doing it long, how much experience > experience, experienced, years
qualified, unqualified, trained > qualified, qualifications, trained
local, nearby, close by, near, round the corner, neighbourhood
near, close to, next to, not far from, within walking distance, a stone's throw
far, distant, long way, far away, miles away
walking distance, walkable, can I walk, on foot, short walk, minutes' walk
central, in the centre, centrally located, city centre, town centre
comfortable, comfy, cosy, snug
soft, squashy, cushiony
hard, firm, rigid, solid
strong, sturdy, robust, tough, durable, hard-wearing, long-lasting, heavy duty
fragile, delicate, breakable, easily broken, easily damaged
flexible, bendy, adjustable
adjustable, can be adjusted, variable
portable, mobile, can be moved, travel size, travel-size
waterproof, water-resistant, watertight, rainproof, showerproof
washable, machine washable, can be washed, wash it
fireproof, fire resistant, flame retardant, fire retardant
eco-friendly, green, environmentally friendly, sustainable, eco, ethical, planet-friendly
plastic-free, no plastic, without plastic, biodegradable, compostable > eco-friendly, sustainable, recyclable, packaging
carbon footprint, carbon neutral, emissions, climate > environment, sustainability, carbon
cruelty-free, cruelty free, not tested on animals, against animal testing
natural, organic, chemical-free, no chemicals, non-toxic, without chemicals
harsh chemicals, toxic, fumes, strong smell > non-toxic, eco-friendly, products, chemicals
scented, perfumed, fragranced, smells nice
unscented, fragrance-free, fragrance free, perfume-free, no smell
handmade, hand-made, hand made, handcrafted, made by hand, artisan
homemade, home-made, home made, made in house
custom, bespoke, made to measure, made to order, tailor-made, custom-made, customised, customized
personalised, personalized, with a name, with my name, add a name, monogrammed
ready-made, off the shelf, off the peg, ready made, in stock
original, genuine, authentic, real, not fake
fake, counterfeit, knock-off, replica, imitation
unique, one of a kind, one-off, individual
limited edition, limited, rare, exclusive
same, identical, exact same, alike
different, other, alternative, another
similar, like, comparable, equivalent
matching, goes with, same colour, match
mixed, assorted, variety, selection, range
new in, latest, new arrivals, just in
British-made, made in Britain, made in the UK, UK made, made in England
imported, from abroad, made overseas, foreign-made
red, scarlet, crimson, ruby red, burgundy, maroon > red
blue, navy, turquoise, sky blue, royal blue, teal, indigo > blue
green, emerald green, olive, lime, mint green, sage > green
purple, violet, lilac, mauve, lavender colour, plum > purple
pink, fuchsia, salmon pink, blush, magenta > pink
yellow, mustard, lemon, golden > yellow
brown, tan, chestnut, chocolate brown, beige > brown
white, ivory, cream, off-white > white
grey, gray, charcoal, silver grey
black, jet black, ebony > black
gold colour, golden, gilt
beige, cream, taupe, magnolia, stone colour > neutral, neutrals
pastel, light colours, pale > pastel, light
colour, color, shade, hue, tone
colours, color options, what colours, which colours, other colours > colours, colour range, shades
black and white, monochrome, greyscale, mono
full colour, in colour, coloured, four colour
multicoloured, rainbow, colourful, multi-coloured
plain, unpatterned, single colour, solid colour
patterned, striped, spotty, checked, floral, tartan, polka dot > patterned, pattern, patterns
shiny, glossy, gloss, polished, high shine
matt, matte, flat finish, not shiny
transparent, see-through, clear, translucent
dark, dim, unlit
bright, well lit, sunny, light and airy, lots of light
round, circular, circle
square, rectangular, oblong > shape, shapes
oval, heart-shaped, star-shaped, hexagonal > shape, shapes
straight, not curved, level
curved, rounded, bent, arched
pointed, sharp, pointy
blunt, dull, not sharp, needs sharpening > sharpening, sharpen
rough, coarse, bumpy, uneven
smooth, even, sleek
flat, level, even ground, no hills
steep, hilly, uphill, lots of hills
muddy, boggy, wet underfoot, dirty underfoot
slippery, slippy, icy
open plan, open-plan, one big room
spacious, roomy, plenty of space, big room, large room
cramped, tight space, narrow access, small space
furnished, with furniture, fully furnished, comes with furniture
unfurnished, no furniture, without furniture, empty flat
heated, warm, cosy, has heating
hot, boiling, scorching, very warm
lukewarm, tepid, warm
cool, cooled, chilled, refrigerated
fresh, newly made, straight from the oven
stale, gone off, off, past its best, not fresh
tasty, delicious, yummy, scrumptious
sweet, sugary, sickly
mild, not spicy, not too hot, without chilli
beautiful, pretty, lovely, gorgeous, attractive
ugly, unsightly, eyesore
good, great, excellent, brilliant, top quality, high quality, first class
best, top, finest, number one, highest rated
bad, poor, terrible, awful, rubbish quality, shoddy
disappointed, unhappy, dissatisfied, not happy, not satisfied, let down
happy, satisfied, pleased, content, delighted
wrong, incorrect, mistaken, error, mistake, not right
missing, lost, not there, didn't come, absent
late, delayed, overdue, behind schedule, running late
early, ahead of time, before time, in advance
on time, punctual, punctually, promptly
flexible hours, change times, whenever suits > flexible, flexible hours
permanent, for good, forever, lifelong, for life
temporary, short-term, short term, interim, for a while
long-term, long term, long stay, for months
short stay, short break, weekend break, mini break, one night, few nights
minimum stay, only one night, just one night, single night > minimum stay, one night
last minute, last-minute, short notice, late deal, at short notice
alive, living, live
dead, lifeless, not alive
open, unlocked, not locked
anonymous, anonymously, without giving my name, no name
online, on the internet, over the internet, on the web, via the website, digitally
in person, face to face, face-to-face, on site, physically, in the shop
by phone, over the phone, on the phone, telephone consultation, by telephone
by post, by mail, through the post, in the mail, postal, mail order
by hand, manually, hand done
automatic, automatically, self-acting, without doing anything
official, formal, recognised, accredited, approved
legal, lawful, within the law, by law
illegal, against the law, unlawful
valid, in date, still good, can be used, not expired
expired, out of date, lapsed, no longer valid, ran out, past its date
final, last, closing, end
first, initial, opening, very first
main, principal, primary, chief
`
