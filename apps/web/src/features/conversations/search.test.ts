import type { Conversation } from '@foyer/contract/conversations'
import { expect, test } from 'vitest'
import { fileNameOf } from '../../lib/save-file.ts'
import { matching } from './search.ts'

const talk = (id: string, ...said: string[]): Conversation => ({
  id,
  assistantId: id,
  assistantName: 'Linden',
  createdAt: '2026-11-15T10:00:00Z',
  satisfactionRating: null,
  testChat: false,
  messageCount: said.length,
  messages: said.map((content) => ({ role: 'user', content, timestamp: '2026-11-15T10:00:00Z' })),
})

test('search finds any message, whatever its capitals', () => {
  const all = [talk('a', 'When do you OPEN?'), talk('b', 'Prices?', 'and opening hours?'), talk('c', 'Hello')]
  expect(matching(all, ' open ').map(({ id }) => id)).toEqual(['a', 'b'])
  expect(matching(all, '')).toHaveLength(3)
})

test('a download keeps the name the server gave it', () => {
  expect(fileNameOf('attachment; filename="a.json"', 'x')).toBe('a.json')
  expect(
    fileNameOf('attachment; filename="_.json"; filename*=UTF-8\'\'B%C3%A4cker-conversations.json', 'x'),
  ).toBe('Bäcker-conversations.json')
  expect(fileNameOf(null, 'x.json')).toBe('x.json')
})
