import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { readConfig } from '../../config.ts'
import { startMailServer } from '../../testing/mail-server.ts'
import { registerOwner } from '../../testing/owners.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { addNotice } from '../notices/add-notice.ts'
import { mailNotices } from '../notices/mail-notices.ts'
import { sendMail } from './send-mail.ts'

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

const near = (about: string) => ({
  kind: 'limit_near' as const,
  subject: `limit_near:${about}`,
  title: 'You have used 80 % of your messages',
  text: 'You have used 800 of 1,000 messages & <more> this month.\n\nThey start again on 1 December.',
  href: '/billing?from=mail&x="1"',
})
const patiently = { timeout: 90_000 }
/** An owner who has confirmed their address. The confirmation mail is removed from the inbox. */
async function greetOwner() {
  const owner = await registerOwner(app, { confirmed: false })
  const { raw } = await delivered(owner.email)
  const token = /\/verify-email#([\w-]{43})/.exec(raw)![1]
  expect((await owner.call('POST', '/api/auth/verify-email', { body: { token } })).status).toBe(200)
  server.received.splice(server.received.indexOf(server.to(owner.email)[0]!), 1)
  return owner
}
const delivered = (address: string) =>
  vi.waitFor(() => {
    const [mail] = server.to(address)
    expect(mail).toBeDefined()
    return mail!
  }, patiently)
const quiet = () => new AbortController().signal
const letter = { id: crypto.randomUUID(), subject: 'A receipt', text: 'Thank you.', action: null }

