export const peopleAndRoles = `
man, men, gent, gents, gentleman, gentlemen, male, bloke, guy, chap
woman, women, lady, ladies, female
men's, mens, gents', gentlemen's, for men, for him
women's, womens, ladies', for women, for her
boy, lad, young man
girl, lass, young lady, young woman
unisex, all genders, any gender, men and women, both sexes, gender neutral
non-binary, nonbinary, trans, transgender, queer, gay, lesbian > LGBT, LGBTQ, all genders, everyone welcome, inclusive
women only, ladies only, female only, just for women, all female
men only, male only, just for men
mum, mom, mummy, mommy, mam, mother
dad, daddy, father, papa
mum, mam, mom, dad, mother, father, stepmum, stepdad, foster parent > parent, guardian, carer, adult, family member
parent, parent or guardian, legal guardian, caregiver
husband, hubby, wife, missus, spouse, girlfriend, boyfriend, fiancé, fiancée, other half > partner, spouse, companion
partner, spouse, significant other, other half, better half, plus one
husband, wife, boyfriend, girlfriend, mum, dad, sister, brother, cousin, aunt, uncle > relative, family member, loved one
fiancé, fiancée, bride to be, groom to be > engaged, bride, groom, couple
mother-in-law, father-in-law, in-laws, niece, nephew, aunt, auntie, uncle, cousin > relative, family member, family
relative, family member, kin, loved one
next of kin, closest relative, nearest relative, emergency contact
son, daughter, stepson, stepdaughter, grandson, granddaughter, grandchild, grandchildren > child, children, kids
brother, sister, twin, stepbrother, stepsister, half-brother > sibling, siblings
twins, triplets > siblings, multiple births, two children
grandma, granny, nan, nana, gran, grandmother
grandpa, grandad, granddad, gramps, grandfather
grandma, granny, nan, gran, grandpa, grandad, grandparent > senior, older people, over 60s, elderly, pensioner
grandma, granny, nan, gran, grandad, grandpa > grandparent, relative, family member
child, children, kid, kids, youngster, young person, under 16s, juniors, little ones
baby, infant, newborn, bub, babies, babe in arms
toddler, tot, preschooler, under fives, under 5s, pre-school
toddler, preschooler > young children, little ones, under 5s, children
teenager, teen, adolescent, youth, young person, young people, 13 to 17
teenager, teen, adolescent, 16 year old, 17 year old > under 18, under-18s, minor, young people
minor, under 18, under eighteen, under age, underage, not yet 18
schoolchild, schoolchildren, schoolboy, schoolgirl, school age, school kid, pupil
reception class, year one, infant school > key stage 1, primary, primary school
primary school, junior school, elementary school, key stage 2
secondary school, high school, key stage 3, key stage 4
sixth form, sixth former, a levels, college student, year 12, year 13
adult, grown-up, grown up, over 18, over 18s, over eighteen, 18 and over, 18+
elderly, older person, older people, senior, seniors, senior citizen, over 60s, over 65s
pensioner, OAP, retired, retiree, senior citizen, state pension age, over 65s, old age pensioner
pensioner, OAP, retired, senior, student, unemployed, jobseeker, disabled > reduced rate
middle-aged, in my forties, in my fifties, over 40, over 50 > all ages, any age, adults of all ages
how old, what age, old enough > age limit, minimum age, age restriction, aged, years old
too old, too young > age limit, any age, all ages, minimum age, no upper age
all ages, any age, every age, whatever your age, young and old, no age limit
newborn, three months old, six months old > baby, babies, infant, under 1, under 2
student, undergrad, undergraduate, postgrad, uni student, university student, college student
student card, student ID, NUS, NUS card, Totum, UNiDAYS, Student Beans > student discount, students, student
graduate, grad, alumni, degree holder
apprentice, trainee, intern, work experience > training, apprenticeship, placement
apprentice, trainee, student teacher, junior stylist > in training, trainee, supervised
beginner, novice, newbie, newcomer, first timer, first-timer, absolute beginner
beginner, novice, never done it, first timer, complete beginner, rookie > no experience, no experience needed, all levels, all abilities, introductory
rusty, lapsed, out of practice, been a while > refresher, improver, returning, beginners
improver, intermediate, some experience, next level
advanced > experienced, higher level, upper level
expert, specialist, professional
amateur, hobbyist, enthusiast, for fun
couple, two of us, two people, both of us
couple, my partner and I, two of us > double, for two, two people
honeymooners, honeymoon, newlyweds, just married
on my own, alone, by myself, solo, single person, just me, one person
solo traveller, single traveller > single room, single occupancy, single supplement, one person
three of us, four of us, five of us, six of us > group, groups, party of
bunch of friends, my mates, group of mates, gang of us > group, groups, friends, party
friend, mate, pal, buddy, chum
bring a friend, bring a mate, plus one > guest, companion, friend, someone with you
hen do, hen party, hen night, hen weekend, bachelorette, bridal party
stag do, stag party, stag night, stag weekend, bachelor party
hen do, stag do, hen party, stag party, hens, stags > group booking, private party, groups, private event
works do, work do, office party, staff party, team night out > corporate event, group booking, private hire, party
team building, away day, team day, company outing, staff outing, corporate day
school trip, class trip, school visit, school outing, school group, field trip
scouts, girl guides, cubs, cub scouts, beavers > youth group, youth groups, school groups
coach party, bus party, tour group, coach group
big family, large family, family of five, family of six > family room, family ticket, groups, family
single mum, single dad, single parent, lone parent, one-parent family
lone parent, single parent > one adult, parent
foster child, foster carer, adopted, looked after child > child, children, family
carer, care worker, support worker, personal assistant, caregiver, companion
carer, support worker, personal assistant > accompanying, free companion, essential companion, carer ticket
nurse, doctor, paramedic, midwife, healthcare assistant, porter > NHS, NHS staff, key worker, health worker, medical staff, Blue Light Card
firefighter, fireman, police officer, policeman, policewoman, paramedic > emergency services, emergency service staff, Blue Light Card, key worker
NHS, NHS staff, NHS worker, health service, health service staff, healthcare worker
nurse, teacher, carer, police officer, firefighter, supermarket worker > key worker, key workers, frontline, frontline workers
Blue Light Card, blue light, emergency services, emergency service staff, emergency workers
soldier, army, navy, RAF, marine, squaddie, reservist > armed forces, military, serving personnel
armed forces, military, services personnel, servicemen, service personnel
veteran, ex-army, ex-forces, ex-military, ex-serviceman, former soldier, ex-services
veteran, ex-forces, soldier, army, navy, RAF > Defence Discount, armed forces, military, forces discount
teacher, lecturer, teaching assistant > education staff, school staff, key worker, teachers
local people, resident, local resident, locals, villager, living nearby
tourist, visitor, holidaymaker, sightseer, day tripper
foreigner, foreign, from abroad, overseas, international, not British, non-UK
foreigner, expat, immigrant, migrant, foreign national > international, overseas, non-UK, non-residents
refugee, asylum seeker > refugees, sanctuary, asylum
unemployed, out of work, jobless, jobseeker, between jobs, on the dole
unemployed, on benefits, universal credit, on the dole, low income > unwaged, reduced rate
low income, skint, hard up, struggling financially, not well off, on benefits, unwaged
universal credit, PIP, income support, housing benefit, jobseeker's allowance > benefits, means-tested benefits, low income
homeless, rough sleeper > housing support, shelter, emergency accommodation
freelancer, self-employed, self employed, sole trader, contractor, own boss
sole trader, limited company, self-employed > business, businesses, small business
company, firm, business, organisation, organization, corporate
charity, non-profit, nonprofit, not for profit, voluntary organisation, community group, third sector
charity, church group, sports club > organisations, community groups
volunteer, volunteering, helper, unpaid helper, give my time
start-up, startup, new business, small business, SME
tradesman, tradesperson > trade, trade customers, contractors
trade, trade customers, trade only, in the trade
landlord, landlady, property owner, buy to let
tenant, renter, lodger, lessee, people renting
landlord, tenant, letting agent > rental, lettings, property
homeowner, house owner, owner occupier, own my home
first time buyer, first-time buyer, first home > mortgage, home buyers
neighbour, neighbor, next door, people next door
owner, boss, proprietor, business owner, who owns
boss, manager, person in charge, head honcho, supervisor
boss, gaffer, head honcho, top dog > owner, manager, director, founder
staff, team, employees, workers, personnel, people who work, crew
staff member, member of staff, employee, team member, someone who works
receptionist, front desk, front of house, person at reception
reception, front desk, welcome desk, main desk
secretary, PA, administrator, admin > office, admin team, office staff
accountant, bookkeeper, accounts department > accounts, finance team, accounting
salesman, saleswoman, salesperson, sales rep, sales assistant > sales team, sales, staff
shop assistant, sales assistant, shopkeeper, shop staff
cashier, checkout assistant > checkout, till
customer, client, patron, punter, shopper
regulars, regular customer, loyal customer, returning customer, existing customer, repeat customer
new customer, first time customer, never been before, new client, first visit
teacher, tutor, instructor, trainer, coach, course leader
teacher, tutor, instructor > taught by, led by, teaching staff
personal trainer, PT, fitness coach, fitness instructor, gym instructor
lecturer, professor, academic > teachers, teaching staff, tutors
head teacher, headmaster, headmistress, headteacher, principal
teaching assistant, classroom assistant, TA
nanny, babysitter, childminder, au pair, child carer > childcare, babysitting, looked after
babysitter, babysitting, sitter, childminding
nursery, daycare, day care, creche, crèche, kindergarten, pre-school, playgroup
dog walker, dog sitter, pet sitter, pet minder > dog walking, pet sitting, pet care
hairdresser, hair stylist, stylist, hair designer
barber, barbershop, barber shop, men's hairdresser
beautician, beauty therapist, aesthetician, beauty specialist
nail tech, nail technician, manicurist, nail artist
masseuse, masseur, massage therapist, bodyworker
therapist, counsellor, counselor, psychotherapist
physio, physiotherapist, physical therapist
osteopath, chiropractor, physio > practitioner, therapist
doctor, GP, medic, physician, general practitioner
dentist, dental surgeon, dental practitioner
dental hygienist, dental nurse, orthodontist > dental team, dentist
optician, optometrist, eye doctor, eye specialist
chemist, pharmacist, pharmacy, drugstore
podiatrist, chiropodist, foot doctor, foot specialist, foot health practitioner
vet, veterinary surgeon, veterinarian, animal doctor, veterinary
midwife, doula > maternity, antenatal, birth
nutritionist, dietitian, dietician, diet advisor
lawyer, solicitor, attorney, legal adviser, barrister, legal advisor
financial adviser, financial advisor, IFA, money adviser
estate agent, realtor, real estate agent, property agent
letting agent, lettings agent, rental agent
mortgage broker, mortgage adviser, mortgage advisor
surveyor, valuer > survey, valuation
architect, architectural designer, plans drawn up > architectural, drawings
builder, building firm, building contractor, construction company
plumber, heating engineer, gas engineer, gas fitter > plumbing, heating, Gas Safe
electrician, sparky, electrical contractor, electrical engineer
carpenter, joiner, chippy, woodworker, cabinet maker
painter, decorator, painter and decorator, house painter
handyman, odd job man, handyperson, odd jobs, small jobs
cleaner, cleaning lady, maid, housekeeper, domestic help
window cleaner, window washer > window cleaning, windows cleaned
gardener, landscaper, garden designer, groundsman
tree surgeon, arborist, arboriculturist, tree specialist
mechanic, car mechanic, motor mechanic, grease monkey > technician, mechanic, garage
driver, chauffeur, cabbie, taxi driver
delivery driver, delivery man, courier, postman, mailman, delivery person
removal man, removal men, removers, removal firm, movers, moving company
locksmith, lock specialist
tailor, seamstress, dressmaker, alterations person
cobbler, shoe repairer, shoe mender, heel bar
chef, head chef, kitchen team
waiter, waitress, waiting staff, serving staff
bartender, barman, barmaid, barista, bar staff > staff
baker, pastry chef, patissier, cake maker
butcher, butchery, meat counter
fishmonger, fish counter, fish shop
greengrocer, fruit and veg shop, vegetable shop
florist, flower shop, flower seller
photographer, photog, cameraman
videographer, film maker, filmmaker, cameraman
DJ, disc jockey, live band, singer > entertainment, music, musicians
entertainer, magician, clown, face painter > entertainment, children's entertainment
celebrant, registrar, vicar, priest, minister, officiant > ceremony, wedding ceremony
funeral director, undertaker, mortician, funeral home
IT guy, computer guy, computer person, tech support, IT support, techie > technician, IT
web designer, web developer, website designer, website builder
translator, interpreter, someone to translate > translation, interpreting
tour guide, tour leader, someone to show us > guided, guide, guided tour
lifeguard, pool attendant > supervised, lifeguards on duty
security guard, bouncer, doorman, door staff > security
bride, groom, bridesmaid, best man, flower girl, page boy, usher > wedding party, bridal party, wedding
bridesmaid, maid of honour, mother of the bride > bridal party, bridal, wedding
guest, visitor, attendee, delegate, participant > guests
delegate, attendee, participant, person attending
audience, spectator, onlooker > spectators, viewing area, audience
singer, vocalist, choir member
afro hair, black hair type, Asian hair, mixed race hair, dark skin > all hair types, all skin tones, textured, afro
Muslim, Islamic, Islam > halal, prayer room, Muslim, faith
Jewish, Jew, Judaism > kosher, Jewish, faith
Christian, Catholic, Protestant, churchgoer > church, Christian, faith
Hindu, Sikh, Buddhist > faith, all faiths, religion
vegetarian, vegan, coeliac, celiac > dietary requirements, dietary needs, special diets
left-handed, left handed, lefty, left hander
tall sizes, over six foot, tall man > extra length, long length, tall
petite, petite sizes, small sizes
overweight, obese, plus size, weigh over > weight limit, maximum weight, plus size, larger sizes
plus size, plus-size, larger sizes, curvy, fuller figure, big sizes
pregnant, having a baby, in the family way
new mum, new mother, just had a baby, mum to be > postnatal, maternity, new parents
breastfeeding mum, nursing mother > breastfeeding, baby friendly, feeding area
disabled, disability, wheelchair user, limited mobility, reduced mobility, handicapped, mobility issues
blind, partially sighted, visually impaired, sight loss, vision impaired
deaf, hard of hearing, hearing impaired, hearing loss, hearing aid user
deaf, hard of hearing, hearing aid > hearing loop, induction loop, sign language, BSL
blind, partially sighted, bad eyesight > large print, braille, guide dog, audio description
autistic, autism, ASD, Asperger's, neurodivergent, neurodiverse
autistic, autism, ADHD, Down's syndrome, learning disability > SEN, special needs, additional needs, relaxed session, quiet hour, sensory
dyslexic, dyslexia, dyspraxia > learning difficulties, specific learning difficulty, additional needs, SEN
learning disability, learning difficulties, special needs, additional needs, SEN
non-swimmer, cannot swim, can't swim > non-swimmers, buoyancy aid, life jacket, beginners
smoker, vaper > smoking, non-smoking, vaping, smoking area
non-driver, do not drive, don't drive, no car > public transport, bus, train, by bus
learner, learner driver, learning to drive, provisional licence
motorist, car driver > by car, driving, parking
cyclist, biker on pushbike > cycling, bikes, cycle
motorcyclist, biker > motorbikes, motorcycle, bikers
pedestrian, on foot, walker, rambler, hiker
camper, caravanner > camping, pitches, campsite
anxious, nervous, scared, frightened, afraid, phobic, terrified, worried
nervous patient, scared of dentists, afraid of the dentist, dental phobia, dentist phobia
nervous driver, anxious driver, scared of driving > nervous, confidence, patient instructor
shy, introvert, self-conscious > friendly, no pressure, supportive, one-to-one
grieving, bereaved, lost someone, widow, widower > bereavement, bereaved, grief
ex-husband, ex-wife, former partner > separated, separation, divorce
executor, beneficiary, heir > estate, probate, inheritance
witness, someone to sign, countersignatory > witness, signed, signature
referee, reference person, someone to vouch > references, reference
sponsor, donor, supporter, backer, benefactor
member, subscriber, membership holder
non-member, not a member, without membership > non-members, pay as you go, day pass, day visitor
first aider, first aid trained, someone with first aid
celebrity, celeb, famous person, VIP > famous, well-known
`
