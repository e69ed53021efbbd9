import type { Assistant } from '@foyer/contract/assistants'
import type { Tier } from '@foyer/contract/plans'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { setAgreedPlan } from '../../money/billing/set-agreed-plan.ts'
import { webhookDeliveries } from '../../platform/db/schema/webhooks.ts'
import { createAssistant } from '../../testing/assistants.ts'
import { registerOwner } from '../../testing/owners.ts'
import { verify } from '../../testing/webhook-receiver.ts'
import { type Owner, startWebhooksApp } from '../../testing/webhooks.ts'
import { bakery, serveWebsite } from '../../testing/website.ts'
import { deliverQueue } from './delivery-queue.ts'

const { app, receiving, registerPro, listen, deliveriesOf, newest, readHook, change, visited, close } =
  await startWebhooksApp()
afterAll(close)

test('visitor conversations send signed events, unlike the owner’s tests and other assistants', async () => {
  const owner = await registerPro()
  const receiver = await receiving()
  const other = await createAssistant(app, owner)
  const elsewhere = await listen(owner, receiver.url, { assistantIds: [other.id] })
  const hook = await listen(owner, receiver.url)
  const { id, apiKey, say, sessionId, rate } = await visited(owner)
  await owner.call('POST', `/api/chat/${id}`, { body: { message: 'How much is a haircut?' } })
  await say('Do you rent submarines?', sessionId)
  await rate(4)
  await expect
    .poll(() => receiver.types().sort())
    .toEqual(['conversation.started', 'message.answered', 'question.unanswered', 'rating.given'])
  for (const got of receiver.got) {
    expect(verify(got, hook.secret)).toEqual(JSON.parse(got.body))
    expect(() => verify(got, elsewhere.secret)).toThrow()
    expect(got.body).not.toContain(sessionId)
  }
  expect(receiver.of('message.answered')).toMatchObject({
    assistantId: id,
    question: 'How much is a haircut?',
    answer: expect.stringContaining('$42'),
    confidence: 'sure',
  })
  expect(receiver.of('question.unanswered')).toMatchObject({ confidence: 'none' })
  const { conversationId } = receiver.of('rating.given')
  expect(receiver.of('rating.given')).toEqual({ assistantId: id, conversationId, rating: 4 })
  await expect
    .poll(() => deliveriesOf(owner, hook))
    .toMatchObject(Array(4).fill({ status: 'delivered', attempts: 1, responseStatus: 200, problem: null }))
  expect(await deliveriesOf(owner, elsewhere)).toEqual([])

  expect((await owner.call('DELETE', `/api/conversations/${conversationId}/visitor`)).status).toBe(200)
  expect(await deliveriesOf(owner, hook)).toEqual([])

  // Requests with a key include its session id, so programs can identify their customer.
  receiver.got.length = 0
  await app.call('POST', `/api/chat/${id}`, {
    token: apiKey,
    body: { message: 'How much is a haircut?', sessionId: 'customer-42' },
  })
  await app.call('POST', `/api/chat/${id}/feedback`, {
    token: apiKey,
    body: { sessionId: 'customer-42', rating: 5 },
  })
  await expect.poll(() => receiver.types().length).toBe(3)
  for (const type of receiver.types())
    expect(receiver.of(type)).toMatchObject({ sessionId: 'customer-42', conversationId: expect.any(String) })
})

test('unsure answers are sent as unanswered questions with their quotes', async () => {
  const owner = await registerPro()
  const receiver = await receiving()
  const { id, say } = await visited(owner)
  await listen(owner, receiver.url, { events: ['message.answered', 'question.unanswered'] })
  const question = 'Do you wash hair before a haircut?'
  await say(question)
  await expect.poll(receiver.types).toEqual(['question.unanswered'])
  expect(receiver.of('question.unanswered')).toMatchObject({
    assistantId: id,
    question,
    answer: expect.stringContaining('$42'),
    confidence: 'unsure',
    sources: [{ quote: expect.stringContaining('$42') }],
  })
})

test('requests for a person are sent, with whether they fall within hours', async () => {
  const owner = await registerPro()
  const receiver = await receiving()
  await listen(owner, receiver.url, { events: ['person.wanted'] })
  const { id, say, sessionId } = await visited(owner)
  const change = (body: object) => owner.call('PUT', `/api/embed/config/${id}`, { body })
  await change({ handoff: true, handoffHours: { timeZone: 'UTC', days: [] } })
  for (let press = 0; press < 3; press++)
    await app.call('POST', `/api/chat/${id}/handoff`, { body: { sessionId } })
  await expect.poll(receiver.types).toEqual(['person.wanted'])
  const { conversationId } = receiver.of('person.wanted')
  const of = { assistantId: id, conversationId }
  expect(receiver.of('person.wanted')).toEqual({ ...of, question: null, withinHours: false })
  await change({ handoffHours: null })
  await say('Can I talk to a person?', sessionId)
  await expect.poll(receiver.types).toEqual(['person.wanted', 'person.wanted'])
  const question = 'Can I talk to a person?'
  receiver.got.shift()
  expect(receiver.of('person.wanted')).toEqual({ ...of, question, withinHours: true })
})

test('finished and failed scans are sent', async () => {
  const owner = await registerPro()
  const receiver = await receiving()
  await listen(owner, receiver.url)
  const site = await serveWebsite(bakery)
  const made = await owner.call<Assistant>('POST', '/api/assistants', {
    body: { name: 'Harbour Bakery', websiteUrl: site.url },
  })
  await site.close()
  await owner.call('POST', `/api/assistants/${made.body.id}/scrape`)
  await expect.poll(() => receiver.types().sort()).toEqual(['scan.failed', 'scan.finished'])
  const about = { assistantId: made.body.id, websiteUrl: site.url }
  expect(receiver.of('scan.finished')).toMatchObject({ ...about, pagesKept: made.body.scan.pagesKept })
  expect(receiver.of('scan.failed')).toEqual({ ...about, reason: expect.stringMatching(/refused/) })
})

