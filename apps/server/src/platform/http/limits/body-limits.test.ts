import { expect, test } from 'vitest'
import { jsonShapeError } from './body-limits.ts'

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`

test('JSON is measured by brackets and commas outside of strings', () => {
  expect(jsonShapeError(nested(32))).toBeNull()
  expect(jsonShapeError(nested(33))).toMatch(/nested/)
  expect(jsonShapeError(`{"a":${nested(31)},"b":${nested(31)}}`)).toBeNull()
  expect(jsonShapeError(JSON.stringify({ words: '[{,'.repeat(20_000), after: [1] }))).toBeNull()
  expect(jsonShapeError(JSON.stringify({ '"\\': ['"', '\\"', '\\', nested(40)] }))).toBeNull()
  expect(jsonShapeError(JSON.stringify(Array(10_001).fill(1)))).toBeNull()
  expect(jsonShapeError(JSON.stringify(Array(10_002).fill(1)))).toMatch(/10000 values/)
  expect(jsonShapeError('"never ends [[[')).toBeNull()
})
