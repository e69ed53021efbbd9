import { expect, test } from 'vitest'
import { hasFailedToLoad, isFirstLoad } from './query-state.ts'

const read = (state: { data?: unknown; isPending: boolean; errorUpdateCount: number }) => {
  const whole = { data: undefined, ...state }
  return { firstLoad: isFirstLoad(whole), failed: hasFailedToLoad(whole) }
}

test('a query is loading until its first failure, then failed until data arrives', () => {
  expect(read({ isPending: true, errorUpdateCount: 0 })).toEqual({ firstLoad: true, failed: false })
  // The error must not flicker during a retry.
  expect(read({ isPending: true, errorUpdateCount: 1 })).toEqual({ firstLoad: false, failed: true })
  expect(read({ data: [], isPending: false, errorUpdateCount: 1 })).toEqual({
    firstLoad: false,
    failed: false,
  })
})
