import { afterEach, expect, test } from 'vitest'
import { z } from 'zod'
import { toasts } from '../../ui/messages/toast-store.ts'
import { createFormState, type FormErrors, type LoadValidator } from './form-state.ts'
import { validate } from './validate.ts'

afterEach(() => {
  for (const { id } of toasts.get()) toasts.dismiss(id)
})

type Values = { email: string; password: string; code?: string | undefined }
const schema = z.object({
  email: z.string().trim().min(1, 'Enter your email.'),
  password: z.string().min(8, 'At least 8 characters.'),
  code: z.string().optional(),
})
const typed = { email: ' ada@example.com ', password: 'long enough' }
const fetched: LoadValidator<Values> = async () => (given) => validate<Values>(schema, given)

/** A form with its state and the fields that received focus. */
function openForm(fetchCheck = fetched) {
  const shown = { errors: {} as FormErrors<Values>, isSubmitting: false }
  const focused: string[] = []
  const sent: Values[] = []
  const form = createFormState<Values>(fetchCheck, {
    setErrors: (change) => {
      shown.errors = change(shown.errors)
    },
    setSubmitting: (isSubmitting) => {
      shown.isSubmitting = isSubmitting
    },
  })
  const place = (name: keyof Values) => form.registerField(name, { focus: () => focused.push(name) })
  place('email')
  place('password')
  return { form, shown, focused, sent, place, send: (values: Values) => void sent.push(values) }
}

test('valid values are sent as parsed by the schema', async () => {
  const { form, sent, send, shown } = openForm()
  await form.submit(typed, send)
  expect(sent).toEqual([{ email: 'ada@example.com', password: 'long enough' }])
  expect(shown.errors).toEqual({})
})

test('invalid values show errors, focus the first wrong field and are not sent', async () => {
  const { form, sent, send, shown, focused } = openForm()
  await form.submit({ email: '', password: 'short' }, send)
  expect(shown).toEqual({
    errors: {
      email: { message: 'Enter your email.' },
      password: { message: 'At least 8 characters.' },
    },
    isSubmitting: false,
  })
  expect(focused).toEqual(['email'])
  expect(sent).toEqual([])
})

test('a removed field is not focused', async () => {
  const { form, send, shown, focused, place } = openForm()
  form.registerField('email', null)
  await form.submit({ email: '', password: 'long enough' }, send)
  expect(shown.errors).toEqual({ email: { message: 'Enter your email.' } })
  expect(focused).toEqual([])
  place('email')
  await form.submit({ email: '', password: 'long enough' }, send)
  expect(focused).toEqual(['email'])
})

test('editing a field clears only its own error', async () => {
  const { form, send, shown } = openForm()
  await form.submit({ email: '', password: 'short' }, send)
  form.clearError('email')
  expect(Object.keys(shown.errors)).toEqual(['password'])
  const before = shown.errors
  form.clearError('email')
  expect(shown.errors).toBe(before)
})

test('server errors join other errors until the next submit', async () => {
  const { form, send, shown } = openForm()
  form.setError('email', { message: 'Taken.' })
  form.setError('password', { message: 'Wrong.' })
  expect(shown.errors).toEqual({ email: { message: 'Taken.' }, password: { message: 'Wrong.' } })
  await form.submit(typed, send)
  expect(shown.errors).toEqual({})
})

test('the second step of a form includes the values of the first', async () => {
  const { form, sent, send } = openForm()
  await form.submit(typed, send)
  await form.submit({ code: '123456' }, send)
  expect(sent[1]).toEqual({ email: 'ada@example.com', password: 'long enough', code: '123456' })
})

test('a form that is submitting shows it and is not sent twice', async () => {
  const { form, shown, sent } = openForm()
  const answered = Promise.withResolvers<void>()
  const arrived = Promise.withResolvers<void>()
  const send = (values: Values) => {
    sent.push(values)
    arrived.resolve()
    return answered.promise
  }
  const first = form.submit(typed, send)
  await form.submit(typed, send)
  await arrived.promise
  expect(shown.isSubmitting).toBe(true)
  answered.resolve()
  await first
  expect(shown.isSubmitting).toBe(false)
  expect(sent).toHaveLength(1)
})

test('a form can be submitted again after a failure', async () => {
  const { form, shown, sent, send } = openForm()
  await expect(
    form.submit(typed, () => {
      throw new TypeError('Failed to fetch')
    }),
  ).rejects.toThrow('Failed to fetch')
  expect(shown.isSubmitting).toBe(false)
  await form.submit(typed, send)
  expect(sent).toHaveLength(1)
})

test('a form whose schema fails to load shows a toast and can be submitted again', async () => {
  let isOffline = true
  const { form, sent, send } = openForm(async () => {
    if (isOffline) throw new TypeError('Failed to fetch')
    return fetched()
  })
  await form.submit(typed, send)
  expect(sent).toEqual([])
  expect(toasts.get()).toMatchObject([{ title: 'No connection', open: true }])
  isOffline = false
  await form.submit(typed, send)
  expect(sent).toHaveLength(1)
})
