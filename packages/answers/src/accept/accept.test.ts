import { describe, expect, test } from 'vitest'
import { buildSmallIndex } from '../knowledge/build-index.ts'
import { converse } from '../testing/converse.ts'
import { pagesAt } from '../testing/pages-at.ts'
import type { Answer, TaughtPair } from '../types.ts'

const page = pagesAt('weir.example')

function ask(text: string, question: string, taught: TaughtPair[] = []): Answer {
  const pages = [
    page('', 'Weir', 'A garden by the river.'),
    page('visit', 'Visit', text),
    page('contact', 'Contact', 'Phone: 01434 555 010'),
  ]
  const index = buildSmallIndex({ pages, facts: [], taught }, { language: 'en' })
  return converse(index, 'Weir', [question])
}

const confidence = (...asked: Parameters<typeof ask>) => ask(...asked).confidence

const week = (hours: string) => `- Monday to Friday: ${hours}\n- Saturday: 10:00 – 16:00\n- Sunday: closed`

test.each([
  [
    'We are at 14 Birch Lane, Hartwell, HW3 8QD, behind the library.',
    /^Our address is 14 Birch Lane, Hartwell/,
  ],
  ['Wir sind in der Lindenstraße 3, 97437 Haßfurt.', /^Our address is Lindenstraße 3, 97437/],
  ['Weir Gardens, 9 Mill Road, Hexham NE46 1AA', /^Our address is Weir Gardens, 9 Mill Road/],
])('an address is said without the words that lead up to it: %s', (text, said) => {
  expect(ask(text, 'Where are you?').text).toMatch(said)
})

describe('what was found by searching', () => {
  test('is not sworn to where it speaks of something near, and not of what was asked', () => {
    const spa = 'Wellness massages are charged with the legal rate of tax.'
    expect(confidence(spa, 'do you have a sauna')).not.toBe('sure')
    expect(confidence('There is a sauna in the bath house, open to all guests.', 'do you have a sauna')).toBe(
      'sure',
    )
  })

  const tour = 'The boat tour costs £8 per person.'
  test('is sure where it tells just what was asked', () => {
    expect(confidence(tour, 'How much does the boat tour cost?')).toBe('sure')
  })
  test('never answers two things asked in one', () => {
    for (const asked of [
      'How much does the boat tour cost and the coach tour?',
      'Boat tour price, and when does it start?',
    ])
      expect(confidence(tour, asked)).not.toBe('sure')
  })
  test('of two that can be told apart is sure of the one, and says that the other is not told', () => {
    const said = ask(tour, 'How much does the boat tour cost and how long does it take?')
    expect(said).toMatchObject({
      confidence: 'sure',
      text: expect.stringMatching(/£8.*couldn't find the rest/),
    })
  })
  test('is sure where the owner taught it', () => {
    const taught = [{ question: 'Is the tearoom good for wheelchairs?', answer: 'Yes, by the side door.' }]
    for (const question of ['Is the tearoom good for wheelchairs?', 'tearoom good for a wheelchair?'])
      expect(confidence(tour, question, taught)).toBe('sure')
  })
  test('is sure of a question the site asks in the same words, whatever else speaks of it', () => {
    const asked = `${tour}\n\n## Can I cancel my boat tour?\n\nUp to a day before.\n\n## Rules\n\nA boat tour that we cancel is paid back. Cancel a boat by phone.`
    expect(confidence(asked, 'can i cancel my boat tour')).toBe('sure')
  })
  test('a size does not tell how warm something is, a number of degrees does', () => {
    const pools =
      '| Pool | Size | Water |\n| --- | --- | --- |\n| Lagoon | 10 × 6 m | 34 °C |\n| Lake | 25 × 9 m | fresh |'
    expect(ask(pools, 'How warm is the lagoon?').text).toContain('34 °C')
    expect(confidence(pools, 'How warm is the lake?')).not.toBe('sure')
  })
  test('is not sure of a cell that was asked to be left out', () => {
    const hire = '| Instrument | Our pupils | Everyone else |\n| --- | --- | --- |\n| Cello | £19 | £23 |'
    expect(confidence(hire, 'How much is a cello for your pupils?')).toBe('sure')
    expect(confidence(hire, 'renting a cello, im not one of your pupils')).toBe('unsure')
  })
})

describe('hours', () => {
  const questions = ['Are you open on Tuesday?', 'When are you open?']
  test.each([
    ['of the only part', `## Opening hours\n\n${week('9:00 – 17:00')}`],
    [
      'beside a sentence about holidays',
      `## Opening hours\n\n${week('9:00 – 17:00')}\n\nIn the school holidays we open at 8:00 every day.`,
    ],
    [
      'stated twice alike',
      `## Opening hours\n\n${week('9:00 – 17:00')}\n\n## Opening hours again\n\n${week('9:00 – 17:00')}`,
    ],
    [
      'in two halves of the day',
      '## Opening hours\n\n| Day | Morning | Afternoon |\n| --- | --- | --- |\n| Monday | closed | 14:00 – 18:00 |\n| Tuesday | 8:00 – 12:00 | 14:00 – 18:00 |',
    ],
  ])('%s are sure', (_, text) => {
    for (const question of questions) expect(confidence(text, question)).toBe('sure')
  })

  const parts = `## Opening hours of the garden\n\n${week('9:00 – 17:00')}\n\n## Opening hours of the tearoom\n\n${week('11:00 – 15:00')}`
  test('of several parts are sure where each is told by its name; a part without one leaves doubt', () => {
    const unnamed = `${parts}\n\n## Opening hours\n\n${week('8:00 – 20:00')}`
    for (const question of questions) {
      expect(confidence(parts, question)).toBe('sure')
      expect(confidence(unnamed, question)).toBe('unsure')
    }
  })
})
