import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openLog } from './open-log.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type Line = { level: number; msg: string; err?: Record<string, unknown>; times?: number }

function start(level = 'info') {
  const lines: Line[] = []
  const { log, flushBursts } = openLog(level, { write: (line: string) => void lines.push(JSON.parse(line)) })
  return { log, lines, flushBursts, said: () => lines.splice(0).map(({ msg }) => msg) }
}

const broken = (words: string) => Object.assign(new Error(`it broke: ${words}`), { code: 'EBROKEN' })

test('a flood logs one stack, then a count per minute, until it ends', () => {
  const { log, lines, said } = start()
  const fail = (times: number) => {
    for (let nth = 0; nth < times; nth++)
      log.child({ reqId: nth }).error({ err: broken(`no ${nth}`), scan: nth }, 'a thing failed')
  }
  fail(1_000)
  expect(lines).toMatchObject([{ level: 50, reqId: 0, msg: 'a thing failed', err: { code: 'EBROKEN' } }])
  expect(lines[0]!.err!.stack).toContain('open-log.test.ts')
  expect(said()).toHaveLength(1)
  vi.advanceTimersByTime(60_000)
  expect(lines).toMatchObject([
    { level: 50, times: 999, msg: 'a thing failed: 999 more like this', code: 'EBROKEN' },
  ])
  said()
  fail(3)
  expect(said()).toEqual([])
  vi.advanceTimersByTime(60_000)
  expect(said()).toEqual(['a thing failed: 3 more like this'])
  vi.advanceTimersByTime(120_000)
  expect(said()).toEqual([])
  fail(1)
  expect(lines[0]!.err!.stack).toContain('open-log.test.ts')
  expect(said()).toEqual(['a thing failed'])
})

test('lines are grouped by message, code and place, or by all fields without an error', () => {
  const { log, said } = start()
  log.error({ err: broken('a') }, 'one')
  log.error({ err: broken('a') }, 'another')
  log.warn({ err: broken('a') }, 'one')
  log.error({ err: Object.assign(broken('a'), { code: 'EOTHER' }) }, 'one')
  log.error({ err: new TypeError('elsewhere') }, 'one')
  log.warn({ account: 1 }, 'a limit')
  log.warn({ account: 2 }, 'a limit')
  expect(said()).toHaveLength(7)
  log.warn({ account: 2 }, 'a limit')
  log.warn('plain')
  log.warn('plain')
  expect(said()).toEqual(['plain'])
  for (let nth = 0; nth < 3; nth++) log.info('request')
  expect(said()).toHaveLength(3)
})

test('counts are flushed at the end, and the number of remembered kinds is limited', () => {
  const { log, lines, flushBursts, said } = start()
  log.error({ err: broken('a') }, 'the first')
  log.error({ err: broken('b') }, 'the first')
  for (let nth = 0; nth < 2_000; nth++) log.warn(`kind ${nth}`)
  expect(lines.filter(({ msg }) => msg === 'the first: 1 more like this')).toHaveLength(1)
  expect(vi.getTimerCount()).toBeLessThanOrEqual(500)
  said()
  log.warn('kind 1999')
  expect(said()).toEqual([])
  flushBursts()
  expect(said()).toEqual(['kind 1999: 1 more like this'])
  expect(vi.getTimerCount()).toBe(0)
})

test('secrets and other fields of errors are never logged, however they are passed', () => {
  const { log, lines } = start('debug')
  const secret = () =>
    Object.assign(new Error('refused: password=marmalade'), { detail: 'marmalade', params: ['marmalade'] })
  log.error(secret())
  log.error({ err: secret() })
  log.error({ err: secret() }, secret().message)
  log.error(secret(), 'with a sentence')
  log.error({ error: secret(), reason: secret() }, 'under other names')
  log.child({ reqId: '1' }).debug({ err: secret() }, 'seen in passing')
  log.child({}, { serializers: {} }).info({ err: secret() }, 'a child of its own')
  expect(lines.length).toBeGreaterThan(4)
  expect(JSON.stringify(lines)).not.toContain('marmalade')
  expect(JSON.stringify(lines)).toContain('refused: password=…')
  expect(lines[0]!.err!.stack).toContain('open-log.test.ts')
})
