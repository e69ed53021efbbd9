import type { KeyboardEvent } from 'react'
import { expect, test } from 'vitest'
import { pressedEnter } from './composing.ts'

test('Enter sends, but for the one that ends a composed word of Japanese, Chinese or Korean', () => {
  const press = (key: string, { keyCode = 13, isComposing = false } = {}) =>
    pressedEnter({ key, nativeEvent: { isComposing, keyCode } } as KeyboardEvent)
  expect(press('Enter')).toBe(true)
  expect(press('Enter', { isComposing: true })).toBe(false)
  // As Safari tells of it, after the composition.
  expect(press('Enter', { keyCode: 229 })).toBe(false)
  expect(press('a', { keyCode: 65 })).toBe(false)
})
