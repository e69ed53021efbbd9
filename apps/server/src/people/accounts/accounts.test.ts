import type { ErasedAccount, Security } from '@foyer/contract/accounts'
import type { Session } from '@foyer/contract/auth'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { accountLinks, accounts } from '../../platform/db/schema/auth.ts'
import { createFullAccount } from '../../testing/authorisation/create-full-account.ts'
import { openRowFingerprints } from '../../testing/authorisation/row-fingerprints.ts'
import { waitForJobs } from '../../testing/jobs.ts'
import { startMailServer } from '../../testing/mail-server.ts'
import { password, registerOwner } from '../../testing/owners.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { mailNotices } from '../notices/mail-notices.ts'
import { resetLinkQueue } from './mail-reset-link.ts'

let server: Awaited<ReturnType<typeof startMailServer>>
let app: TestApp
beforeAll(async () => {
  server = await startMailServer()
  const environment = { ...server.environment, PUBLIC_URL: 'https://foyer.example/', PAYMENTS: 'sandbox' }
  app = await startTestApp({ jobs: true, environment })
})
afterAll(async () => {
  await app.close()
  await server.close()
})

const mailed = (address: string, subject: string, nth = 1) =>
  vi.waitFor(
    () => {
      const mails = server.to(address).filter(({ raw }) => raw.includes(`Subject: ${subject}\r\n`))
      expect(mails).toHaveLength(nth)
      return mails.at(-1)!.raw
    },
    { timeout: 90_000 },
  )
const tokenIn = (raw: string, path: string) =>
  new RegExp(`https://foyer\\.example${path}#([\\w-]{43})\\b`).exec(raw)![1]!
const forget = (email: string) => app.call('POST', '/api/auth/forgot-password', { body: { email } })
const signIn = (email: string, secret: string) =>
  app.call<Session>('POST', '/api/auth/login', { body: { email, password: secret } })
const securityOf = async (owner: { call: TestApp['call'] }) =>
  (await owner.call<Security>('GET', '/api/auth/security')).body

test('a forgotten password can be reset with a link that works once and ends all sessions', async () => {
  const owner = await registerOwner(app)
  const known = await forget(owner.email.toUpperCase())
  const unknown = await forget('nobody@example.com')
  expect([known.status, known.body]).toEqual([unknown.status, unknown.body])
  const token = tokenIn(await mailed(owner.email, 'Choose a new password'), '/reset-password')
  expect(server.to('nobody@example.com')).toEqual([])

  const rows = await app.services.db.select().from(accountLinks).where(eq(accountLinks.accountId, owner.id))
  const jobs = await app.services.db.execute(sql`select data from pgboss.job`)
  expect(JSON.stringify([rows, jobs.rows])).not.toContain(token)
  expect(app.logged.join()).not.toContain(token)

  const reset = (body: object) => app.call('POST', '/api/auth/reset-password', { body })
  expect((await reset({ token, password: 'short' })).status).toBe(400)
  expect((await reset({ token: 'garbage', password: 'another password' })).status).toBe(410)
  const both = await Promise.all([1, 2].map((nth) => reset({ token, password: `another password ${nth}` })))
  expect(both.map(({ status }) => status).sort()).toEqual([200, 410])
  const chosen = both[0]!.status === 200 ? 'another password 1' : 'another password 2'
  expect((await owner.call('GET', '/api/auth/user')).status).toBe(401)
  expect((await signIn(owner.email, password)).status).toBe(401)
  expect((await signIn(owner.email, chosen)).status).toBe(200)
  await mailed(owner.email, 'Your password was changed')
})

test('reset requests from strangers cannot use up the owner’s other limits', async () => {
  const owner = await registerOwner(app, { confirmed: false })
  for (let nth = 0; nth < 6; nth++) expect((await forget(owner.email)).status).toBe(200)
  await mailed(owner.email, 'Choose a new password', 5)
  await waitForJobs(app, resetLinkQueue)
  for (let nth = 0; nth < 5; nth++)
    expect((await owner.call('POST', '/api/auth/verify-email/resend')).status).toBe(200)
  expect((await owner.call('POST', '/api/auth/verify-email/resend')).status).toBe(429)
  const body = { email: `moved-${owner.email}`, password }
  expect((await owner.call('PUT', '/api/auth/email', { body })).status).toBe(200)
})

