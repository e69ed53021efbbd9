import { expect, test } from 'vitest'
import { createToasts } from './toast-store.ts'

function withClock() {
  const waiting: { work: () => void; ms: number }[] = []
  const store = createToasts({ later: (work, ms) => waiting.push({ work, ms }) })
  return { store, waiting }
}

test('a new toast replaces the current one', () => {
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

test('dismissing twice removes once, and a late removal keeps newer toasts', () => {
  const { store, waiting } = withClock()
  const first = store.toast({ title: 'First' })
  first.dismiss()
  first.dismiss()
  expect(waiting).toHaveLength(1)
  store.toast({ title: 'Second' })
  waiting[0]!.work()
  expect(store.get().map((each) => each.title)).toEqual(['Second'])
})

test('listeners are called until they unsubscribe', () => {
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
