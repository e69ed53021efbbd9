import { describe, expect, test } from 'vitest'
import { bread, passage } from '../../testing/bakery.ts'
import type { Language, Message } from '../../types.ts'
import { lookAgainFrom } from './gate-weights.ts'
import { readGrounds } from './grounds.ts'
import { createJudge } from './judge.ts'

type Told = readonly ReturnType<typeof passage>[]
type Circumstances = { before?: Message[]; people?: string[]; language?: Language }

const judgeOn = (
  told: Told,
  question = 'What do you offer?',
  { before = [], people = [], language = 'en' }: Circumstances = {},
) => createJudge(readGrounds({ told, question, before, people, name: 'Harbour Bakery', language }))

/** The suspicion of a sentence; 1 if it falls. */
function suspicionOf(told: Told, said: string, question?: string, more?: Circumstances): number {
  const judged = judgeOn(told, question, more)(said)
  return judged.kind === 'falls' ? 1 : judged.suspicion
}

const fees = passage(
  [
    'Small loaf: Standard price: £3; Member price: £2.70',
    'Large loaf: Standard price: £5; Member price: £4.50',
    'Wedding cake, one tier: Standard price: £180; Member price: £162',
    'Wedding cake, two tiers: Standard price: £260; Member price: £234',
  ].join('\n'),
)

describe('what a model may say', () => {
  test.each(['A rye loaf costs £5.', 'We bake every morning at 5:30.', 'Call 01303 555 010.'])(
    'the site says so, and nobody need look again: %s',
    (said) => {
      expect(judgeOn([bread])(said)).toMatchObject({ kind: 'says' })
      expect(suspicionOf([bread], said)).toBeLessThan(lookAgainFrom)
    },
  )

  test.each([
    ['an invented price', 'A baguette costs £3.10.', 'sum-nowhere'],
    ['an invented number', 'Or call 01303 555 999.', 'phone-nowhere'],
    ['an invented address', 'Write to boss@evil.example.', 'contact-nowhere'],
    ['an invented page', 'Order at https://www.evil.example/rye.', 'contact-nowhere'],
    ['an invented code', 'Use the voucher RYE4FREE.', 'code-nowhere'],
    ['data', '{"answer": "A rye loaf costs £5."}', 'not-prose'],
    ['a broken character', '\ufffd', 'not-prose'],
  ])('%s falls at once', (_, said, objection) => {
    expect(judgeOn([bread])(said)).toMatchObject({ kind: 'falls', objection })
  })

  test.each([
    ['an invented name', 'Her husband Peter Quill helps.'],
    ['an invented claim', 'Gluten intolerant vegetarians receive complimentary helicopter transfers.'],
    ['an invented service', 'Yes, we also repair bicycles and give courses.'],
  ])('%s is looked at again', (_, said) => {
    expect(judgeOn([bread])(said)).toMatchObject({ kind: 'says' })
    expect(suspicionOf([bread], said)).toBeGreaterThan(lookAgainFrom)
  })

  test('the same value in another form is the same value', () => {
    const told = [passage('Open 9:00 – 17:00. Phone 01303 555 010.')]
    for (const said of ['We are open from 9 to 5.', 'Phone 01303555010.', 'We close at 5 pm.'])
      expect(judgeOn(told)(said)).toMatchObject({ kind: 'says' })
  })

  test('an address may be named with or without what every address has', () => {
    const told = [passage('Order at https://www.harbour.example/rye/ or by office@harbour.example.')]
    for (const said of [
      'Order at harbour.example/rye.',
      'Order at www.harbour.example/rye.',
      'Order at https://harbour.example/rye/!',
      'Write to office@harbour.example.',
    ])
      expect(judgeOn(told)(said), said).toMatchObject({ kind: 'says' })
    for (const said of [
      'Order at https://bour.example/rye.',
      'Order at https://harbour.example/rye-bread.',
      'Write to ice@harbour.example.',
      'Write to office@harbour.exam.',
    ])
      expect(judgeOn(told)(said), said).toMatchObject({ kind: 'falls', objection: 'contact-nowhere' })
  })

  test('a name of letters and digits is no code, unless the sentence calls it one', () => {
    for (const said of ['We follow the rules of COVID19.', 'Our oven is a BX500 model.'])
      expect(judgeOn([bread])(said)).toMatchObject({ kind: 'says' })
    expect(judgeOn([passage('Members use RYE10 as their code.')])('The code is RYE10.').kind).toBe('says')
    expect(judgeOn([passage('请用优惠码RYE10付款。')])('优惠码是RYE10。').kind).toBe('says')
    for (const said of ['Le code est PAIN50.', 'Der Gutscheincode BROT50 gilt.', '优惠码是RYE4FREE。'])
      expect(judgeOn([bread])(said), said).toMatchObject({ kind: 'falls' })
  })

  test.each([
    'Good question!',
    'Unfortunately not.',
    'Let me know if you have any other question!',
    'Here are the options:',
    'I’m so sorry!',
    'Es tut mir leid.',
    'Lo siento mucho.',
    'Het spijt me.',
    'क्षमा करें।',
  ])('an opener leans on what follows: %s', (said) => {
    expect(judgeOn([bread])(said).kind).toBe('opener')
  })

  test('that the site does not tell is told from what it says', () => {
    expect(judgeOn([bread])('Our website does not mention bread courses.').kind).toBe('unknown')
  })
})

