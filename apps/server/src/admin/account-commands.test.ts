import type { Session } from '@foyer/contract/auth'
import type { Limits } from '@foyer/contract/usage'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { assistants } from '../db/schema/assistants.ts'
import { createAssistant } from '../testing/assistants.ts'
import { registerOwner } from '../testing/owners.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import type { AdminContext } from './commands.ts'
import { findCommand } from './commands.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

async function admin(name: string, ...args: string[]) {
  const said: string[] = []
  const { db, config } = app.services
  const context = { db, config, say: (sentence: string) => void said.push(sentence) } as AdminContext
  await findCommand(name, args).run(context, args)
  return said.join('\n')
}

test('set-tier changes the plan at once; a smaller plan puts the newest assistants to rest, a larger one wakes them', async () => {
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
  await admin('make-admin', owner.email)
  expect((await owner.call('GET', '/api/auth/user')).body).toMatchObject({
    role: 'admin',
    subscriptionTier: 'admin',
  })
  expect((await owner.call<Limits>('GET', '/api/subscription/limits')).body.limits.maxAssistants).toBe(-1)
})

test('reset-password prints a password that works and ends every session', async () => {
  const owner = await registerOwner(app)
  const password = (await admin('reset-password', owner.email)).split(' ').at(-1)
  expect((await owner.call('GET', '/api/auth/user')).status).toBe(401)
  const again = await app.call<Session>('POST', '/api/auth/login', { body: { email: owner.email, password } })
  expect(again.status).toBe(200)
})