test('a reset link expires with time, with a password change and after too many requests', async () => {
  const owner = await registerOwner(app)
  const linkNow = async (nth: number) => {
    await forget(owner.email)
    return tokenIn(await mailed(owner.email, 'Choose a new password', nth), '/reset-password')
  }
  const reset = (token: string) =>
    app.call('POST', '/api/auth/reset-password', { body: { token, password: 'another password' } })
  const late = await linkNow(1)
  const isTheirs = and(eq(accountLinks.accountId, owner.id), eq(accountLinks.purpose, 'reset_password'))
  const [row] = await app.services.db.select().from(accountLinks).where(isTheirs)
  expect(row!.expiresAt.getTime() - row!.createdAt.getTime()).toBe(3_600_000)
  await app.services.db.update(accountLinks).set({ expiresAt: app.services.now() }).where(isTheirs)
  expect((await reset(late)).status).toBe(410)
  const stopped = await linkNow(2)
  const body = { currentPassword: password, newPassword: password }
  expect((await owner.call('PUT', '/api/auth/password', { body })).status).toBe(200)
  expect((await reset(stopped)).status).toBe(410)

  for (let nth = 3; nth <= 5; nth++) await linkNow(nth)
  expect((await forget(owner.email)).status).toBe(200)
  await waitForJobs(app, resetLinkQueue)
  expect(await app.services.db.$count(accountLinks, isTheirs)).toBe(3)
  const asked = await Promise.all(Array.from({ length: 20 }, (_, nth) => forget(`n${nth}@example.com`)))
  expect(asked.some(({ status }) => status === 429)).toBe(true)
  expect((await app.call('POST', '/api/auth/forgot-password', { body: { email: 'garbage' } })).status).toBe(
    400,
  )
})

test('new owners confirm their address and can have the link sent again', async () => {
  const owner = await registerOwner(app, { confirmed: false })
  const first = tokenIn(await mailed(owner.email, 'Confirm your address'), '/verify-email')
  expect(await securityOf(owner)).toMatchObject({ mailOn: true, emailVerified: false, pendingEmail: null })
  expect((await owner.call('POST', '/api/auth/verify-email/resend')).status).toBe(200)
  const second = tokenIn(await mailed(owner.email, 'Confirm your address', 2), '/verify-email')
  const verify = (token: string) => owner.call('POST', '/api/auth/verify-email', { body: { token } })
  expect((await verify('garbage')).status).toBe(410)
  expect((await verify(second)).body).toEqual({
    message: 'Your address is confirmed.',
    email: owner.email,
    earlierAccessEnded: false,
  })
  expect((await verify(second)).status).toBe(410)
  expect((await verify(first)).status).toBe(410)
  expect((await securityOf(owner)).emailVerified).toBe(true)
  expect((await owner.call('POST', '/api/auth/verify-email/resend')).status).toBe(409)
})

test('a change of address is mailed to both addresses and takes effect once the new one is confirmed', async () => {
  const [owner, other] = [await registerOwner(app), await registerOwner(app)]
  const wanted = `new-${owner.email}`
  const change = (body: object) => owner.call('PUT', '/api/auth/email', { body })
  expect((await change({ email: wanted, password: 'wrong password' })).status).toBe(400)
  expect((await change({ email: wanted })).status).toBe(400)
  expect((await change({ email: owner.email, password })).status).toBe(400)
  // Only the address itself may learn whether it has an account.
  const taken = await change({ email: other.email, password })
  const free = await change({ email: wanted, password })
  expect(taken.body.message).toBe(String(free.body.message).replace(wanted, other.email))
  await mailed(other.email, 'This address has a Foyer account already')
  await mailed(owner.email, 'Your address is about to change', 2)
  const token = tokenIn(await mailed(wanted, 'Confirm your new address'), '/verify-email')
  expect(await securityOf(owner)).toMatchObject({ email: owner.email, pendingEmail: wanted })
  expect((await signIn(owner.email, password)).status).toBe(200)

  const { body } = await app.call('POST', '/api/auth/verify-email', { body: { token } })
  expect(body).toEqual({
    message: 'Your new address is confirmed.',
    email: wanted,
    earlierAccessEnded: false,
  })
  await mailed(owner.email, 'Your address was changed')
  expect((await owner.call('GET', '/api/auth/user')).body.email).toBe(wanted)
  expect((await signIn(owner.email, password)).status).toBe(401)
  expect((await signIn(wanted, password)).status).toBe(200)

  // A password change also cancels an address change that a thief began.
  await change({ email: 'thief@example.com', password })
  const stolen = tokenIn(await mailed('thief@example.com', 'Confirm your new address'), '/verify-email')
  await owner.call('PUT', '/api/auth/password', {
    body: { currentPassword: password, newPassword: password },
  })
  expect((await app.call('POST', '/api/auth/verify-email', { body: { token: stolen } })).status).toBe(410)
})

