import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Security } from '@foyer/contract/accounts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { instanceAccountId } from '../../money/usage/instance-account.ts'
import { accounts } from '../../platform/db/schema/auth.ts'
import { waitForJobs } from '../../testing/jobs.ts'
import { startMailServer } from '../../testing/mail-server.ts'
import { password, registerOwner } from '../../testing/owners.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { mailQueue } from '../mail/send-mail.ts'
import { addNotice } from '../notices/add-notice.ts'
import { mailDigests } from '../notices/mail-digests.ts'
import { mailNotices } from '../notices/mail-notices.ts'
import { readNotices } from '../notices/read-notices.ts'
import { mailConfirmations } from './mail-confirmations.ts'
import { resetLinkQueue } from './mail-reset-link.ts'

let server: Awaited<ReturnType<typeof startMailServer>>
let app: TestApp
let appWithoutMail: TestApp
beforeAll(async () => {
  server = await startMailServer()
  const environment = { PUBLIC_URL: 'https://foyer.example/' }
  app = await startTestApp({ jobs: true, environment: { ...environment, ...server.environment } })
  appWithoutMail = await startTestApp({ jobs: true, environment })
})
afterAll(async () => {
  await app.close()
  await appWithoutMail.close()
  await server.close()
})

type Owner = Awaited<ReturnType<typeof registerOwner>>
const day = 24 * 3_600_000
const never = new AbortController().signal
const subjectsTo = (address: string) =>
  server.to(address).map(({ raw }) => /^Subject: (.*)\r$/m.exec(raw)?.[1])
const mailsAreOver = () => waitForJobs(app, mailQueue)
const linkIn = (text: string) => /\/verify-email#([\w-]{43})/.exec(text)![1]!
const confirm = (owner: Owner, token: string) =>
  owner.call('POST', '/api/auth/verify-email', { body: { token } })
const tell = (
  { services: { db } }: TestApp,
  owner: Owner,
  kind: 'new_lead' | 'scan_failed' | 'receipt',
  title: string,
) =>
  addNotice(db, owner.id, {
    kind,
    subject: `${kind}:${title}`,
    title,
    text: 'Words of a stranger.',
    href: null,
  })

test('an unconfirmed address gets only confirmation and reset mails, though notices still appear in the app', async () => {
  const owner = await registerOwner(app, { confirmed: false })
  await owner.call('PUT', '/api/auth/profile', { body: { firstName: 'Bank', lastName: 'Security Team' } })
  await owner.call('PUT', '/api/notices/settings', { body: { mail: { receipt: 'weekly' } } })
  for (const kind of ['new_lead', 'scan_failed', 'receipt'] as const)
    await tell(app, owner, kind, `Early ${kind}`)
  await mailNotices(app.services).run({}, never)
  await app.call('POST', '/api/auth/forgot-password', { body: { email: owner.email } })
  await waitForJobs(app, resetLinkQueue)
  const wanted = `wanted-${owner.email}`
  const change = (email: string) => owner.call('PUT', '/api/auth/email', { body: { email, password } })
  expect((await change(wanted)).status).toBe(200)
  const unconfirmed = await registerOwner(app, { confirmed: false })
  expect((await change(unconfirmed.email)).status).toBe(200)
  await vi.waitFor(() => expect(subjectsTo(unconfirmed.email)).toHaveLength(1), { timeout: 90_000 })
  await mailsAreOver()
  expect(subjectsTo(owner.email).sort()).toEqual(['Choose a new password', 'Confirm your address'])
  expect(subjectsTo(wanted)).toEqual(['Confirm your new address'])
  expect(subjectsTo(unconfirmed.email)).toEqual(['Confirm your address'])
  expect(server.received.map(({ raw }) => raw).join()).not.toContain('Security Team')
  expect((await readNotices(app.services.db, owner.id)).unread).toBe(3)

  const [first] = server.to(owner.email).filter(({ raw }) => raw.includes('/verify-email#'))
  expect((await confirm(owner, linkIn(first!.raw))).status).toBe(200)
  await tell(app, owner, 'new_lead', 'Later')
  app.clock.advance(8 * day)
  await mailDigests(app.services).run({}, never)
  await mailNotices(app.services).run({}, never)
  await vi.waitFor(() => expect(subjectsTo(owner.email)).toContain('Later'), { timeout: 90_000 })
  await mailsAreOver()
  expect(subjectsTo(owner.email)).toHaveLength(3)
  app.clock.advance(-8 * day)
})

