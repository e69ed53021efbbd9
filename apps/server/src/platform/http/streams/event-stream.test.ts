import { connect } from 'node:net'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type ModelServer, startModelServer } from '../../../testing/models/model-server.ts'
import { registerOwner } from '../../../testing/owners.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { openPractice } from '../../../testing/visitors.ts'

let model: ModelServer
let app: TestApp
beforeAll(async () => {
  model = await startModelServer({ hangs: true })
  app = await startTestApp({
    environment: { ...model.environment, MODEL_FIRST_TOKEN_SECONDS: '100', MODEL_TOTAL_SECONDS: '100' },
  })
})
afterAll(async () => {
  await app.close()
  await model.close()
})

function sendRaw(lines: string[], body = '') {
  const { hostname, port } = new URL(app.url)
  const socket = connect({ host: hostname, port: Number(port) })
  onTestFinished(() => void socket.destroy())
  socket.write([...lines, `Host: ${hostname}:${port}`, '', body].join('\r\n'))
  let received = ''
  socket.setEncoding('utf8').on('data', (text) => {
    received += text
  })
  return () => {
    const [head, ...rest] = received.split('\r\n\r\n')
    return { head: head!, body: rest.join('\r\n\r\n') }
  }
}

const firstChunk = '8\r\n: open\n\n\r\n'

test('the progress stream starts with a comment before the first event', async () => {
  const owner = await registerOwner(app)
  const received = sendRaw([
    `GET /api/assistants/create-progress/${crypto.randomUUID()} HTTP/1.1`,
    `Authorization: Bearer ${owner.token}`,
  ])
  await expect.poll(() => received().body).toBe(firstChunk)
  expect(received().head).toMatch(/^HTTP\/1\.1 200 /)
  expect(received().head).toMatch(/^content-type: text\/event-stream; charset=utf-8\r?$/m)
  // These headers keep proxies from buffering.
  expect(received().head).toMatch(/^x-accel-buffering: no\r?$/m)
  expect(received().head).toMatch(/^cache-control: no-store, no-transform\r?$/m)
})

test('an answer stream starts with a comment before the model’s first word', async () => {
  const { path } = await openPractice(app)
  const body = JSON.stringify({ message: 'How much are a cleaning and a crown?' })
  const received = sendRaw(
    [
      `POST ${path} HTTP/1.1`,
      'Accept: text/event-stream',
      'Content-Type: application/json',
      `Content-Length: ${body.length}`,
    ],
    body,
  )
  await expect.poll(() => received().body).toBe(firstChunk)
  await expect.poll(() => model.state.asked.length).toBe(1)
  expect(model.state.left).toBe(0)
})

test('errors get a status instead of a stream', async () => {
  const { path } = await openPractice(app)
  const someoneElses = { message: 'Hello', fileIds: [crypto.randomUUID()] }
  const strangers = await app.call('POST', path, {
    body: someoneElses,
    headers: { accept: 'text/event-stream' },
  })
  expect(strangers.status).toBe(404)
  expect(strangers.headers.get('content-type')).toContain('application/json')
  const signedOut = await app.call('GET', `/api/assistants/create-progress/${crypto.randomUUID()}`)
  expect(signedOut.status).toBe(401)
})
