import { expect, test } from 'vitest'
import { affectedKeys } from './live-events.ts'

const conversationId = 'c1'

test('a message refetches its conversation and the live list', () => {
  expect(affectedKeys({ what: 'message', conversationId })).toEqual([
    ['live-conversations'],
    ['conversation', 'c1'],
  ])
})

test('a handoff request also refetches the lists', () => {
  expect(affectedKeys({ what: 'handoff', conversationId, state: 'wanted' })).toContainEqual(['conversations'])
})

test('an event without a conversation refetches all', () => {
  expect(affectedKeys({ what: 'message', conversationId: null })).toContainEqual(['conversation'])
})

test('typing refetches nothing, a notice only the notices', () => {
  expect(affectedKeys({ what: 'typing', conversationId })).toEqual([])
  expect(affectedKeys({ what: 'notice', conversationId: null })).toEqual([['notices']])
})
