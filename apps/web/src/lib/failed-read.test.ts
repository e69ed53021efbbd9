import { expect, test } from 'vitest'
import { isAwaited, isMissing } from './failed-read.ts'

const read = (state: { data?: unknown; isPending: boolean; errorUpdateCount: number }) => {
  const whole = { data: undefined, ...state }
  return { awaited: isAwaited(whole), missing: isMissing(whole) }
}

test('what was never read is awaited until it failed once, and missing from then on until it is there', () => {
  expect(read({ isPending: true, errorUpdateCount: 0 })).toEqual({ awaited: true, missing: false })
  // Asked once more after a failure: what says that it failed must not blink.
  expect(read({ isPending: true, errorUpdateCount: 1 })).toEqual({ awaited: false, missing: true })
  expect(read({ data: [], isPending: false, errorUpdateCount: 1 })).toEqual({
    awaited: false,
    missing: false,
  })
})
