import type { UsageHistory } from '@foyer/contract/billing'
import { plans } from '@foyer/contract/plans'
import type { Limits, Usage } from '@foyer/contract/usage'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { usageCounters } from '../../platform/db/schema/usage.ts'
import { Failure } from '../../platform/http/failure.ts'
import { registerOwner } from '../../testing/owners.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { agree, noticeSubjectsOf } from '../../testing/usage.ts'
import { askStreaming, openPractice } from '../../testing/visitors.ts'
import { countsAgainstMonth } from './counts-against-month.ts'
import { createMessageCounter, type MessageCounter } from './message-counter.ts'
import { monthOf } from './periods.ts'
import { requireFeature } from './require-feature.ts'
import { spendScan } from './spend.ts'
import { sweepVisitorCounters } from './sweep-counters.ts'

let app: TestApp
let counter: MessageCounter
beforeAll(async () => {
  app = await startTestApp()
  counter = createMessageCounter(app.services)
})
afterAll(() => app.close())

const outcomes = async (attempts: Promise<unknown>[]) => {
  const settled = await Promise.allSettled(attempts)
  return {
    served: settled.filter((each) => each.status === 'fulfilled').length,
    refused: settled.filter((each) => each.status === 'rejected' && each.reason instanceof Failure).length,
  }
}

test('a new owner is on the free plan and has used nothing', async () => {
  const owner = await registerOwner(app)
  const { body } = await owner.call<Limits>('GET', '/api/subscription/limits')
  expect(body).toEqual({
    tier: 'free',
    status: 'active',
    limits: {
      maxAssistants: 1,
      maxMessagesPerMonth: 1_000,
      maxMessagesPerDayPerIp: 50,
      maxScansPerMonth: 5,
      maxPagesPerScan: 50,
      maxSourcesPerAssistant: plans.free.sourcesPerAssistant,
      maxSourceFileBytes: plans.free.sourceFileBytes,
      multiLanguageSupport: false,
      fileUploadEnabled: false,
      brandingEnabled: false,
      analyticsEnabled: false,
      autoScrapeEnabled: false,
      ipLimitEnabled: false,
      webhooksEnabled: false,
      modelChoiceEnabled: false,
    },
    usage: { assistants: 0, messages: 0, scans: 0 },
    storage: { usedBytes: 0, maxBytes: 104_857_600 },
    resetsAt: expect.stringMatching(/^\d{4}-\d{2}-01T00:00:00\.000Z$/),
    languageModel: false,
  })
  expect((await owner.call<Usage>('GET', '/api/usage')).body).toEqual({
    messageCount: 0,
    lastMonthMessageCount: 0,
    assistants: 0,
    averageResponseMs: null,
  })
  const before = new Date()
  before.setUTCDate(0)
  await app.services.db.insert(usageCounters).values({
    accountId: owner.id,
    metric: 'messages',
    period: before.toISOString().slice(0, 7),
    used: 340,
  })
  expect((await owner.call<Usage>('GET', '/api/usage')).body).toMatchObject({
    messageCount: 0,
    lastMonthMessageCount: 340,
  })
})

test('limits and usage need a token', async () => {
  expect((await app.call('GET', '/api/subscription/limits')).status).toBe(401)
  expect((await app.call('GET', '/api/usage', { token: 'garbage' })).status).toBe(401)
  expect((await app.call('GET', '/api/usage/history')).status).toBe(401)
  expect((await app.call('GET', '/api/usage/history', { token: 'garbage' })).status).toBe(401)
  const owner = await registerOwner(app)
  for (const path of ['/api/subscription/limits', '/api/usage', '/api/usage/history'])
    expect((await owner.call('GET', path)).status).toBe(200)
})

test('one of twenty concurrent requests gets the last scan, and a refund returns it', async () => {
  const owner = await registerOwner(app)
  const account = { id: owner.id, plan: plans.free }
  const { db } = app.services
  for (let nth = 1; nth < plans.free.scansPerMonth; nth++) await spendScan(db, app.services, account)
  const refund = await spendScan(db, app.services, account)
  await expect(spendScan(db, app.services, account)).rejects.toMatchObject({
    code: 'limit_reached',
    limitReached: true,
    message: expect.stringContaining('Scraping limit reached'),
  })
  await refund(db)
  const result = await outcomes(Array.from({ length: 20 }, () => spendScan(db, app.services, account)))
  expect(result).toEqual({ served: 1, refused: 19 })
  expect((await owner.call<Limits>('GET', '/api/subscription/limits')).body.usage.scans).toBe(5)
})

