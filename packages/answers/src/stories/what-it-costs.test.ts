import { beforeAll, describe, expect, test } from 'vitest'
import { buildIndex } from '../knowledge/build-index.ts'
import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import { converse } from '../testing/converse.ts'
import { pagesAt } from '../testing/pages-at.ts'
import { quotedIn, shownBy } from '../testing/quoted.ts'

const page = pagesAt('fernhollow.example')

let index: KnowledgeIndex
let taught: KnowledgeIndex
beforeAll(async () => {
  const pages = [
    page(
      '',
      'Fernhollow Roller Rink',
      `A roller rink under an old tram shed, with a maple floor and a juke box.

## What's on

- Silver Skate: every Wednesday 7pm, free with admission
- Parents and prams: Mondays 10am, £4 including tea`,
    ),
    page(
      'prices',
      'Prices',
      `Quiet times are Monday to Thursday before 3pm.

| Admission | Busy | Quiet |
| --- | --- | --- |
| Adult | £9.20 | £7.10 |
| Student / Carer / Over 65 | £7.40 | £5.60 |
| Child (under 15) | £6.30 | £4.80 |
| Household (2 adults + 2 children) | £26.00 | £21.00 |

## Season tickets

| Season ticket | Quarter | Year |
| --- | --- | --- |
| Adult | £71 | £230 |
| Child | £48 | £155 |`,
    ),
    page(
      'hours',
      'Opening hours',
      `| Day | Hours |
| --- | --- |
| Monday to Thursday | 11:00 – 21:00 |
| Friday | 11:00 – 23:00 |
| Saturday and Sunday | 9:30 – 20:00 |`,
    ),
    page(
      'lessons',
      'Children and lessons',
      `## First wheels

An hour for adults who never skated, £17 each, skates included. Sundays 10:00.

## Children's hour

For ages 5 to 11, Saturdays 9:45. £52 for a block of eight weeks.

## Parties

£14 per child, at least 8 children. Pizza is part of it. A deposit of £40 is taken on booking.`,
    ),
    page(
      'hire',
      'Skate hire',
      `| To hire | Per visit |
| --- | --- |
| Quad skates | £2.80 |
| Helmet | £1.20 |
| Knee pads | £1.10 |`,
    ),
    page(
      'faq',
      'Questions',
      `## Where can I park?

There are 25 spaces in the tram yard and they are free.

## Can I bring my dog?

Dogs may wait in the foyer, but not on the floor.

## Do you have lockers?

Yes, thirty along the wall. Bring your own padlock and a drink.`,
    ),
    page(
      'team',
      'Our people',
      `## Ottilie Marsh – Owner

Ottilie took over the shed in 2012.

## Ruben Achterberg – Head floor polisher

Ruben polishes the maple every Tuesday.`,
    ),
    page(
      'about',
      'About us',
      `The shed was built for trams in 1904. The longest straight is 41.5 metres. The roof is 12 metres high.

## Safety

Everybody is shown how to fall. Under 16s need a slip signed by a parent.`,
    ),
    page(
      'contact',
      'Contact',
      `Telephone 01632 960 733

Email roll@fernhollow.example

For group bookings of 12 or more please write at least ten days ahead.`,
    ),
    page(
      'shop',
      'Shop',
      'At the counter we sell laces, wheels and toe stops. Vouchers are valid for two years.',
    ),
  ]
  const facts = [
    {
      kind: 'phone' as const,
      label: 'Phone',
      value: '01632 960 733',
      url: 'https://fernhollow.example/contact',
    },
    {
      kind: 'email' as const,
      label: 'Email',
      value: 'roll@fernhollow.example',
      url: 'https://fernhollow.example/contact',
    },
  ]
  index = await buildIndex({ pages, facts }, { language: 'en' })
  taught = await buildIndex(
    {
      pages,
      facts,
      taught: [
        {
          question: 'Is there parking for bicycles?',
          answer: 'Yes, bicycles park under the canopy by the door. It is free.',
        },
      ],
    },
    { language: 'en' },
  )
})

const ask = (...questions: string[]) => converse(index, 'Fernhollow Roller Rink', questions)
const askTaught = (...questions: string[]) => converse(taught, 'Fernhollow Roller Rink', questions)

describe('what it costs, asked on', () => {
  test.each([
    [['do you do parties?', 'how much is it?'], '£14'],
    [['is there a deposit for parties?', 'how much is it?'], '£40'],
    [['can I hire a helmet?', 'what does it cost?'], '£1.20'],
    [['what is first wheels?', 'what does it cost?'], '£17'],
  ])('%s is about what was just named', (questions, price) => {
    const said = ask(...questions)
    expect(said.text).toContain(price)
    expect(said.text).not.toContain('£9.20')
  })

  test('a day that is asked for after something else is a day of the business', () => {
    expect(ask('can i park my van', 'when can i come on friday').text).toContain('23:00')
  })
})

describe('prices by the class of people', () => {
  test.each([
    [['how much for children', 'and for grown-ups?'], ['£9.20']],
    [['how much is it for students?'], ['£7.40']],
  ])('%s', (questions, prices) => {
    const said = ask(...questions)
    for (const price of prices) expect(said.text).toContain(price)
    for (const other of ['Household', 'hour', 'First wheels', '£71', '£48'])
      expect(said.text).not.toContain(other)
  })

  test.each([[['how much for pensioners'], '£7.40']])('%s has its row quoted first', (questions, price) => {
    expect(quotedIn(ask(...questions))[0]).toContain(price)
  })

  test.each([
    [["how much is the children's hour"], '£52'],
    [['how much is an adult season ticket', 'and for kids?'], '£48'],
    [['how much is the household ticket'], '£26.00'],
  ])('%s names something else', (questions, price) => {
    expect(shownBy(ask(...questions))).toContain(price)
  })
})

describe('a taught answer', () => {
  test('does not hide what the pages tell', () => {
    const said = askTaught('how tall is your roof and is there parking for bicycles')
    expect(said.text).toContain('12 metres')
    expect(said.text).toContain('canopy')
  })

  test('what is free without a day is free on any', () => {
    expect(ask('is parking free on sundays?').text).toContain('25 spaces')
    expect(askTaught('is parking for bicycles free on sundays?').text).toContain('canopy')
    expect(ask('is the silver skate free on sundays?').text).not.toMatch(/^Yes/)
  })
})

describe('what follows from what the site says', () => {
  test.each([
    ['what do under 16s need', 'signed by a parent'],
    ['who is the owner', 'Ottilie Marsh'],
    ['Who polishes the floor?', 'Ruben Achterberg'],
    ['do you sell laces', 'we sell laces'],
    ['do you hire helmets', '£1.20'],
  ])('%s', (question, told) => {
    const said = ask(question)
    expect(said.answered).toBe(true)
    expect(said.text).toContain(told)
  })

  test('what is on in the evening is not what is on in the morning', () => {
    const said = ask("what's on on monday evening")
    expect(said.answered).toBe(false)
  })

  test('a discount is told of those alone whom a row names', () => {
    const said = ask('is there a discount for dentists?')
    expect(said.answered).toBe(false)
    expect(said.text).toContain('The team can help by phone at 01632 960 733')
  })

  test('the yes to another question is left out', () => {
    // The answer appears below its question.
    expect(ask('are there padlocks').text).toBe(
      'Do you have lockers? Yes, thirty along the wall. Bring your own padlock and a drink.',
    )
    expect(ask('do you have lockers').text).toMatch(/^Yes, thirty/)
  })
})
