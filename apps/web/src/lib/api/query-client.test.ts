import { afterEach, expect, test } from 'vitest'
import { ApiError } from '../http/http.ts'
import { assistantsKey, queryClient, refetchAssistantsOnNotFound, retryInterval } from './query-client.ts'

afterEach(() => queryClient.clear())

const failed = (error: unknown) => retryInterval({ state: { status: 'error', error } })

test('queries are retried while the server is unreachable', () => {
  expect(failed(new TypeError('Failed to fetch'))).toBeGreaterThan(0)
  expect(failed(new ApiError(503, 'Starting', {}))).toBeGreaterThan(0)
})

test('refused and answered queries are not retried', () => {
  expect(failed(new ApiError(404, 'No such assistant.', {}))).toBe(false)
  expect(retryInterval({ state: { status: 'success', error: null } })).toBe(false)
  expect(failed(new ApiError(500, 'It broke', {}))).toBeGreaterThan(0)
})

test('a 404 refetches the assistants, other errors do not', () => {
  const assistant = [...assistantsKey, 'one']
  queryClient.setQueryData(assistant, { name: 'Front desk' })
  refetchAssistantsOnNotFound(new ApiError(409, 'Changed since.', {}))
  expect(queryClient.getQueryState(assistant)?.isInvalidated).toBe(false)
  refetchAssistantsOnNotFound(new ApiError(404, 'No such answer.', {}))
  expect(queryClient.getQueryState(assistant)?.isInvalidated).toBe(true)
})
