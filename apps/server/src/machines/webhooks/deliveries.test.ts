import type { Notices } from '@foyer/contract/notices'
import type { Webhook } from '@foyer/contract/webhooks'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { webhookDeliveries, webhookEndpoints } from '../../platform/db/schema/webhooks.ts'
import { startTestApp } from '../../testing/test-app.ts'
import { isSignedWith } from '../../testing/webhook-receiver.ts'
import { startWebhooksApp } from '../../testing/webhooks.ts'
import { deliverQueue } from './delivery-queue.ts'
import { sweepDeliveries } from './sweep-deliveries.ts'

const {
  app,
  receiving,
  registerPro,
  listen,
  deliveriesOf,
  newest,
  readHook,
  tryOut,
  change,
  visited,
  close,
} = await startWebhooksApp()
afterAll(close)

test('failed deliveries are retried under the same id, then the webhook stops, and events can be replayed', async () => {
  const owner = await registerPro()
  const { rate } = await visited(owner)
  const receiver = await receiving(500, null, 302)
  const hook = await listen(owner, receiver.url)
  await rate(5)
  await expect
    .poll(() => newest(owner, hook))
    .toMatchObject({
      type: 'rating.given',
      status: 'failed',
      attempts: 3,
      responseStatus: 302,
      problem: expect.stringContaining('redirect'),
      nextAttemptAt: null,
    })
  const [delivery] = await deliveriesOf(owner, hook)
  expect(new Set(receiver.got.map(({ headers }) => headers['webhook-id']))).toEqual(new Set([delivery!.id]))
  const why = 'Nothing reached its receiver for a day.'
  expect(await readHook(owner, hook)).toMatchObject({ isActive: false, stoppedBecause: why })
  const told = await owner.call<Notices>('GET', '/api/notices')
  expect(told.body.notices).toMatchObject([
    { kind: 'webhook_failed', text: expect.stringContaining(why), href: '/api#webhooks' },
  ])

  const replay = () => owner.call('POST', `/api/webhooks/${hook.id}/deliveries/${delivery!.id}/replay`)
  expect(await replay()).toMatchObject({ status: 409, body: { message: expect.stringContaining('paused') } })
  await tryOut(owner, hook)
  await expect.poll(() => newest(owner, hook)).toMatchObject({ type: 'webhook.test', status: 'delivered' })
  const resumed = await change(owner, hook, { isActive: true })
  expect(resumed.body).toMatchObject({ isActive: true, stoppedBecause: null })
  expect((await replay()).status).toBe(202)
  await expect
    .poll(() => deliveriesOf(owner, hook))
    .toMatchObject([{ status: 'delivered' }, { id: delivery!.id, status: 'delivered', attempts: 1 }])
  expect(receiver.types()).toEqual([...Array(3).fill('rating.given'), 'webhook.test', 'rating.given'])
})

test('a test is sent once and reports private addresses, refused connections and timeouts', async () => {
  const owner = await registerPro()
  const silent = await receiving(null)
  const hook = await listen(owner, silent.url)
  const outcome = async () => {
    expect((await tryOut(owner, hook)).body).toMatchObject({ type: 'webhook.test', status: 'waiting' })
    await expect.poll(async () => (await newest(owner, hook))?.status).not.toBe('waiting')
    return newest(owner, hook)
  }
  const failed = { status: 'failed', attempts: 1, responseStatus: null }
  expect(await outcome()).toMatchObject({ ...failed, problem: 'It took too long to answer.' })
  silent.close()
  expect(await outcome()).toMatchObject({ ...failed, problem: expect.stringContaining('refused') })
  // The address was saved while the operator allowed it.
  const { db } = app.services
  const url = 'http://10.0.0.7/hook'
  await db.update(webhookEndpoints).set({ url }).where(eq(webhookEndpoints.id, hook.id))
  expect(await outcome()).toMatchObject({ ...failed, problem: expect.stringContaining('private network') })
  expect(await readHook(owner, hook)).toMatchObject({ isActive: true })
})

