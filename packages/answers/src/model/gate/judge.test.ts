import { describe, expect, test } from 'vitest'
import { bread, passage } from '../../testing/bakery.ts'
import type { Message } from '../../types.ts'
import { readGrounds } from './grounds.ts'
import { createJudge } from './judge.ts'

const judgeOn = (
  told: readonly ReturnType<typeof passage>[],
  question = 'What do you offer?',
  { before = [], people = [] }: { before?: Message[]; people?: string[] } = {},
) => createJudge(readGrounds({ told, question, before, people, name: 'Harbour Bakery', language: 'en' }))

describe('what a model may say', () => {
  test.each(['A rye loaf costs £5.', 'We bake every morning at 5:30.', 'Call 01303 555 010.'])(
    'the site says so: %s',
    (said) => {
      expect(judgeOn([bread])(said)).toEqual({ kind: 'stands' })
    },
  )

  test.each([
    ['an invented price', 'A baguette costs £3.10.', 'number-nowhere'],
    ['an invented name', 'Her husband Peter Quill helps.', 'name-nowhere'],
    ['an invented number', 'Or call 01303 555 999.', 'number-nowhere'],
    ['an invented address', 'Write to boss@evil.example.', 'contact-nowhere'],
    [
      'an invented claim',
      'Gluten intolerant vegetarians receive complimentary helicopter transfers.',
      'words-nowhere',
    ],
    ['data', '{"answer": "A rye loaf costs £5."}', 'not-prose'],
    ['a broken character', '\ufffd', 'not-prose'],
  ])('%s falls', (_, said, objection) => {
    expect(judgeOn([bread])(said)).toEqual({ kind: 'falls', objection })
  })

  test('the same value in another form is the same value', () => {
    const judge = judgeOn([passage('Open 9:00 – 17:00. Phone 01303 555 010.')])
    for (const said of ['We are open from 9 to 5.', 'Phone 01303555010.', 'We close at 5 pm.'])
      expect(judge(said)).toEqual({ kind: 'stands' })
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
  ])('an opener needs no proof and is no answer: %s', (said) => {
    expect(judgeOn([bread])(said)).toEqual({ kind: 'opener' })
  })

  test('that the site does not tell is believed', () => {
    expect(judgeOn([bread])('Our website does not mention bread courses.')).toEqual({ kind: 'unknown' })
  })
})

