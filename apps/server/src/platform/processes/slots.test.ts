import { expect, test } from 'vitest'
import { createSlots } from './slots.ts'

const few = { atOnce: 2, mostWaiting: 10, mostWaitingOfOne: 5 }

function visit(slots: ReturnType<typeof createSlots>) {
  const came: string[] = []
  const leave = new Map<string, () => void>()
  const come = (name: string, whose: string, options: { isLong?: boolean; signal?: AbortSignal } = {}) =>
    slots.take({ whose, ...options }).then((left) => {
      came.push(name)
      leave.set(name, left)
    })
  return { came, come, leave: (name: string) => leave.get(name)!() }
}
const settle = () => new Promise((resolve) => setImmediate(resolve))

test('owners take turns, however many requests one has', async () => {
  const { came, come, leave } = visit(createSlots(few))
  for (const name of ['a1', 'a2', 'a3', 'a4']) void come(name, 'a')
  void come('b1', 'b')
  await settle()
  expect(came).toEqual(['a1', 'a2'])
  leave('a1')
  await settle()
  leave('a2')
  await settle()
  expect(came).toEqual(['a1', 'a2', 'a3', 'b1'])
})

test('long work leaves a slot to short work', async () => {
  const { came, come, leave } = visit(createSlots(few))
  void come('large 1', 'a', { isLong: true })
  void come('large 2', 'b', { isLong: true })
  void come('small', 'c')
  await settle()
  expect(came).toEqual(['large 1', 'small'])
  leave('small')
  await settle()
  expect(came).toHaveLength(2)
  leave('large 1')
  await settle()
  expect(came).toEqual(['large 1', 'small', 'large 2'])
})

test('one owner’s slots are limited, and the rest stays free for others', async () => {
  const { came, come, leave } = visit(createSlots({ ...few, atOnce: 3, atOnceOfOne: 2 }))
  for (const name of ['a1', 'a2', 'a3', 'a4']) void come(name, 'a')
  void come('b1', 'b')
  void come('b2', 'b')
  await settle()
  expect(came).toEqual(['a1', 'a2', 'b1'])
  leave('b1')
  await settle()
  expect(came).toEqual(['a1', 'a2', 'b1', 'b2'])
  leave('a1')
  await settle()
  expect(came).toEqual(['a1', 'a2', 'b1', 'b2', 'a3'])
})

test('takeAtOnce never waits, and releasing twice counts once', async () => {
  const slots = createSlots(few)
  const first = slots.takeAtOnce({ whose: 'a' })!
  expect(slots.takeAtOnce({ whose: 'a' })).toEqual(expect.any(Function))
  expect(slots.takeAtOnce({ whose: 'b' })).toBeNull()
  first()
  first()
  expect(slots.takeAtOnce({ whose: 'b' })).toEqual(expect.any(Function))
  expect(slots.takeAtOnce({ whose: 'b' })).toBeNull()
})

test('aborted requests leave the queue, which is limited per owner and in total', async () => {
  const slots = createSlots({ atOnce: 1, mostWaiting: 3, mostWaitingOfOne: 2 })
  const { came, come, leave } = visit(slots)
  const gone = new AbortController()
  await come('a1', 'a')
  const waits = come('a2', 'a', { signal: gone.signal })
  const pushedOut = come('a3', 'a')
  await expect(come('a4', 'a')).rejects.toMatchObject({ why: 'too_many' })
  void come('b1', 'b')
  void come('c1', 'c')
  await expect(pushedOut).rejects.toMatchObject({ why: 'too_many' })
  await expect(come('d1', 'd')).rejects.toMatchObject({ why: 'too_many' })
  gone.abort()
  await expect(waits).rejects.toMatchObject({ why: 'stopped' })
  await expect(come('a5', 'a', { signal: gone.signal })).rejects.toMatchObject({ why: 'stopped' })
  leave('a1')
  await settle()
  expect(came).toEqual(['a1', 'b1'])
})
