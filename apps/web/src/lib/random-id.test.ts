import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { randomId } from './random-id.ts'

test('ids are unique UUIDs and need no https', () => {
  const { getRandomValues } = crypto
  vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) })
  const ids = Array.from({ length: 200 }, randomId)
  vi.unstubAllGlobals()
  for (const id of ids) expect(z.uuidv4().safeParse(id).success).toBe(true)
  expect(new Set(ids).size).toBe(ids.length)
})
