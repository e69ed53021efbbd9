import { connect, type Socket } from 'node:net'
import Fastify from 'fastify'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createAssistant } from '../../../testing/assistants.ts'
import { registerOwner } from '../../../testing/owners.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { openPractice } from '../../../testing/visitors.ts'
import { answerError } from '../errors.ts'
import { decorateVisitorAddress } from '../visitor-address.ts'
import { limitLargeBodies } from './limit-uploads.ts'

let app: TestApp
const open = new Set<Socket>()
beforeAll(async () => {
  // The speech server is never called, because these requests are rejected or incomplete.
  const speech = { SPEECH_BASE_URL: 'http://127.0.0.1:9/v1/', SPEECH_API_KEY: 'key', LISTEN_MODEL: 'stt' }
  app = await startTestApp({ environment: speech })
})
afterEach(() => {
  for (const socket of open) socket.destroy()
  open.clear()
})
afterAll(() => app.close())

function beginSending(path: string, headers: Record<string, string>, bytes = 900_000) {
  const { hostname, port } = new URL(app.url)
  const socket = connect(Number(port), hostname)
  open.add(socket)
  const lines = Object.entries({ host: 'foyer', 'content-length': String(bytes), ...headers })
  socket.write(
    `POST ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n--x\r\n`,
  )
  const state = { answer: '' }
  socket.on('data', (chunk) => {
    state.answer += chunk
  })
  socket.on('error', () => {})
  return {
    status: () => /^HTTP\/1\.1 (\d+)/.exec(state.answer)?.[1],
    answer: () => state.answer,
    leave: () => socket.destroy(),
  }
}

const audio = { 'content-type': 'audio/webm' }
const form = { 'content-type': 'multipart/form-data; boundary=x' }
const json = { 'content-type': 'application/json' }

test.each([
  ['/api/voice/transcribe', audio, '401'],
  ['/api/voice/transcribe', { ...audio, authorization: 'Bearer garbage' }, '401'],
  ['/api/voice/transcribe', { ...json, cookie: 'foyer_session=garbage' }, '401'],
  ['/api/voice/transcribe?assistantId=garbage', audio, '404'],
  [`/api/voice/transcribe?assistantId=${crypto.randomUUID()}`, audio, '404'],
  [`/api/chat/${crypto.randomUUID()}/files`, form, '404'],
  ['/api/chat/garbage/files', { ...form, authorization: 'Bearer garbage' }, '401'],
  ['/api/assistants', json, '401'],
  ['/api/keys', json, '401'],
  [`/api/assistants/${crypto.randomUUID()}/answers`, json, '401'],
])('POST %s of %o is rejected before its body arrives', async (path, headers, status) => {
  const sending = beginSending(path, headers)
  await expect.poll(sending.status, { timeout: 90_000 }).toBe(status)
})

test('files that the owner does not allow are rejected before they are read', async () => {
  const owner = await registerOwner(app, { tier: 'pro' })
  const { id, apiKey } = await createAssistant(app, owner)
  const mute = beginSending(`/api/voice/transcribe?assistantId=${id}`, audio)
  const closed = beginSending(`/api/chat/${id}/files`, form)
  const stranger = await openPractice(app)
  const others = beginSending(`/api/chat/${stranger.assistant.id}/files`, {
    ...form,
    authorization: `Bearer ${apiKey}`,
  })
  await expect.poll(() => [mute.status(), closed.status(), others.status()]).toEqual(['403', '403', '404'])
})

const unanswered = <Sending extends { status(): string | undefined }>(sending: Sending[]) =>
  sending.filter((each) => each.status() === undefined)
const refused = <Sending extends { status(): string | undefined }>(sending: Sending[]) =>
  sending.filter((each) => each.status() === '429')

test('recordings per address are limited, and ended ones free their place', async () => {
  const { token } = await registerOwner(app)
  const begin = () => beginSending('/api/voice/transcribe', { ...audio, authorization: `Bearer ${token}` })
  const sending = Array.from({ length: 6 }, begin)
  await expect.poll(() => refused(sending).length, { timeout: 90_000 }).toBe(2)
  unanswered(sending)[0]!.leave()
  const record = () => app.call('POST', '/api/voice/transcribe', { token, headers: json, body: {} })
  await expect.poll(async () => (await record()).status, { timeout: 90_000 }).toBe(415)
})

