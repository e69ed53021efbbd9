import { expect, test } from 'vitest'
import { createBrowserSlots } from './browser-slots.ts'

const forever = new AbortController().signal

function asking(slots: ReturnType<typeof createBrowserSlots>, served: string[]) {
  return (whose: string, signal = forever) =>
    slots.take(whose, signal).then((slot) => {
      served.push(whose)
      return () => slots.give(slot, whose, whose === 'slow' ? 5_000 : 100)
    })
}

test('the next slot goes to accounts without one, then to those that used the least', async () => {
  const slots = createBrowserSlots(1)
  const served: string[] = []
  const ask = asking(slots, served)
  const first = await ask('slow')
  const waiting = [ask('slow'), ask('slow'), ask('quick'), ask('quick')]
  expect(slots.areOthersWaiting('slow')).toBe(true)
  first()
  for (const next of [2, 3, 0, 1]) (await waiting[next]!)()
  expect(served).toEqual(['slow', 'quick', 'quick', 'slow', 'slow'])
  expect(slots.areOthersWaiting('slow')).toBe(false)
})

test("one account can't take every slot while another waits", async () => {
  const slots = createBrowserSlots(2)
  const served: string[] = []
  const ask = asking(slots, served)
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

test('an aborted request leaves its slot to the next one', async () => {
  const slots = createBrowserSlots(1)
  const served: string[] = []
  const ask = asking(slots, served)
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
