import { expect, test } from 'vitest'
import { bread } from '../../testing/bakery.ts'
import { answersHow } from './answering.ts'
import { readGrounds } from './grounds.ts'

const mostOf = (question: string, sentences: readonly string[]) => {
  const grounds = readGrounds({ told: [bread], question, name: 'Harbour Bakery', language: 'en' })
  const scores = sentences.map((sentence) => answersHow(sentence, grounds) ?? -1)
  return sentences[scores.indexOf(Math.max(...scores))]
}

test.each([
  [
    'How much is a rye loaf?',
    ['Anna Field runs the bakery.', 'A rye loaf costs £5.', 'A sourdough loaf is £4.20.'],
  ],
  [
    'When do you bake?',
    ['Anna Field runs the bakery.', 'We bake every morning at 5:30.', 'Call 01303 555 010.'],
  ],
  ['Do you sell rye?', ['Anna Field runs the bakery.', 'Yes, we do sell a rye loaf.', 'It costs £5.']],
])('asked %s it is the second that answers', (question, sentences) => {
  expect(mostOf(question, sentences)).toBe(sentences[1])
})

test('where a question gives nothing to tell by, none does', () => {
  const asked = (question: string) =>
    answersHow(
      'A rye loaf costs £5.',
      readGrounds({ told: [bread], question, name: 'Harbour Bakery', language: 'en' }),
    )
  expect(asked('How much is a rye loaf?')).toBeGreaterThan(0)
  expect(asked('And?')).toBeNull()
})
