import { DrizzleQueryError } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { loggableError } from './loggable-error.ts'

const thrownBy = (work: () => unknown): unknown => {
  try {
    work()
  } catch (error) {
    return error
  }
}

const refusedRow = Object.assign(
  new Error('new row for relation "files" violates check constraint "size_is_positive"'),
  {
    severity: 'ERROR',
    code: '23514',
    table: 'files',
    constraint: 'size_is_positive',
    detail: 'Failing row contains (1, marmalade).',
    where: 'SQL statement "insert marmalade"',
  },
)

test('a failed statement is logged with its place and reason but without its values', () => {
  const error = new DrizzleQueryError('insert into files values ($1)', ['marmalade'], refusedRow)
  const told = loggableError(error)
  expect(told.stack).toMatch(/loggable-error\.test\.ts:\d+/)
  expect(told.cause).toMatchObject({
    message: refusedRow.message,
    code: '23514',
    table: 'files',
    constraint: 'size_is_positive',
  })
  expect(JSON.stringify(told)).not.toContain('marmalade')
})

const withFields = (message: string, fields: object) => Object.assign(new Error(message), fields)

test.each([
  [
    'an input PostgreSQL can’t read',
    withFields('invalid input syntax for type uuid: "marmalade "x""', { severity: 'ERROR', code: '22P02' }),
  ],
  ['JSON that is none', thrownBy(() => JSON.parse('marmalade'))],
  ['JSON that breaks off', thrownBy(() => JSON.parse('{"marmalade": tru'))],
  ['an argument of a wrong kind', thrownBy(() => Buffer.from({ toString: 'marmalade' } as never))],
  [
    'an argument of a wrong value',
    withFields("The argument 'x' is invalid. Received 'marmalade'", { code: 'ERR_INVALID_ARG_VALUE' }),
  ],
  [
    'the request of a provider’s client',
    withFields('Bad Request', { statusCode: 400, requestBodyValues: { messages: ['marmalade'] } }),
  ],
  ['a cause that carries more', new Error('no', { cause: withFields('not so', { body: 'marmalade' }) })],
  [
    'several at once',
    new AggregateError([withFields('one', { config: { headers: 'marmalade' } })], 'all failed'),
  ],
  ['a text', 'marmalade'],
  ['an object', { marmalade: 'marmalade' }],
] as [string, unknown][])('%s is logged without its input', (_what, error) => {
  expect(JSON.stringify(loggableError(error))).not.toContain('marmalade')
})

test.each([
  ['Invalid API Key provided: sk_test_51abcDEF', 'sk_test_51abcDEF'],
  ['Incorrect API key provided: sk-proj-****wxyz.', 'wxyz'],
  ['key fy_a_8Jd92kfLs0 is unknown', '8Jd92kfLs0'],
  ['Authorization: Bearer abc.def', 'abc.def'],
  ['connect to postgres://foyer:hunter2@db.example:5432/foyer', 'hunter2'],
  ['password=hunter2 was refused', 'hunter2'],
  ['token: hunter2', 'hunter2'],
  ['GET https://foyer.example/reset?token=hunter2 failed', 'hunter2'],
  ['GET https://foyer.example/reset-password#hunter2 failed', 'hunter2'],
  ['GET /api/chat/hint?question=hunter2 failed', 'hunter2'],
  ['550 no such mailbox <rosa@company.example>', 'rosa'],
  [`the token ${'aB3_-xY9'.repeat(5)} is over`, 'aB3_'],
  ['jwt eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.abc malformed', 'eyJzdWIiOiIxIn0'],
])('%s: the secret is not logged', (message, secret) => {
  const told = loggableError(new Error(message, { cause: new Error(message) }))
  expect(JSON.stringify(told)).not.toContain(secret)
  expect(told.stack).toMatch(/loggable-error\.test\.ts:\d+/)
})

test.each([
  'connect ECONNREFUSED 127.0.0.1:5432',
  "Cannot find package '@foyer/contract' imported from /srv/foyer/apps/server/src/main.ts",
  'relation "conversations" does not exist',
  'no such id: 2b1f7c9e-4c55-4f0f-9d0e-1f9a6a3b7c11',
  'Stream closed: premature close?',
])('useful details are kept: %s', (message) => {
  expect(loggableError(new Error(message)).message).toBe(message)
})

test('long messages and circular causes are cut off', () => {
  const error = new Error('x y '.repeat(1_000_000))
  error.cause = error
  expect(JSON.stringify(loggableError(error)).length).toBeLessThan(100_000)
})
