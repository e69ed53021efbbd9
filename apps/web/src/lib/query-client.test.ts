import { afterEach, expect, test } from 'vitest'
import { ApiError } from './http.ts'
import { assistantsKey, checkAssistantsIfNotFound, queryClient, untilReachable } from './query-client.ts'

afterEach(() => queryClient.clear())

const failed = (error: unknown) => untilReachable({ state: { status: 'error', error } })

test('what a server that is away could not answer is asked again', () => {
  expect(failed(new TypeError('Failed to fetch'))).toBeGreaterThan(0)
  expect(failed(new ApiError(503, 'Starting', {}))).toBeGreaterThan(0)
})

test('what a server refused is not asked again, nor what it answered', () => {
  expect(failed(new ApiError(404, 'No such assistant.', {}))).toBe(false)
  expect(untilReachable({ state: { status: 'success', error: null } })).toBe(false)
  expect(failed(new ApiError(500, 'It broke', {}))).toBeGreaterThan(0)
})

test('what is not found has the assistants read again; what failed otherwise does not', () => {
  const assistant = [...assistantsKey, 'one']
  queryClient.setQueryData(assistant, { name: 'Front desk' })
  checkAssistantsIfNotFound(new ApiError(409, 'Changed since.', {}))
  expect(queryClient.getQueryState(assistant)?.isInvalidated).toBe(false)
  checkAssistantsIfNotFound(new ApiError(404, 'No such answer.', {}))
  expect(queryClient.getQueryState(assistant)?.isInvalidated).toBe(true)
})
