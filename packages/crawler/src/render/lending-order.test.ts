import { expect, test } from 'vitest'
import { createLendingOrder } from './lending-order.ts'

const forever = new AbortController().signal

/** Asks for a place, and writes down when it is had. */
function asking(order: ReturnType<typeof createLendingOrder>, served: string[]) {
  return (whose: string, signal = forever) =>
    order.take(whose, signal).then((place) => {
      served.push(whose)
      return () => order.give(place, whose, whose === 'slow' ? 5_000 : 100)
    })
}

test('whoever has no place is next, then whoever has used the least', async () => {
  const order = createLendingOrder(1)
  const served: string[] = []
  const ask = asking(order, served)
  const first = await ask('slow')
  const waiting = [ask('slow'), ask('slow'), ask('quick'), ask('quick')]
  expect(order.areOthersWaiting('slow')).toBe(true)
  first()
  for (const next of [2, 3, 0, 1]) (await waiting[next]!)()
  expect(served).toEqual(['slow', 'quick', 'quick', 'slow', 'slow'])
  expect(order.areOthersWaiting('slow')).toBe(false)
})

test('one account does not take every place while another waits', async () => {
  const order = createLendingOrder(2)
  const served: string[] = []
  const ask = asking(order, served)
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
  const order = createLendingOrder(1)
  const served: string[] = []
  const ask = asking(order, served)
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
