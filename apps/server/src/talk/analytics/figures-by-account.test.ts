import type { ErasedAccount } from '@foyer/contract/accounts'
import type { Analytics } from '@foyer/contract/analytics'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addNotice } from '../../people/notices/add-notice.ts'
import { invoices } from '../../platform/db/schema/billing.ts'
import { scans } from '../../platform/db/schema/scans.ts'
import { createAssistant } from '../../testing/assistants.ts'
import { createConversation } from '../../testing/conversations.ts'
import { password, registerOwner } from '../../testing/owners.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { setUsed } from '../../testing/usage.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ jobs: true })
})
afterAll(() => app.close())

const day = 24 * 3_600_000
const ago = (days: number) => new Date(app.services.now().getTime() - days * day)

type Talk = Parameters<typeof createConversation>[2] & { ms?: number; language?: string; author?: string }

async function talk(assistant: { id: string; accountId: string }, { ms, language, author, ...talk }: Talk) {
  const { id } = await createConversation(app, assistant, talk)
  await app.services.db.execute(sql`
    update messages set response_ms = ${ms ?? 100}, language = ${language ?? 'en'}, author = ${author ?? null}
    where conversation_id = ${id} and role = 'assistant'`)
}

async function open() {
  const owner = await registerOwner(app, { tier: 'pro' })
  const { db } = app.services
  const assistant = await createAssistant(app, owner, {
    facts: [{ kind: 'price', label: 'Kayak for a day', value: '$45', url: 'https://kayaks.example/' }],
    pages: [{ text: '# Kayaks\n\nA kayak for a day is $45.' }],
  })
  const use = async (days: number, { ms = 100, rating = 4, language = 'en' } = {}) => {
    const createdAt = ago(days)
    await talk(assistant, { createdAt, ms, rating, language, said: ['Is a paddle included?', 'It is.'] })
    await talk(assistant, {
      createdAt,
      ms,
      rating,
      language,
      confidence: 'none',
      said: ['Do you rent tents?', 'The site does not tell.'],
    })
    await talk(assistant, { createdAt, author: 'Grace', said: ['Is anybody there?', 'I am.'] })
    await talk(assistant, { createdAt, kind: 'owner', ms: 7_000, language: 'nl' })
    const left = await app.call<{ id: string }>('POST', `/api/chat/${assistant.id}/leads`, {
      body: { sessionId: crypto.randomUUID(), email: `${crypto.randomUUID()}@example.com`, consent: true },
    })
    expect(left.status).toBe(201)
    await db.execute(sql`update leads set created_at = ${createdAt} where id = ${left.body.id}`)
    await db.insert(scans).values({
      accountId: owner.id,
      assistantId: assistant.id,
      kind: 'manual',
      websiteUrl: 'https://kayaks.example/',
      status: 'done',
      createdAt,
    })
    await addNotice(db, owner.id, {
      kind: 'limit_near',
      subject: `limit_near:messages:${days}`,
      title: 'Nearly all messages are used',
      text: 'Look at your plan.',
      href: '/billing',
    })
    await db.insert(invoices).values({
      id: crypto.randomUUID(),
      accountId: owner.id,
      number: 'KAYAK-1',
      description: 'Pro',
      amount: 1_000,
      currency: 'usd',
      status: 'paid',
      issuedAt: createdAt,
    })
    await owner.call('POST', '/api/keys', { body: { name: 'A key' } })
  }
  return { owner, assistant, use }
}

type Owner = Awaited<ReturnType<typeof registerOwner>>
const inSpan = [
  '/api/analytics?days=7',
  '/api/analytics?days=7&tests=show',
  '/api/overview',
  '/api/usage',
  '/api/conversations/totals?date=week',
]
const ofAccount = [
  ...inSpan,
  '/api/analytics?days=365',
  '/api/usage/history',
  '/api/subscription/limits',
  '/api/conversations/totals',
  '/api/leads/totals',
  '/api/notices',
]
const read = async (owner: Owner, paths: readonly string[]) =>
  Object.fromEntries(
    await Promise.all(
      paths.map(async (path) => {
        const { status, body } = await owner.call('GET', path)
        return [path, { status, body }] as const
      }),
    ),
  )

test('other accounts and older data change no figure', async () => {
  const { owner, assistant, use } = await open()
  await use(1)
  await setUsed(app, owner.id, 'messages', 40)
  const before = await read(owner, ofAccount)
  for (const [path, { status }] of Object.entries(before))
    expect({ path, status }).toEqual({ path, status: 200 })
  const figures = before['/api/analytics?days=7']!.body as unknown as Analytics
  expect(figures).toMatchObject({ messages: 3, conversations: 3, ratings: 2, leads: 1, takeovers: 1 })
  expect(figures.byHour[ago(1).getUTCHours()]).toBe(3)
  expect(figures.languages).toEqual([{ language: 'en', count: 3 }])

  const neighbour = await open()
  for (const days of [0, 1, 40]) await neighbour.use(days, { ms: 30_000, rating: 1, language: 'de' })
  await setUsed(app, neighbour.owner.id, 'messages', 900)
  for (const [path, told] of Object.entries(await read(owner, ofAccount)))
    expect.soft({ path, ...told }).toEqual({ path, ...before[path] })

  const known = await read(owner, inSpan)
  await talk(assistant, { createdAt: ago(40), ms: 30_000, rating: 1, language: 'de', author: 'Grace' })
  await talk(assistant, { createdAt: ago(41), ms: 30_000, rating: 1, language: 'fr', confidence: 'none' })
  for (const [path, told] of Object.entries(await read(owner, inSpan)))
    expect.soft({ path, ...told }).toEqual({ path, ...known[path] })
})

test('the erasure receipt counts only the account’s own data', async () => {
  const [{ owner, use }, neighbour] = [await open(), await open()]
  await use(1)
  for (const days of [1, 2]) await neighbour.use(days)
  const { status, body } = await owner.call<ErasedAccount>('DELETE', '/api/auth/account', {
    body: { password },
  })
  expect(status).toBe(200)
  expect(body.erased).toMatchObject({
    assistants: 1,
    // Includes the conversation that the lead started.
    conversations: 5,
    messages: 8,
    leads: 1,
    pages: 1,
    facts: 1,
    scans: 1,
    keys: 1,
    notices: 2,
    invoices: 1,
    sessions: 1,
  })
})
