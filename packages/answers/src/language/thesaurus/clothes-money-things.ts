export const clothesMoneyThings = `
clothes, clothing, garments, apparel, togs, clobber, attire
shirt, dress, coat, jacket, trousers, skirt, jumper, suit, blouse, jeans > clothes, clothing, garments, items
trousers, pants, slacks, chinos
jumper, sweater, pullover, jersey, sweatshirt, woolly, cardigan > knitwear
jumper, sweater, pullover, jersey
hoodie, sweatshirt, hooded top
t-shirt, tee, tee shirt, T shirt, top
vest, waistcoat, tank top > top, vest
coat, overcoat, jacket, anorak, parka, raincoat, mac, puffer > coat, outerwear, jacket
waterproofs, raincoat, waterproof jacket, cagoule, wet weather gear, rain gear, anorak
suit, tux, tuxedo, dinner jacket, black tie, three-piece > suit, formalwear, formal wear
dinner jacket, tux, tuxedo, black tie
kilt, kilts, Highland dress, tartan outfit
wedding dress, bridal gown, bride's dress, wedding gown, bridal dress
ball gown, prom dress, evening dress, cocktail dress, bridesmaid dress > dresses, occasion wear
fancy dress, costume, dressing up, dress up, cosplay
school uniform, blazer, school jumper, PE kit > uniform, school uniform
uniform, workwear, work clothes, overalls, scrubs, tabard
hi-vis, high vis, hard hat, safety boots, steel toe caps > workwear, PPE, protective clothing, safety gear
PPE, protective gear, safety gear, protective equipment, safety equipment, protective clothing
goggles, gloves, helmet, mask, ear defenders, knee pads > protective equipment, safety equipment, PPE, provided
apron, overall, smock, old shirt > apron, aprons, clothing
face mask, mask, face covering, facemask
what to wear, dress code, what should I wear, wear jeans, smart casual > dress code, wear, clothing
gym clothes, gym kit, leggings, sports kit, tracksuit, shorts, joggers, sportswear > comfortable clothing, sports clothing, loose clothing, wear
pyjamas, PJs, nightie, nightwear, dressing gown, pajamas
underwear, pants, boxers, knickers, bra, lingerie, undies > underwear, lingerie
bra, bra fitting, fitted for a bra
tights, stockings, pantyhose, hosiery
sock, socks, grip socks, trampoline socks > socks
swimsuit, swimming costume, bikini, trunks, swimming trunks, swimwear, cossie, bathing suit
wetsuit, rash vest, wet suit
dry suit, buoyancy aid, life jacket, lifejacket, wetsuit, paddle > equipment, kit, provided
life jacket, lifejacket, buoyancy aid, flotation vest
swim hat, swimming cap, goggles, armbands, float > swimming equipment, swimming
hat, cap, beanie, bobble hat, sunhat, bonnet, headgear
glove, gloves, mittens
scarf, shawl, pashmina, wrap
tie, bow tie, cravat, cufflinks, belt, braces > accessories
braces, suspenders
handbag, purse, clutch bag, shoulder bag
wallet, purse, billfold
rucksack, backpack, knapsack, daypack
suitcase, backpack, rucksack, holdall, duffel bag, trolley case > luggage, bags, belongings, baggage
luggage, baggage, bags, cases
umbrella, brolly, parasol
shoe, shoes, footwear
trainers, sneakers, running shoes, gym shoes, plimsolls, tennis shoes
boot, trainers, heels, sandals, slippers, wellies, flip flops, brogues, loafers > shoes, footwear
wellies, wellington boots, gumboots, wellingtons, wellington
heels, high heels, stilettos > heels, footwear
walking boots, hiking boots, sturdy shoes, stout shoes, walking shoes
flip flops, sandals, thongs, open-toed shoes > footwear, open-toed
heel, sole, resole, reheel, heel tip, worn-out soles > shoe repair, heels, soles
football boots, studs, cleats, golf shoes > footwear, boots
climbing shoes, bowling shoes, ski boots, ice skates, roller skates > shoes, boots, hire, equipment
skates, ice skates, skating boots, rollerblades
zip, zipper, fly, broken zip
button, zip, hem, patch, tear, rip, hole in my jeans > repairs, alterations, mending
hem, shorten, take up, take up trousers, trousers shortened, hemmed
take in, let out, make smaller, make it fit, too big on me, too tight > alterations, alteration, tailoring
mend, darn, sew up, stitch up, patch, repair clothes > mending, repairs, alterations
silk, satin, lace, chiffon, velvet, suede, wool, linen, cashmere > fabric, fabrics, delicate, material
fabric, cloth, material, textile
leather, suede, hide, cowhide
wool, yarn, knitting wool, ball of wool
knit, knitting, crochet, sewing, embroidery, quilting, needlework > crafts, textiles, craft
ring, necklace, bracelet, earrings, watch, brooch, pendant, bangle > jewellery, jewelry, valuables
jewellery, jewelry, jewels, gems, bling
engagement ring, wedding ring, wedding band, eternity ring, solitaire > rings, ring, jewellery
ring too tight, ring too big, resize, resized, make my ring smaller > resizing, ring sizing, sizing
diamond, ruby, sapphire, emerald, opal, pearl > gemstone, gemstones, stones
gold, silver, platinum, sterling silver, white gold, 9 carat, 18 carat > precious metals, metal, metals
watch, wristwatch, timepiece
Rolex, Omega, Seiko, Casio, Tag Heuer, Swatch > watch, watches
watch battery, watch stopped, new battery for watch, watch not ticking > watch batteries, watch repair
watch strap, new strap, watch band > straps, watch strap
engrave, engraving, inscription, engraved, personalised message
clock, grandfather clock, mantel clock, carriage clock, cuckoo clock > clock, clocks
perfume, aftershave, scent, fragrance, cologne
gift, present, pressie, prezzie, gifts
gift wrap, gift wrapping, gift-wrapped, wrap it, wrapped as a present, wrapping paper
gift card, gift voucher, gift certificate, voucher, gift token, e-voucher
toy, doll, teddy, Lego, jigsaw, puzzle, board game > toys, games
teddy, teddy bear, cuddly toy, soft toy, stuffed animal, stuffed toy
paper, card, cardstock, cardboard > paper, stock
A4, A3, A5, A2, A1 > paper size, size, sizes
leaflet, flyer, flier, handbill, pamphlet, brochure
business card, visiting card, calling card, name card
poster, banner, sign, signage, roller banner, placard
invitation, invite, save the date, order of service, place cards > stationery, wedding stationery, invitations
greeting card, birthday card, greetings card, thank you card > cards, greeting cards
envelope, notebook, pen, pencil, folder, stapler > stationery
sticker, label, decal, vinyl lettering
logo, branding, artwork, emblem > logo, artwork, design
picture frame, framing, frame a picture, picture framing, framed, mount
painting, sketch, watercolour, oil painting, drawing, sculpture, print > art, artwork, works
paintbrush, brushes, easel, canvas, sketchbook, acrylics, pastels > art materials, materials, art supplies
art materials, craft supplies, art supplies, craft materials
clay, kiln, glaze, pottery wheel, potter's wheel > pottery, ceramics
pottery, ceramics, clay work, throwing pots
glue, scissors, tape, string, glitter > materials, craft materials
tool, tools, hammer, drill, screwdriver, saw, spanner, pliers > tools, equipment
drill, sander, grinder, saw, jigsaw > power tools, tools
spanner, wrench
screw, nail, bolt, nut, washer, hinge > fixings, hardware, ironmongery
equipment, gear, kit, tackle, apparatus, stuff needed
wood, timber, lumber, hardwood, softwood
oak, pine, walnut, beech, mahogany, ash > wood, timber
MDF, plywood, chipboard > sheet materials, boards, wood
metal, steel, iron, aluminium, brass, copper > metal
aluminium, aluminum
plastic, PVC, acrylic, Perspex, polythene
brick, concrete, cement, sand, gravel, hardcore, aggregate > building materials, materials
granite, marble, quartz, slate, limestone, sandstone > stone
paint, petrol, gas bottle, fireworks, chemicals, gas canister > hazardous, flammable, dangerous goods, prohibited
knife, knives, scissors, blade, axe > knives, sharpening, blades
gas bottle, Calor gas, gas cylinder, propane, butane, Camping Gaz
generator, genny, power supply
gun, shotgun, rifle, firearm > firearms, shooting
passport, driving licence, ID card, birth certificate > ID, identification, proof of identity, photo ID, identity documents
passport, driving licence > photo ID, photographic identification
ID, identification, proof of identity, identity document, photo ID, papers
bank statement, utility bill, council tax bill, gas bill > proof of address
proof of address, proof of where I live, proof of residence, utility bill
birth certificate, marriage certificate, death certificate > certificate, documents
proof of age, prove my age, Challenge 25, how old I am > proof of age, ID
DBS, CRB, background check, police check, criminal record check, vetted, disclosure
DBS checked, police checked, safe with children, vetted > DBS, safeguarding, checked
certificate, certification, diploma, qualification, accreditation
certificate at the end, piece of paper to prove, proof of completion > certificate, certificate of attendance
qualified, certified, trained, accredited, licensed, qualifications
form, paperwork, documents, application form, questionnaire, forms to fill in
waiver, disclaimer, consent form, sign a form, indemnity form
contract, agreement, terms, tie-in, tied in, commitment
no contract, not tied in, rolling, pay as you go, no commitment, no tie-in
receipt, proof of purchase, till receipt, sales slip
invoice, bill, VAT invoice, billing
VAT, sales tax, tax included, value added tax
VAT number, VAT registered, company number, registered company > VAT, company registration
money, cash, dosh, quid, bucks, wonga, funds
cash, notes and coins, banknotes, notes, coins, hard cash, ready money
pound, quid, sterling, GBP, £
euro, euros, EUR, €
dollar, euro, yen, foreign money > currency, currencies, other currencies
fiver, five pound note, £5
tenner, ten pound note, £10
Visa, Mastercard, Amex, American Express, Maestro, debit card, credit card, Visa debit > card, cards, card payment, all major cards, credit and debit cards
Amex, American Express
Monzo, Revolut, Starling, Barclaycard > card, cards, debit cards
Apple Pay, Google Pay, Samsung Pay, pay with my phone, pay by phone, tap my phone, pay with my watch > contactless, mobile payment, card
contactless, tap, tap to pay, tap and go, contactless card
PayPal, Stripe, Square, SumUp, Zettle > online payment, card payments, pay online
Klarna, Clearpay, Laybuy, PayPal Credit, pay in three, buy now pay later > finance, pay later, instalments, interest-free
instalments, installments, pay monthly, spread the cost, payment plan, pay in stages, pay in parts, pay bit by bit
finance, credit, 0% finance, interest-free credit, HP, hire purchase
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
ISA, savings, bonds, shares > savings, investments
inheritance, estate, probate, will > wills, probate, estate
lottery, raffle, tombola, prize draw, competition
ticket, e-ticket, admission, entry pass, pass to get in
season ticket, annual pass, season pass, annual ticket, year pass
receipt lost, lost my receipt, without a receipt, no receipt > receipt, proof of purchase
lost property, left something behind, left my coat, forgot my bag, lost and found, left behind
valuables, phone and keys, wallet and phone, my things, belongings > lockers, valuables, belongings, personal belongings
belongings, things, stuff, possessions, personal items, personal effects
`
