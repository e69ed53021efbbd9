import type { Session } from '@foyer/contract/auth'
import type { Limits } from '@foyer/contract/usage'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Config, readConfig } from '../../config.ts'
import { createAssistant } from '../../testing/assistants.ts'
import { registerOwner } from '../../testing/owners.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { assistants } from '../db/schema/assistants.ts'
import { accounts } from '../db/schema/auth.ts'
import type { AdminContext } from './command.ts'
import { findCommand } from './commands.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const confirmAddress = (accountId: string) =>
  app.services.db.update(accounts).set({ emailVerifiedAt: new Date() }).where(eq(accounts.id, accountId))

const admin = (name: string, ...args: string[]) => adminIn(app.services.config, name, ...args)

async function adminIn(config: Config, name: string, ...args: string[]) {
  const said: string[] = []
  const { db } = app.services
  const context = { db, config, say: (sentence: string) => void said.push(sentence) } as AdminContext
  await findCommand(name, args).run(context, args)
  return said.join('\n')
}

test('set-tier changes the plan at once, suspending the newest assistants or waking them', async () => {
  const owner = await registerOwner(app)
  expect(await admin('set-tier', owner.email.toUpperCase(), 'professional')).toBe(
    `${owner.email} is on the pro plan.`,
  )
  for (const name of ['first', 'second', 'third']) await createAssistant(app, owner, { name })
  const resting = async () =>
    (
      await app.services.db
        .select()
        .from(assistants)
        .where(eq(assistants.accountId, owner.id))
        .orderBy(asc(assistants.createdAt))
    ).map(({ name, suspended }) => [name, suspended])

  await admin('set-tier', owner.email, 'free')
  expect(await resting()).toEqual([
    ['first', false],
    ['second', true],
    ['third', true],
  ])
  await admin('set-tier', owner.email, 'enterprise')
  expect((await resting()).every(([, suspended]) => suspended === false)).toBe(true)
  const { body } = await owner.call<Limits>('GET', '/api/subscription/limits')
  expect(body).toMatchObject({ tier: 'enterprise', limits: { maxMessagesPerMonth: -1 } })
  await expect(admin('set-tier', owner.email, 'gold')).rejects.toThrow('There is no plan called gold.')
  await expect(admin('set-tier', 'nobody@example.com', 'pro')).rejects.toThrow('There is no account')
})

test('make-admin gives the role and no limits', async () => {
  const owner = await registerOwner(app)
  await confirmAddress(owner.id)
  expect(await admin('make-admin', owner.email)).toBe(`${owner.email} is an administrator.`)
  expect((await owner.call('GET', '/api/auth/user')).body).toMatchObject({
    role: 'admin',
    subscriptionTier: 'admin',
  })
  expect((await owner.call<Limits>('GET', '/api/subscription/limits')).body.limits.maxAssistants).toBe(-1)
})

test('make-admin requires a confirmed address if mail is set up, unless forced', async () => {
  const owner = await registerOwner(app, { confirmed: false })
  const role = async () => (await owner.call('GET', '/api/auth/user')).body.role
  const mailing = readConfig({ SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'hello@foyer.example' })
  const adminWithMail = (...args: string[]) => adminIn(mailing, 'make-admin', ...args)
  await expect(adminWithMail(owner.email)).rejects.toThrow(
    `Nobody has confirmed that ${owner.email} is their address`,
  )
  for (const wrong of [['--force'], [owner.email, '--forced'], [owner.email, owner.email]])
    await expect(adminWithMail(...wrong)).rejects.toThrow('make-admin EMAIL [--force]')
  expect(await role()).toBe('user')
  expect(await adminWithMail(owner.email, '--force')).toContain(
    'Make sure that you know whose account it is.',
  )
  expect(await role()).toBe('admin')

  const confirmed = await registerOwner(app)
  await confirmAddress(confirmed.id)
  expect(await adminWithMail(confirmed.email)).toBe(`${confirmed.email} is an administrator.`)
  const other = await registerOwner(app, { confirmed: false })
  expect((await admin('make-admin', other.email)).split('\n')).toEqual([
    `Nobody has confirmed that ${other.email} is their address. Make sure that you know whose account it is.`,
    `${other.email} is an administrator.`,
  ])
})

