import { afterEach, expect, test } from 'vitest'
import { toasts } from '../ui/toast-store.ts'
import { areEdited, type CheckedValues, type Errors, sendChecked } from './checked-values.ts'

afterEach(() => {
  for (const { id } of toasts.get()) toasts.dismiss(id)
})

/** Sends values that are checked like this, and tells what came of it. */
async function send(check: () => Promise<CheckedValues<object>>, before: Errors = {}) {
  const seen = { errors: before, sent: [] as object[] }
  await sendChecked({
    check,
    tell: (errors) => {
      seen.errors = errors
    },
    send: (wanted) => seen.sent.push(wanted),
  })
  return seen
}

test('values are edited while one differs from what it was at first', () => {
  const first = { label: 'Monday', value: '9–17', part: undefined }
  expect(areEdited(first, { ...first })).toBe(false)
  expect(areEdited(first, { ...first, value: '10–17' })).toBe(true)
})

test('values with nothing wrong are sent as the check gave them back, and what was wrong before is forgotten', async () => {
  const wanted = { label: 'Monday' }
  expect(await send(async () => ({ values: wanted, errors: null }), { label: 'Name it.' })).toEqual({
    errors: {},
    sent: [wanted],
  })
})

test('what is wrong is told, and nothing is sent', async () => {
  expect(await send(async () => ({ values: null, errors: { label: 'Name it.' } }))).toEqual({
    errors: { label: 'Name it.' },
    sent: [],
  })
})

test('values that could not be checked are not sent, and that is said', async () => {
  const before = { label: 'Name it.' }
  const seen = await send(async () => {
    throw new TypeError('Failed to fetch')
  }, before)
  expect(seen).toEqual({ errors: before, sent: [] })
  expect(toasts.get()).toMatchObject([{ title: 'No connection', open: true }])
})
