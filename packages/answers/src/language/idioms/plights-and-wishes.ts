// What visitors say: what a site would say. Grammar in understand/words/plain-words.ts.
export const plightsAndWishesTalk = `
spilt / spilled / spill / liquid damage / water damage: tipped|knocked|spilt|spilled|spilling|spill|poured|threw|dropped my|some|a? coffee|tea|water|wine|juice|beer|milk|drink|cola all? over|on|onto|into|in|down, tipped|knocked|spilt|spilled|poured a cup|glass|mug|pint of coffee|tea|water|wine|juice|beer|milk|drink|cola all? over|on|onto|into|in|down
liquid damage / water damage: got <laptop|phone|tablet|computer|camera> wet, dropped my|the|his|her <phone|laptop|tablet|iphone|ipad|camera|watch> in|into the|a? water|bath|toilet|loo|sink|pool|sea|river|puddle, <phone|laptop|tablet|iphone|ipad|camera> fell in|into the|a? water|bath|toilet|loo|sink|pool|sea, <phone|laptop|tablet|iphone|ipad|camera> got wet|soaked|drenched, <phone|laptop|tablet|iphone|ipad> went through the wash
cracked screen / broken screen / screen: smashed|cracked|shattered|broke my|the|his|her <phone|iphone|ipad|tablet|laptop>, <phone|iphone|ipad|tablet> screen|glass is|has smashed|shattered, sat on my <phone|iphone|ipad|tablet|laptop>, dropped my <phone|iphone|ipad|tablet> on the floor|ground|pavement|concrete
battery: doesnt|dont|wont|not hold|hold|keep a|its charge, dies|dead after an|a|two|few hour|hours, runs|running flat|out so|too|really quick|quickly|fast, goes|going flat so|too|really quick|quickly|fast, keeps dying
charging port: wont|doesnt|isnt|not charge|charging any|at|properly, plug falls out, cable falls out
virus removal / virus: pop ups everywhere, full of pop ups, been hacked, got hacked, picked up a virus|bug
data recovery / recover: get my|the|our <photos|pictures|files|documents> back, lost all my|our <photos|pictures|files|documents>, rescue my|our <photos|pictures|files|documents>, <photos|pictures|files> gone|vanished|disappeared
slow / upgrade / speed up: takes ages|forever to start|boot|load, slow as a snail, crawling along, grinds to a halt
uncollected: forget|forgot|forgotten to pick|collect|fetch up? my|the|our? _ up? for ages, forget|forgot|forgotten to pick|collect|fetch up? my|the|our <phone|laptop|device|car|bike|shoes|dress|suit|order|coat|watch>, never|dont|didnt|not pick|picked it|them up, never|dont|didnt|not come|came back for it|them, leave|left it|them with you too long|for ages|for months
parking / loading bay: stop|park|pull up? the|my|our|a car|van nearby|outside|close|near, stop|park the|my|our|a car|van in front, pull up outside|nearby, stop outside|nearby, place to stop|pull, unload|unloading the|my|our car|van|stuff|things, load|loading up the|my|our car|van, dump the motor
vegan: without any? meat or|and any? dairy|milk|eggs|cheese, no meat or|and|nor dairy|milk|eggs|cheese, free of|from meat or|and dairy|milk|eggs|cheese, without any? dairy|milk|eggs|cheese or|and meat, no dairy|milk|eggs|cheese or|and meat, dont|doesnt|not|never eat|eats|touch|touches any? animal products, no|without animal products, nothing from animals, plant based, only eat|eats plants
vegetarian: without any? meat, free of|from meat, meat free, meatless
gluten-free / coeliac: without any? wheat|gluten, free of|from wheat|gluten, wheat free, avoid|avoids|avoiding wheat|gluten
alcohol-free / non-alcoholic / soft drinks: without|no alcohol|booze, dont|doesnt|not drink|drinks alcohol, designated driver
decaf: without caffeine, no caffeine, caffeine free
halal: muslim food|meal|diet|options, suitable for muslims
kosher: jewish food|meal|diet|options
children's menu / kids menu / children's portions: smaller portions|plates for, anything|something kids|children will|would|can eat, food for fussy kids|children
high chair / highchair: seat|chair for the|a|my|our baby|toddler, somewhere to sit|put the|a|my|our baby|toddler
baby changing / changing table: change a|the|my|our nappy|nappies|diaper|diapers|baby, nappy change
pushchair / buggy / pram: with a|the|my|our stroller|pushchair|buggy|pram
dogs welcome / dogs / pets: bring|take|brings|have my|our|the|a pooch|pup|puppy|doggo|labrador|spaniel|terrier|collie along|in|inside|with, four legged friend, furry friend, mans best friend
+birthday party / party: throw|throwing|hold|holding|have|having a|my|our|his|her do|bash|shindig|celebration, turning <5|6|7|8|9|10|18|21|30|40|50|60>, celebrate his|her|my|our birthday
hen party / stag party / group: last night of freedom, with the girls|lads|boys, bunch of mates|friends|us, a load|gang|crowd of us
wedding: getting hitched|married, tie|tying the knot, our big day, my big day, the big day, say|saying i do
anniversary: been married for, married _ years
funeral: say|saying goodbye to my|our, my|our|his|her nan|gran|dad|mum|father|mother|husband|wife passed|died|has died
corporate / business / team building: works do|outing, office do|outing|party, take|taking the team|staff|office out, away day, for our|my company|firm|colleagues|workmates
school groups / schools: bring|bringing my|our|a class|pupils|students, class trip, school trip, field trip
student discount / students / concession: at uni|university|college, still studying, nus card, student card
senior discount / seniors / concession: im|am over 60|65|70, oap, oaps, pensioner, pensioners, im|am retired
+family ticket / family: two adults and two|three|one kids|children, two|three kids|children and us|me
season ticket / annual pass / membership: come every week|day|month, come all the time, come as often as, visit all year, use it all year
freeze / pause / suspend: break my|his|her leg|arm|ankle|wrist, going|go travelling|away for _ months, off injured, laid up, cant train for
cancel membership / cancel / leave: stop my|our membership|subscription|plan|direct debit, get out of my|our|the contract|membership|subscription, give up my|our|the membership|subscription, stop paying every|each month
shoes / hire shoes: what <shoes|trainers|boots> do i need, do i need special|proper|own shoes|trainers|boots|kit|gear|equipment
hire / rent: borrow|lend me|us? a|an|some|the, dont have my|our own, havent got my|our own, no kit|gear|equipment of my own
changing rooms / showers: have|take|grab|get a shower, freshen up, get changed, somewhere to change, wash afterwards|after
lockers / locker: keep|leave|put|lock|stash my|our valuables|bag|bags|stuff|things|belongings safe|somewhere|away|up, somewhere safe for|to, somewhere to put|leave my|our bag|bags|stuff|things
luggage storage / luggage / left luggage: leave|drop|stash|store|dump my|our suitcase|suitcases|cases|bags|luggage|rucksack before|after|with|until|till
bike storage / bike racks / cycle racks: lock|chain|leave|park|put|store up? my|our|a bike|bikes|bicycle|bicycles|cycle|cycles
toilet / toilets / accessible toilet: spend a penny, use the loo|toilet|bathroom|restroom|gents|ladies, the loo, the loos, a loo, pop to the loo
hearing loop: hearing aids|aid, hard of hearing, cant hear well
guide dogs / assistance dogs: partially sighted, im|am|is blind, service dog, assistance dog, guide dog
quiet hours / quiet sessions / autism: autistic, on the spectrum, sensory overload, noise sensitive, hates noise|crowds
interpreter / languages / speak: dont|doesnt|not speak|speaks much|any|good|very? english, english isnt|is not my|his|her first|mother, talk|speak to someone in
insurance / insured: what cover, who pays if, liable if
sick / sickness / illness: throwing up, been sick, tummy bug, running a temperature|fever, got covid|flu, chicken pox
+pain / toothache / emergency: in agony, killing me, throbbing, sore tooth|teeth|gum|gums|jaw, tooth|teeth hurts|hurt|aches|ache, kept me up all night
filling / crown: hole in my|his|her|the tooth, lost a|my filling, filling fell|came|has out|fallen|come, bit of my|his|her tooth broke|snapped|came
check-up / examination: once over, have|get my|his|her|our teeth|eyes|ears looked|checked at?, have a look at my|his|her teeth
hygienist / scale and polish / cleaning: teeth|gums cleaned, clean my teeth, tartar, plaque
dentures / implant / bridge: false teeth, missing tooth|teeth, gap in my teeth
glasses / eye test / sight test: cant see far|close|well|clearly, blurry vision|eyes, new specs, eyes tested|checked
mot: test is due|running, yearly|annual test, roadworthy
brakes / brake: squeal|squeals|squealing|squeak|squeaks|squeaking|grind|grinds|grinding when|as i|we|it? stop|brake|slow, takes ages to stop, spongy pedal
exhaust: blowing smoke, smoke from the back, loud as a tank, rattling underneath
air conditioning / air con: blows|blowing warm|hot air, stays|is hot inside, doesnt|not|wont blow|get cold
oil change / service: needs an? oil, fresh oil, due a? service
clutch / gearbox: wont|cant go|get into gear|reverse, gears crunch|grind|slip
tyres / tyre: bald tyre|tyres, new rubber, tread is low|worn
windscreen: chip|crack|stone in the|my windscreen|windshield|glass
key / locksmith: lost my|the|our|his|her keys|key, locked out|myself out, locked the keys|key in, key snapped|broke in
blocked drain / drains: sink|toilet|loo|bath|shower wont|doesnt|isnt drain|draining|flush|empty, water wont go down
radiator / heating: stone cold, cold at the top|bottom, wont|doesnt warm|heat up
electrician / fuse board: keeps tripping, fuse keeps, lights flicker|flickering, sparks from
roof / leak: drip|drips|dripping|coming through the ceiling|roof, damp patch|patches, rain comes|coming in
pest control / pests: mice|rats|wasps|ants|bedbugs|cockroaches in my|our|the
+removals / moving: moving|move house|flat|home, shift|shifting my|our furniture|stuff|things
garden / lawn: grass cut|cutting|mown, cut the|my|our grass|hedge, overgrown
quote / estimate: rough idea|price|figure of|for|how, ballpark figure|price, what would it come to, price it up, price up a|the|my
free quote / free estimate: quote cost|for free|nothing, pay for a|the quote|estimate
waiting list / full: if|when youre|you are|its|it is full|booked, all places|spots|spaces taken|gone, get a place|spot if, sold out already
gift voucher / vouchers: treat|treating my|a|someone|him|her to, present|gift for my|a|his|her|the? <mum|dad|wife|husband|friend|girlfriend|boyfriend|boss|teacher|nan|gran>
engraving / personalised: put a|his|her|my|our|their name|initials on, with a|his|her|my|our|their name|initials on
resize / alteration: too big for my|his|her finger|wrist, too small for my|his|her finger|wrist, too loose, too tight
trade in / part exchange: take my|our|the old <phone|car|bike|laptop|guitar|piano> in exchange|instead, give me something for my old, swap my old
buy back / sell / second-hand: buy my|our|his|her old|used, sell you my|our|some
second-hand / refurbished / used: pre loved|owned, one previous owner, not brand new, secondhand
spare parts / parts: bits for, replacement bits|part, spares for
express / same day: in a hurry|rush, super fast, need|want it now|today|asap|urgently, as fast as possible, quick as possible
cut-off / order by: order in time for, get it by|before <tomorrow|friday|saturday|sunday|monday>, still get it <today|tomorrow>
size guide / sizes: which size|sizes do|would|should i, come up small|big|large, true to size
fully booked / availability: room at the inn, any room|space|spaces|slots|openings left, any gaps
sea view: look|looks|looking out over|on|onto|at the sea|ocean|water, see the sea
ground floor / lift: cant|dont|no do|manage|climb|stairs stairs, bad knees|hip|hips|knee, without stairs|steps
cot / baby cot: somewhere for the baby to sleep, baby to sleep, travel cot
pillow / bedding / towels: bring sheets|towels|bedding|pillows, bring our|my own sheets|towels|bedding|pillows
late arrival / reception hours: get|arrive|be there after midnight, turn up in the middle of the night
breakfast: eat in the morning, brekkie, brekky, fry up, full english
packed lunch: food to take with us|me, sandwiches to take|for, lunch to go
swimming nappy / nappies: not potty|toilet trained, still in nappies, wears nappies
goggles / swimming hat / equipment: what does he|she need in the water, hat in the pool
afraid of water / nervous / confidence: scared|afraid|frightened|terrified of|in the? water, hates the water, wont put his|her face in
lifeguard / safety: who is watching the pool, keep them safe, watches the pool
photos / photography: take|taking snaps|pics|videos|a? photos|pictures, film|filming my|our|him|her|them
certificate / qualification: something to show for it, get a badge|certificate|diploma, piece of paper at the end
catch up / missed lesson: off sick|ill for a|one|the lesson|class|week
retest / exam: fail|failed|fails my|the|his|her test|exam, have another go at the
power of attorney: handle|manage|look after my|his|her|their|mums|dads <money|affairs|finances>, losing his|her memory, has dementia|alzheimers
+conveyancing: buy|buying|sell|selling a|my|our first? house|flat|home|place
prenuptial / cohabitation: before we get married|wed, moving in together, living together
power cut / emergency: no power|electricity, lights went out
+noise / noisy: keeps making a|funny|weird|strange|odd noise|sound, funny|weird|strange|odd noise|sound
repair / mend: on the blink|fritz, given up the ghost, conked out, playing up, acting up, on its last legs, kaput, knackered, broke down on me, stopped working
worth repairing / repair: beyond repair, worth fixing|mending|saving
storage: keep|store my|our|the _ over winter|summer, keep|store my|our|the _ over the winter|summer
sustainable / eco / recycled: good for the planet, kind to the planet, green credentials, carbon footprint
local / seasonal: where do|does your|the _ come from, home grown, grown locally|nearby|here
handmade / homemade: make|made|bake|baked|cook|cooked it|them|everything yourselves|yourself, from scratch
reviews / testimonials: what do|did other people|customers think|say
when founded / when established / history: how long have you been going|around, when did you start|begin, how did|it all start|begin
who is the owner / who is the founder: who owns|started the|this|your place|shop|business|company, whose place|shop is
social media / instagram: follow you
newsletter: hear about offers|deals|news, stay in the loop|touch, get your emails
`