describe('a sum of money is told, or can be reckoned', () => {
  test.each([
    'A small and a large loaf come to £8.',
    'Three large loaves are £15.',
    'Members save £26 on a cake with two tiers, as they pay £234.',
    'Two small loaves and a large one come to £11.',
    'A cake with two tiers is £80 more than one with one tier.',
    'Half a large loaf, half of £5, is £2.50.',
  ])('%s', (said) => {
    expect(judgeOn([fees])(said).kind).toBe('says')
  })

  test.each([
    'A small and a large loaf come to £9.37.',
    'A large loaf costs £19.99.',
    'Members pay £1,450 for a cake.',
  ])('not so: %s', (said) => {
    expect(judgeOn([fees])(said)).toMatchObject({ kind: 'falls', objection: 'sum-nowhere' })
  })

  test('the visitor’s own sums may be spoken of, and counted with', () => {
    const before: Message[] = [{ role: 'user', content: 'I need 4 large loaves, and have £33.40.' }]
    const judge = judgeOn([fees], 'How much is that?', { before })
    expect(judge('That makes £20.').kind).toBe('says')
    expect(judge('You keep £13.40 of your £33.40.').kind).toBe('says')
    expect(judgeOn([fees], 'Is a large loaf £99?')('A large loaf costs £5, not £99.').kind).toBe('says')
  })

  test('months of a year are counted, and a percentage taken off', () => {
    const plan = passage('The bread club costs £24.50 a month. Joining: £15. Students get 20% off.')
    const year = 'What does the bread club cost me in the first year?'
    for (const said of [
      'That is £309: 12 × £24.50 = £294, plus the joining fee of £15.',
      'Students pay £19.60 a month.',
    ])
      expect(judgeOn([plan], year)(said).kind).toBe('says')
    expect(judgeOn([plan], year)('That is £271.30 in the first year.').kind).toBe('falls')
  })

  test('a total that goes before what it is made of is doubted, and not cut', () => {
    const judged = judgeOn([fees])('Altogether you pay £1,337.42:')
    expect(judged).toMatchObject({ kind: 'says' })
    expect(suspicionOf([fees], 'Altogether you pay £1,337.42:')).toBeGreaterThan(lookAgainFrom)
  })

  test('a sum in another currency is another one, where both are told', () => {
    expect(suspicionOf([fees], 'A large loaf costs €4.99.')).toBe(1)
  })
})

describe('what is false is more doubtful than what is true', () => {
  const hours = passage('Monday: Closed\nTuesday: 7:30 – 14:00\nSaturday: 8:00 – 12:00 (bread only)')
  const team = passage(
    'Anna Field — head baker: Founded the bakery in 2009. Works Monday to Thursday.\nTom Reed — confectioner: Makes wedding cakes. Works Tuesday and Friday.',
  )
  const rules = passage('We do not take cards. A deposit is taken for orders of cakes.')
  const told = [fees, hours, team, rules]
  const people = ['Anna Field', 'Tom Reed']

  test.each([
    ['a price of something else', 'A large loaf costs £5.', 'A large loaf costs £3.'],
    ['a price of another size', 'A two-tier wedding cake costs £260.', 'A two-tier wedding cake costs £180.'],
    ['a time of another day', 'On Tuesdays we open at 7:30.', 'On Tuesdays we open at 8:00.'],
    ['a number told nowhere', 'We founded the bakery in 2009.', 'We founded the bakery in 1987.'],
    ['another’s work', 'Anna Field founded the bakery.', 'Tom Reed founded the bakery.'],
    ['the opposite', 'We do not take cards.', 'We take cards.'],
    ['the opposite of a yes', 'A deposit is taken for cakes.', 'A deposit is never taken for cakes.'],
    ['what no line tells', 'Tom Reed makes wedding cakes.', 'Tom Reed gives courses in pottery.'],
    ['words of several lines', 'Tom Reed works on Friday.', 'Members founded the Saturday cakes.'],
  ])('%s', (_, truth, lie) => {
    const doubt = (said: string) => suspicionOf(told, said, 'What should I know?', { people })
    expect(doubt(lie)).toBeGreaterThan(doubt(truth) + 0.05)
  })

  test('agreeing to what the site never names', () => {
    const asked = 'Do you repair unicycles?'
    const honest = 'We bake bread every morning.'
    expect(suspicionOf([bread], 'Yes, we repair unicycles.', asked)).toBeGreaterThan(lookAgainFrom)
    expect(suspicionOf([bread], 'Yes, we repair unicycles.', asked)).toBeGreaterThan(
      suspicionOf([bread], honest, asked) + 0.2,
    )
  })

  test('the owner’s line outweighs a page that says otherwise', () => {
    const stated = passage('- Drop-in class: £13.50', { url: '', title: '', heading: [], owners: true })
    const page = passage('Drop-in class: £14')
    const asked = 'How much is a drop-in class?'
    const doubt = (said: string) => suspicionOf([page, stated], said, asked)
    expect(doubt('The drop-in class costs £14.')).toBeGreaterThan(doubt('The drop-in class costs £13.50.'))
  })
})