test('other large bodies are limited, too, while small ones pass', async () => {
  const path = `/api/chat/${crypto.randomUUID()}`
  const begin = () => beginSending(path, json, 200_000)
  const sending = Array.from({ length: 12 }, begin)
  await expect.poll(() => refused(sending).length, { timeout: 90_000 }).toBe(4)
  expect(unanswered(sending)).toHaveLength(8)
  const body = { message: 'When are you open?' }
  expect((await app.call('POST', path, { body })).status).toBe(404)
  for (const each of unanswered(sending)) each.leave()
  const large = { ...body, conversationHistory: [{ role: 'assistant', content: 'x'.repeat(100_000) }] }
  await expect
    .poll(async () => (await app.call('POST', path, { body: large })).status, { timeout: 90_000 })
    .toBe(400)
})

test('visitors send at most 64 KB, or 256 KB with a conversation', async () => {
  const assistant = crypto.randomUUID()
  for (const [path, most] of [
    ['/api/auth/login', 65_536],
    ['/api/auth/register', 65_536],
    [`/api/chat/${assistant}/leads`, 65_536],
    [`/mcp/${assistant}`, 65_536],
    [`/api/chat/${assistant}`, 262_144],
    ['/v1/chat/completions', 262_144],
  ] as const) {
    const longer = beginSending(path, json, most + 1)
    await expect.poll(longer.status, { timeout: 90_000 }).toBe('413')
    longer.leave()
    const { status } = await app.call('POST', path, { body: `"${'x'.repeat(most - 2)}"` })
    expect([path, status]).not.toEqual([path, 413])
  }
})

test('widgets on other sites can read rate limit errors', async () => {
  const begin = () =>
    beginSending(`/api/chat/${crypto.randomUUID()}`, { ...json, origin: 'https://harbour.example' }, 200_000)
  const sending = Array.from({ length: 9 }, begin)
  await expect.poll(() => refused(sending).length, { timeout: 90_000 }).toBe(1)
  const [answer] = refused(sending).map((each) => each.answer().toLowerCase())
  expect(answer).toContain('access-control-allow-origin: *')
  expect(answer).toContain('access-control-expose-headers: retry-after')
})

test('a body frees its place on arrival, a file with its response', async () => {
  const small = Fastify()
  decorateVisitorAddress(small)
  small.setErrorHandler(answerError)
  limitLargeBodies(small)
  small.addContentTypeParser('multipart/form-data', { parseAs: 'string' }, async () => ({}))
  let asked = 0
  let answer = () => {}
  const thinking = new Promise<void>((done) => {
    answer = done
  })
  small.post('/ask', async () => {
    asked++
    await thinking
    return { done: true }
  })
  const url = await small.listen({ host: '127.0.0.1', port: 0 })
  const long = JSON.stringify({ history: 'x'.repeat(100_000) })
  const chunked = () => new Blob([long]).stream()
  const ask = (body: string | ReadableStream, type = 'application/json') =>
    fetch(`${url}/ask`, { method: 'POST', headers: { 'content-type': type }, body, duplex: 'half' } as object)

  const waiting: Promise<Response>[] = []
  for (const body of Array.from({ length: 20 }, (_, nth) => (nth % 2 ? long : chunked()))) {
    waiting.push(ask(body))
    await expect.poll(() => asked, { timeout: 90_000 }).toBe(waiting.length)
  }
  for (let nth = 0; nth < 8; nth++) {
    waiting.push(ask(long, 'multipart/form-data'))
    await expect.poll(() => asked, { timeout: 90_000 }).toBe(waiting.length)
  }
  expect((await ask(long, 'multipart/form-data')).status).toBe(429)
  answer()
  expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual(waiting.map(() => 200))
  await expect
    .poll(async () => (await ask(long, 'multipart/form-data')).status, { timeout: 90_000 })
    .toBe(200)
  await small.close()
})
