import { describe, expect, test } from 'vitest'
import {
  askMill,
  barber,
  bikes,
  cabins,
  entry,
  isCalculated,
  lessons,
  plans,
  walks,
} from '../../testing/mill.ts'

describe('totals, multiples and comparisons', () => {
  test.each([
    [entry, 'What do three grown-ups and two children pay?', '3 × £9.50 + 2 × £4 = £36.50'],
    [
      entry,
      'How much for 2 pensioners and a child?',
      'Pensioner: £7; Child (4–14): £4. In total: 2 × £7 + £4 = £18',
    ],
    [bikes, 'How much is a tandem for 3 hours?', 'Tandem: £11 per hour. In total: 3 × £11 = £33'],
    [bikes, 'What do two city bikes cost for two hours?', '2 × 2 × £6 = £24'],
    [bikes, 'How much are 2 tandems per day?', '2 × £52 = £104'],
    [bikes, 'city bike and cargo bike together for a day', '£28 + £45 = £73'],
    [bikes, 'How much more expensive is a tandem than a city bike per hour?', 'Difference: £11 − £6 = £5'],
    [
      bikes,
      'What is the cheapest bicycle?',
      'Lowest price (Bicycles for hire): City bike: £6 per hour, £28 per day.',
    ],
    [bikes, 'which bike costs the most per day', 'Tandem: £52 per day'],
    [walks, 'How much is the ghost walk for five people?', '5 × £14 = £70'],
    [
      walks,
      'Which walk is the shortest?',
      'Shortest (Guided walks): Ghost walk: £14 per person, 75 minutes.',
    ],
    [
      walks,
      'Which is longer, the river walk or the brewery walk?',
      'Longest: Brewery walk: £26 per person, 3 hours; River',
    ],
    [walks, "What's the least expensive walk?", 'River walk: £11'],
    [plans, 'What does the Studio plan cost per year?', 'Per year: 12 × €39 = €468'],
    [plans, 'How much is Starter for 6 months?', '6 × €15 = €90'],
    [plans, 'Which plan is the most expensive?', 'Factory: from €90 per month'],
    [plans.replace(/per month/g, 'per year'), 'How much is Studio a month?', 'Per month: €39 ÷ 12 = €3.25'],
    [barber, 'a haircut and a beard trim altogether?', '£24 + £13 = £37'],
    [barber, 'What is your most affordable service?', 'Lowest price (Barber): Beard trim: £13.'],
    [barber, "what's cheapest?", 'Lowest price (Barber): Beard trim: £13.'],
    [barber, 'Which is cheaper, a wet shave or a haircut?', 'Lowest price: Wet shave: £18–22; Haircut: £24.'],
    [lessons, 'What does the lunge lesson cost for two adults and one child?', '2 × £42 + £31 = £115'],
    [lessons, 'Which is the cheapest lesson for a child?', 'Group ride: Child £27'],
    [cabins, 'How much is the Badger cabin for 2 nights?', '2 × €128.50 = €257.00'],
    [cabins, 'Which cabin is the biggest?', 'Most (Cabins): Badger: Sleeps 6.'],
  ])('%#: %s', (text, question, told) => {
    const said = askMill({ text }, question as string)
    expect([question, isCalculated(said)]).toEqual([question, told !== null])
    if (told === null) return
    expect(said.text).toContain(told)
    expect(said).toMatchObject({ confidence: 'sure', sources: [{ url: 'https://mill.example/' }] })
  })

  test('of the price that was just told', () => {
    expect(askMill({ text: bikes }, 'How much is a cargo bike per hour?', 'And for 4 hours?').text).toContain(
      '4 × £9 = £36',
    )
    expect(askMill({ text: plans }, 'What does Studio cost?', 'and per year?').text).toContain(
      '12 × €39 = €468',
    )
  })

  test('two that cost the same are both told, and more are not', () => {
    const two = bikes.replace('£9|£45', '£6|£28')
    expect(askMill({ text: two }, 'What is the cheapest bicycle?').text).toContain(
      '£28 per day; Cargo bike: £6',
    )
    const three = two.replace('£11|£52', '£6|£28')
    expect(isCalculated(askMill({ text: three }, 'What is the cheapest bicycle?'))).toBe(false)
  })
})