describe('in another language than the pages', () => {
  const house = [
    passage('Dogs are welcome in the garden but not in the dining room. Breakfast is included in the price.'),
    passage(
      'Free parking behind the house. Check-in from 15:00. You can cancel free of charge up to 48 hours before arrival.',
    ),
  ]

  test.each([
    'Hunde sind im Garten willkommen.',
    'Das Frühstück ist im Preis inbegriffen.',
    'Los perros son bienvenidos en el jardín.',
    'Puede cancelar gratis hasta 48 horas antes de la llegada.',
    'Le parking est gratuit.',
    'La colazione è inclusa nel prezzo.',
    '朝食は料金に含まれています。',
    'Завтрак включен в стоимость.',
  ])('a translation never falls for its words: %s', (said) => {
    expect(judgeOn(house)(said).kind).toBe('says')
  })

  test('there, too, a sum told nowhere falls', () => {
    expect(judgeOn(house)('Das Parken kostet £9.')).toMatchObject({ kind: 'falls', objection: 'sum-nowhere' })
  })

  test('and an hour told nowhere is more doubtful than the one that is told', () => {
    const doubt = (hours: number) =>
      suspicionOf(house, `Puede cancelar gratis hasta ${hours} horas antes de la llegada.`)
    expect(doubt(12)).toBeGreaterThan(doubt(48) + 0.05)
  })
})

test('an answer is in the language that is answered in; what the site calls its things may stand in it', () => {
  const menu = passage('Sauerbraten mit Rotkohl und Klößen: 18,50 €\nDer Eintritt ist frei.')
  const judging = (speaks?: 'en' | 'de') =>
    createJudge(
      readGrounds({ told: [menu], question: 'Was gibt es?', name: 'Zum Anker', language: 'de', speaks }),
    )
  const [dish, free] = ['Sauerbraten mit Rotkohl und Klößen: 18,50 €', 'Der Eintritt ist frei.']
  const foreign = { kind: 'falls', objection: 'other-language' }
  for (const said of [dish, free, 'Es gibt Sauerbraten für 18,50 €.', 'Auf der Website steht nichts davon.'])
    expect(judging('en')(said)).toMatchObject(foreign)
  for (const speaks of ['de', undefined] as const)
    for (const said of [dish, free]) expect(judging(speaks)(said).kind).toBe('says')
  const judge = judging('en')
  expect(judge('Here are our dishes:').kind).toBe('opener')
  expect(judge(dish).kind).toBe('says')
  expect(judge('Es gibt auch Sauerbraten mit Rotkohl für 18,50 €.')).toMatchObject(foreign)
})

describe('a short sentence', () => {
  const golf = passage(
    'Golf course: 18 holes. Turn right at the gate for the course. No problem is too small.',
  )
  test.each([
    'Of course!',
    'Yes, of course.',
    'Yes, that’s right.',
    'Sure, no problem!',
    'はい、もちろんです。',
  ])('that only agrees opens what follows, whatever the website says: %s', (said) => {
    expect(judgeOn([golf])(said).kind).toBe('opener')
  })

  test('that leans on what was said is no opener of what follows, and claims something', () => {
    const judge = judgeOn([bread])
    expect(judge('That depends.').kind).toBe('opener')
    expect(judge('A rye loaf costs £5.').kind).toBe('says')
    expect(judge('It is delicious.')).toMatchObject({ kind: 'says', isSlight: true })
    expect(judge('Lovely!').kind).toBe('opener')
  })

  test('with a word of the website says something, yet hardly answers by itself', () => {
    expect(judgeOn([golf])('Welcome to the course!')).toMatchObject({ kind: 'says', isSlight: true })
    expect(judgeOn([golf])('The golf course has 18 holes.')).toMatchObject({ isSlight: false })
  })
})
