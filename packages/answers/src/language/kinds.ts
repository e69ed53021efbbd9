// What is a kind of what, concept by concept: `broader: narrower, narrower`.
const listed = `
pet: dog, cat, rabbit, bird, guidedog
dog: guidedog
child: baby, teen
adult: senior
concession: student, senior
card: amex
pay: card, cash, contactless, cheque, banktransfer, instalment, paypal, bizum
labour: hourlyrate
dessert: cake, pastry
bread: sourdough, baguette, wholemeal
cake: birthday
wheel: wintertyre, puncture
car: ev, van
room: singleroom, doubleroom, familyroom, suite
food: breakfast, lunch, dinner, brunch, buffet, kidsmenu, sandwich
drink: wine, beer, coffee, tea, alcohol, nonalcoholic
allergy: nut, lactosefree, glutenfree, sugarfree
vegetarian: vegan
flower: rose, bouquet, wreath
event: wedding, birthdayparty, birthday, funeral, conference, hen
birthday: birthdayparty
course: swimlesson, privatelesson, intensive, driving
document: identity, licence
holiday: christmas, newyear, easter
bed: extrabed
tool: ladder
changingroom: locker
consultation: firstmeeting
shipping: sameday, express
transport: taxi
maintenance: inspection
repair: replace
inheritance: testament
luggage: leaveluggage
clothes: swimwear
order: preorder, specialorder
return: unhappy
pool: swimlesson
pickup: clickcollect
medicine: injection, prescription
injection: prescription
medicalcondition: injection
ill: vet, emergency
photo: news
guarantee: repair, replace
late: latearrival
missed: makeup
accompanied: parent
legalaid: eviction
capacity: maximum
gift: giftcard, giftwrap
`

const related = new Map<string, string[]>()
for (const line of listed.split('\n')) {
  const [broader, narrower] = line.split(':')
  if (!broader || !narrower) continue
  for (const kind of narrower.split(',')) {
    const [up, down] = [`#${broader.trim()}`, `#${kind.trim()}`]
    related.set(down, [...(related.get(down) ?? []), up])
    related.set(up, [...(related.get(up) ?? []), down])
  }
}

const none: readonly string[] = []

/** Concepts one step broader or narrower: who asks for a cat may be answered about pets. */
export const kindsOf = (concept: string): readonly string[] => related.get(concept) ?? none
