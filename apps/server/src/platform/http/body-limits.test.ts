import { expect, test } from 'vitest'
import { shapeTrouble } from './body-limits.ts'

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`

test('JSON is measured by brackets and commas outside of strings', () => {
  expect(shapeTrouble(nested(32))).toBeNull()
  expect(shapeTrouble(nested(33))).toMatch(/nested/)
  expect(shapeTrouble(`{"a":${nested(31)},"b":${nested(31)}}`)).toBeNull()
  expect(shapeTrouble(JSON.stringify({ words: '[{,'.repeat(20_000), after: [1] }))).toBeNull()
  expect(shapeTrouble(JSON.stringify({ '"\\': ['"', '\\"', '\\', nested(40)] }))).toBeNull()
  expect(shapeTrouble(JSON.stringify(Array(10_001).fill(1)))).toBeNull()
  expect(shapeTrouble(JSON.stringify(Array(10_002).fill(1)))).toMatch(/10000 values/)
  expect(shapeTrouble('"never ends [[[')).toBeNull()
})
