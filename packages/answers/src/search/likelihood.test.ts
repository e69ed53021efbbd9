import { expect, test } from 'vitest'
import { buildSmallIndex } from '../knowledge/build-index.ts'
import { pagesAt } from '../testing/pages-at.ts'
import { understand } from '../understand/understand.ts'
import { likeliestPassages } from './likelihood.ts'

const page = pagesAt('weir.example')
const index = buildSmallIndex(
  {
    pages: [
      page(
        '',
        'Weir',
        'The boat tour is loved by everybody.\n\nThe boat tour costs £8.\n\nThe boat tour takes two hours.',
      ),
      page('prices', 'Prices', '- Rowing boat: £14\n- Pedal boat: £11\n- Deck chair: £2'),
    ],
    facts: [],
  },
  { language: 'en' },
)
const likely = (question: string) =>
  likeliestPassages(understand(question, 'en', index, { name: 'Weir' }), index)
const told = (question: string) => {
  const { subject, text } = index.passages[likely(question)[0]!.passage]!
  return `${subject} ${text}`.trim()
}

test.each(['How much is the boat tour?', 'boat', 'How long is the tour in the rowing boat?'])(
  'what is believed of all passages is shared out, the most to the first: %s',
  (question) => {
    const shares = likely(question).map(({ share }) => share)
    expect(shares.length).toBeGreaterThan(1)
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1)
    expect(shares).toEqual(shares.toSorted((one, other) => other - one))
  },
)

test('nothing is believed of a question that shares no word', () => {
  expect(likely('Wer gewann?')).toEqual([])
  expect(told('Wer gewann den boat tour?')).toMatch(/^The boat tour /)
})

test.each([
  ['How much is the boat tour?', 'The boat tour costs £8.'],
  ['How long is the boat tour?', 'The boat tour takes two hours.'],
  ['How much is a pedal boat?', 'Pedal boat £11'],
])('a passage with the value needed goes before one without: %s', (question, passage) => {
  expect(told(question)).toBe(passage)
})
