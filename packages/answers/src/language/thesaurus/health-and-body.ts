export const healthAndBody = `
tummy, stomach, belly, abdomen, abdominal, gut
bum, buttocks, backside, derriere > glutes, buttocks
underarm, armpit, under arm
knee, elbow, ankle, wrist, hip, shoulder > joint, joints
bad ankle, sore ankle, bad elbow, sore elbow, bad wrist > injury, pain, joint, musculoskeletal
calf, calves, hamstring, quad, thigh, bicep > muscle, muscles
thigh, calf, shin, lower leg > leg, legs
forearm, upper arm, bicep > arm, arms
toe, toes, instep, tootsies > foot, feet
foot, feet, tootsies
finger, thumb, knuckle, palm > hand, hands
fingernail, toenail, nail, nails
big toe, ingrown toenail, ingrowing toenail, ingrown nail
lower back, lumbar, small of the back, bottom of the back
upper back, between the shoulders, shoulder blade, shoulder blades
spine, spinal, backbone, vertebrae
jaw, TMJ, jaw joint, jaw pain, jaw clicking
cheek, forehead, chin > face, facial
moustache hair, tache, lip hair > upper lip, facial hair
eyebrow, eyebrows, brow, brows
eyelash, eyelashes, lash, lashes
bikini line, bikini, Brazilian, Hollywood, pubic hair, down there > intimate waxing, bikini wax
boobs, bust size, cleavage > breast, chest
private parts, genitals, intimate area
tooth, teeth, gnashers, toothy
molar, wisdom tooth, front tooth, incisor, baby tooth, milk tooth > tooth, teeth
gum, gums, gum disease, bleeding gums, periodontal, gingivitis
false teeth, dentures, denture
fake tooth, false tooth, missing tooth, gap in my teeth > implant, bridge, denture, crown
chipped tooth, broken tooth, cracked tooth, knocked out tooth, lost filling > dental emergency, emergency appointment, crown
toothache, sore tooth, tooth pain, tooth hurts, aching tooth, painful tooth
toothache, abscess, broken tooth, swollen gum > emergency, urgent, dental emergency
take out a tooth, tooth out, tooth removed, pull a tooth, tooth pulled, extraction, extract
cavity, tooth decay, hole in my tooth, rotten tooth, caries > filling
tooth cap, cap on my tooth > crown, crowns
wonky teeth, crooked teeth, straighten my teeth, straight teeth, teeth straightened > orthodontics, braces, aligners, Invisalign
dental braces, train tracks, Invisalign, clear aligners, retainer > orthodontics, orthodontic, teeth straightening, braces
yellow teeth, whiter teeth, stained teeth, bleach my teeth, white smile > whitening, teeth whitening
scale and polish, teeth cleaned, clean my teeth, hygienist, plaque, tartar > hygienist, hygiene appointment, scale and polish
grind my teeth, grinding teeth, bruxism, clench my jaw > mouth guard, night guard, bruxism
gum shield, gumshield, mouth guard, mouthguard
bad breath, halitosis, smelly breath > hygiene, hygienist, gum
checkup, check-up, check up, routine examination, examination, exam, routine check
eye test, sight test, eye exam, eye examination, eyes tested, eyes checked, vision test
short-sighted, long-sighted, near-sighted, astigmatism, bad eyesight > glasses, lenses, prescription
glasses, specs, spectacles, eyeglasses, eyewear
reading glasses, varifocals, bifocals, sunglasses > glasses, eyewear, lenses
contact lenses, contact lens, dailies
cataract, glaucoma, macular degeneration > eye conditions, eye disease, eye health
hearing test, ears tested, hearing check, hearing assessment
ear wax, earwax, blocked ear, ear syringe, syringing, microsuction, ears cleaned, wax removal
hearing aid, hearing device, hearing instruments
earache, tinnitus, ringing in my ears > ear, hearing
sore throat, cough, runny nose, blocked nose, sniffle, sneezing > flu, symptoms, unwell
flu, head cold, Covid, coronavirus, fever, high temperature, bad cold > unwell, symptoms, illness, feeling ill, infectious
Covid, covid-19, coronavirus, pandemic
tested positive, positive test, isolating, self-isolating > Covid, symptoms, unwell
chickenpox, measles, mumps, hand foot and mouth, scarlet fever, conjunctivitis > infectious, contagious, illness, exclusion
vomiting, throwing up, been sick, puking, diarrhoea, diarrhea, the runs, norovirus > 48 hours, sickness, tummy bug, sickness and diarrhoea
contagious, infectious, catch it
nits, head lice, lice, headlice
ill, sick, unwell, poorly, under the weather, not well, feeling rough, not feeling well
injury, injured, hurt myself, strain, sprain
pulled muscle, strain, sprain, torn ligament, twisted ankle, pulled hamstring > injury, sports injury, soft tissue
football injury, running injury, gym injury, tennis elbow, runner's knee > sports injury, sports injuries, injury
broken arm, broken leg, broken wrist, fractured > fracture, broken bone, injury
bad back, back pain, backache, sore back, back trouble, back problem, slipped disc, back has gone
slipped disc, sciatica, herniated disc, trapped nerve > back pain, nerve pain, spinal
stiff neck, sore neck, neck pain, neck ache, whiplash, crick in my neck
frozen shoulder, sore shoulder, shoulder pain, rotator cuff, bad shoulder
bad knee, knee pain, sore knee, dodgy knee, knee trouble
bad hip, hip pain, hip replacement, new hip, knee replacement > joint replacement, surgery, rehabilitation
arthritis, rheumatism, stiff joints, achy joints, joint pain, osteoarthritis
plantar fasciitis, heel pain, sore heel, heel spur
bunion, corn, callus, verruca, athlete's foot, hard skin, fungal nail, cracked heels > foot care, podiatry, chiropody, feet
wart, verruca, skin tag, mole > lesion, cryotherapy
headache, migraine, sore head, head pain, bad head
posture, hunched, slouch, sitting all day, desk job > posture, ergonomic
carpal tunnel, RSI, repetitive strain, sore wrist > wrist pain, hand pain, repetitive strain injury
muscle ache, aching muscles, sore muscles, muscle pain, tight muscles, muscle tension
pain, ache, aching, sore, soreness, hurts, painful, discomfort
does it hurt, is it painful, will it hurt > pain, painful, painless, discomfort, uncomfortable
numb, numbing, anaesthetic, anesthetic, local anaesthetic, jab in the gum, injection to numb
put to sleep, knocked out, sedated, sedation, general anaesthetic, happy gas > sedation
pins and needles, tingling, numbness > nerve, numbness
side effects, after effects, bad reaction
swelling, swollen, puffiness, puffy, inflammation, inflamed
bruise, bruising, black and blue, marks left
scar, scarring, stretch marks, scar tissue
stitches, sutures, stitched up
surgical procedure, having an operation, under the knife > surgery
after an operation, after surgery, just had surgery, post-op, recovering from surgery, post surgery
recuperation, rehab, rehabilitation, getting better, healing
treatment, therapy, procedure
acne, pimples, zits, breakouts, blemishes, bad skin
eczema, psoriasis, dermatitis, rash, itchy skin, rosacea, hives > skin condition, skin conditions, skin complaint
sensitive skin, delicate skin, reactive skin, skin gets irritated
dry skin, oily skin, combination skin, flaky skin > skin type, all skin types
wrinkles, fine lines, crow's feet, frown lines, ageing skin > anti-wrinkle, anti-ageing, Botox
Botox, anti-wrinkle injections, wrinkle injections, botulinum
fillers, lip filler, plumper lips, dermal fillers, lip augmentation
sunburn, sunburnt, burnt by the sun
spray tan, fake tan, tanning, bronzed, self tan > spray tan, tanning
sunbed, tanning bed, solarium, tanning booth
hair removal, remove hair, unwanted hair, hairy > waxing, hair removal, laser, threading, electrolysis
waxing, leg wax, bikini wax, Hollywood wax, Brazilian wax > hair removal, waxing
threading, eyebrow wax, brow tint, brow lamination > eyebrows, brows
lash lift, lash extensions, eyelash extensions, fake lashes, false lashes, lash tint > lashes, eyelashes
patch test, skin test, allergy test, sensitivity test
mani, manicure, nails done, do my nails, fingernails painted
pedi, pedicure, toes done, toenails painted
gel nails, gels, shellac, acrylics, acrylic nails, false nails, nail extensions > nails, nail treatments, manicure
nail varnish, nail polish, nail colour, nail lacquer
facial, face treatment, skin treatment, microdermabrasion, chemical peel > facials, skin treatments
massage, rub down, back rub, shoulder rub
deep tissue, Swedish massage, hot stone, sports massage, Thai massage, aromatherapy > massage, massages
pregnancy massage, prenatal massage, massage while pregnant, bump massage
reflexology, acupuncture, reiki, homeopathy, hypnotherapy > complementary therapy, holistic, alternative therapy
acupuncture, dry needling
needle phobia, scared of needles, hate needles, afraid of injections > needles, needle phobia, nervous
tattoo, tattooing, get inked
tattoo removal, get rid of tattoo, remove a tattoo, laser tattoo
piercing, ears pierced, pierced, nose ring, belly bar, nose stud
haircut, hair cut, hairdo, cut and finish, hair trim, wet cut
dry trim, fringe trim, dead ends, split ends > trim, haircut, dry cut
bangs, fringe
blow dry, blow-dry, blowdry, blow out, wash and dry, blowout
updo, up-do, hair up, hair put up, wedding hair, prom hair
hair dye, colour my hair, dye my hair, hair tint, hair coloured, hair coloring, go blonde > colour, hair colour, tint
highlights, lowlights, balayage, ombre, foils, streaks > colour, hair colour, colouring
root touch up, regrowth, grey coverage, cover my greys, root tint, my roots done > colour, tint, roots
permanent wave, curly perm, make my hair curly > perm, perms
straighten my hair, keratin, Brazilian blow dry, frizzy hair, hair smoothing > straightening, smoothing, keratin
hair extensions, weave, longer hair > extensions, hair extensions
afro hair, curly hair, textured hair, coily hair, natural hair > afro, textured, curly, all hair types
braids, plaits, cornrows, dreadlocks, locs > braiding, plaiting, afro
hair loss, going bald, balding, alopecia, thinning hair, receding
wig, hairpiece, toupee, wigs
dandruff, itchy scalp, flaky scalp > scalp, scalp treatment
beard, facial hair, moustache, stubble, goatee, whiskers
shave, hot towel shave, wet shave, cut-throat shave, clean shave
beard trim, beard tidy, beard shape up, beard cut
skin fade, buzz cut, crew cut, clipper cut, short back and sides > haircut, clipper cut, men's cut
makeup, make-up, cosmetics, get made up, face done
depression, depressed, low mood, feeling low
anxiety, anxious, panic attacks, stress, stressed, worry, can't cope
depression, anxiety, stress, PTSD, OCD, panic attacks, eating disorder > mental health, wellbeing, counselling, therapy
insomnia, can't sleep, cannot sleep, trouble sleeping, sleepless, sleep problems
stressed, burnt out, burnout, exhausted, need to unwind > relax, relaxing, relaxation, stress relief
addiction, alcoholic, drinking problem, gambling problem, drug problem > addiction, counselling
quit smoking, stop smoking, give up smoking, pack in smoking, smoking cessation
lose weight, weight loss, slim down, slimming, shed pounds, get thinner, drop a dress size
get fit, get in shape, unfit, out of shape, fitness, tone up
build muscle, bulk up, get stronger, muscle gain, put on muscle > strength, strength training, weights
high blood pressure, hypertension, heart condition, heart problem, pacemaker, angina > medical condition, health condition, consult your doctor, cardiac
pacemaker, diabetes, epilepsy, asthma, angina, cancer, heart problem > medical condition, health condition, medical history, health questionnaire
diabetic, diabetes, insulin, blood sugar > diabetes, diabetic, medical condition
epileptic, epilepsy, seizures
asthma, asthmatic, inhaler, breathing problems, wheezy
cancer, chemo, chemotherapy, tumour, radiotherapy > cancer, medical condition, oncology
had a stroke, Parkinson's, multiple sclerosis > neurological, rehabilitation, medical condition
dementia, Alzheimer's, memory loss, forgetful elderly > dementia, memory
menopause, hot flushes, perimenopause, menopausal
menstrual, menstruation, time of the month, period pain
fertility, trying for a baby, IVF, conceive > fertility
antenatal, prenatal, during pregnancy, before the birth
postnatal, postpartum, after birth, after giving birth, after having a baby
caesarean, cesarean, c section, caesarian, c-section
baby scan, ultrasound, sonogram, ultrasound scan
blood test, bloods, blood sample, blood taken
jab, jabs, vaccine, vaccination, immunisation, immunization, inoculation, flu shot
flu jab, travel jab, yellow fever, tetanus, hepatitis, MMR > vaccination, vaccinations, jabs
fully vaccinated, had my jabs, double jabbed > vaccinated, vaccination, vaccines
medicine, medication, meds, tablets, pills, prescription drugs
paracetamol, ibuprofen, aspirin, antibiotic, antibiotics, painkiller > medicine, medication
painkiller, pain relief, pain killer, analgesic
blood thinners, warfarin, anticoagulant > medication, medical condition, blood thinning
prescription, repeat prescription, repeat script
EpiPen, inhaler, insulin > medication, medicine
give medicine, administer medication, give tablets, give him his medicine, give her medication
allergy, allergic, allergies, intolerant, intolerance, anaphylaxis
hay fever, hayfever, pollen allergy > allergy, allergies
latex allergy, latex-free, allergic to latex
first aid, first aid kit, first aid box, bandage
defibrillator, AED, defib
ambulance, 999, A&E, accident and emergency, emergency room, casualty > emergency, hospital
NHS 111, 111, out of hours doctor > out of hours, urgent, emergency
private health insurance, Bupa, AXA, Vitality, Aviva health, WPA, medical insurance > insurance, health insurance, insurers
walking stick, crutches, zimmer frame, rollator > mobility aid, limited mobility, accessible, mobility
mobility scooter, wheelchair, electric wheelchair, power chair > accessible, wheelchair access, step-free, mobility
bad legs, can't walk far, unsteady, trouble walking, difficulty walking > limited mobility, accessible, mobility, step-free
can't do stairs, cannot climb stairs, struggle with stairs, no stairs > lift, ground floor, step-free, stairlift, steps
insoles, orthotics, arch support, foot supports
gait analysis, running analysis, how I run > gait analysis
pram, pushchair, buggy, stroller, pushchairs, baby carriage
nappy, nappies, diaper, diapers
nappy change, change the baby, change a nappy, change my baby, baby change, baby changing, changing table, changing mat
breastfeed, breastfeeding, nurse my baby, feed my baby, feeding a baby
bottle feeding, formula milk, bottle warmer, warm a bottle, baby bottle > baby food, bottle, bottle warmer
dummy, pacifier, soother
highchair, high chair, baby chair, booster seat at table
car seat, child seat, baby seat, booster seat, booster cushion, infant carrier, isofix
cot, crib, travel cot, cotbed, Moses basket, baby bed
potty trained, toilet trained, out of nappies, dry at night > potty training, toilet training, nappies
nap, siesta, sleep time, daytime sleep
dizzy, faint, lightheaded, vertigo > dizziness, vertigo
afraid of heights, fear of heights, scared of heights, vertigo
claustrophobic, claustrophobia, enclosed spaces, small spaces
seasick, seasickness, travel sick, motion sickness, carsick
incontinence, incontinent, weak bladder, pelvic floor
IBS, irritable bowel, Crohn's, bloating, colitis > digestive, gut health, IBS
death, died, passed away, deceased, passed on
`
