export const clothesMoneyThings = `
clothes, clothing, garments, apparel, togs, clobber, attire
shirt, dress, coat, jacket, trousers, skirt, jumper, blouse, jeans > clothes, clothing, garments
trousers, pants, slacks, chinos
jumper, sweater, pullover, cardigan > knitwear
jumper, sweater, pullover
hoodie, sweatshirt, hooded top
t-shirt, tee, tee shirt, T shirt
overcoat, anorak, parka, raincoat, puffer jacket > coat, outerwear, jacket
waterproofs, raincoat, waterproof jacket, cagoule, wet weather gear, rain gear, anorak
tux, tuxedo, dinner jacket, three-piece suit, morning suit > suit, suits, formalwear, formal wear
dinner jacket, tux, tuxedo, black tie
kilt, kilts, Highland dress, tartan outfit
wedding dress, bridal gown, bride's dress, wedding gown, bridal dress
ball gown, prom dress, evening dress, cocktail dress, bridesmaid dress > dresses, occasion wear
fancy dress, costume, dressing up, dress up, cosplay
school uniform, blazer, school jumper, PE kit > uniform, school uniform
uniform, workwear, work clothes, overalls, tabard
hi-vis, high vis, hard hat, safety boots, steel toe caps > workwear, PPE, protective clothing, safety gear
PPE, protective gear, safety gear, protective equipment, safety equipment, protective clothing
goggles, gloves, helmet, ear defenders, knee pads > protective equipment, safety equipment, PPE
smock, old shirt > apron, aprons
face mask, face covering, facemask
what to wear, what should I wear, wear jeans, smart casual > dress code, wear, clothing
gym clothes, gym kit, leggings, sports kit, tracksuit, shorts, joggers, sportswear > comfortable clothing, sports clothing, loose clothing, wear
pyjamas, PJs, nightie, nightwear, dressing gown, pajamas
boxers, knickers, bra, lingerie, undies > underwear, lingerie
bra, bra fitting, fitted for a bra
tights, stockings, pantyhose, hosiery
sock, socks, grip socks, trampoline socks > socks
swimsuit, swimming costume, bikini, swimming trunks, swimwear, cossie, bathing suit
wetsuit, rash vest, wet suit
dry suit, buoyancy aid, life jacket, lifejacket, wetsuit, paddle > equipment, kit
life jacket, lifejacket, buoyancy aid, flotation vest
swim hat, swimming cap, goggles, armbands, float > swimming equipment, swimming
beanie, bobble hat, sunhat, baseball cap > hat, hats, headgear
glove, gloves, mittens
scarf, shawl, pashmina
bow tie, cravat, cufflinks, belt > accessories
handbag, purse, clutch bag, shoulder bag
wallet, purse, billfold
rucksack, backpack, knapsack, daypack
suitcase, backpack, rucksack, holdall, duffel bag, trolley case > luggage, bags, belongings, baggage
luggage, baggage, bags
umbrella, brolly, parasol
shoe, shoes, footwear
sneakers, running shoes, gym shoes, plimsolls, wear trainers > trainers, footwear, shoes
boot, heels, sandals, slippers, wellies, flip flops, brogues, loafers > shoes, footwear
wellies, wellington boots, gumboots, wellingtons, wellington
heels, high heels, stilettos > heels, footwear
walking boots, hiking boots, sturdy shoes, stout shoes, walking shoes
flip flops, sandals, thongs, open-toed shoes > footwear, open-toed
heel, sole, resole, reheel, heel tip, worn-out soles > shoe repair, heels, soles
football boots, studs, cleats, golf shoes > footwear, boots
climbing shoes, bowling shoes, ski boots, ice skates, roller skates > shoes, boots, hire, equipment
skates, ice skates, skating boots, rollerblades
zip, zipper, broken zip
button, zip, hem, tear, rip, hole in my jeans > repairs, alterations, mending
hem, shorten, take up trousers, trousers shortened, hemmed
take in a dress, let out the waist, make it fit, take in trousers > alterations, alteration, tailoring
darn, sew up, stitch up, mend clothes, repair clothes > mending, repairs, alterations
silk, satin, lace, chiffon, velvet, suede, wool, linen, cashmere > fabric, fabrics, delicate
fabric, cloth, textile
leather, suede, cowhide
wool, yarn, knitting wool, ball of wool
knit, knitting, crochet, sewing, embroidery, quilting, needlework > crafts, textiles, craft
necklace, bracelet, earrings, wristwatch, brooch, pendant, bangle > jewellery, jewelry, valuables
jewellery, jewelry, jewels, gems, bling
engagement ring, wedding ring, wedding band, eternity ring, solitaire > rings, ring, jewellery
ring too tight, ring too big, resize, resized, make my ring smaller > resizing, ring sizing, sizing
diamond, ruby, sapphire, emerald, opal, pearl > gemstone, gemstones, stones
gold, silver, platinum, sterling silver, white gold, 9 carat, 18 carat > precious metals, metal, metals
wristwatch, timepiece > watch, watches
Rolex, Omega, Seiko, Casio, Tag Heuer, Swatch > watch, watches
watch battery, watch stopped, new battery for watch, watch not ticking > watch batteries, watch repair
watch strap, new strap, watch band > straps, watch strap
engrave, engraving, inscription, engraved, personalised message
clock, grandfather clock, mantel clock, carriage clock, cuckoo clock > clock, clocks
perfume, aftershave, scent, fragrance, cologne
present, pressie, prezzie > gift, gifts
gift wrap, gift wrapping, gift-wrapped, wrap it, wrapped as a present, wrapping paper
gift card, gift voucher, gift certificate, voucher, gift token, e-voucher
toy, doll, teddy, Lego, jigsaw, puzzle, board game > toys, games
teddy, teddy bear, cuddly toy, soft toy, stuffed animal, stuffed toy
cardstock, thick paper, paper weight, gsm > paper
A4, A3, A5, A2, A1 > paper size
leaflet, flyer, flier, handbill, pamphlet, brochure
business card, visiting card, calling card, name card
poster, banner, roller banner, placard > signage, printing, print
invitation, invite, save the date, order of service, place cards > stationery, wedding stationery, invitations
greeting card, birthday card, greetings card, thank you card > greeting cards
envelope, notebook, pen, pencil, folder, stapler > stationery
sticker, label, decal, vinyl lettering
picture frame, framing, frame a picture, picture framing
painting, sketch, watercolour, drawing, sculpture > art, artwork
paintbrush, brushes, easel, canvas, sketchbook, acrylics, pastels > art materials, materials, art supplies
art materials, craft supplies, art supplies, craft materials
clay, kiln, glaze, pottery wheel, potter's wheel > pottery, ceramics
pottery, ceramics, clay work, throwing pots
glue, scissors, tape, glitter > materials, craft materials
hammer, screwdriver, spanner, pliers, chisel > tools, equipment
drill, sander, grinder, jigsaw > power tools, tools
spanner, wrench
screw, hinge, bracket, wall plug > fixings, hardware, ironmongery
equipment, gear, kit, apparatus
wood, timber, lumber, hardwood, softwood
oak, pine, walnut, beech, mahogany > wood, timber
MDF, plywood, chipboard > sheet materials, boards, wood
steel, aluminium, brass, copper > metal, metals
aluminium, aluminum
plastic, PVC, Perspex, polythene
brick, concrete, cement, sand, gravel, hardcore, aggregate > building materials, materials
granite, marble, quartz, slate, limestone, sandstone > stone
paint, petrol, gas bottle, fireworks, chemicals, gas canister > hazardous, flammable, dangerous goods, prohibited
kitchen knife, scissors, axe > knives, blades, sharpening
gas bottle, Calor gas, gas cylinder, propane, butane, Camping Gaz
generator, genny, power supply
gun, shotgun, rifle, firearm > firearms, shooting
passport, driving licence, ID card, birth certificate > ID, identification, proof of identity, photo ID, identity documents
passport, driving licence > photo ID, photographic identification
ID, identification, proof of identity, identity document, photo ID
bank statement, utility bill, council tax bill, gas bill > proof of address
proof of address, proof of residence
birth certificate, marriage certificate, death certificate > certificate, documents
proof of age, prove my age, Challenge 25, how old I am > proof of age, ID
DBS, CRB, background check, police check, criminal record check, vetted, disclosure
DBS checked, police checked, safe with children, vetted > DBS, safeguarding, checked
certificate, certification, diploma, qualification, accreditation
certificate at the end, proof of completion > certificate, certificate of attendance
qualified, certified, accredited, licensed, qualifications
form, application form, questionnaire, forms to fill in
paperwork, documents, documentation
waiver, disclaimer, consent form, sign a form, indemnity form
contract, agreement, tie-in, tied in
no contract, not tied in, pay as you go, no commitment, no tie-in
receipt, proof of purchase, till receipt, sales slip
invoice, bill, VAT invoice, billing
VAT, sales tax, tax included, value added tax
VAT number, VAT registered, company number > VAT, company registration
dosh, wonga, bucks > money, cash
cash, notes and coins, banknotes, coins, hard cash, ready money
quid, sterling, GBP, British pounds
euro, euros, EUR, €
dollar, euro, yen, foreign money > currency, currencies, other currencies
fiver, five pound note, £5
tenner, ten pound note, £10
Mastercard, Amex, American Express, Maestro, debit card, credit card, Visa debit, Visa card > card, cards, card payment, all major cards, credit and debit cards
Amex, American Express
Monzo, Revolut, Starling, Barclaycard > cards, debit cards
Apple Pay, Google Pay, Samsung Pay, pay with my phone, pay by phone, tap my phone, pay with my watch > contactless, mobile payment
contactless, tap to pay, tap and go, contactless card
PayPal, Stripe, SumUp, Zettle > online payment, card payments, pay online
Klarna, Clearpay, Laybuy, PayPal Credit, pay in three, buy now pay later > finance, pay later, instalments, interest-free
instalments, installments, pay monthly, spread the cost, payment plan, pay in stages, pay in parts, pay bit by bit
0% finance, interest-free credit, hire purchase, buy on credit > finance, credit
cheque, check payment, chequebook, pay by cheque
bank transfer, BACS, online banking, wire transfer, direct transfer, faster payment, pay into your account
direct debit, standing order, automatic payment, regular payment
Bitcoin, crypto, cryptocurrency, Ethereum
sort code, account number, IBAN, bank details
cashpoint, cash machine, ATM, hole in the wall, cash dispenser
childcare vouchers, tax-free childcare, Edenred, 30 hours free, 15 hours free, funded hours > childcare vouchers, funding, funded, tax-free childcare
cycle to work, cycle2work, Cyclescheme, bike to work, Green Commute > cycle to work, Cyclescheme
student loan, bursary, grant, scholarship > funding, bursary, financial help
debt, arrears, owe money, unpaid bill, overdue > debt, overdue
mortgage, home loan, remortgage
pension, retirement fund, retirement savings
tax return, self assessment, self-assessment, HMRC return
last will, make my will, my estate, probate > wills, probate, estate
lottery, raffle, tombola, prize draw, competition
ticket, e-ticket, admission ticket, entry ticket
season ticket, annual pass, season pass, annual ticket, year pass
receipt lost, lost my receipt, without a receipt, no receipt > receipt, proof of purchase
lost property, left something behind, left my coat, forgot my bag, lost and found, left behind
phone and keys, wallet and phone, valuables, personal belongings > lockers, valuables, belongings
my things, my stuff, our stuff, possessions, personal effects > belongings, personal belongings
`