test('a repeated notice is mailed once, and a rolled back one never', async () => {
  const { db, queue } = app.services
  const owner = await greetOwner()
  await owner.call('PUT', '/api/auth/profile', {
    body: { firstName: 'Ada\r\nBcc: everybody@example.com', lastName: 'Ł "Lovelace" <x@y.example>' },
  })
  const undone = db.transaction(async (tx) => {
    await addNotice(tx, owner.id, { ...near('undone'), title: 'Never happened' })
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  const told = await Promise.all(Array.from({ length: 8 }, () => addNotice(db, owner.id, near('2026-11'))))
  expect(told.filter(Boolean)).toHaveLength(1)

  const { raw, from } = await delivered(owner.email)
  const [head] = raw.split('\r\n\r\n')
  expect(from).toBe('hello@foyer.example')
  expect(head).toContain('From: Foyer <hello@foyer.example>')
  expect(head).toContain('Subject: You have used 80 % of your messages')
  expect(head).toMatch(/^Message-ID: <[\w-]+@foyer\.example>\r$/m)
  expect(head).toMatch(/^Auto-Submitted: auto-generated\r$/m)
  expect(head).not.toMatch(/^Bcc:/im)
  expect(raw).toContain('800 of 1,000 messages & <more> this month')
  expect(raw).toContain('800 of 1,000 messages &amp; &lt;more&gt; this month')
  const plain = raw.replaceAll('=3D', '=')
  expect(plain).toContain('See your usage: https://foyer.example/billing?from=mail&x=%221%22')
  expect(raw).toContain('prefers-color-scheme: dark')

  await queue.send(mailNotices(app.services), {})
  await addNotice(db, owner.id, { ...near('2026-12'), title: 'The next' })
  await vi.waitFor(() => expect(server.to(owner.email)).toHaveLength(2), patiently)
  expect(server.to(owner.email).map((mail) => /^Subject: (.*)\r$/m.exec(mail.raw)?.[1])).toEqual([
    'You have used 80 % of your messages',
    'The next',
  ])
})

test('temporary errors are retried, while permanent ones are given up and logged', async () => {
  const { db } = app.services
  const [busy, refused] = [await greetOwner(), await greetOwner()]
  server.refuse(busy.email, 451)
  server.refuse(refused.email, 550)
  await addNotice(db, refused.id, near('2026-11'))
  await addNotice(db, busy.id, near('2026-11'))
  await delivered(busy.email)
  const about = (id: string) => app.logged.filter((line) => line.includes(id) && line.includes('a mail'))
  expect(about(busy.id).join()).toContain('tried again')
  await vi.waitFor(() => expect(about(refused.id)).toHaveLength(1), patiently)
  expect(about(refused.id)[0]).toContain('given up')
  expect(about(refused.id)[0]).not.toContain(refused.email)
  expect(server.to(refused.email)).toEqual([])
})

test('a wrong password keeps the mail waiting, and the password is never logged', async () => {
  const owner = await greetOwner()
  const url = server.urlFor('a wrong secret')
  const config = { ...app.services.config, mail: { ...app.services.config.mail!, smtpUrl: url } }
  const job = sendMail({ ...app.services, config })
  await expect(job.run({ accountId: owner.id, letter }, quiet())).rejects.toThrow('535')
  await job.run({ accountId: owner.id, letter }, quiet(), true)
  expect(app.logged.filter((line) => line.includes(owner.id)).at(-1)).toContain('given up')
  expect(app.logged.join()).not.toContain('a wrong secret')
  expect(app.logged.join()).not.toContain(encodeURIComponent('a wrong secret'))
})

test('a remote server without encryption gets no password', async () => {
  const owner = await greetOwner()
  const url = app.services.config.mail!.smtpUrl.replace('127.0.0.1', '[::ffff:127.0.0.1]')
  const config = { ...app.services.config, mail: { ...app.services.config.mail!, smtpUrl: url } }
  const sent = sendMail({ ...app.services, config }).run({ accountId: owner.id, letter }, quiet())
  await expect(sent).rejects.toThrow(/TLS/)
  expect(server.to(owner.email)).toEqual([])
  await sendMail(app.services).run({ accountId: owner.id, letter }, quiet())
  expect(server.to(owner.email)).toHaveLength(1)
})

test('without a mail server mails are stored as private files', async () => {
  const owner = await greetOwner()
  const outbox = join(app.services.config.dataDir, 'outbox')
  await mkdir(outbox)
  for (let nth = 100; nth < 305; nth++) await writeFile(join(outbox, `2026-01-01T00-00-00.${nth}Z.eml`), '')
  const config = { ...app.services.config, mail: null }
  const action = {
    label: 'Choose',
    path: '/reset-password',
    sealedToken: app.services.secrets.encrypt('a-token'),
  }
  const linked = { ...letter, action }
  await sendMail({ ...app.services, config }).run({ accountId: owner.id, letter: linked }, quiet())
  const names = (await readdir(outbox)).sort()
  const path = join(outbox, names.at(-1)!)
  expect(names).toHaveLength(200)
  expect(names[0]).toBe('2026-01-01T00-00-00.106Z.eml')
  expect(path).toContain(letter.id)
  expect(app.logged.join()).toContain(path)
  const eml = await readFile(path, 'utf8')
  expect(eml).toContain('Subject: A receipt\r\n')
  expect(app.logged.join()).toContain('its link is https://foyer.example/reset-password#a-token')
  expect(eml).toContain(owner.email)
  if (process.platform !== 'win32') expect((await stat(path)).mode & 0o777).toBe(0o600)
})

test('a mail of a deleted account is not sent', async () => {
  const before = server.received.length
  await sendMail(app.services).run({ accountId: crypto.randomUUID(), letter }, quiet())
  expect(server.received).toHaveLength(before)
})

test.each([
  [{ SMTP_URL: 'smtp://mail.example' }, 'MAIL_FROM must say whom mails come from, because SMTP_URL is set.'],
  [
    { MAIL_FROM: 'hello@foyer.example' },
    'SMTP_URL must say which server sends mails, because MAIL_FROM is set.',
  ],
  [
    { MAIL_ABUSE: 'abuse@foyer.example' },
    'MAIL_ABUSE is set, and no mail is sent: SMTP_URL and MAIL_FROM are missing.',
  ],
  [
    { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'hello@foyer.example', MAIL_ABUSE: 'nobody' },
    /^MAIL_ABUSE must be an address such as/,
  ],
  [{ SMTP_URL: 'mail.example', MAIL_FROM: 'hello@foyer.example' }, /^SMTP_URL must look like smtp:/],
  [{ SMTP_URL: 'https://mail.example', MAIL_FROM: 'hello@foyer.example' }, /^SMTP_URL must look like smtp:/],
  [{ SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'Foyer' }, /^MAIL_FROM must be an address such as/],
])('incomplete mail settings stop the start with an error: %o', (environment, sentence) => {
  expect(() => readConfig(environment as Record<string, string>)).toThrow(sentence)
})
