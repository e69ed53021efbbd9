import { expect, test } from 'vitest'
import { touchedBy } from './live-events.ts'

const conversationId = 'c1'

test('a message has its conversation read again, and those that are going on', () => {
  expect(touchedBy({ what: 'message', conversationId })).toEqual([
    ['live-conversations'],
    ['conversation', 'c1'],
  ])
})

test('a call for a person also changes the lists', () => {
  expect(touchedBy({ what: 'handoff', conversationId, state: 'wanted' })).toContainEqual(['conversations'])
})

test('what happened in no one conversation may have happened in any', () => {
  expect(touchedBy({ what: 'message', conversationId: null })).toContainEqual(['conversation'])
})

test('typing changes nothing that is stored, a notice only the notices', () => {
  expect(touchedBy({ what: 'typing', conversationId })).toEqual([])
  expect(touchedBy({ what: 'notice', conversationId: null })).toEqual([['notices']])
})
