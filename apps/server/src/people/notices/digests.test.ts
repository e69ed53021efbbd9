import type { NoticeKind, NoticeSettings } from '@foyer/contract/notices'
import { rates } from '@foyer/contract/rates'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { notices } from '../../platform/db/schema/notices.ts'
import { notifyUnanswered } from '../../talk/analytics/notify-unanswered.ts'
import { createAssistant } from '../../testing/assistants.ts'
import { createConversation } from '../../testing/conversations.ts'
import { waitForJobs } from '../../testing/jobs.ts'
import { startMailServer } from '../../testing/mail-server.ts'
import { password, registerOwner } from '../../testing/owners.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { mailQueue } from '../mail/send-mail.ts'
import { addNotice } from './add-notice.ts'
import { lastDueTime, mailDigests } from './mail-digests.ts'

let server: Awaited<ReturnType<typeof startMailServer>>
let app: TestApp
beforeAll(async () => {
  server = await startMailServer()
  const environment = { ...server.environment, PUBLIC_URL: 'https://foyer.example/' }
  app = await startTestApp({ jobs: true, environment })
})
afterAll(async () => {
  await app.close()
  await server.close()
})

type Owner = Awaited<ReturnType<typeof registerOwner>>

const tell = (owner: Owner, kind: NoticeKind, title: string) =>
  addNotice(app.services.db, owner.id, {
    kind,
    subject: `${kind}:${title}`,
    title,
    text: `All of ${title} & <more>.`,
    href: `/conversations?about=${encodeURIComponent(title)}`,
  })
const choose = (owner: Owner, mail: object) =>
  owner.call<NoticeSettings>('PUT', '/api/notices/settings', { body: { mail } })
const settingsOf = async (token: string) =>
  (await app.call<NoticeSettings>('GET', '/api/notices/settings', { token })).body.mail
const mailsTo = ({ email }: Owner) =>
  server.to(email).filter(({ raw }) => !raw.includes('Subject: Confirm your address'))
const mailed = async (owner: Owner, count: number) => {
  await vi.waitFor(() => expect(mailsTo(owner)).toHaveLength(count), { timeout: 280_000 })
  return mailsTo(owner).map(({ raw }) => raw)
}
const subjectOf = (raw: string) => /^Subject: (.*)\r$/m.exec(raw)?.[1]
const headOf = (raw: string) => raw.split('\r\n\r\n')[0]
const never = new AbortController().signal
const digest = () => mailDigests(app.services).run({}, never)
const day = 24 * 3_600_000

test('each notice is mailed as its owner chose: at once, in a digest, or not at all', async () => {
  const owner = await registerOwner(app)
  expect((await settingsOf(owner.token)).question_unanswered).toBe('weekly')
  const chosen = await choose(owner, { new_lead: 'daily', receipt: 'weekly', limit_near: 'off' })
  expect(chosen.body.mail).toMatchObject({ new_lead: 'daily', receipt: 'weekly', person_wanted: 'at_once' })
  await tell(owner, 'new_lead', 'Bob\r\nBcc: everybody@example.com')
  await tell(owner, 'limit_near', 'Nobody wants to know')
  await tell(owner, 'receipt', 'You paid')
  await tell(owner, 'new_lead', 'Ann')
  await tell(owner, 'person_wanted', 'Cid\r\nBcc: everybody@example.com')
  const [atOnce] = await mailed(owner, 1)
  expect(subjectOf(atOnce!)).toBe('Cid Bcc: everybody@example.com')
  expect(headOf(atOnce!)).not.toMatch(/^Bcc:/im)
  await digest()
  await waitForJobs(app, mailQueue)
  expect(mailsTo(owner)).toHaveLength(1)

  app.clock.advance(8 * day)
  await Promise.all([digest(), digest()])
  await digest()
  const digests = (await mailed(owner, 3)).slice(1)
  await waitForJobs(app, mailQueue)
  expect(mailsTo(owner)).toHaveLength(3)
  expect(digests.map(subjectOf).sort()).toEqual(['2 notices from Foyer', 'You paid'])
  const daily = digests.find((raw) => subjectOf(raw) === '2 notices from Foyer')
  expect(daily!.indexOf('* Bob Bcc: everybody@example.com')).toBeLessThan(daily!.indexOf('* Ann'))
  expect(daily).toContain('All of Ann &amp; &lt;more&gt;.')
  expect(daily).toContain('See the lead: https://foyer.example/conversations?about=3DAnn')
  expect(daily).not.toContain('You paid')
  expect(headOf(daily!)).not.toMatch(/^Bcc:/im)
  const left = await app.services.db.select().from(notices).where(eq(notices.accountId, owner.id))
  expect(left.filter(({ mailQueuedAt }) => mailQueuedAt === null)).toEqual([])
})

