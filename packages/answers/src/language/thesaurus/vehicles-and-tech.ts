export const vehiclesAndTech = `
car, automobile, motor car
car, van, lorry, truck, motorbike, campervan > vehicle, vehicles
hatchback, saloon, convertible, coupe, SUV, 4x4, people carrier, MPV > car, vehicle, cars
estate car, station wagon
convertible, cabriolet, soft top, open top
4x4, SUV, Land Rover, Range Rover, jeep, off-roader > 4x4, SUV, large vehicle, large cars
people carrier, minivan, MPV, 7 seater, seven seater
minibus, 16 seater, bus for a group > minibus, group transport
Ford, Vauxhall, Volkswagen, BMW, Audi, Toyota, Honda, Nissan, Kia, Hyundai, Peugeot > car, vehicle, makes, all makes
Ford Fiesta, VW Golf, Corsa, VW Polo, Astra, Ford Focus, Mini Cooper, Clio, Fiat 500, Micra > car, small car, vehicle
Mercedes, BMW, Audi, Porsche, Jaguar, Lexus, Bentley > car, prestige, luxury car, German cars
Tesla, Nissan Leaf, Polestar, Renault Zoe, MG4, ID.3 > electric car, electric vehicle, EV, electric
electric car, EV, electric vehicle, battery car, e-car, plug-in car
hybrid, plug-in hybrid, PHEV, Prius > hybrid, hybrid vehicles
EV charger, charging point, charge point, charger for electric car, electric car charging, wallbox, charge my car, plug in my car
classic car, vintage car, old timer, veteran car, collector's car
automatic, auto gearbox, automatic transmission, automatic car
manual, stick shift, gear stick, manual gearbox, manual car
petrol, unleaded, gasoline
petrol, diesel, LPG > fuel
petrol station, gas station, filling station, fuel station
van, Luton van, panel van, Sprinter, Transit van
man with a van, man and van, man & van, van with driver
lorry, truck, HGV, artic, wagon, 7.5 tonne
pickup truck, pick-up truck
campervan, camper van, motorhome, RV, VW camper, camper, mobile home on wheels
caravan, tourer, touring caravan, trailer tent > caravan, touring
static caravan, mobile home, park home, holiday home
trailer, tow bar, towbar, towing hitch > towing, trailer
motorbike, motorcycle, scooter, moped, Vespa, Harley > motorbikes, motorcycles
bicycle, bike, cycle, pushbike, push bike, two wheels
mountain bike, road bike, hybrid bike, BMX, tandem, racing bike, gravel bike, folding bike, kids bike > bike, bicycle, cycle
Brompton, folding bike, foldable bike, fold-up bike
e-bike, ebike, electric bike, electric bicycle, pedelec, power-assisted bike
Cannondale, Raleigh, Brompton > bike, bikes
bike rack, bike stand, cycle rack, cycle parking, bike storage, bike shed, cycle stands, lock my bike, park my bike
bike lock, D-lock, cycle lock > lock, locks
cycle helmet, bike helmet, crash helmet > helmet, helmets
puncture, flat tyre, flat tire, burst tyre, hole in tyre
inner tube, bike tube > inner tubes, puncture
bike chain, derailleur, cassette, crankset, pedals, spokes, handlebars, saddle > bike parts, parts, components
saddle, bike seat, seat on my bike
gears slipping, gears not working, chain keeps coming off, gears jumping > gears, gear adjustment, bike service, repair
bike brakes, brake pads, disc brakes, rim brakes, squeaky brakes > brakes
wheel buckled, wobbly wheel, bent wheel, wheel out of true > wheel truing, wheel repair, wheel
bike service, bike tune-up, tune up, bike MOT, bike check over
tyre, tire, tyres, tires, rubber on the wheels
tyre pressure, pump up tyres, air in tyres, inflate tyres, air line
run-flat, all-season tyres, winter tyres, summer tyres, Michelin, Pirelli, Goodyear > tyres, tyre
alloy, alloys, hubcap, rim, wheel trim > wheels, alloys
kerbed alloy, scuffed alloy, scratched wheel, alloy wheel refurbishment > alloy wheels, wheel repair, refurbishment
brake pads, brake discs, brakes squeal, brakes grinding, spongy brakes > brakes, brake repair
exhaust pipe, muffler, silencer, blowing exhaust, catalytic converter > exhaust, exhausts
bonnet, hood of the car
boot of the car, car boot, car trunk
number plate, licence plate, license plate, registration plate
reg number, vehicle registration, car registration, car reg
windscreen, windshield, front window of car
windscreen wiper, wiper blades, wipers
wing mirror, side mirror, door mirror
bumper, fender, bodywork, door panel > bodywork, body repair
dent, scratch, scrape, scuff, prang > bodywork, body repair, paintwork, damage
headlight, headlamp, brake light, indicator, tail light, fog light > lights, bulbs
indicator, blinker, turn signal
engine light, warning light, dashboard light, amber light, check engine > diagnostics, warning light, diagnostic
overheating, steam from bonnet, radiator leaking, coolant low > cooling system, coolant, radiator
flat battery, dead battery, car won't start, jump start, jump leads > battery, jump start, breakdown
battery, alternator, starter motor > car electrics, battery
gearbox, clutch, cambelt, suspension, steering, exhaust, radiator > repairs, mechanical repairs, parts
strange noise, rattling, knocking noise, squeaking, clunking > diagnostic, noise, diagnosis
oil change, change the oil, oil and filter, lube > service, oil change, servicing
car service, service my car, car serviced, have my car serviced > service, servicing, full service, interim service
MOT, MOT test, roadworthiness test, annual test
MOT failed, failed its MOT, fail MOT > retest, MOT repairs, re-test
air con regas, regas, aircon recharge, aircon not cold > air conditioning, regas
sat nav, satnav, GPS, navigation
dash cam, dashcam, reversing camera, parking sensors > accessories
roof box, roof rack, roof bars, bike carrier
car wash, valet, valeting, wash my car, car cleaned, detailing, hand wash
courtesy car, loan car, replacement car, car to borrow, borrow a car
hire car, rental car, car hire, car rental, rent a car
taxi, cab, minicab
Uber, black cab > taxi
lift home, pick-up from home, collected from home > transport, collection, transfer
bus, double decker, Megabus, National Express > public transport, bus
train, tram, bus, underground, metro > public transport, transport links
plane, aeroplane, airplane, flight
narrowboat, canal boat, barge, yacht, dinghy, speedboat > boat, vessel
kayak, canoe, paddleboard, SUP, rowing boat, dinghy > watercraft, water sports
driving licence, driver's license, drivers licence, licence to drive
provisional, provisional licence, learner licence, L plates > provisional licence, learner
theory test, hazard perception
practical test, test day, driving exam > driving test
penalty points, points on my licence, endorsements, clean licence > licence, endorsements
driving lesson, driving lessons, behind the wheel, driving tuition
M1, M25, M6, dual carriageway, freeway > motorway
logbook, V5, V5C, registration document
road tax, car tax, vehicle tax, SORN
car insurance, insured to drive, fully comp > insurance, insured
broken down, AA cover, RAC, roadside assistance > breakdown, recovery
parking, park, car park, parking lot, parking space, leave the car, parking spot
pay and display, parking meter, parking permit, resident permit, RingGo, parking app > parking, paid parking
disabled parking, blue badge, accessible parking, disabled bay, blue badge parking
on-street parking, street parking, roadside parking, park on the road
free parking, park for free, parking free of charge, no parking charge
multistorey, multi-storey, NCP, underground car park > car park, parking
overnight parking, leave my car overnight, park overnight > overnight, parking
phone, mobile, smartphone, handset, cell phone, cellphone, cell
iPhone, Samsung, Galaxy, Huawei, OnePlus, Android phone, Nokia, Xiaomi > phone, smartphone, mobile, handset
landline, home phone, telephone line
tablet, iPad, Kindle, Galaxy Tab > tablet, device, tablets
laptop, MacBook, Chromebook, ThinkPad, ultrabook > laptop, computer, device
MacBook, iMac, Mac, Mac mini > Apple, Mac, computer, Apple computers
PC, desktop, computer, desktop computer
Dell, Lenovo, Acer, Asus, Toshiba > laptop, computer, PC
Windows 10, Windows 11, macOS, Linux > operating system, software
smartwatch, Apple Watch, Fitbit, Garmin > smartwatch, wearable, device
games console, PlayStation, PS5, PS4, Xbox, Nintendo, Wii > console, games console, gaming
headphones, earphones, earbuds, AirPods, headset
speaker, Bluetooth speaker, Sonos, soundbar, sound system, PA system > speakers, sound system, audio
Alexa, Echo, Google Home, Siri > smart speaker, smart home
TV, telly, television, smart TV, flat screen, TV set
Netflix, Freeview, Disney+, Amazon Prime, iPlayer > TV, streaming, channels
projector, beamer, flipchart, whiteboard, PowerPoint > AV equipment, presentation equipment, projector
microphone, mic, PA, amplifier, speakers > PA system, sound equipment
camera, DSLR, Canon, Nikon, GoPro, camcorder > camera, cameras
drone, aerial photography, aerial photos, quadcopter > drone, aerial
photocopier, copier, photocopying
ink, toner, printer cartridge, ink cartridge
print, printing, print out, printed copies, photocopy, run off copies
scanning documents, digitise, digitize, make digital, scan documents
charger, charging cable, phone charger, USB cable, lightning cable
charge my phone, charge my laptop, charge a device, plug in my laptop, phone charging > sockets, charging, charging points
phone glass, LCD, touchscreen > screen
cracked screen, smashed screen, broken screen, shattered screen > screen replacement, screen repair
phone case, screen protector, phone cover > accessories, cases
SIM, SIM card, eSIM, roaming > SIM, mobile network
locked to network, unlock my phone, network unlocking > unlocking
Vodafone, EE, O2, giffgaff, Tesco Mobile > network, mobile network, phone network
BT, Virgin Media, TalkTalk, Sky broadband > broadband, internet provider
phone signal, mobile signal, reception on my phone, 4G, 5G, mobile coverage
wifi, wi-fi, internet, wireless, broadband, get online, internet access, online access
router, modem, extender > broadband, wifi, network
USB stick, memory stick, flash drive, thumb drive, pen drive
hard drive, hard disk, SSD, external drive > hard drive, data
memory card, SD card, USB stick, hard drive > media, data
copy of my files, back up my files, backed up > backup, backups, data
lost files, deleted photos, lost data, recover files, files gone > data recovery
virus, malware, spyware, trojan, hacked, ransomware > virus removal, malware
slow computer, computer slow, laptop running slow, takes ages to start > slow, speed up, upgrade, tune-up
water damaged, liquid damage, dropped in water, wet phone, spilt tea on laptop > liquid damage, water damage
app, mobile app, phone app, iPhone app, Android app
App Store, Google Play, Play Store, download the app > app, download
software, program
Microsoft Word, Excel, PowerPoint, Google Docs > Microsoft Office, office software
Photoshop, Illustrator, InDesign, Canva > design software, artwork
PDF, JPEG, JPG, PNG, Word file, AI file, EPS > file format, files, artwork, format
Zoom, Microsoft Teams, Skype, FaceTime, Google Meet, WhatsApp call > video call, online, remotely, virtual
video call, video chat, online meeting, virtual appointment, video consultation, remote appointment
Facebook, Instagram, TikTok, Twitter, LinkedIn, YouTube, Pinterest > social media, follow us, socials
Insta, IG, Instagram
FB, Facebook
WhatsApp, Messenger, text message, SMS > message, messaging, text
text, text message, SMS, texting
website, web site, web page, homepage
Gmail, Outlook, Hotmail, Yahoo > email
login, log in, sign in, log on, username, account access
password, passcode, forgotten password, login details, PIN
vinyl records, LPs, 45s, album on vinyl > vinyl, records
record player, turntable, hi-fi, stereo > hi-fi, audio
CD, DVD, Blu-ray, cassette, VHS, video tape > media, discs, tapes
VHS, camcorder tape, cine film, slides, negatives, old videos, super 8 > digitise, conversion, digital
old photos, photo prints, photographs, slides, negatives > photos, scanning, photo restoration
photo, photograph, picture, snap, pic, image
passport photo, ID photo, visa photo, passport picture
video, film, footage, movie
e-book, ebook, Kindle edition, digital book > ebook, digital
audiobook, Audible, spoken book > audio, audiobook
paperback, hardback, novel, textbook, cookbook, comic > book, books
magazine, newspaper, periodical
podcast, webinar, livestream, live stream > online, recording, stream
recorded, recording, watch later, catch up, replay, on demand
`
