import { expect, test } from 'vitest'
import { maskKey, maskKeyInCode } from './mask-key.ts'

test('a masked key shows its prefix and its last four characters', () => {
  const key = 'fy_u_7GQ6yA4qj8s4UX29nX7ddHz2Geyz2KyF'
  expect(maskKey(key)).toBe('fy_u_7GQ••••••••2KyF')
  // Programs accept only the characters that keys are made of.
  expect(maskKeyInCode(key)).toBe('fy_u_7GQ...2KyF')
})