test('webhooks pause on a smaller plan, say why, and resume with the plan', async () => {
  const owner = await registerPro()
  const { rate } = await visited(owner)
  const receiver = await receiving()
  const hook = await listen(owner, receiver.url)
  const agree = (tier: Tier) => setAgreedPlan(app.services.db, owner.id, tier, app.services.now())
  await rate(1)
  await expect.poll(() => newest(owner, hook)).toMatchObject({ status: 'delivered' })
  const [sent] = await deliveriesOf(owner, hook)

  await agree('free')
  await rate(2)
  const { db, queue } = app.services
  await db.update(webhookDeliveries).set({ status: 'waiting' }).where(eq(webhookDeliveries.id, sent!.id))
  await queue.send(deliverQueue, { accountId: owner.id, id: sent!.id, turn: 1 })
  await expect
    .poll(() => deliveriesOf(owner, hook))
    .toMatchObject([
      {
        status: 'failed',
        attempts: 1,
        problem: 'Not sent: webhooks are not available on your current plan.',
      },
    ])
  expect(await readHook(owner, hook)).toMatchObject({ isActive: true, secret: hook.secret })
  expect(await change(owner, hook, { events: ['scan.failed'] })).toMatchObject({ status: 403 })

  await agree('pro')
  await rate(3)
  await expect.poll(() => receiver.got.map(({ body }) => JSON.parse(body).data.rating)).toEqual([1, 3])
})

test('a webhook whose assistants are all deleted stops instead of covering all', async () => {
  const owner = await registerPro()
  const [one, two] = [await createAssistant(app, owner), await createAssistant(app, owner)]
  const hook = await listen(owner, 'https://shop.example/', { assistantIds: [one.id, two.id] })
  await owner.call('DELETE', `/api/assistants/${one.id}`)
  expect(await readHook(owner, hook)).toMatchObject({ isActive: true, assistantIds: [two.id] })
  await owner.call('DELETE', `/api/assistants/${two.id}`)
  const why = 'The assistants it listened to were deleted.'
  expect(await readHook(owner, hook)).toMatchObject({
    isActive: false,
    assistantIds: [],
    stoppedBecause: why,
  })
  expect(await change(owner, hook, { isActive: true })).toMatchObject({
    status: 400,
    body: { message: expect.stringContaining('Choose an assistant') },
  })
  expect((await change(owner, hook, { isActive: true, assistantIds: null })).body.isActive).toBe(true)
})

test('bad addresses, foreign ids, small plans and too many webhooks are rejected with a message', async () => {
  const owner = await registerPro()
  const stranger = await registerPro()
  const create = (who: Owner, body: object) =>
    who.call<{ message: string }>('POST', '/api/webhooks', { body: { events: ['scan.failed'], ...body } })
  const url = 'https://shop.example/'
  const theirs = await createAssistant(app, stranger)
  const refused: [body: object, status: number, words: string][] = [
    [{}, 400, 'The address is required'],
    [{ url: ' ' }, 400, 'The address is required'],
    [{ url: 'ftp://shop.example/' }, 400, 'must begin with https://'],
    [{ url: 'nonsense' }, 400, 'must begin with https://'],
    [{ url: 'http://169.254.169.254/latest' }, 400, 'private network'],
    [{ url: 'http://0x0a000007/hook' }, 400, 'private network'],
    [{ url: 'http://localhost/hook' }, 400, 'private network'],
    [{ url: 'https://intranet.example/hook' }, 400, 'private network'],
    [{ url: 'https://half.intranet.example/hook' }, 400, 'private network'],
    [{ url: 'https://u:p@shop.example/' }, 400, 'user name'],
    [{ url: 'https://shop.example:25/' }, 400, 'port'],
    [{ url, events: [] }, 400, 'at least one event'],
    [{ url, events: undefined }, 400, 'at least one event'],
    [{ url, events: ['visitor.sneezed'] }, 400, 'no such event'],
    [{ url, assistantIds: [] }, 400, 'at least one assistant'],
    [{ url, assistantIds: ['garbage'] }, 400, 'No such assistant'],
    [{ url, assistantIds: [theirs.id] }, 404, 'No such assistant'],
  ]
  for (const [body, status, words] of refused) {
    const answer = await create(owner, body)
    expect([answer.status, answer.body.message]).toEqual([status, expect.stringContaining(words)])
  }
  expect(await create(await registerOwner(app), { url })).toMatchObject({
    status: 403,
    body: { message: 'Webhook delivery is not available on your current plan.' },
  })
  const hook = await listen(owner, url)
  expect((await change(owner, hook, { url: 'http://10.0.0.7/' })).status).toBe(400)
  expect((await change(owner, hook, { url: 'https://intranet.example/' })).status).toBe(400)
  expect((await change(owner, hook, { url: 'https://tomorrow.example/' })).status).toBe(200)
  expect((await change(owner, hook, { assistantIds: [theirs.id] })).status).toBe(404)
  const at = `/api/webhooks/${hook.id}/deliveries`
  expect((await owner.call('POST', `${at}/msg_none/replay`)).status).toBe(404)
  expect((await owner.call('GET', `${at}?cursor=garbage`)).status).toBe(400)

  const all = await Promise.all(Array.from({ length: 21 }, () => create(stranger, { url })))
  expect(all.filter(({ status }) => status === 201)).toHaveLength(20)
  expect(all.find(({ status }) => status === 403)?.body.message).toContain('at most 20 webhooks')
})