test('reset-password prints a password that works and ends every session', async () => {
  const owner = await registerOwner(app)
  const password = (await admin('reset-password', owner.email)).split(' ').at(-1)
  expect(password).toMatch(/^[\w-]{22}$/)
  expect((await owner.call('GET', '/api/auth/user')).status).toBe(401)
  const again = await app.call<Session>('POST', '/api/auth/login', { body: { email: owner.email, password } })
  expect(again.status).toBe(200)
})

test('set-limits sets limits for one account at once, until they are reset to the plan’s', async () => {
  const owner = await registerOwner(app)
  for (const name of ['first', 'second', 'third']) await createAssistant(app, owner, { name })
  const limits = async () => (await owner.call<Limits>('GET', '/api/subscription/limits')).body
  const answering = async () =>
    (
      await app.services.db
        .select()
        .from(assistants)
        .where(eq(assistants.accountId, owner.id))
        .orderBy(asc(assistants.createdAt))
    ).flatMap(({ name, suspended }) => (suspended ? [] : [name]))

  expect(
    await admin(
      'set-limits',
      owner.email,
      'assistants=2',
      'messages=unlimited',
      'storage=5GB',
      'Pages=7,000',
    ),
  ).toBe(
    [
      `${owner.email} is on the free plan. What holds now:`,
      '  assistants 2 (agreed; the plan has 1)',
      '  messages   unlimited (agreed; the plan has 1,000)',
      '  scans      5 a month',
      '  pages      7,000 a scan (agreed; the plan has 50)',
      '  ip         50 messages a day from one address',
      '  storage    5,368,709,120 bytes (agreed; the plan has 104,857,600)',
    ].join('\n'),
  )
  expect(await limits()).toMatchObject({
    tier: 'free',
    limits: { maxAssistants: 2, maxMessagesPerMonth: -1, maxScansPerMonth: 5, maxPagesPerScan: 7_000 },
    storage: { maxBytes: 5_368_709_120 },
  })
  expect(await answering()).toEqual(['first', 'second'])

  await admin('set-tier', owner.email, 'pro')
  await admin('set-limits', owner.email, 'scans=9', 'ip=12')
  expect((await limits()).limits).toMatchObject({
    maxAssistants: 2,
    maxScansPerMonth: 9,
    maxMessagesPerDayPerIp: 12,
  })
  expect(await answering()).toEqual(['first', 'second'])
  await admin('set-limits', owner.email, 'assistants=plan', 'messages=plan')
  expect((await limits()).limits).toMatchObject({ maxAssistants: 5, maxMessagesPerMonth: 100_000 })
  expect(await answering()).toEqual(['first', 'second', 'third'])
  expect(await admin('set-limits', owner.email)).toContain('scans      9 a month (agreed; the plan has 200)')

  const refused = (...args: string[]) => expect(admin('set-limits', ...args)).rejects
  await refused('nobody@example.com', 'scans=1').toThrow('There is no account')
  await refused(owner.email, 'cats=3').toThrow(
    "'cats=3' names no limit. Write LIMIT=NUMBER; limits: assistants,",
  )
  await refused(owner.email, 'scans').toThrow("'scans' names no limit")
  await refused(owner.email, 'scans=1', 'SCANS=2').toThrow("'scans' is given twice")
  await refused(owner.email, 'scans=1.5').toThrow("'scans' takes a whole number from 0 to 2,147,483,647")
  for (const value of ['', 'many', '-2', '3000000000', '5GB', '1e3', '٣'])
    await refused(owner.email, `messages=${value}`).toThrow("'messages' takes a")
  await refused(owner.email, 'pages=0').toThrow("'pages' takes a whole number from 1")
  await refused(owner.email, 'scans=1', 'pages=x').toThrow("'pages'")
  expect((await limits()).limits.maxScansPerMonth).toBe(9)
})