test('without a mail server the confirmation goes to the outbox, its link to the log, and no other mail is written before it', async () => {
  const owner = await registerOwner(appWithoutMail, { confirmed: false })
  const { dataDir } = appWithoutMail.services.config
  const links = () => appWithoutMail.logged.join('\n').match(/\/verify-email#[\w-]{43}/g) ?? []
  await expect.poll(() => links().length, { timeout: 90_000 }).toBe(1)
  expect((await owner.call<Security>('GET', '/api/auth/security')).body).toMatchObject({
    mailOn: false,
    emailVerified: false,
  })
  await tell(appWithoutMail, owner, 'new_lead', 'Early')
  const again = await owner.call('POST', '/api/auth/verify-email/resend')
  expect(again.body.message).toContain('in its log')
  await expect.poll(() => links().length, { timeout: 90_000 }).toBe(2)
  await mailNotices(appWithoutMail.services).run({}, never)
  await waitForJobs(appWithoutMail, mailQueue)
  const outbox = async () => {
    const names = await readdir(join(dataDir, 'outbox'))
    return Promise.all(names.map((name) => readFile(join(dataDir, 'outbox', name), 'utf8')))
  }
  expect(await outbox()).toHaveLength(2)
  expect((await confirm(owner, linkIn(links().at(-1)!))).status).toBe(200)
  await tell(appWithoutMail, owner, 'new_lead', 'Later')
  await expect.poll(async () => (await outbox()).length, { timeout: 90_000 }).toBe(3)
  expect((await outbox()).join()).not.toContain('Early')
})

test('owners from before confirmations existed are asked once, however many instances run the job', async () => {
  const { db } = app.services
  const asked = await registerOwner(app, { confirmed: false })
  const confirmed = await registerOwner(app)
  await vi.waitFor(() => expect(subjectsTo(asked.email)).toHaveLength(1), { timeout: 90_000 })
  await mailsAreOver()
  const sentBefore = subjectsTo(confirmed.email)
  await db.update(accounts).set({ confirmationSentAt: null })
  await db.insert(accounts).values({
    id: instanceAccountId,
    email: 'this instance',
    passwordHash: '',
    firstName: 'Foyer',
    lastName: '',
    confirmationSentAt: new Date(),
  })
  const before = server.received.length
  const look = () => mailConfirmations(app.services).run({}, never)
  await Promise.all([look(), look()])
  await look()
  await mailsAreOver()
  expect(subjectsTo(asked.email)).toEqual(['Confirm your address', 'Confirm your address'])
  expect(subjectsTo(confirmed.email)).toEqual(sentBefore)
  const unconfirmed = await db.$count(accounts, sql`email_verified_at is null and email like '%@%'`)
  expect(server.received).toHaveLength(before + unconfirmed)
})

test('erasing an account with an unconfirmed address mails no receipt', async () => {
  const owner = await registerOwner(app, { confirmed: false })
  const erased = await owner.call('DELETE', '/api/auth/account', { body: { password } })
  expect(erased.body).toMatchObject({ receiptMailed: false })
  await mailsAreOver()
  expect(subjectsTo(owner.email)).not.toContain('Your Foyer account was erased')
  expect(await app.services.db.$count(accounts, eq(accounts.id, owner.id))).toBe(0)
})
