import { expect, test } from 'vitest'
import { findSecureOnly } from './find-secure-only.mjs'

test('APIs that require https are found', () => {
  const source = `const id = crypto.randomUUID()
const key = window.crypto.subtle.importKey
await navigator.clipboard?.readText()
crypto.getRandomValues(bytes)
navigator.mediaDevices?.getUserMedia({ audio: true })`
  expect(findSecureOnly('screen.ts', source).map(({ line }) => line)).toEqual([1, 2, 3])
})
