import type { KeyboardEvent } from 'react'
import { expect, test } from 'vitest'
import { pressedEnter } from './composing.ts'

test('Enter sends, unless it ends the composition of a Japanese, Chinese or Korean word', () => {
  const press = (key: string, { keyCode = 13, isComposing = false } = {}) =>
    pressedEnter({ key, nativeEvent: { isComposing, keyCode } } as KeyboardEvent)
  expect(press('Enter')).toBe(true)
  expect(press('Enter', { isComposing: true })).toBe(false)
  // Safari reports it after the composition.
  expect(press('Enter', { keyCode: 229 })).toBe(false)
  expect(press('a', { keyCode: 65 })).toBe(false)
})
