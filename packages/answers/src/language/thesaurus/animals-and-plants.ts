export const animalsAndPlants = `
dog, doggy, pooch, hound, canine, mutt, four-legged friend, pup
labrador, poodle, puppy, terrier, spaniel, collie, beagle, bulldog, dachshund, chihuahua, husky > dog, pet, animal
Alsatian, German shepherd, Rottweiler, Doberman, greyhound, whippet, boxer dog, dalmatian, pug > dog, pet
cockapoo, labradoodle, cavapoo, goldendoodle, cavachon, puggle > dog, crossbreed, pet
Staffie, Staffy, Staffordshire bull terrier, bull terrier, Jack Russell, Westie, Yorkie, schnauzer, shih tzu > dog, terrier, pet
retriever, golden retriever, springer, cocker spaniel > dog, large breed, pet
great dane, St Bernard, mastiff, Newfoundland, Rottweiler, German shepherd, Irish wolfhound > large dog, large dogs, big dogs, large breed
chihuahua, pug, Yorkie, Pomeranian, dachshund, shih tzu, Maltese, lapdog > small dog, small dogs, small breed, toy breed
sausage dog, dachshund
XL bully, pit bull, pitbull, American bully > banned breeds, dangerous dogs, breed restrictions
fighting dog, dangerous dog, banned breed > banned breeds, dangerous dogs, breed restrictions
puppy, pup, young dog, puppies
old dog, elderly dog, senior dog, ageing dog
bitch, female dog, girl dog > female, bitch
on heat, in heat, bitch in season > in season, on heat
neutered, spayed, castrated, spay, neuter
intact, entire male, unneutered, not neutered, unspayed, not castrated > entire, unneutered, neutered
rescue dog, rescue cat, adopt a dog, rehomed, rehoming, adopted dog > rescue, rehoming, adoption
guide dog, assistance dog, service dog, hearing dog, support dog, therapy dog
guide dog > assistance dogs, assistance dog, service animals
aggressive dog, reactive dog, bites, bitey, snappy, growls, unfriendly dog > aggressive, reactive, temperament, behaviour
pulls on the lead, won't come back, jumps up, barks, chews, separation anxiety > behaviour, training, obedience
recall, lead walking, loose lead > dog training, obedience, training
dog training, puppy class, puppy school, obedience class, puppy training
lead, leash, dog lead
off lead, off-lead, off the lead, off the leash, run free
dog walk, walkies, walk my dog, take my dog out, dog exercised
kennel, kennels, boarding kennels, dog hotel, dog boarding
cattery, cat hotel, cat boarding, board my cat
doggy day care, dog daycare, dog creche, day care for dogs, doggie daycare
dog friendly, dog-friendly, pet friendly, pet-friendly, dogs welcome, pets allowed, pets welcome, take my dog
dog grooming, dog groomer, dog haircut, dog wash, dog parlour, clip my dog, pet grooming
matted, tangled coat, knotted fur, matts > matting, dematting, coat
claws, nails clipped, nail clipping, claw trim, nail trim
anal glands, glands emptied, glands expressed
flea, fleas, ticks, worms, worming, mites, flea treatment > parasites, parasite treatment, flea and worm
kennel cough, parvo, distemper, rabies > vaccination, vaccinations, vaccinated
microchip, microchipped, microchipping
dog poo, dog mess, dog waste, poo bags > dog fouling, waste bags
cat, kitty, kitten, moggy, pussycat, puss, feline, kittens
Siamese, Persian cat, Maine Coon, ragdoll, Bengal cat, tabby > cat, pet
litter tray, litter box, cat litter
rabbit, bunny, guinea pig, hamster, gerbil, ferret, chinchilla, rat, mouse > small animals, small pets, small furries, pets
bunny, rabbit, bunnies
guinea pig, hamster, gerbil > rodents, small animals, small furries
parrot, budgie, canary, cockatiel, parakeet > bird, exotics, pets
snake, lizard, tortoise, gecko, bearded dragon, iguana, turtle > reptile, reptiles, exotics, exotic pets
tortoise, turtle, terrapin
goldfish, koi, tropical fish, fish tank, aquarium > fish, aquatic, aquatics
hen, cockerel, bantam, geese, chickens at home > poultry, hens
cow, sheep, pig, goat, cattle, calves, ewe > livestock, farm animals, animals
sheep in the field, cows in field, grazing sheep > livestock, leads, on a lead
pony, ponies, mare, stallion, gelding, foal, Shetland pony > horse, horses, equine
horse, equine, horses
horse riding, riding lesson, pony ride, riding, pony trekking
stables, livery, stabling, keep my horse
horsebox, horse trailer, horse lorry
fox, badger, hedgehog, deer, squirrel, owl > wildlife, wild animals
bird watching, birdwatching, twitching, birding, bird hide
mouse, mice, rat, rats, cockroach, ants, bed bugs, wasps, moths, silverfish > pest, pests, pest control, infestation
rat, mouse, mice, rats > rodents, vermin, pest control
wasps nest, wasp nest, hornets, hornet's nest > wasps, wasp nest, pest control
bed bug, bedbugs, fleas, carpet beetle, moths > insects, pest control, infestation
bee, bees, swarm, honeybee, beehive > bees, beekeeper, swarm
pigeon, seagull, gulls > bird control, bird proofing
mole, molehills, moles in the lawn > moles, pest control
pet, pets, animal companion, furry friend, four-legged friend
dog crate, dog cage, pet carrier, cat carrier, cat basket, travel crate > carrier, crate
harness, muzzle, dog tag, dog collar > collar, lead
pet insurance, Petplan, insured pet, animal insurance > pet insurance, insurance, claims
put to sleep, euthanasia, euthanise, put my dog down
pet cremation, pet ashes, pet funeral, bury my dog > cremation, ashes
lost dog, lost cat, missing cat, stray, found a dog > lost pets, stray, dog warden
sitting service, pet sitter, cat sitter, house sitter, feed my cat > pet sitting, home visits
breeder, pedigree, Kennel Club, puppies for sale > breed, breeder, breeding
crossbreed, mongrel, mutt, mixed breed, cross breed
fur, moulting, shedding hair > coat, moulting
flower, bloom, blooms, blossom, floral
rose, tulip, lily, orchid, peony, daffodil, carnation, sunflower, chrysanthemum, hydrangea > flowers, blooms, stems
rose, tulip, lily, peony, carnation > bouquet, cut flowers
bunch of flowers, bouquet, posy, flower arrangement, floral arrangement
buttonhole, boutonniere, corsage, wrist corsage
wedding flowers, bridal bouquet, bride's flowers, wedding bouquet
funeral flowers, wreath, coffin spray, letter tribute, sympathy flowers, funeral tribute
dried flowers, everlasting flowers, silk flowers, artificial flowers, fake flowers > dried, artificial, faux
fake, artificial, faux, imitation
pot plant, house plant, houseplant, indoor plant, potted plant
cactus, succulent, yucca, monstera, peace lily, fern, spider plant, aloe vera > houseplants, plants, indoor plants
shrub, bush, hedge, conifer, laurel, privet > shrubs, hedging, plants
oak, beech, sycamore, willow, birch, pine, conifer, leylandii > tree, trees
apple tree, plum tree, cherry tree, pear tree > fruit trees, trees
daffodil bulbs, tulip bulbs, spring bulbs > bulbs, planting
seedling, plug plants, bedding plants, cuttings > plants, seeds
perennial, biennial, annuals > plants, planting
herb, basil, mint, parsley, thyme, rosemary > herbs, plants
lavender, geranium, pansy, begonia, fuchsia, petunia > bedding plants, plants, flowers
garden, yard, back garden, backyard, front garden, outdoor space
lawn, grass, turf, yard grass
mow, mow the lawn, cut the grass, grass cutting, mowing, lawn mowing, lawn cut
artificial grass, fake grass, astroturf, astro, artificial turf, synthetic grass
new lawn, lay turf, turfing, relay lawn, reseed > turf, turfing, lawn
weed, weeding, weeds, dandelions, overgrown garden > weeding, garden clearance
overgrown, neglected garden, out of control garden > overgrown, garden clearance, clearance
Japanese knotweed, knotweed > invasive, knotweed
hedge cutting, hedge trimming, trim my hedge, cut my hedge, hedges cut
prune, pruning, cut back, trim back, lop, crown reduction
cut down a tree, tree felling, fell a tree, chop a tree down, tree removal, take a tree down
tree stump, stump, stump grinding, stump removal, roots dug out
TPO, tree preservation order, protected tree, conservation area tree
logs, firewood, kindling, wood for the fire, wood burner logs
garden waste, green waste, grass cuttings, branches, hedge clippings, garden rubbish
compost, topsoil, soil, mulch, manure > compost, soil
plant pot, planter, flowerpot, hanging basket, window box
patio, paving, slabs, flagstones, terrace, paved area
decking, deck, wooden decking, composite decking
fence, fencing, fence panel, trellis, boundary fence
shed, summerhouse, garden building, log cabin, outbuilding, garden room
greenhouse, polytunnel, glasshouse, cold frame
pond, water feature, fountain, fish pond
garden furniture, patio set, outdoor furniture, sunlounger, parasol
lawnmower, lawn mower, mower, strimmer, hedge trimmer, leaf blower, chainsaw > garden tools, garden machinery, equipment
strimmer, brush cutter, weed whacker, grass trimmer
hosepipe, hose, garden hose, outside tap, sprinkler > hose, outdoor tap
watering can, spade, trowel, rake, hoe, secateurs, wheelbarrow > garden tools, tools
water my plants, water the plants, watering, plants watered
drought tolerant, low maintenance garden, easy garden, easy care plants > low maintenance
full sun, sunny spot, shady garden, north facing garden > sun, shade
hardy, frost proof, survive winter, overwinter, frost hardy
allotment, vegetable patch, veg plot, kitchen garden, grow your own
Christmas tree, Nordmann, Norway spruce, xmas tree, real tree > Christmas trees
holly, mistletoe, Christmas wreath, door wreath > Christmas, wreaths
pumpkin, pumpkin picking > pumpkins, Halloween, pick your own
pick your own, PYO, strawberry picking, fruit picking
`
