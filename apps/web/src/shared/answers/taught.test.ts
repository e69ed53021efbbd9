import type { TaughtAnswer } from '@foyer/contract/analytics'
import { expect, test } from 'vitest'
import { findTaught, isOutdatedBy, lessonFrom, rememberTaught } from './taught.ts'

const parking: TaughtAnswer = {
  id: 'a1',
  question: 'Do you have parking?',
  answer: 'Behind the house.',
  createdAt: '2026-11-02T10:00:00.000Z',
}

test('a sure answer can be corrected, an unsure one starts from the website’s quote', () => {
  const sources = [{ title: 'Visit', url: 'https://a.example/visit', quote: 'Parking is behind the house.' }]
  expect(lessonFrom('Parking?', { content: 'Yes.', confidence: 'sure', sources }, undefined)).toEqual({
    question: 'Parking?',
    answer: 'Yes.',
  })
  expect(lessonFrom('Parking?', { content: 'Perhaps.', confidence: 'unsure', sources }, parking)).toEqual({
    question: 'Parking?',
    draft: 'Parking is behind the house.',
    taught: parking,
  })
  expect(lessonFrom('Parking?', { content: 'No idea.', confidence: 'none' }, undefined)).toEqual({
    question: 'Parking?',
  })
})

test('questions match regardless of case and punctuation', () => {
  expect(findTaught('one', '  do you have PARKING', [parking])).toBe(parking)
  expect(findTaught('one', 'Do you have a cloakroom?', [parking])).toBeUndefined()
  // Punctuation alone is compared as it is.
  expect(findTaught('one', '???', [{ ...parking, question: '!!!' }])).toBeUndefined()
})

test('a question taught in other words is remembered for that assistant', () => {
  rememberTaught('one', 'Where can I leave my car?', parking)
  expect(findTaught('one', 'where can i leave my car', [parking])).toBe(parking)
  expect(findTaught('another', 'Where can I leave my car?', [parking])).toBeUndefined()
})

test('an answer is outdated if a better one was taught later', () => {
  expect(isOutdatedBy(parking, { timestamp: '2026-11-02T09:59:00.000Z' })).toBe(true)
  expect(isOutdatedBy(parking, { timestamp: '2026-11-02T10:01:00.000Z' })).toBe(false)
  expect(isOutdatedBy(undefined, { timestamp: '2026-11-02T09:59:00.000Z' })).toBe(false)
})