test('messages beyond the limit get 429 until the next month', async () => {
  const owner = await registerOwner(app)
  const account = { id: owner.id, plan: plans.free }
  const at = new Date('2026-11-30T23:59:00Z')
  const result = await outcomes(Array.from({ length: 1_010 }, () => counter.spendMessage(account, null, at)))
  expect(result).toEqual({ served: 1_000, refused: 10 })
  await expect(counter.spendMessage(account, null, at)).rejects.toMatchObject({
    code: 'rate_limited',
    retryAfterSeconds: 60,
  })
  await counter.spendMessage(account, null, new Date('2026-12-01T00:00:00Z'))
  await counter.spendMessage({ ...account, plan: plans.enterprise }, null, at)
})

test('each visitor address has a daily limit, which enterprise owners can set', async () => {
  const owner = await registerOwner(app)
  const { now } = app.services
  const spend = (visitor: string, tier: 'free' | 'enterprise', limit: number | null) =>
    counter.spendMessage({ id: owner.id, plan: plans[tier] }, { address: visitor, ownersLimit: limit }, now())
  expect(await outcomes(Array.from({ length: 60 }, () => spend('one', 'free', null)))).toEqual({
    served: 50,
    refused: 10,
  })
  await spend('two', 'free', null)
  expect(await outcomes(Array.from({ length: 5 }, () => spend('three', 'enterprise', 3)))).toEqual({
    served: 3,
    refused: 2,
  })
  expect(await outcomes(Array.from({ length: 5 }, () => spend('four', 'free', 3)))).toEqual({
    served: 5,
    refused: 0,
  })
})

test('a message refused by the monthly limit does not count against the visitor’s day', async () => {
  const owner = await registerOwner(app)
  const { now } = app.services
  const account = { id: owner.id, plan: plans.free }
  for (let nth = 0; nth < plans.free.messagesPerMonth - 1; nth++)
    await counter.spendMessage(account, null, now())
  const spend = (tier: 'free' | 'pro') =>
    counter.spendMessage({ id: owner.id, plan: plans[tier] }, { address: 'one', ownersLimit: null }, now())
  const spent = await spend('free')
  expect(await outcomes(Array.from({ length: 60 }, () => spend('free')))).toEqual({ served: 0, refused: 60 })
  await spent.refund('month and day')
  expect(await outcomes(Array.from({ length: 20 }, () => spend('free')))).toEqual({ served: 1, refused: 19 })
  expect(await outcomes(Array.from({ length: 110 }, () => spend('pro')))).toEqual({ served: 99, refused: 11 })
})

test('a message that was not answered counts against the visitor’s day but not the month', async () => {
  const owner = await registerOwner(app)
  const { now } = app.services
  const spend = () =>
    counter.spendMessage({ id: owner.id, plan: plans.free }, { address: 'one', ownersLimit: null }, now())
  for (let nth = 0; nth < plans.free.messagesPerDayPerIp; nth++) await (await spend()).refund('month')
  await expect(spend()).rejects.toMatchObject({
    code: 'rate_limited',
    message: expect.stringContaining('messages for today'),
  })
  expect((await owner.call<Limits>('GET', '/api/subscription/limits')).body.usage.messages).toBe(0)
})

test('a feature outside the plan is rejected with the message that the web app expects', () => {
  expect(() => requireFeature({ tier: 'free' }, 'scheduledScans')).toThrow(
    'Auto-scraping is not available on your current plan.',
  )
  expect(() => requireFeature({ tier: 'pro' }, 'scheduledScans')).not.toThrow()
  expect(() => requireFeature({ tier: 'pro' }, 'ipLimit')).toThrow('not available on your current plan')
})

test('unsure answers count, too', () => {
  const counted = (['sure', 'unsure', 'none'] as const).filter((confidence) =>
    countsAgainstMonth({ confidence }),
  )
  expect(counted).toEqual(['sure', 'unsure'])
})

