import type { Conversation } from '@foyer/contract/conversations'
import { expect, test } from 'vitest'
import { fileNameOf } from '../../lib/api/download.ts'
import { excerptOf, matching } from './search.ts'

const talk = (id: string, ...said: string[]): Conversation => ({
  id,
  assistantId: id,
  assistantName: 'Linden',
  createdAt: '2026-11-15T10:00:00Z',
  satisfactionRating: null,
  title: null,
  unanswered: false,
  testChat: false,
  overApi: false,
  handoff: null,
  messageCount: said.length,
  messages: said.map((content, id) => ({ id, role: 'user', content, timestamp: '2026-11-15T10:00:00Z' })),
})

test('search ignores case', () => {
  const all = [talk('a', 'When do you OPEN?'), talk('b', 'Prices?', 'and opening hours?'), talk('c', 'Hello')]
  expect(matching(all, ' open ').map(({ id }) => id)).toEqual(['a', 'b'])
  expect(matching(all, '')).toHaveLength(3)
})

test('search ignores accents and marks the match', () => {
  const all = [talk('a', 'Where in Zürich?'), talk('b', 'A cafe, please'), talk('c', 'Grüße')]
  expect(matching(all, 'zurich').map(({ id }) => id)).toEqual(['a'])
  expect(matching(all, 'Café').map(({ id }) => id)).toEqual(['b'])
  expect(excerptOf('Where in Zürich?', 'zurich ')).toEqual({
    before: 'Where in ',
    found: 'Zürich',
    after: '?',
  })
  expect(excerptOf('A cafe, please', 'Café')?.found).toBe('cafe')
  expect(excerptOf('Viele Grüße!', 'grusse')).toEqual({ before: 'Viele ', found: 'Grüße', after: '!' })
})

test('excerpts start shortly before the match', () => {
  expect(excerptOf('When do you OPEN?', ' open ')).toEqual({
    before: 'When do you ',
    found: 'OPEN',
    after: '?',
  })
  const long = `${'word '.repeat(50)}parking (free) here`
  expect(excerptOf(long, 'parking (free)')).toEqual({
    before: `… ${'word '.repeat(11)}`,
    found: 'parking (free)',
    after: ' here',
  })
  expect(excerptOf(`${'x'.repeat(100)}needle`, 'needle')?.before).toBe(`… ${'x'.repeat(60)}`)
  expect(excerptOf('anything', 'else')).toBeNull()
  expect(excerptOf('anything', ' ')).toBeNull()
})

test('a download keeps the server’s file name', () => {
  expect(fileNameOf('attachment; filename="a.json"', 'x')).toBe('a.json')
  expect(
    fileNameOf('attachment; filename="_.json"; filename*=UTF-8\'\'B%C3%A4cker-conversations.json', 'x'),
  ).toBe('Bäcker-conversations.json')
  expect(fileNameOf(null, 'x.json')).toBe('x.json')
})