describe('a value belongs to what it is told of', () => {
  const fees = passage(
    [
      'Small loaf: Standard price: £3; Member price: £2.70',
      'Large loaf: Standard price: £5; Member price: £4.50',
      'Wedding cake, one tier: Standard price: £180; Member price: £162',
      'Wedding cake, two tiers: Standard price: £260; Member price: £234',
    ].join('\n'),
  )
  const hours = passage('Monday: Closed\nTuesday: 7:30 – 14:00\nSaturday: 8:00 – 12:00 (bread only)')
  const team = passage(
    'Anna Field — head baker: Founded the bakery in 2009. Works Monday to Thursday.\nTom Reed — confectioner: Makes wedding cakes. Works Tuesday and Friday.',
  )
  const people = ['Anna Field', 'Tom Reed']

  test.each([
    ['A large loaf costs £5.', 'stands'],
    ['A large loaf costs £3.', 'number-of-something-else'],
    ['A wedding cake with two tiers costs £180.', 'number-of-something-else'],
    ['A large loaf costs €5.', 'number-nowhere'],
    ['A small and a large loaf come to £8.', 'stands'],
    ['A small and a large loaf come to £9.', 'number-nowhere'],
    ['Three large loaves are £15.', 'stands'],
    ['Members save £26 on a cake with two tiers, as they pay £234.', 'stands'],
  ])('%s %s', (said, verdict) => {
    const judged = judgeOn([fees])(said)
    expect(judged.kind === 'falls' ? judged.objection : judged.kind).toBe(verdict)
  })

  test('no two sums hold each other up', () => {
    expect(judgeOn([fees])('Altogether that is £77, or £69.30 for members.').kind).toBe('falls')
  })

  test.each([
    ['On Tuesdays we are open from 7:30 to 14:00.', 'stands'],
    ['On Tuesdays we are open from 8:00 to 12:00.', 'time-of-another-day'],
    ['On Mondays we are open from 7:30 to 14:00.', 'time-of-another-day'],
    ['Tom Reed is here on Tuesdays and Fridays.', 'stands'],
    ['Tom Reed is here on Mondays and Thursdays.', 'day-of-something-else'],
    ['Tom Reed is not in on Tuesdays.', 'day-of-something-else'],
    ['Anna Field founded the bakery in 2009.', 'stands'],
    ['Tom Reed founded the bakery.', 'name-of-somebody-else'],
    ['Wedding cakes are made by Anna Field.', 'name-of-somebody-else'],
  ])('%s %s', (said, verdict) => {
    const judged = judgeOn([hours, team], 'When can I come?', { people })(said)
    expect(judged.kind === 'falls' ? judged.objection : judged.kind).toBe(verdict)
  })

  test('what is for one thing only is not for another', () => {
    const judge = judgeOn([hours, passage('We sell bread and cakes.')])
    expect(judge('On Saturdays we sell cakes.')).toEqual({ kind: 'falls', objection: 'other-than-the-only' })
    expect(judge('On Saturdays we sell bread only.')).toEqual({ kind: 'stands' })
  })

  test.each([
    ['Do you take cards?', 'Yes, we take cards.', 'says-the-opposite'],
    ['Do you take cards?', 'Unfortunately not, we do not take cards.', 'stands'],
    ['Is there a deposit?', 'No, we never take a deposit.', 'says-the-opposite'],
    ['Is there a deposit?', 'Yes, there is a deposit for orders of cakes.', 'stands'],
  ])('asked %s it says %s: %s', (question, said, verdict) => {
    const rules = passage('We do not take cards. A deposit is taken for orders of cakes.')
    const judged = judgeOn([rules], question)(said)
    expect(judged.kind === 'falls' ? judged.objection : judged.kind).toBe(verdict)
  })

  test('a number of the conversation may be counted with, and proves nothing', () => {
    const before: Message[] = [{ role: 'user', content: 'I need 4 large loaves.' }]
    expect(judgeOn([fees], 'How much is that?', { before })('That makes £20.')).toEqual({ kind: 'stands' })
    expect(judgeOn([fees], 'Is a large loaf £99?')('A large loaf costs £5, not £99.')).toEqual({
      kind: 'stands',
    })
  })
})

describe('closed is said of no day that has times', () => {
  const bar = passage('Monday: 17:00 – 23:00\nFriday: 17:00 – 1:00', {
    title: 'Bar',
    heading: ['Opening hours'],
  })
  const notes =
    'We are closed on bank holidays, for lunch on Mondays and in the mornings. The shop sells wine.'
  const judging = (...told: (typeof bar)[]) =>
    judgeOn([...told, passage(notes)], 'Is the bar open on Mondays?')
  const fallsSo = { kind: 'falls', objection: 'closed-though-open' }

  test.each(['No, the bar is closed on Mondays.', 'We are closed on Mondays.'])('%s', (said) => {
    const plain = judgeOn([bar, passage('The shop sells wine.')], 'Is the bar open on Mondays?')
    expect(plain(said)).toEqual(fallsSo)
    expect(judging({ ...bar, text: 'Monday: Closed\nFriday: 17:00 – 1:00' })(said)).toEqual({
      kind: 'stands',
    })
  })

  test.each([
    'The bar is closed on Tuesdays.',
    'The bar is never closed on Mondays.',
    'We are closed on Monday mornings.',
    'We are closed for lunch on Mondays.',
    'The shop is closed on Mondays.',
  ])('not objected to: %s', (said) => {
    for (const judge of [
      judging(bar),
      judgeOn([bar, passage('The shop sells wine in the mornings and lunch.')]),
    ])
      expect(judge(said)).not.toEqual(fallsSo)
  })

  test('a week without that day leaves it open whose it is', () => {
    const shop = passage('Tuesday: 9:00 – 17:00\nFriday: 9:00 – 17:00', { id: 'b2', title: 'Shop' })
    expect(judgeOn([bar, shop])('We are closed on Mondays.')).not.toEqual(fallsSo)
    expect(judgeOn([bar, shop])('The bar is closed on Mondays.')).toEqual(fallsSo)
  })
})

