import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSession } from './session.ts'

const api = 'https://foyer.example'
const kept = new Map<string, string>()

beforeEach(() => {
  kept.clear()
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
  vi.stubGlobal('window', { localStorage })
})
afterEach(() => void vi.unstubAllGlobals())

const visitorOf = (id: string) => id.slice(0, 32)

test('conversations differ, and their visitor is one, with every assistant of a server', () => {
  const first = createSession('one', api)
  const id = first.id()
  expect(id).toMatch(/^[0-9a-f]{32}--[0-9a-f]{16}$/)
  expect(first.id()).toBe(id)
  first.begin(id)
  first.forget()
  expect(first.begun()).toBe(false)
  expect(first.id()).not.toBe(id)
  const other = createSession('two', api)
  const stranger = createSession('one', 'https://another.example')
  expect(visitorOf(first.id())).toBe(visitorOf(id))
  expect(visitorOf(other.id())).toBe(visitorOf(id))
  expect(visitorOf(stranger.id())).not.toBe(visitorOf(id))
})

test('a conversation is found again on the next page', () => {
  const before = createSession('one', api)
  before.begin(before.id())
  const after = createSession('one', api)
  expect([after.begun(), after.id()]).toEqual([true, before.id()])
})

test('an id from before visitors were told apart goes on, and is the visitor from then on', () => {
  const old = '0123456789abcdef0123456789abcdef'
  kept.set('foyer:one:session', old)
  const session = createSession('one', api)
  expect(session.id()).toBe(old)
  session.forget()
  expect(session.id()).toMatch(new RegExp(`^${old}--[0-9a-f]{16}$`))
})

test('the server’s own id is taken over, whatever dashes it holds', () => {
  const visitor = 'abc--defghijklmnopqrstuvwxyz012-'
  expect(visitor).toHaveLength(32)
  const session = createSession('one', api)
  session.begin(`${visitor}--AbCd12-_`)
  expect(session.id()).toBe(`${visitor}--AbCd12-_`)
  session.forget()
  expect(session.id().startsWith(`${visitor}--`)).toBe(true)
  expect(session.id()).toHaveLength(50)
})

test('what is kept and can’t be an id is ignored', () => {
  for (const bad of ['short', 'x'.repeat(101), 'ä'.repeat(40), '']) {
    kept.set('foyer:one:session', bad)
    const session = createSession('one', api)
    expect(session.begun()).toBe(false)
    expect(session.id()).toMatch(/^[0-9a-f]{32}--[0-9a-f]{16}$/)
  }
})

test('without storage the visitor lasts as long as the page', () => {
  vi.stubGlobal('window', {})
  const session = createSession('one', api)
  const id = session.id()
  session.begin(id)
  session.forget()
  expect(session.id()).not.toBe(id)
  expect(visitorOf(session.id())).toBe(visitorOf(id))
})
