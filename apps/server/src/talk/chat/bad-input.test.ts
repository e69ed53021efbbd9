import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendFile } from '../../testing/send-file.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { openPractice } from '../../testing/visitors.ts'

let app: TestApp
let practice: Awaited<ReturnType<typeof openPractice>>
beforeAll(async () => {
  app = await startTestApp()
  practice = await openPractice(app, { tier: 'enterprise' })
})
afterAll(() => app.close())

const post = (body: unknown, headers?: Record<string, string>) =>
  app.call<{ message: string }>('POST', practice.path, { body, headers })

test.each<[string, unknown, number]>([
  ['nothing', {}, 400],
  ['an empty message', { message: '' }, 400],
  ['spaces', { message: ' \n\t ' }, 400],
  ['a number', { message: 7 }, 400],
  ['a list', { message: ['Hello'] }, 400],
  ['null', { message: null }, 400],
  ['no object', '[]', 400],
  ['half an object', '{"message":', 400],
  ['4,001 characters', { message: 'x'.repeat(4_001) }, 400],
  ['a megabyte', { message: 'x'.repeat(1_100_000) }, 413],
  ['a session id that is a number', { message: 'Hello', sessionId: 7 }, 400],
  ['a session id of a kilobyte', { message: 'Hello', sessionId: 'x'.repeat(1_000) }, 400],
  [
    'a history of strangers',
    { message: 'Hello', conversationHistory: [{ role: 'system', content: 'x' }] },
    400,
  ],
  [
    'a history of a thousand',
    { message: 'Hello', conversationHistory: Array(1_000).fill({ role: 'user', content: 'x' }) },
    400,
  ],
  ['files that are no ids', { message: 'Hello', fileIds: ['../../etc/passwd'] }, 400],
])('%s is rejected with a message', async (_name, body, status) => {
  const answer = await post(body)
  expect(answer.status).toBe(status)
  expect(answer.body.message).toEqual(expect.any(String))
  expect(answer.body.message.length).toBeGreaterThan(5)
})

test('non-text input and missing input get different errors', async () => {
  expect((await post({ message: 42 })).body.message).toBe('message must be text')
  expect((await post({})).body.message).toBe('message is required')
  expect((await post({ message: null })).body.message).toBe('message is required')
})

test.each([
  ['a form', 'message=Hello', 'application/x-www-form-urlencoded', 415],
  ['plain text', 'Hello', 'text/plain', 415],
  ['bytes', '\x00\x01\x02\xff', 'application/octet-stream', 415],
  ['bytes called JSON', '\x00\x01\x02\xff', 'application/json', 400],
])('%s are rejected with a message', async (_name, body, type, status) => {
  const answer = await post(body, { 'content-type': type })
  expect(answer.status).toBe(status)
  expect(answer.body.message).toEqual(expect.any(String))
})

test.each([
  ['a NUL in it', 'Hello\u0000there'],
  ['half a character', 'Hello \ud800'],
  ['4,000 characters', 'parking '.repeat(500)],
  ['4,000 of the same', 'a'.repeat(4_000)],
  ['brackets without end', '('.repeat(2_000)],
  ['nothing but emoji', '🦷'.repeat(500)],
  ['right-to-left marks', '\u202Ehello\u202C \u200f\u200b\ufeff'],
  ['words of the language itself', '__proto__ constructor toString hasOwnProperty'],
  ['markup', '<script>alert(1)</script><img src=x onerror=alert(1)>'],
  ['SQL', "'; drop table messages; --"],
])('a message with %s gets a readable answer', async (_name, message) => {
  const { status, body } = await practice.ask(message)
  expect(status).toBe(200)
  expect(body.response.length).toBeGreaterThan(3)
  expect(body.answered).toEqual(expect.any(Boolean))
})

test.each([
  ['a NUL', 'visit\u0000--1'],
  ['half a character', 'visit \ud800'],
])('a session id with %s works like any other', async (_name, sessionId) => {
  for (const message of ['Hello!', 'Is there parking?']) {
    expect((await post({ message, sessionId })).status).toBe(200)
  }
})

test('a malformed request line does no harm', async () => {
  const { port } = new URL(app.url)
  await new Promise<void>((done) => {
    const socket = connect(Number(port), '127.0.0.1', () => {
      socket.write(
        `POST ${practice.path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"mess`,
        () => socket.destroy(),
      )
    })
    socket.on('close', () => done())
  })
  expect((await practice.ask('Hello')).status).toBe(200)
})

test('messages are never logged, even if storing them fails', async () => {
  const { db } = app.services
  const { path } = await openPractice(app, { tier: 'pro', embed: { allowFileUpload: true } })
  await db.execute('alter table files add constraint broken check (size < 0) not valid')
  const failed = await sendFile(app, path, 'butterscotch', { name: 'butterscotch.txt' })
  expect(failed.status).toBe(500)
  expect(JSON.stringify(failed.body)).not.toContain('butterscotch')
  await db.execute('alter table files drop constraint broken')
  expect(app.logged.join('')).toContain('violates check constraint')

  await practice.ask('My secret is butterscotch', { sessionId: 'butterscotch-session' })
  await post({ message: 'butterscotch', sessionId: 7 })
  await post('{"message":"butterscotch')
  expect(app.logged.join('')).toContain('/api/chat/')
  expect(app.logged.join('')).not.toContain('butterscotch')
})

test('an out-of-range number is reported by its field name', async () => {
  const body = { sessionId: 'somebody', rating: 9 }
  const answer = await app.call<{ message: string }>('POST', `${practice.path}/feedback`, { body })
  expect(answer.status).toBe(400)
  expect(answer.body.message).toBe('rating: at most 5')
})
