import type { OwnerHandoff } from '@foyer/contract/handoff'
import { rates } from '@foyer/contract/rates'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { mailQueue } from '../../people/mail/send-mail.ts'
import { addNotice } from '../../people/notices/add-notice.ts'
import { accounts } from '../../platform/db/schema/auth.ts'
import { waitForJobs } from '../../testing/jobs.ts'
import { openDesk } from '../../testing/live.ts'
import { startMailServer } from '../../testing/mail-server.ts'
import { registerOwner } from '../../testing/owners.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { newSessionId } from '../../testing/visitors.ts'
import { mailHeldReplies } from './mail-held-replies.ts'

let server: Awaited<ReturnType<typeof startMailServer>>
let app: TestApp
beforeAll(async () => {
  server = await startMailServer()
  app = await startTestApp({
    jobs: true,
    environment: { ...server.environment, MAIL_ABUSE: 'abuse@foyer.example' },
    handingOver: { mailAfterMs: 0 },
  })
})
afterAll(async () => {
  await app.close()
  await server.close()
})

test('an absent visitor gets the reply by mail, with a link that opens it for them only', async () => {
  const desk = await openDesk(app, { name: 'Harbour\r\nBcc: all@example.com' })
  const email = `bob-${newSessionId()}@example.com`
  const left = await app.call<{ id: string }>('POST', `${desk.path}/leads`, {
    body: { sessionId: desk.sessionId, name: 'Bob\r\nBcc: x@y.z', email, consent: true },
  })
  expect(left.status).toBe(201)
  await desk.takeOver()

  // A reply read in the chat needs no mail.
  const here = await desk.follow()
  await desk.write('Told in the chat')
  await expect.poll(here.received).toEqual(['Told in the chat'])
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
  expect((await resume(desk.path, token)).body).toEqual({
    sessionId: desk.sessionId,
    address: 'b…@example.com',
  })
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

test('an owner with an unconfirmed address is told so at once, and the reply is not stored', async () => {
  const desk = await openDesk(app)
  const setConfirmed = (emailVerifiedAt: Date | null) =>
    app.services.db.update(accounts).set({ emailVerifiedAt }).where(eq(accounts.id, desk.owner.id))
  await setConfirmed(null)
  await desk.takeOver()
  // Without an address there is nothing to mail.
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

const mailTo = (email: string) =>
  vi.waitFor(
    () => {
      const last = server.to(email).at(-1)
      expect(last).toBeDefined()
      return last!.raw.replaceAll('=3D', '=')
    },
    { timeout: 60_000 },
  )
const replyMailOf = async (desk: Awaited<ReturnType<typeof openDesk>>) =>
  (await desk.owner.call<{ handoff: OwnerHandoff }>('GET', `/api/conversations/${desk.id}`)).body.handoff
    .replyMail

test('a visitor unsubscribes from all businesses with one click, and an owner with the same address is still notified', async () => {
  const email = `pat-${newSessionId()}@example.com`
  const [pottery, dentist] = [
    await openDesk(app, { name: 'Estuary \u202ePottery' }),
    await openDesk(app, { name: `Dentist ${'x'.repeat(90)}` }),
  ]
  for (const desk of [pottery, dentist]) {
    await desk.takeOver()
    expect(await replyMailOf(desk)).toBe('no_address')
    const body = { sessionId: desk.sessionId, email: email.toUpperCase(), consent: true }
    expect((await app.call('POST', `${desk.path}/leads`, { body })).status).toBe(201)
    expect(await replyMailOf(desk)).toBe('mailed')
  }
  await pottery.write('Your bowl is ready.')
  const address = await vi.waitFor(
    () => {
      const found = server.received.find((mail) => mail.to.toLowerCase() === email)
      expect(found).toBeDefined()
      return found!
    },
    { timeout: 60_000 },
  )
  const raw = address.raw.replaceAll('=3D', '=')
  expect(raw).toContain('From: Estuary Pottery by Foyer <hello@foyer.example>')
  expect(address.from).toBe('abuse@foyer.example')
  expect(raw).toContain('Report abuse to abuse@foyer.example.')
  expect(raw).not.toContain('Choose what you are mailed')
  expect(raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m)
  const token = /\/unsubscribe#([\w.-]+)/.exec(raw)![1]!
  expect(token).not.toContain('example')
  const [hash, , signature] = token.split('.')
  for (const forged of [
    `${hash}.replies.x`,
    `${'a'.repeat(64)}.replies.${signature}`,
    `${hash}.new_lead.${signature}`,
  ])
    expect((await app.call('POST', `/api/notices/unsubscribe?token=${forged}`)).status, forged).toBe(404)
  for (let nth = 0; nth < 2; nth++) {
    const stopped = await app.call('POST', `/api/notices/unsubscribe?token=${token}`)
    expect([stopped.status, stopped.body.stopped]).toEqual([200, 'replies'])
  }

  expect(await replyMailOf(dentist)).toBe('stopped')
  expect((await dentist.write('We have a chair free.')).status).toBe(201)
  await waitForJobs(app, { name: 'mail-visitor' })
  await waitForJobs(app, mailQueue)
  expect(server.received.filter((mail) => mail.to.toLowerCase() === email)).toHaveLength(1)
  const owner = await registerOwner(app, { email })
  const notice = {
    kind: 'new_lead',
    subject: 'new_lead:1',
    title: 'A lead of mine',
    text: 'Bob',
    href: null,
  } as const
  await addNotice(app.services.db, owner.id, notice)
  await vi.waitFor(
    () =>
      expect(
        server
          .to(email)
          .map(({ raw }) => raw)
          .join(),
      ).toContain('A lead of mine'),
    {
      timeout: 60_000,
    },
  )
  expect(await mailTo(email)).toContain('From: Foyer <hello@foyer.example>')
})

test('addresses left by the owner’s programs are never mailed', async () => {
  const desk = await openDesk(app)
  const email = `chosen-${newSessionId()}@example.com`
  const sessionId = newSessionId()
  const token = desk.assistant.apiKey
  await app.call('POST', desk.path, { token, body: { message: 'Hello', sessionId } })
  const left = await app.call('POST', `${desk.path}/leads`, {
    token,
    body: { sessionId, email, consent: true },
  })
  expect(left.status).toBe(201)
  const { body: all } = await desk.owner.call<{ id: string }[]>('GET', '/api/conversations')
  const { id } = all.find((each) => each.id !== desk.id)!
  expect((await desk.owner.call('POST', `/api/conversations/${id}/takeover`)).body.replyMail).toBe(
    'no_address',
  )
  expect(
    (await desk.owner.call('POST', `/api/conversations/${id}/messages`, { body: { content: 'Pay now' } }))
      .status,
  ).toBe(201)
  await waitForJobs(app, { name: 'mail-visitor' })
  await waitForJobs(app, mailQueue)
  expect(server.to(email)).toEqual([])
})

test('replies beyond the daily limit of an address arrive as one mail a day later', async () => {
  const desk = await openDesk(app)
  const email = `many-${newSessionId()}@example.com`
  const count = rates.visitorMailsPerDayPerAddress + 3
  for (let nth = 0; nth < count; nth++) {
    const { body } = await desk.ask(`Question number ${nth}?`)
    const { sessionId } = body
    await app.call('POST', `${desk.path}/leads`, { body: { sessionId, email, consent: true } })
    const { body: list } = await desk.owner.call<{ id: string }[]>('GET', '/api/conversations')
    const id = list[0]!.id
    await desk.owner.call('POST', `/api/conversations/${id}/takeover`)
    const said = await desk.owner.call('POST', `/api/conversations/${id}/messages`, {
      body: { content: `Reply number ${nth}.` },
    })
    expect(said.status).toBe(201)
    await waitForJobs(app, { name: 'mail-visitor' })
  }
  await waitForJobs(app, mailQueue)
  expect(server.to(email)).toHaveLength(rates.visitorMailsPerDayPerAddress)
  const held = () => mailHeldReplies(app.services).run({}, new AbortController().signal)
  await held()
  app.clock.advance(25 * 3_600_000)
  await Promise.all([held(), held()])
  await vi.waitFor(() => expect(server.to(email)).toHaveLength(rates.visitorMailsPerDayPerAddress + 1), {
    timeout: 60_000,
  })
  await held()
  await waitForJobs(app, mailQueue)
  expect(server.to(email)).toHaveLength(rates.visitorMailsPerDayPerAddress + 1)
  const digest = await mailTo(email)
  expect(digest).toContain('3 replies from')
  for (let nth = 0; nth < count; nth++)
    expect(digest.includes(`Reply number ${nth}.`)).toBe(nth >= rates.visitorMailsPerDayPerAddress)
  expect(digest.match(/\/conversation\/[\w-]+#/g)!.length).toBeGreaterThanOrEqual(3)
  app.clock.advance(-25 * 3_600_000)
})
