import { connect } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { password, registerOwner } from '../../testing/owners.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { openPractice } from '../../testing/visitors.ts'

let app: TestApp
let practice: Awaited<ReturnType<typeof openPractice>>
beforeAll(async () => {
  app = await startTestApp()
  practice = await openPractice(app, { tier: 'enterprise' })
})
afterAll(() => app.close())
beforeEach(() => {
  app.flushBursts()
  app.logged.length = 0
})

const times = 30
const repeated = async (work: (nth: number) => Promise<unknown>) => {
  for (let nth = 0; nth < times; nth++) await work(nth)
}
const lines = () => app.logged.map((line) => JSON.parse(line) as Record<string, unknown>)
const stacks = () => lines().filter(({ err }) => (err as { stack?: string } | undefined)?.stack)

test('thirty database errors are logged as one stack and one count, without message text', async () => {
  const { db } = app.services
  await db.execute('alter table messages add constraint broken check (content is null) not valid')
  try {
    await repeated(async (nth) => {
      const { status } = await practice.ask(`My secret is marmalade ${nth}`, {
        sessionId: `marmalade-${nth}`,
      })
      expect(status).toBe(500)
    })
  } finally {
    await db.execute('alter table messages drop constraint broken')
  }
  expect(stacks()).toHaveLength(1)
  expect(JSON.stringify(stacks())).toMatch(/violates check constraint.*"constraint":"broken"/)
  app.flushBursts()
  expect(lines().filter((line) => line.times)).toMatchObject([{ level: 50, times: times - 1 }])
  expect(lines().filter(({ msg, status }) => msg === 'request' && status === 500)).toHaveLength(times)
  expect(app.logged.join('')).not.toContain('marmalade')
})

test('thirty failing sign-ins log one stack and no address or password', async () => {
  const owner = await registerOwner(app)
  const { db } = app.services
  app.logged.length = 0
  await db.execute('alter table accounts rename to accounts_away')
  try {
    await repeated(async () => {
      const body = { email: owner.email, password }
      expect((await app.call('POST', '/api/auth/login', { body })).status).toBeGreaterThanOrEqual(429)
    })
  } finally {
    await db.execute('alter table accounts_away rename to accounts')
  }
  expect(stacks()).toHaveLength(1)
  for (const secret of [owner.email, password, owner.token]) expect(app.logged.join('')).not.toContain(secret)
})

test('malformed requests do not log a stack each', async () => {
  const { hostname, port } = new URL(app.url)
  const send = (text: string) =>
    new Promise<void>((done) => {
      const socket = connect(Number(port), hostname, () => socket.end(text))
      socket.on('error', () => done())
      socket.on('close', () => done())
      socket.resume()
    })
  await repeated(() => send('marmalade marmalade\r\n\r\n'))
  await repeated(() => send('GET /api/health HTTP/1.1\r\nmarmalade\r\n\r\n'))
  await repeated(() =>
    send(
      `POST ${practice.path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{"marmal`,
    ),
  )
  await repeated(() => app.call('POST', practice.path, { body: '{"message":"marmalade' }))
  await repeated(() => app.call('GET', '/api/chat/%'))
  expect(stacks().length).toBeLessThanOrEqual(1)
  expect(app.logged.join('')).not.toContain('marmal')
})
