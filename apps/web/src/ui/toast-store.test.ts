import { expect, test } from 'vitest'
import { createToasts } from './toast-store.ts'

function withClock() {
  const waiting: { work: () => void; ms: number }[] = []
  const store = createToasts({ later: (work, ms) => waiting.push({ work, ms }) })
  return { store, waiting }
}

test('a new toast takes the place of the one that is shown', () => {
  const { store } = withClock()
  store.toast({ title: 'First' })
  store.toast({ title: 'Second' })
  expect(store.get().map((each) => each.title)).toEqual(['Second'])
})

test('a dismissed toast closes at once and is removed 1,000,000 ms later', () => {
  const { store, waiting } = withClock()
  const { dismiss } = store.toast({ title: 'Saved' })
  dismiss()
  expect(store.get()).toMatchObject([{ title: 'Saved', open: false }])
  expect(waiting.map((each) => each.ms)).toEqual([1_000_000])
  waiting[0]!.work()
  expect(store.get()).toEqual([])
})

test('dismissing twice removes once, and a late removal spares the toast shown since', () => {
  const { store, waiting } = withClock()
  const first = store.toast({ title: 'First' })
  first.dismiss()
  first.dismiss()
  expect(waiting).toHaveLength(1)
  store.toast({ title: 'Second' })
  waiting[0]!.work()
  expect(store.get().map((each) => each.title)).toEqual(['Second'])
})

test('listeners hear of every change until they leave', () => {
  const { store } = withClock()
  let heard = 0
  const leave = store.subscribe(() => {
    heard += 1
  })
  store.toast({ title: 'One' }).dismiss()
  leave()
  store.toast({ title: 'Two' })
  expect(heard).toBe(2)
})