test('one click unsubscribes without signing in, but forged links do not', async () => {
  const owner = await registerOwner(app)
  await choose(owner, { receipt: 'daily', limit_near: 'daily' })
  await tell(owner, 'new_lead', 'Bob')
  const [raw] = await mailed(owner, 1)
  expect(raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m)
  // Long headers are folded at spaces, and URLs have none.
  const href = /^List-Unsubscribe: ?(?:\r\n )?<(\S+)>/m.exec(raw!)![1]!
  const path = href.replace('https://foyer.example', '')
  const token = new URL(href).searchParams.get('token')!
  expect(raw!.replaceAll('=3D', '=')).toContain(
    `Stop these mails: https://foyer.example/unsubscribe#${token}`,
  )

  const opened = await app.call('GET', path)
  expect([opened.status, opened.headers.get('location')]).toEqual([302, `/unsubscribe#${token}`])
  expect((await settingsOf(owner.token)).new_lead).toBe('at_once')
  const [id, , signature] = token.split('.')
  for (const forged of [
    'garbage',
    `${id}.receipt.${signature}`,
    `${crypto.randomUUID()}.new_lead.${signature}`,
  ])
    expect((await app.call('POST', `/api/notices/unsubscribe?token=${forged}`)).status, forged).toBe(404)
  expect((await app.call('POST', '/api/notices/unsubscribe')).status).toBe(400)
  expect((await settingsOf(owner.token)).receipt).toBe('daily')

  const clicked = await app.call('POST', path, {
    body: 'List-Unsubscribe=One-Click',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  expect([clicked.status, clicked.body.stopped]).toEqual([200, 'new_lead'])
  expect(await settingsOf(owner.token)).toMatchObject({ new_lead: 'off', receipt: 'daily' })

  await tell(owner, 'receipt', 'You paid')
  app.clock.advance(2 * day)
  await digest()
  const [, summary] = await mailed(owner, 2)
  const all = /\?token=([^>]+)>/.exec(summary!)![1]!
  const form = new FormData()
  form.set('List-Unsubscribe', 'One-Click')
  const stopped = await fetch(`${app.url}/api/notices/unsubscribe?token=${all}`, {
    method: 'POST',
    body: form,
  })
  expect(stopped.status).toBe(200)
  const { body } = await app.call<{ token: string }>('POST', '/api/auth/login', {
    body: { email: owner.email, password },
  })
  expect(await settingsOf(body.token)).toMatchObject({
    receipt: 'off',
    limit_near: 'off',
    person_wanted: 'at_once',
  })
})

test('switching from a digest to at once sends waiting notices in one mail, and invalid choices change nothing', async () => {
  const owner = await registerOwner(app)
  await choose(owner, { new_lead: 'weekly' })
  for (const name of ['Ann', 'Bob', 'Cid']) await tell(owner, 'new_lead', name)
  for (const mail of [{ new_lead: 'hourly' }, { gossip: 'daily' }, 'daily'])
    expect((await choose(owner, mail as object)).status, JSON.stringify(mail)).toBe(400)
  expect((await app.call('GET', '/api/notices/settings')).status).toBe(401)
  expect((await app.call('PUT', '/api/notices/settings', { body: { mail: {} } })).status).toBe(401)
  expect((await choose(owner, { new_lead: 'at_once' })).body.mail.new_lead).toBe('at_once')
  await tell(owner, 'new_lead', 'Dan')
  const mails = await mailed(owner, 2)
  expect(mails.map(subjectOf).sort()).toEqual(['3 notices from Foyer', 'Dan'])
})

test('while the mail server is down mails wait, and each goes out once when it is back', async () => {
  const owner = await registerOwner(app)
  await waitForJobs(app, mailQueue)
  const { config } = app.services
  const closed = new URL(config.mail!.smtpUrl)
  // Nothing listens on this port.
  closed.port = '9'
  app.services.config = { ...config, mail: { ...config.mail!, smtpUrl: closed.href } }
  await tell(owner, 'new_lead', 'Bob')
  const waiting = async () => {
    const { rows } = await app.services.db.execute<{ id: string }>(
      sql`select id from pgboss.job where name = ${mailQueue.name} and state = 'retry' and data ->> 'accountId' = ${owner.id}`,
    )
    return rows.length
  }
  await expect.poll(waiting, { timeout: 90_000 }).toBe(1)
  app.services.config = config
  expect(mailsTo(owner)).toEqual([])
  await app.services.db.execute(sql`update pgboss.job set start_after = now() where state = 'retry'`)
  const [raw] = await mailed(owner, 1)
  expect(subjectOf(raw!)).toBe('Bob')
  await waitForJobs(app, mailQueue)
  expect(mailsTo(owner)).toHaveLength(1)
})

test('more notices than a day’s mails come as one summary the next morning', async () => {
  const owner = await registerOwner(app)
  const allowed = rates.noticeMailsPerDayPerAccount
  for (let nth = 0; nth < allowed + 3; nth++) await tell(owner, 'new_lead', `Lead ${nth}`)
  await mailed(owner, allowed)
  await digest()
  await waitForJobs(app, mailQueue)
  expect(mailsTo(owner)).toHaveLength(allowed)
  app.clock.advance(day)
  await Promise.all([digest(), digest()])
  const [summary] = (await mailed(owner, allowed + 1)).slice(-1)
  await waitForJobs(app, mailQueue)
  expect(mailsTo(owner)).toHaveLength(allowed + 1)
  expect(subjectOf(summary!)).toBe('3 notices from Foyer')
  expect(summary).toContain('More happened than we mail one by one')
})

test('an owner hears once a day how many questions went unanswered, without what visitors wrote', async () => {
  const owner = await registerOwner(app)
  const assistant = await createAssistant(app, owner)
  for (const said of ['Do you rent bikes?', 'Do you sell tea?'])
    await createConversation(app, assistant, { said: [said, 'The site does not tell.'] })
  await app.services.db.execute(
    sql`update messages set answered = false, created_at = ${app.services.now()} where account_id = ${owner.id} and role = 'assistant'`,
  )
  app.clock.advance(day)
  // Not counted: the owner's own test, questions already reported, and today's.
  const now = app.services.now()
  await createConversation(app, assistant, {
    kind: 'owner',
    confidence: 'none',
    createdAt: new Date(now.getTime() - day),
  })
  for (const createdAt of [new Date(now.getTime() - 2 * day), now])
    await createConversation(app, assistant, { confidence: 'none', createdAt })
  await notifyUnanswered(app.services).run({}, never)
  await notifyUnanswered(app.services).run({}, never)
  const told = await app.services.db.select().from(notices).where(eq(notices.accountId, owner.id))
  expect(told.map(({ title }) => title)).toEqual(['2 questions went unanswered'])
  expect(JSON.stringify(told)).not.toContain('bikes')
})

// 2026-11-16 is a Monday.
test.each([
  ['daily', '2026-11-18T05:59:59Z', '2026-11-17T06:00:00.000Z'],
  ['daily', '2026-11-18T06:00:00Z', '2026-11-18T06:00:00.000Z'],
  ['weekly', '2026-11-16T05:59:59Z', '2026-11-09T06:00:00.000Z'],
  ['weekly', '2026-11-16T06:00:00Z', '2026-11-16T06:00:00.000Z'],
  ['weekly', '2026-11-22T23:00:00Z', '2026-11-16T06:00:00.000Z'],
] as const)('the last %s digest before %s was due at %s', (which, now, due) => {
  expect(lastDueTime(which, new Date(now)).toISOString()).toBe(due)
})
