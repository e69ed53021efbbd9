export const homeAndHousehold = `
house, home, property, dwelling, residence
flat, apartment, maisonette, penthouse, condo > property, home, apartment
flat, apartment
bungalow, cottage, terraced house, semi-detached, detached house, townhouse, mansion > house, home, property
bedsit, studio flat, one room flat
house share, shared house, flatshare, HMO, room in a house > shared, house share
my place, my house, my home, our house, my flat, at mine > home, at home, your home, home visits
lounge, living room, sitting room, front room
bedroom, spare room, box room, guest room, master bedroom > bedroom, room
toilet, loo, WC, bathroom, restroom, washroom, lavatory, bog, powder room, conveniences
ensuite, en-suite, en suite, private bathroom, own bathroom, own shower
shared bathroom, communal bathroom, shared shower, shared facilities, share a bathroom
bath, bathtub, bath tub
hot tub, jacuzzi, whirlpool, spa bath, hydro pool
shower, freshen up, shower facilities, get clean
kitchen, kitchenette, cooking facilities, place to cook, kitchen area, cook our meals
utility room, laundry room, larder, pantry, scullery > utility, kitchen
hallway, corridor, entrance hall, passage
loft, attic, roof space
basement, cellar, lower ground floor
conservatory, sunroom, sun room, orangery, garden room
garage, carport, lock-up, lockup
upstairs, first floor, upper floor, top floor, second floor > stairs, lift, upstairs
downstairs, ground floor, street level, lower floor
stairs, steps, staircase, flight of stairs, stairway
lift, elevator
no lift, without a lift, walk-up > stairs, lift
ramp, level access, step-free, no steps, flat access, wheelchair ramp
roof, rooftop, tiles off the roof, slates, roofing
gutter, guttering, downpipe, drainpipe, rainwater pipe
chimney, flue, fireplace, chimney breast
chimney sweep, chimney swept, chimney cleaned
log burner, wood burner, woodburner, wood-burning stove, log fire, multi-fuel stove
double glazing, UPVC windows, sash windows, casement, bifold doors, patio doors > windows, doors, glazing
window pane, pane of glass, broken window, smashed window, misted window > glazing, glass, glazier
roller blinds, venetian blinds, window blinds, shutters, drapes > blinds, curtains, window dressings
curtains, drapes
sofa, couch, settee, lounge suite, three-piece suite, corner sofa, chesterfield
sofa, armchair, wardrobe, bed, chest of drawers, bookcase, sideboard, desk, chair > furniture
piece of furniture, furniture, furnishings, home furnishings
sofa bed, sofabed, pull-out bed, futon, camp bed, fold-up bed, put-you-up, folding bed
armchair, recliner, easy chair, rocking chair, stool > chair, seating, furniture
wardrobe, closet, cupboard, built-in cupboard, armoire
chest of drawers, tallboy, bedside table > furniture
bookcase, bookshelf, shelves, shelving, shelf
flat pack, flat-pack, flatpack, IKEA, self-assembly, put together furniture > flat-pack assembly, furniture assembly, assembly
IKEA > furniture, flat-pack
assemble, put together, put it together, set up furniture, assembly
double bed, queen bed, king-size bed, king size, superking > king-size, double room
twin beds, two single beds, two beds, separate beds, twin room
single bed, bed for one > single room
bunk bed, bunk, bunks
dorm, dormitory, shared room
sheets, duvet, pillow, pillowcase, quilt, blankets, bedclothes > bed linen, bedding, linen
duvet, quilt, comforter, doona
blanket, bedspread
mattress, memory foam, divan > mattress, bed
bath towel, flannel, hand towel, beach towel > towels
bathrobe, dressing gown, robe, slippers > robe, robes
toiletries, shampoo, soap, shower gel, conditioner, body wash > toiletries
shampoo, soap, towel, toothbrush, razor > toiletries
toilet paper, loo roll, toilet roll, bog roll
rug, carpet, floor covering
sofa, mattress, armchair, curtains > upholstery, soft furnishings
laminate, parquet, vinyl, lino, hardwood floor, engineered wood, LVT, tiles > flooring, floors
wooden floor, wood floor, floorboards, hardwood floor, parquet
floor sanding, sand the floor, strip floorboards, refinish floors
tile, tiles, tiling, tiled, retile, tiler
grout, regrout, mouldy grout, silicone, sealant > grouting, tiling, sealant
wallpaper, wallpapering, paper the walls, hang wallpaper, papering
emulsion, undercoat, gloss paint, primer > paint, painting
paint a room, redecorate, decorate, do up a room, lick of paint, paint my house, decorating
plaster, plastering, skim, replaster, plasterboard, cracks in the wall
damp, mould, mold, condensation, rising damp, black spots on wall, mildew
insulation, draughty, loft insulation, cavity wall, cold house > insulation, energy efficiency
extend my house, loft conversion, conservatory, garage conversion > extensions, building work, conversions
new kitchen, kitchen fitted, kitchen units, worktop, kitchen refit > kitchen fitting, kitchens, kitchen installation
new bathroom, bathroom refit, bathroom fitted, replace my bath > bathroom fitting, bathrooms, bathroom installation
worktop, countertop, kitchen counter, work surface
tap, faucet, mixer tap, dripping tap
sink, basin, washbasin, hand basin
toilet won't flush, blocked toilet, blocked sink, clogged drain, blocked drain, slow drain, smelly drain > drains, blockage, unblock, blocked drains
burst pipe, leaking pipe, water leak, water coming through, dripping ceiling, flooded > leak, emergency, plumbing
no hot water, no heating, boiler broken, boiler packed up, cold radiators > boiler, boiler repair, heating, emergency
boiler, combi, combi boiler, Worcester Bosch, Vaillant, Baxi, Ideal boiler > boiler, boilers, heating
radiator, underfloor heating, thermostat, Nest thermostat > heating, central heating
heating, central heating, heated, radiators on
heat pump, air source, ground source, solar panel, solar panels > renewable, renewables, energy
solar panel, solar panels, solar, PV, photovoltaic
smoke alarm, smoke detector, fire alarm
carbon monoxide alarm, CO alarm, carbon monoxide detector
burglar alarm, intruder alarm, security system, house alarm, CCTV > security, alarm, alarms
CCTV, security cameras, surveillance, video monitored
gas leak, smell gas, smell of gas > gas emergency, emergency
no power, power cut, electrics tripped, fuse blown > electrical fault, fault finding, electrics, emergency
fuse box, fusebox, consumer unit, fuse board, breaker box, circuit breaker
socket, plug socket, power point, power outlet, electrical point
rewire, rewiring, old wiring, new wiring, wiring
light fitting, chandelier, spotlight, downlight, light switch, pendant light > lighting, lights, electrical
light bulb, bulb, lamp bulb
extension lead, extension cable, adapter, adaptor, plug adapter
PAT test, appliance testing, portable appliance testing
EICR, electrical certificate, electrical safety check, landlord electrical certificate > electrical inspection, EICR
gas certificate, CP12, gas safety check, landlord gas check, gas safety certificate
EPC, energy certificate, energy rating, energy performance certificate
fridge, freezer, refrigerator, fridge-freezer, icebox > appliances, white goods
washing machine, washer, laundry machine
tumble dryer, dryer, tumble drier, drying machine
dishwasher, dish washer
cooker, oven, stove, Aga
hob, cooktop, stovetop, induction hob
microwave, microwave oven
fridge, freezer, washing machine, cooker, oven, dishwasher, tumble dryer, microwave > appliance, appliances, white goods, household appliances
kettle, toaster, blender, air fryer, slow cooker > small appliances, appliances
oven cleaning, clean my oven, dirty oven, greasy oven
hoover, vacuum, vacuum cleaner, hoovering, vacuuming
Dyson, Henry hoover, Shark vacuum > vacuum cleaner, vacuum
mop, bucket, bleach, cloths, sponge, duster, detergent > cleaning products, cleaning materials, cleaning equipment
cleaning stuff, cleaning supplies, cleaning products, cleaning materials, cleaning things
dusting, hoovering, mopping, vacuuming, scrubbing, wiping > cleaning, clean
ironing, iron, iron my shirts
iron, ironing board
laundry, washing, wash clothes, launder, do our washing
laundrette, launderette, laundromat, laundry service
dry cleaning, dry clean, dry cleaner, dry cleaner's
clothes horse, airer, washing line, drying rack, somewhere to dry clothes > drying, drying area
dirty, filthy, grubby, mucky, unclean, soiled
spring clean, deep clean, one-off clean, thorough clean, big clean
end of tenancy, move-out clean, moving out clean, checkout clean, leaving my flat clean > end of tenancy cleaning
stain, spillage, red wine stain, blot
pet hair, dog hair, cat hair > pet hair
smell, odour, odor, stink, pong, whiff
rubbish, trash, garbage, waste, junk, litter
bin, dustbin, trash can, wheelie bin, rubbish bin
bin day, rubbish collection, refuse collection, waste collection
skip hire, dumpster, skip bag
rubbish tip, the dump, recycling centre, household waste site
recycle, recycling, recyclable, recycled, bottle bank
old sofa, old mattress, old fridge, old furniture, old bed > disposal, take away, removal, collection of old
get rid of, dispose of, disposal, take away my old, throw away, chuck out
house clearance, clear a house, empty a house, clear out the house, junk removal, rubbish removal
clutter, declutter, hoarding, tidy up my house > decluttering, organising
box, boxes, cardboard box, carton, cardboard boxes, packing box
bubble wrap, packing paper, packing tape, parcel tape, wardrobe box, bin bags > packing materials, packaging
grand piano, upright piano, pool table, hot tub, piano > heavy items, specialist items, bulky items
antique, antiques, heirloom, vintage furniture, period furniture
antique, painting, mirror, china, vase, chandelier > fragile, fragile items, valuables
mirror, looking glass
picture, painting, framed picture, canvas
hang a picture, hang pictures, hang a mirror, put up shelves, mount a TV, TV on the wall > handyman, odd jobs, wall mounting
ladder, stepladder, scaffolding, tower scaffold, cherry picker > access equipment, working at height
lock, padlock, door lock, deadbolt, Yale lock
key, keys, key fob, keycard
spare key, extra key, second key, another key, key cut, copy of key, duplicate key, key cutting
locked out, lost my keys, keys lost, keys locked inside, shut myself out > locked out, lockout, locksmith, keys
key safe, lockbox, key box, key lock box
door code, entry code, keypad, pin for the door, access code, gate code
doorbell, buzzer, intercom, entry phone, Ring doorbell
letterbox, letter box, mailbox, post box
safe place, leave with neighbour, left in porch, not at home, nobody in > delivery, safe place
balcony, terrace, patio, veranda, roof terrace > outdoor space, balcony
fire extinguisher, fire blanket, fire exit, fire escape > fire safety
air conditioning, air con, AC, aircon, cooling, climate control, air conditioned
hairdryer, hair dryer, hair drier
hair straighteners, curling tongs, hair curler, GHD > styling tools, straighteners
sewing machine, overlocker, needle and thread > sewing, sewing machines
`
