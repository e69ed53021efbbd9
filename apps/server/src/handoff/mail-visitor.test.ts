import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { accounts } from '../db/schema/auth.ts'
import { openDesk } from '../testing/live.ts'
import { startMailServer } from '../testing/mail-server.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { newSessionId } from '../testing/visitors.ts'

let server: Awaited<ReturnType<typeof startMailServer>>
let app: TestApp
beforeAll(async () => {
  server = await startMailServer()
  app = await startTestApp({ jobs: true, environment: server.environment, handingOver: { mailAfterMs: 0 } })
})
afterAll(async () => {
  await app.close()
  await server.close()
})

test('a visitor who left an address and is gone gets the reply by mail, with a link that opens it to them alone', async () => {
  const desk = await openDesk(app, { name: 'Harbour\r\nBcc: all@example.com' })
  const email = `bob-${newSessionId()}@example.com`
  const left = await app.call<{ id: string }>('POST', `${desk.path}/leads`, {
    body: { sessionId: desk.sessionId, name: 'Bob\r\nBcc: x@y.z', email, consent: true },
  })
  expect(left.status).toBe(201)
  await desk.takeOver()

  // Whoever reads it in the chat needs no mail.
  const here = await desk.follow()
  await desk.write('Told in the chat')
  await expect.poll(here.heard).toEqual(['Told in the chat'])
  here.leave()
  await expect
    .poll(async () => (await desk.owner.call('GET', `/api/conversations/${desk.id}`)).body.handoff)
    .toMatchObject({ visitorHere: false })

  await desk.write('We have a chair free at nine.')
  const mail = await vi.waitFor(
    () => {
      const [first] = server.to(email)
      expect(first).toBeDefined()
      return first!
    },
    { timeout: 60_000 },
  )
  const [head = ''] = mail.raw.split('\r\n\r\n')
  expect(head).not.toMatch(/^Bcc:/im)
  expect(head).toContain('Ada from Harbour')
  const text = mail.raw.replaceAll('=\r\n', '')
  expect(text).toContain('We have a chair free at nine.')
  expect(text).not.toContain('Told in the chat')
  expect(text).not.toContain(desk.sessionId)
  const [, page, token] = /(\/conversation\/[\w-]+)#([\w.-]+)/.exec(text)!

  const shown = await app.call('GET', page!)
  expect(shown.status).toBe(200)
  expect(shown.headers.get('content-security-policy')).toContain("default-src 'none'")
  const resume = (path: string, given: unknown) =>
    app.call('POST', `${path}/resume`, { body: { token: given } })
  expect((await resume(desk.path, token)).body).toEqual({ sessionId: desk.sessionId })
  const other = await openDesk(app)
  const [conversation, until, signature] = token!.split('.')
  for (const forged of [
    `${other.id}.${until}.${signature}`,
    `${conversation}.zzzzzzz.${signature}`,
    `${conversation}.${until}.`,
    'garbage',
    '',
  ])
    expect((await resume(desk.path, forged)).status).toBe(404)
  expect((await resume(other.path, token)).status).toBe(404)
  expect((await resume(desk.path, 7)).status).toBe(400)
  app.clock.advance(15 * 86_400_000)
  expect((await resume(desk.path, token)).status).toBe(404)
  app.clock.advance(-15 * 86_400_000)
  await desk.owner.call('DELETE', `/api/leads/${left.body.id}`)
  expect((await resume(desk.path, token)).status).toBe(404)
})

test('an owner whose own address is not confirmed is told so at once, and nothing of the reply is kept', async () => {
  const desk = await openDesk(app)
  const setConfirmed = (emailVerifiedAt: Date | null) =>
    app.services.db.update(accounts).set({ emailVerifiedAt }).where(eq(accounts.id, desk.owner.id))
  await setConfirmed(null)
  await desk.takeOver()
  // Nobody left an address yet: there is nothing to mail.
  expect((await desk.write('Are you still there?')).status).toBe(201)
  const email = `eve-${newSessionId()}@example.com`
  await app.call('POST', `${desk.path}/leads`, { body: { sessionId: desk.sessionId, email, consent: true } })
  const refused = await desk.write('Your account is locked.')
  expect([refused.status, refused.body.message]).toEqual([
    403,
    'This would send a mail, and your own address is not confirmed yet. Confirm it in Settings first.',
  ])
  const { text } = await desk.owner.call('GET', `/api/conversations/${desk.id}`)
  expect(text).toContain('Are you still there?')
  expect(text).not.toContain('locked')

  await setConfirmed(new Date())
  expect((await desk.write('We have a chair free.')).status).toBe(201)
  await vi.waitFor(() => expect(server.to(email)).toHaveLength(1), { timeout: 60_000 })
  expect(server.to(email)[0]!.raw).not.toContain('locked')
})
