import { expect, test } from 'vitest'
import { createTurns } from './turns.ts'

const forever = new AbortController().signal

/** Asks for a place, and writes down when it is had. */
function asking(turns: ReturnType<typeof createTurns>, served: string[]) {
  return (whose: string, signal = forever) =>
    turns.take(whose, signal).then((place) => {
      served.push(whose)
      return () => turns.give(place, whose, whose === 'slow' ? 5_000 : 100)
    })
}

test('whoever has no place is next, then whoever has used the least', async () => {
  const turns = createTurns(1)
  const served: string[] = []
  const ask = asking(turns, served)
  const first = await ask('slow')
  const waiting = [ask('slow'), ask('slow'), ask('quick'), ask('quick')]
  expect(turns.areOthersWaiting('slow')).toBe(true)
  first()
  for (const next of [2, 3, 0, 1]) (await waiting[next]!)()
  expect(served).toEqual(['slow', 'quick', 'quick', 'slow', 'slow'])
  expect(turns.areOthersWaiting('slow')).toBe(false)
})

test('one account does not take every place while another waits', async () => {
  const turns = createTurns(2)
  const served: string[] = []
  const ask = asking(turns, served)
  const first = await ask('one')
  const second = await ask('one')
  const waiting = [ask('one'), ask('other')]
  first()
  const other = await waiting[1]!
  expect(served).toEqual(['one', 'one', 'other'])
  second()
  await waiting[0]
  other()
})

test('who is stopped while waiting gets no place, and leaves it to the next', async () => {
  const turns = createTurns(1)
  const served: string[] = []
  const ask = asking(turns, served)
  const first = await ask('one')
  const stop = new AbortController()
  const stopped = ask('two', stop.signal)
  const last = ask('three')
  stop.abort()
  await expect(stopped).rejects.toThrow('it was stopped')
  first()
  await last
  expect(served).toEqual(['one', 'three'])
})
