import type { TaughtAnswer } from '@foyer/contract/analytics'
import { expect, test } from 'vitest'
import { isTaughtSince, lessonOf, rememberTaught, taughtAbout } from './taught.ts'

const parking: TaughtAnswer = {
  id: 'a1',
  question: 'Do you have parking?',
  answer: 'Behind the house.',
  createdAt: '2026-11-02T10:00:00.000Z',
}

test('a sure answer can be corrected, an unsure one begins with the words of the website', () => {
  const sources = [{ title: 'Visit', url: 'https://a.example/visit', quote: 'Parking is behind the house.' }]
  expect(lessonOf('Parking?', { content: 'Yes.', confidence: 'sure', sources }, undefined)).toEqual({
    question: 'Parking?',
    answer: 'Yes.',
  })
  expect(lessonOf('Parking?', { content: 'Perhaps.', confidence: 'unsure', sources }, parking)).toEqual({
    question: 'Parking?',
    draft: 'Parking is behind the house.',
    taught: parking,
  })
  expect(lessonOf('Parking?', { content: 'No idea.', confidence: 'none' }, undefined)).toEqual({
    question: 'Parking?',
  })
})

test('a question is the same in other letters and marks', () => {
  expect(taughtAbout('one', '  do you have PARKING', [parking])).toBe(parking)
  expect(taughtAbout('one', 'Do you have a cloakroom?', [parking])).toBeUndefined()
  // Signs alone are compared as they are.
  expect(taughtAbout('one', '???', [{ ...parking, question: '!!!' }])).toBeUndefined()
})

test('a question that was taught in other words is known to be meant, by that assistant', () => {
  rememberTaught('one', 'Where can I leave my car?', parking)
  expect(taughtAbout('one', 'where can i leave my car', [parking])).toBe(parking)
  expect(taughtAbout('another', 'Where can I leave my car?', [parking])).toBeUndefined()
})

test('an answer is outdated by what was taught after it', () => {
  expect(isTaughtSince(parking, { timestamp: '2026-11-02T09:59:00.000Z' })).toBe(true)
  expect(isTaughtSince(parking, { timestamp: '2026-11-02T10:01:00.000Z' })).toBe(false)
  expect(isTaughtSince(undefined, { timestamp: '2026-11-02T09:59:00.000Z' })).toBe(false)
})