test('rotated secrets overlap for a day, and a receiver that answers 410 is disabled', async () => {
  const owner = await registerPro()
  const { rate } = await visited(owner)
  const receiver = await receiving(200, 200, 410)
  const hook = await listen(owner, receiver.url)
  const { body: rotated } = await owner.call<Webhook>('POST', `/api/webhooks/${hook.id}/rotate`)
  expect(rotated.secret).toMatch(/^whsec_/)
  expect(rotated.secret).not.toBe(hook.secret)
  const signers = async (nth: number) => {
    await tryOut(owner, hook)
    await expect.poll(() => receiver.got.length).toBe(nth)
    return [hook, rotated].map(({ secret }) => isSignedWith(receiver.got.at(-1)!, secret))
  }
  expect(rotated.previousSecretUntil).not.toBeNull()
  expect(await signers(1)).toEqual([true, true])
  const until = { previousSecretUntil: app.services.now() }
  await app.services.db.update(webhookEndpoints).set(until).where(eq(webhookEndpoints.id, hook.id))
  expect(await signers(2)).toEqual([false, true])
  const [stored] = await app.services.db
    .select()
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.id, hook.id))
  expect(JSON.stringify(stored)).not.toContain(rotated.secret)

  await rate(1)
  await expect
    .poll(() => readHook(owner, hook))
    .toMatchObject({ isActive: false, stoppedBecause: expect.stringContaining('gone for good') })
  expect(await newest(owner, hook)).toMatchObject({ status: 'failed', attempts: 1, responseStatus: 410 })
  expect(app.logged.join()).not.toContain(rotated.secret)
})

test('duplicate jobs send once, forgotten deliveries are picked up, and deleted ones are never sent', async () => {
  const owner = await registerPro()
  const receiver = await receiving()
  const hook = await listen(owner, receiver.url)
  const { db, queue, now } = app.services
  const waiting = async (id: string) => {
    const old = new Date(now().getTime() - 3_600_000)
    const values = {
      type: 'scan.failed',
      payload: { type: id, data: {} },
      createdAt: old,
      nextAttemptAt: old,
    }
    await db.insert(webhookDeliveries).values({ id, accountId: owner.id, endpointId: hook.id, ...values })
    return { accountId: owner.id, id, turn: 0 }
  }
  const due = await waiting('msg_once')
  await Promise.all([1, 2, 3].map(() => queue.send(deliverQueue, due)))
  await expect.poll(() => receiver.got.length).toBe(1)
  await expect.poll(() => newest(owner, hook)).toMatchObject({ status: 'delivered', attempts: 1 })
  await waiting('msg_forgotten')
  await sweepDeliveries(app.services).run({}, new AbortController().signal)
  await expect.poll(() => receiver.types()).toEqual(['msg_once', 'msg_forgotten'])

  const deleted = await waiting('msg_deleted')
  expect((await owner.call('DELETE', `/api/webhooks/${hook.id}`)).status).toBe(200)
  await queue.send(deliverQueue, deleted)
  const next = await listen(owner, receiver.url)
  await tryOut(owner, next)
  await expect.poll(() => receiver.types()).toEqual(['msg_once', 'msg_forgotten', 'webhook.test'])
})

test('events of a crashed process are still delivered', async () => {
  const owner = await registerPro()
  const receiver = await receiving()
  const hook = await listen(owner, receiver.url, { events: ['message.answered', 'question.unanswered'] })
  const { id } = await visited(owner)
  await expect.poll(() => receiver.types()).toEqual(['message.answered'])

  // Simulates a crash before queueing, because this instance's queue never starts.
  const dying = await startTestApp({ beside: app })
  const ask = (message: string) => dying.call('POST', `/api/chat/${id}`, { body: { message } })
  const answers = await Promise.all(['Do you rent submarines?', 'What does a haircut cost?'].map(ask))
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  await dying.close()
  expect((await deliveriesOf(owner, hook)).map(({ status }) => status).sort()).toEqual([
    'delivered',
    'waiting',
    'waiting',
  ])
  app.clock.advance(11 * 60_000)
  await sweepDeliveries(app.services).run({}, new AbortController().signal)
  await expect
    .poll(() => receiver.types().sort())
    .toEqual(['message.answered', 'message.answered', 'question.unanswered'])
})
