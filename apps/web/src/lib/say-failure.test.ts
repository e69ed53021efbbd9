import { afterEach, expect, test } from 'vitest'
import { toasts } from '../ui/toast-store.ts'
import { ApiError } from './http.ts'
import { sayFailure } from './say-failure.ts'

afterEach(() => {
  for (const { id } of toasts.get()) toasts.dismiss(id)
})

test('a failure is told in the server’s words, or else in ours', () => {
  sayFailure('Not saved')(new ApiError(409, 'Somebody else has changed it.'))
  expect(toasts.get()).toMatchObject([
    { title: 'Not saved', description: 'Somebody else has changed it.', variant: 'destructive' },
  ])
  sayFailure('Not saved', 'Please check your connection.')(new TypeError('Failed to fetch'))
  expect(toasts.get()).toMatchObject([{ description: 'Please check your connection.' }])
})