const notTold = 'Do you repair violins?'
const told = 'How much is a cleaning?'

test('unanswered questions and the owner’s own tests cost nothing', async () => {
  const { owner, assistant, path, ask } = await openPractice(app, { tier: 'custom' })
  await agree(app, owner.id, { messagesPerMonth: 50, messagesPerDayPerIp: 6 })
  const used = async () => (await owner.call<Limits>('GET', '/api/subscription/limits')).body.usage.messages
  const { token } = owner
  expect((await ask(notTold)).body.answered).toBe(false)
  const streamed = askStreaming(app, path, { message: notTold })
  await streamed.done
  expect(streamed.answer()).toMatchObject({ answered: false })
  expect(await used()).toBe(0)
  expect((await ask(told)).body.answered).toBe(true)
  expect(await used()).toBe(1)
  const mixed = await Promise.all(
    [notTold, told, notTold, told].map((message) => ask(message, {}, { token: assistant.apiKey })),
  )
  expect(mixed.map(({ body }) => body.answered)).toEqual([false, true, false, true])
  expect(await used()).toBe(3)
  // The daily limit counts every message, the monthly limit only answered ones.
  for (let nth = 0; nth < 3; nth++) expect((await ask(notTold)).status).toBe(200)
  expect(await ask(notTold)).toMatchObject({
    status: 429,
    body: { message: 'You have reached the limit of messages for today. Please come back tomorrow.' },
  })
  expect(await used()).toBe(3)
  expect(await noticeSubjectsOf(app, owner.id)).toEqual([])

  await agree(app, owner.id, { messagesPerMonth: 5 })
  const key = { token: assistant.apiKey }
  const month = monthOf(app.services.now())
  await ask(notTold, {}, key)
  expect(await noticeSubjectsOf(app, owner.id)).toEqual([])
  await ask(told, {}, key)
  await ask(notTold, {}, key)
  expect(await noticeSubjectsOf(app, owner.id)).toEqual([`limit_near:messages:${month}:5`])
  await ask(told, {}, key)
  expect((await ask(told, {}, key)).status).toBe(429)
  expect((await noticeSubjectsOf(app, owner.id)).slice(1)).toEqual([`limit_reached:messages:${month}:5`])
  expect((await ask(told, {}, { token })).body.answered).toBe(true)
  expect(await used()).toBe(5)
  await agree(app, owner.id, { messagesPerMonth: 6 })
  expect((await ask(told, {}, key)).status).toBe(200)
  expect((await noticeSubjectsOf(app, owner.id)).slice(2)).toEqual([`limit_reached:messages:${month}:6`])
})

test('usage of the last twelve months is shown to its owner only', async () => {
  const owner = await registerOwner(app)
  const stranger = await registerOwner(app)
  const now = app.services.now()
  const back = (months: number) =>
    monthOf(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months)))
  const at = (period: string, metric: 'messages' | 'scans', used: number) => ({
    accountId: owner.id,
    metric,
    period,
    used,
  })
  await app.services.db
    .insert(usageCounters)
    .values([
      at(back(0), 'messages', 7),
      at(back(2), 'messages', 340),
      at(back(2), 'scans', 4),
      at(back(13), 'scans', 5),
    ])
  await sweepVisitorCounters(app.services).run({}, new AbortController().signal)
  const history = async (caller: typeof owner) =>
    (await caller.call<UsageHistory>('GET', '/api/usage/history')).body
  expect(await history(owner)).toEqual([
    { month: back(0), messages: 7, scans: 0 },
    { month: back(1), messages: 0, scans: 0 },
    { month: back(2), messages: 340, scans: 4 },
  ])
  expect(await history(stranger)).toEqual([{ month: back(0), messages: 0, scans: 0 }])
  const elsewhere = await stranger.call('GET', `/api/usage/history?account=${owner.id}&cursor=garbage`)
  expect(elsewhere.body).toEqual(await history(stranger))
  await app.services.db.insert(usageCounters).values(at(back(11), 'messages', 1))
  expect(await history(owner)).toHaveLength(12)
  expect((await history(owner)).at(-1)).toEqual({ month: back(11), messages: 1, scans: 0 })
})