test('an account is exported without its credentials, then erased, with a receipt', async () => {
  const [owner, other] = [await createFullAccount(app), await createFullAccount(app)]
  const exported = await owner.call<Record<string, unknown[]>>('GET', '/api/auth/export')
  expect(exported.headers.get('content-disposition')).toContain('foyer-')
  const [secret, accountKey, assistantKey, webhookSecret] = owner.secrets
  for (const opens of [accountKey, assistantKey, webhookSecret, '$argon2'])
    expect(exported.text).not.toContain(opens)
  expect(exported.text).not.toContain(other.secrets[0])
  expect(exported.body).toMatchObject({
    account: { email: owner.email, secondFactor: false },
    keys: [{ name: secret }],
    webhooks: [{ url: `https://${secret}.example/` }],
    assistants: [{ context: `Internal: ${secret}`, facts: [{ label: owner.known }], taughtAnswers: [{}] }],
    leads: [{ message: secret }],
    noticeSettings: { mail: { new_lead: 'at_once', question_unanswered: 'weekly' } },
    billing: { subscription: { tier: 'pro' } },
  })
  expect(exported.body.notices).not.toEqual([])
  expect(exported.body.conversations).toHaveLength(4)
  expect(JSON.stringify(exported.body.assistants)).toContain(`The ${owner.known} costs $60.`)

  const erase = (body: object) => owner.call<ErasedAccount>('DELETE', '/api/auth/account', { body })
  expect((await erase({ password: 'wrong password' })).status).toBe(400)
  expect((await erase({})).status).toBe(400)
  expect((await app.call('DELETE', '/api/auth/account', { body: { password } })).status).toBe(401)
  const fileId = owner.ids['files/:id']!
  expect(await app.services.files.open(fileId)).not.toBeNull()
  const rowsOfOther = await openRowFingerprints(app.services.db, other.id)
  // The mail job marks notices as queued at any time, so it runs before the snapshot.
  await mailNotices(app.services).run({}, new AbortController().signal)
  const before = await rowsOfOther()

  const { status, body } = await erase({ password })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    subscriptionCancelled: true,
    receiptMailed: true,
    erased: {
      assistants: 1,
      conversations: 4,
      messages: 8,
      leads: 1,
      files: 1,
      keys: 1,
      webhooks: 1,
      facts: 1,
    },
  })
  const left = await (await openRowFingerprints(app.services.db, owner.id))()
  expect([...left].filter(([, hash]) => hash !== null)).toEqual([])
  expect(await app.services.files.open(fileId)).toBeNull()
  expect(await rowsOfOther()).toEqual(before)
  expect((await owner.call('GET', '/api/auth/user')).status).toBe(401)
  expect((await signIn(owner.email, password)).status).toBe(401)
  const receipt = await mailed(owner.email, 'Your Foyer account was erased')
  expect(receipt).toContain('Conversations: 4')
  expect(receipt).toContain('Your subscription was cancelled')
  const [kept] = (
    await app.services.db.execute<{ jobs: number }>(
      sql`select count(*)::int as jobs from pgboss.job where data ->> 'accountId' = ${owner.id} and name <> 'send-mail'`,
    )
  ).rows
  expect(kept!.jobs).toBe(0)
  await registerOwner(app, { email: owner.email })
  expect(await app.services.db.$count(accounts, eq(accounts.id, owner.id))).toBe(0)
})
