import { afterEach, expect, test } from 'vitest'
import { toasts } from '../../ui/messages/toast-store.ts'
import { type Errors, isEdited, submitValidated, type Validated } from './submit-validated.ts'

afterEach(() => {
  for (const { id } of toasts.get()) toasts.dismiss(id)
})

async function send(check: () => Promise<Validated<object>>, before: Errors = {}) {
  const seen = { errors: before, sent: [] as object[] }
  await submitValidated({
    check,
    showErrors: (errors) => {
      seen.errors = errors
    },
    send: (wanted) => seen.sent.push(wanted),
  })
  return seen
}

test('values count as edited while any differs from its initial value', () => {
  const first = { label: 'Monday', value: '9–17', part: undefined }
  expect(isEdited(first, { ...first })).toBe(false)
  expect(isEdited(first, { ...first, value: '10–17' })).toBe(true)
})

test('valid values are sent as parsed and earlier errors are cleared', async () => {
  const wanted = { label: 'Monday' }
  expect(await send(async () => ({ values: wanted, errors: null }), { label: 'Name it.' })).toEqual({
    errors: {},
    sent: [wanted],
  })
})

test('invalid values show errors and are not sent', async () => {
  expect(await send(async () => ({ values: null, errors: { label: 'Name it.' } }))).toEqual({
    errors: { label: 'Name it.' },
    sent: [],
  })
})

test('values are not sent when the schema fails to load, and a toast says so', async () => {
  const before = { label: 'Name it.' }
  const seen = await send(async () => {
    throw new TypeError('Failed to fetch')
  }, before)
  expect(seen).toEqual({ errors: before, sent: [] })
  expect(toasts.get()).toMatchObject([{ title: 'No connection', open: true }])
})
