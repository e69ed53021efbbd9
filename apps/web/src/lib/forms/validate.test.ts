import { expect, test } from 'vitest'
import { z } from 'zod'
import { validate } from './validate.ts'

const schema = z.object({
  name: z.string().trim().min(1, 'Name it.').max(5, 'Shorter.'),
  size: z.coerce.number(),
})

test('values come back parsed by the schema', () => {
  expect(validate(schema, { name: ' Ada ', size: '3' })).toEqual({
    values: { name: 'Ada', size: 3 },
    errors: null,
  })
})

test('each field reports one error', () => {
  const { values, errors } = validate(schema, { name: ' ', size: 'many' })
  expect(values).toBeNull()
  expect(errors).toMatchObject({ name: 'Name it.' })
  expect(Object.keys(errors ?? {})).toEqual(['name', 'size'])
})
