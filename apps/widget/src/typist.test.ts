import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTypist } from './typist.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function start(pace: number) {
  const shown: string[] = []
  let complete = false
  const typist = createTypist(pace, (text, done) => {
    shown.push(text)
    complete ||= done
  })
  return { typist, shown, latest: () => shown[shown.length - 1] ?? '', isComplete: () => complete }
}

test('words come at the pace asked for', () => {
  const { typist, latest, isComplete } = start(50)
  typist.write('one two three')
  vi.advanceTimersByTime(50)
  expect(latest()).toBe('one')
  vi.advanceTimersByTime(50)
  expect(latest()).toBe('one two')
  typist.end()
  expect(isComplete()).toBe(false)
  vi.advanceTimersByTime(50)
  expect(latest()).toBe('one two three')
  expect(isComplete()).toBe(true)
})

test('text that arrives in between is carried on, and the end waits for the last word', () => {
  const { typist, latest, isComplete } = start(10)
  typist.write('one')
  vi.advanceTimersByTime(500)
  expect(latest()).toBe('one')
  typist.write('one two three')
  typist.end()
  vi.advanceTimersByTime(10)
  expect(latest()).toBe('one two')
  vi.advanceTimersByTime(10)
  expect(isComplete()).toBe(true)
})

test('with no pace everything shows as it arrives', () => {
  const { typist, latest, isComplete } = start(0)
  typist.write('a b c d e f')
  vi.advanceTimersByTime(1)
  expect(latest()).toBe('a b c d e f')
  typist.end()
  vi.advanceTimersByTime(1)
  expect(isComplete()).toBe(true)
})

test('a throttled timer catches up', () => {
  const { typist, latest } = start(30)
  typist.write('a b c d e f g h i j')
  vi.setSystemTime(Date.now() + 1_000)
  vi.advanceTimersByTime(30)
  expect(latest()).toBe('a b c d e f g h i j')
})

test('texts without spaces advance too', () => {
  const { typist, latest } = start(30)
  typist.write('我们的营业时间是周一至周五上午九点到下午六点')
  vi.advanceTimersByTime(30)
  expect(latest().length).toBeGreaterThan(0)
  expect(latest().length).toBeLessThan(12)
})

test('flushed it shows all; stopped it shows nothing more', () => {
  const one = start(1_000)
  one.typist.write('a b c')
  one.typist.end()
  one.typist.flush()
  expect(one.latest()).toBe('a b c')
  expect(one.isComplete()).toBe(true)

  const other = start(10)
  other.typist.write('a b c')
  expect(other.typist.stop()).toBe('a b c')
  vi.advanceTimersByTime(1_000)
  expect(other.shown).toEqual([])
})