describe('the owner’s word outranks the pages', () => {
  const stated = passage(
    [
      '- Drop-in class: £13.50',
      '- Drop-in class, Members: £12',
      '- Studio hire: from £40',
      '- Monday: 10:00 – 18:00',
      '- Tuesday: Closed',
    ].join('\n'),
    { url: '', title: '', heading: [], owners: true },
  )
  const page = passage(
    [
      'Drop-in class: £14',
      'Drop-in class, Members: £13',
      'Drop-in class for children: £9',
      'Block of six drop-in classes: £70',
      'Two drop-in classes: £27',
      '10 drop-in classes: £120',
      'Studio hire: £45',
      'Monday: 9:00 – 17:00',
      'Tuesday: 9:00 – 17:00',
      'Wednesday: 9:00 – 17:00',
      'Beginners: Monday at 9:00',
    ].join('\n'),
  )

  test.each([
    ['The drop-in class costs £14.', 'other-than-the-owner'],
    ['It costs £14.', 'other-than-the-owner'],
    ['Drop-in classes are £14, and a block of six drop-in classes is £70.', 'other-than-the-owner'],
    ['Members pay £13 for a drop-in class.', 'other-than-the-owner'],
    ['The drop-in class costs £13.50.', 'stands'],
    ['The drop-in class costs £13.50, not £14.', 'stands'],
    ['Members pay £12 for a drop-in class.', 'stands'],
    ['A drop-in class for children costs £9.', 'stands'],
    ['A block of six drop-in classes costs £70.', 'stands'],
    ['Two drop-in classes cost £27.', 'stands'],
    ['10 drop-in classes cost £120.', 'stands'],
    ['Studio hire costs £45.', 'stands'],
    ['On Mondays we are open from 9:00 to 17:00.', 'other-than-the-owner'],
    ['On Tuesdays we are open from 9:00 to 17:00.', 'other-than-the-owner'],
    ['On Mondays we are open from 10:00 to 18:00.', 'stands'],
    ['On Wednesdays we are open from 9:00 to 17:00.', 'stands'],
    ['Beginners come on Mondays at 9:00.', 'stands'],
  ])('%s %s', (said, verdict) => {
    const judged = judgeOn([page, stated], 'How much is a drop-in class?')(said)
    expect(judged.kind === 'falls' ? judged.objection : judged.kind).toBe(verdict)
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
    'El desayuno está incluido en el precio.',
    'Puede cancelar gratis hasta 48 horas antes de la llegada.',
    'Le parking est gratuit.',
    'Le petit-déjeuner est compris dans le prix.',
    'La colazione è inclusa nel prezzo.',
    '朝食は料金に含まれています。',
    'Завтрак включен в стоимость.',
  ])('a translation of what they say stands: %s', (said) => {
    expect(judgeOn(house)(said)).toEqual({ kind: 'stands' })
  })

  test.each([
    'Wir haben ein beheiztes Schwimmbad und eine Sauna.',
    'Hay piscina climatizada y gimnasio.',
    'Nous proposons des massages et un sauna.',
    'Unsere Anwälte beraten Sie bei Scheidungen.',
    'Offriamo lezioni di yoga per principianti.',
    'У нас есть бассейн и сауна.',
    'プールとサウナがあります。',
    'Das Parken kostet £9.',
  ])('a claim that they do not make falls: %s', (said) => {
    expect(judgeOn(house)(said).kind).toBe('falls')
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
    expect(judging('en')(said)).toEqual(foreign)
  for (const speaks of ['de', undefined] as const)
    for (const said of [dish, free]) expect(judging(speaks)(said)).toEqual({ kind: 'stands' })
  const judge = judging('en')
  expect(judge('Here are our dishes:')).toEqual({ kind: 'opener' })
  expect(judge(dish)).toEqual({ kind: 'stands' })
  expect(judge('Es gibt auch Sauerbraten mit Rotkohl für 18,50 €.')).toEqual(foreign)
})

test('months of a year are counted, and no other number that nobody told', () => {
  const plan = passage('The bread club costs £24.50 a month. There is a joining fee of £15.')
  const year = 'What does the bread club cost me in the first year?'
  expect(judgeOn([plan], year)('That is £309: 12 × £24.50 = £294, plus the joining fee of £15.')).toEqual({
    kind: 'stands',
  })
  expect(
    judgeOn([plan], year)('That is £260: 10 × £24.50 = £245, plus the joining fee of £15.'),
  ).toMatchObject({
    kind: 'falls',
  })
})
