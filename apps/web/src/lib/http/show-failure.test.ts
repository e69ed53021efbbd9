import { afterEach, expect, test } from 'vitest'
import { toasts } from '../../ui/messages/toast-store.ts'
import { ApiError } from './http.ts'
import { showFailure } from './show-failure.ts'

afterEach(() => {
  for (const { id } of toasts.get()) toasts.dismiss(id)
})

test('the toast shows the server’s message, or else the fallback', () => {
  showFailure('Not saved')(new ApiError(409, 'Somebody else has changed it.'))
  expect(toasts.get()).toMatchObject([
    { title: 'Not saved', description: 'Somebody else has changed it.', variant: 'destructive' },
  ])
  showFailure('Not saved', 'Please check your connection.')(new TypeError('Failed to fetch'))
  expect(toasts.get()).toMatchObject([{ description: 'Please check your connection.' }])
})
