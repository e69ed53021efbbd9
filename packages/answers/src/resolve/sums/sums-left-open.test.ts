import { describe, expect, test } from 'vitest'
import {
  askMill,
  barber,
  bikes,
  cabins,
  entry,
  isCalculated,
  plans,
  table,
  walks,
} from '../../testing/mill.ts'
import type { Fact } from '../../types.ts'

describe('nothing is reckoned where anything is left open', () => {
  const swimming = `${entry}\n\n# Pool\n\n${table('Swimmer|Price', 'Grown-up|£5', 'Child|£2')}`
  test.each([
    [
      'children of which age?',
      entry.replace('|Pens', '|Child (15–17)|£6|\n|Pens'),
      'What do two grown-ups and a child pay?',
    ],
    [
      'some children pay nothing',
      `${entry}\n\nChildren up to three get in free.`,
      'What do two grown-ups and a child pay?',
    ],
    [
      'a row for free',
      entry.replace('|Pens', '|Toddler|free|\n|Pens'),
      'What do two grown-ups and a toddler pay?',
    ],
    [
      'a reduction is told',
      `${entry}\n\nFrom four people on you pay 15 % less.`,
      'What do two grown-ups and 3 children pay?',
    ],
    [
      'a family ticket may cost less',
      `${entry}\n\nThe family ticket is £23.`,
      'What do two grown-ups and 2 children pay?',
    ],
    [
      'a price that only begins there',
      entry.replace('£9.50', 'from £9.50'),
      'What do two grown-ups and a child pay?',
    ],
    ['two currencies', entry.replace('£4', '5 €'), 'What do two grown-ups and a child pay?'],
    [
      'a condition in the cell',
      entry.replace('£4', '£4 with a grown-up'),
      'What do two grown-ups and a child pay?',
    ],
    ['a row that is not there', entry, 'What do two grown-ups and a student pay?'],
    ['two tables with rows of one name', swimming, 'What do two grown-ups and a child pay?'],
    ['a party as large as a group', entry, 'What do ten grown-ups and 4 children pay?'],
    ['something else comes along', entry, 'What do two grown-ups and a child with a hamster pay?'],
    ['on a day', entry, 'What do two grown-ups pay on Tuesday?'],
    ['an age', entry, 'What does a child of 7 pay, and two grown-ups?'],
    ['whether there is room', entry, 'Do you have space for two grown-ups and a child?'],
    [
      'a boat for all of them',
      `# Boats\n\n- Punt: £30 per hour\n- Canoe: £12 per hour`,
      'How much is a punt for 4 people?',
    ],
    [
      'a price for the group',
      `# Boats\n\n- Tour by punt: £80 per group`,
      'How much is the tour by punt for 3 people?',
    ],
    [
      'a tour that may be for all of them',
      '# Tours\n\n- Punt tour: £80',
      'How much is the punt tour for 3 people?',
    ],
    ['a cabin for all of them', cabins, 'How much is the Heron cabin for 4 people for 2 nights?'],
    ['per hour, and for how long?', bikes, 'What do two tandems cost?'],
    ['nights of whom?', '# Dorm\n\n- Bunk: €22 per person per night', 'How much is a bunk for 3 nights?'],
    ['a day is cheaper', bikes, 'How much is a tandem for 6 hours?'],
    [
      'two hours have a price',
      `# Boats\n\n${table('Boat|1 hour|2 hours', 'Punt|£20|£35', 'Canoe|£12|£20')}`,
      'How much is a canoe for 3 hours?',
    ],
    [
      'the year has a price',
      `${plans}\n- Studio, paid yearly: €390 per year`,
      'What does the Studio plan cost per year?',
    ],
    [
      'a fee on top',
      `${cabins}\n\nA cleaning fee of €40 is added.`,
      'How much is the Otter cabin for 3 nights?',
    ],
    [
      'the unit stands above the table',
      `# Camping\n\nAll prices are per night.\n\n${table('What|Price', 'Tent|€11', 'Dog|€3')}`,
      'How much for 2 tents?',
    ],
    [
      'members and everybody else',
      `# Yoga\n\n${table('Class|Members|Guests', 'Flow|£8|£14', 'Yin|£9|£13')}`,
      'How much are Flow and Yin together?',
    ],
    [
      'prices of two kinds',
      `# Yoga\n\n${table('Class|Members|Guests', 'Flow|£8|£14', 'Yin|£9|£13')}`,
      'What is the cheapest class?',
    ],
    ['a range', barber, 'How much more is a haircut than a wet shave?'],
    ['ten visits are no visit', '# Cards\n\n- Ten visits: £80\n- Locker: £2', 'How much are 3 visits?'],
    [
      'prices counted differently',
      '# Hire\n\n- Kayak: £9 per hour\n- Raft: £60 per day',
      'Which is cheaper, the raft or the kayak?',
    ],
    [
      'a row on request',
      `# Halls\n\n${table('Hall|Price', 'Barn|£300', 'Loft|on request', 'Attic|£200')}`,
      'Which is the cheapest hall?',
    ],
    ['whatever is cheapest of two lists', `${barber}\n\n# Bar\n\n- Tea: £2\n- Beer: £5`, "what's cheapest?"],
    [
      'a service is no room',
      '# Extras\n\n- Room service: £6\n- Room upgrade: £25',
      'Which is your cheapest room?',
    ],
    [
      'a column says which have it',
      `# Rooms\n\n${table('Room|Balcony|Price', 'Blue|yes|€90', 'Red|no|€70')}`,
      'What is the cheapest room with a balcony?',
    ],
    [
      'a question of the site’s own tells it',
      `${entry}\n\n## What do grown-ups with a child pay?\n\nTwo grown-ups and one child pay £20.`,
      'What do two grown-ups and a child pay?',
    ],
    [
      'what may go up is not the least of all',
      plans.replace('€39', 'from €95'),
      'Which plan is the most expensive?',
    ],
  ])('%s', (_, text, question) => {
    expect(isCalculated(askMill({ text }, question))).toBe(false)
  })

  test('what the site calls its longest goes before what its list says', () => {
    const text = `${walks}\n\nOur longest walk is the Moor walk in June, from dawn to dusk.`
    const said = askMill({ text }, 'Which is your longest walk?')
    expect(isCalculated(said)).toBe(false)
    expect(said.text).toContain('Moor walk')
  })

  test('one list that is named is asked, whatever costs less elsewhere', () => {
    const text = `${barber}\n\n# Bar\n\n- Tea: £2\n- Beer: £5`
    expect(askMill({ text }, "What's the cheapest at the bar?").text).toContain(
      'Lowest price (Bar): Tea: £2.',
    )
    const pool = `${entry}\n\n# Pool\n\n${table('Swimmer|Price', 'Grown-up|£5', 'Child|£2')}`
    expect(askMill({ text: pool }, 'What do two grown-ups and a child pay for the pool?').text).toContain(
      '2 × £5 + £2 = £12',
    )
  })

  test('a price the owner was asked about, or stated otherwise, is no part of a sum', () => {
    const question = 'What do three grown-ups and two children pay?'
    const url = 'https://mill.example/'
    const doubts = [{ kind: 'price', label: 'Grown-up', value: '£9.50', url }] as const
    expect(askMill({ text: entry, doubts: [...doubts] }, question).confidence).not.toBe('sure')
    const facts = [
      { kind: 'price', label: 'Grown-up', value: '£11', url, origin: 'owner' },
    ] as unknown as Fact[]
    expect(askMill({ text: entry, facts }, question).text).not.toContain('£9.50 + ')
  })

  test('what an owner taught goes before a sum', () => {
    const taught = [{ question: 'What do two grown-ups and a child pay?', answer: 'Twenty pounds.' }]
    expect(askMill({ text: entry, taught }, 'What do two grown-ups and a child pay?').text).toContain(
      'Twenty pounds.',
    )
  })

  test('what nobody may be told is not there to be reckoned with', () => {
    const voices = '“The walk was £5 per person.” Ann, York'
    expect(askMill({ text: `${walks}\n\n${voices}` }, "What's the least expensive walk?").text).toContain(
      '£11',
    )
  })
})
