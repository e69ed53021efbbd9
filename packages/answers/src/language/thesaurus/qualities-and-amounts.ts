export const qualitiesAndAmounts = `
spare, unused, leftover, left over, surplus, excess
unopened, sealed, unworn, still in the packaging, with tags on > unused, original packaging, original condition
unused, not used, never used, untouched
second-hand, second hand, secondhand, pre-owned, pre-loved, preloved, nearly new
used car, used bike, used phone, used furniture > second-hand, pre-owned, secondhand
refurbished, reconditioned, refurb, renewed
brand new, box fresh, straight from the factory
ex-display, ex display, display model, shop-soiled, showroom model
vintage, retro, old-fashioned, antique look
modern, contemporary, up to date, up-to-date, state of the art
outdated, out of date, obsolete, old hat, behind the times
worn out, threadbare, tatty, shabby, wear and tear
broken, faulty, defective, not working, doesn't work, bust, kaput, out of order, on the blink, malfunctioning
cracked, smashed, shattered, broken
damaged, broken, dented, scratched, chipped, torn > damage, damaged, faulty
torn, ripped, holed, frayed, tear, rip
loose, wobbly, rickety, unstable, coming off
stuck, jammed, seized, won't open, won't move
blocked, clogged, bunged up, backed up, stopped up
leaky, leaking, dripping, leak, drip
rusty, rusted, corroded, rust, corrosion
mouldy, moldy, mildewed, mould
faded, discoloured, bleached by the sun, lost its colour
stained, soiled
sticky, tacky, gooey
soaked, drenched, sodden
spotless, immaculate, hygienic, sanitised > clean
safe, secure, safely
dangerous, unsafe, risky, hazardous, risk
insured, public liability, covered by insurance, insurance cover
guaranteed, under guarantee, under warranty, warranty, guarantee
heavy, weighty, weighs a lot, hefty
light weight, lightweight, not heavy, weighs little
how heavy, weight limit, maximum weight, how much weight, max weight
bulky, awkward, oversized, large items, outsized
huge, large, big, enormous, massive, oversized, giant, great big
small, tiny, mini, compact, miniature
medium, mid-sized, average sized, medium-sized
too small, not big enough, too tight > size, larger size
too big, too large, too loose > size, smaller size
XL, extra large, extra-large
XS, extra small, size 6, size 8 > small sizes, sizes
size, sizing, size guide, size chart, what sizes, dimensions, measurements
dimensions, measurements, how big, how wide, how tall, size
length, how long in metres
width, how wide, breadth
height, how high, how tall, tallest, highest
height limit, height restriction, minimum height
tall enough > height restriction, minimum height
depth, how deep
thick, thickness, chunky
thin, slim, skinny
wide fit, wide feet, broad feet, wider fitting, extra wide
fully booked, sold out, no spaces left, no places left, booked up, no availability, full up
waiting list, waitlist, reserve list, cancellation list
available, availability, free slots, spaces left, places left, vacancies, any room
capacity, how many people fit, maximum number, max number > capacity, seats, up to, maximum
max, maximum, at most, upper limit, no more than
maximum, how many at most > up to, no more than, limit
min, minimum, at least, no fewer than
limit, maximum allowed, restriction
unlimited, no limit, limitless, as many as wanted
dozen > twelve, 12
half a dozen > six
bulk, large quantity, big order, large order, lots of them, wholesale, in bulk, high volume
more than one, several, multiple, two or more
extra, additional, supplementary
per person, per head, a head, pp
half price, 50% off, 50 per cent off
kilo, kg, kilogram, kilogramme
lbs, ounces, how many kilos > weight, kg
miles, mileage
kilometre, km, kilometer, miles > distance
metre, foot long, inches, centimetre > measurements, size
square metre, sq m, square feet, sq ft, floor area, square footage
litre, liter, gallon > capacity, volume
temperature, degrees, how hot, how cold, how warm
cheap, inexpensive, low cost, low-cost, affordable, budget, economical, reasonably priced, low price, good value
cheapest, lowest price, least expensive, most affordable, starting from, prices from
expensive, pricey, costly
posh, luxury, luxurious, high-end, upmarket, deluxe, premium, swanky
basic, standard, no-frills, entry level
value for money, worth it, good deal, bargain
free, no charge, free of charge, complimentary, on the house, gratis, at no cost, costs nothing, for nothing
included, inclusive, part of the price, thrown in, comes with, in the price
extra charge, surcharge, supplement, additional fee, extra cost, costs extra
hidden charges, hidden costs, hidden fees, nasty surprises, extras to pay > no hidden costs, all inclusive, extra charges
discounted, reduced, marked down, on offer, on sale, money off, special offer
fixed price, flat rate, set price, flat fee, one price
hourly, by the hour, per hour, hourly rate
fast, quick, speedy, rapid, swift, express
urgent, emergency, ASAP, as soon as possible, right now, immediately, straight away, in a hurry
takes ages, takes forever, slowly > slow
gentle, slow-paced, low impact, light exercise, not strenuous
strenuous, physically demanding, physically challenging
how fit, fit enough, need to be fit > fitness, fitness level, all abilities
easy, straightforward, not difficult, doddle
difficult, hard, tricky, complicated, complex
easy level, for beginners, suitable for beginners, beginner friendly
suitable, appropriate, right for
family friendly, family-friendly, child friendly, child-friendly, kid friendly, good for kids, suitable for children
adults only, adult only, over 18s only, no children, no kids, child-free
quiet, peaceful, silent, calm, tranquil, noiseless
noisy, loud, noise, rowdy
loud music, party noise, shouting > noise, quiet hours, quiet
quiet time, quieter times, least busy, when is it quiet, off-peak, less crowded
busy, crowded, packed, rammed, full of people
busiest, busiest times, peak times, rush hour, peak hours
off-peak, off peak, quiet times
lively, buzzing, vibrant, bustling
discreet, confidential, confidentially, in confidence
open to all, open to the public, open to everyone, anyone can come
popular, in demand, best seller, best-selling, bestselling, favourite, most popular, best selling
famous, well known, well-known, renowned
recommended, advisable, suggest, advised
necessary, needed, required, compulsory, mandatory, obligatory, must have
optional, not compulsory, not required, if you like, up to you, voluntary
allowed, permitted, OK to, okay to, acceptable
forbidden, not allowed, banned, prohibited, not permitted, against the rules, no entry for
doable, feasible > possible, can be arranged
impossible, can't be done, not possible, cannot be done
friendly, welcoming, approachable
rude, unfriendly, impolite, bad attitude > complaint, complaints, feedback
professional, reliable, trustworthy, dependable, reputable
experienced, years of experience, seasoned, been doing it long, how much experience > experience, experienced
local, nearby, close by, near, round the corner, neighbourhood
near, close to, next to, not far from, within walking distance, a stone's throw
long way, far away, miles away > distance, far
walking distance, walkable, can I walk, on foot, short walk, minutes' walk
central, in the centre, centrally located, city centre, town centre
comfortable, comfy
sturdy, robust, durable, hard-wearing, long-lasting, heavy duty
fragile, delicate, breakable, easily broken, easily damaged
adjustable, can be adjusted, variable
portable, can be moved, travel size, travel-size
waterproof, water-resistant, watertight, rainproof, showerproof
washable, machine washable, can be washed, wash it
fireproof, fire resistant, flame retardant, fire retardant
eco-friendly, environmentally friendly, sustainable, eco, ethical, planet-friendly
plastic-free, no plastic, without plastic, biodegradable, compostable > eco-friendly, sustainable, recyclable, packaging
carbon footprint, carbon neutral, emissions, climate > environment, sustainability, carbon
cruelty-free, cruelty free, not tested on animals, against animal testing
natural, chemical-free, no chemicals, non-toxic, without chemicals
harsh chemicals, toxic, fumes, strong smell > non-toxic, eco-friendly, chemicals
scented, perfumed, fragranced, smells nice
unscented, fragrance-free, fragrance free, perfume-free, no smell
handmade, hand-made, hand made, handcrafted, made by hand, artisan
homemade, home-made, home made, made in house
custom, bespoke, made to measure, made to order, tailor-made, custom-made, customised, customized
personalised, personalized, with a name, with my name, add a name, monogrammed
ready-made, off the shelf, off the peg, ready made
genuine, authentic, not fake
fake, counterfeit, knock-off, replica
unique, one of a kind
limited edition, rare edition, limited run
similar, comparable, equivalent
matching, goes with, same colour
assorted, variety pack, mixed selection > selection, assorted, mixed
new in, new arrivals, just in
British-made, made in Britain, made in the UK, UK made, made in England
imported, from abroad, made overseas, foreign-made
red, scarlet, crimson, burgundy, maroon > red
blue, turquoise, sky blue, royal blue, teal, indigo > blue
purple, violet, lilac, mauve, lavender colour > purple
pink, fuchsia, salmon pink, blush, magenta > pink
brown, chestnut, chocolate brown > brown
ivory, off-white > white, cream
grey, gray, charcoal, silver grey
beige, taupe, magnolia > neutral, neutrals
pastel, light colours > pastel
colour, color, shade, hue
colours, color options, what colours, which colours, other colours > colours, colour range, shades
black and white, monochrome, greyscale, mono
full colour, in colour, coloured, four colour
multicoloured, rainbow, colourful, multi-coloured
plain, unpatterned, single colour, solid colour
striped, spotty, tartan, polka dot, floral print > patterned, pattern, patterns
shiny, glossy, gloss, polished, high shine
matt, matte, flat finish, not shiny
transparent, see-through, translucent
bright, well lit, sunny, light and airy, lots of light
circular > round
oval, heart-shaped, star-shaped, hexagonal > shape, shapes
blunt, blunt knife, not sharp, needs sharpening > sharpening, sharpen
flat ground, even ground, no hills
hilly, uphill, lots of hills > steep, hills
muddy, boggy, wet underfoot, dirty underfoot
slippery, slippy, icy
open plan, open-plan, one big room
spacious, roomy, plenty of space, big room, large room
cramped, tight space, narrow access, small space
furnished, with furniture, fully furnished, comes with furniture
unfurnished, no furniture, without furniture, empty flat
heated, has heating, warm inside
chilled, refrigerated, kept cold
stale, gone off, past its best, not fresh
mild, not spicy, not too hot, without chilli
disappointed, unhappy, dissatisfied, not happy, not satisfied, let down
wrong, incorrect, mistaken
missing, not there, didn't come, didn't arrive
late, delayed, behind schedule, running late
on time, punctual, punctually, promptly
flexible hours, change times, whenever suits > flexible, flexible hours
permanent, for good, forever, lifelong, for life
temporary, short-term, short term, interim, for a while
long-term, long term, long stay, for months
short stay, short break, weekend break, mini break
minimum stay, only one night, just one night, single night > minimum stay
last minute, last-minute, short notice, late deal, at short notice
anonymous, anonymously, without giving my name, no name
online, on the internet, over the internet, on the web, via the website
in person, face to face, face-to-face, physically, in the shop
by phone, over the phone, on the phone, telephone consultation, by telephone
by post, by mail, through the post, in the mail, postal, mail order
by hand, manually, hand done
automatically, by itself, without doing anything
illegal, against the law, unlawful
valid, in date, still good, not expired
expired, out of date, lapsed, no longer valid, past its date
`
