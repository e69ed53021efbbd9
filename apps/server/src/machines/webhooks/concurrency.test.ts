import { rates } from '@foyer/contract/rates'
import type { Webhook, WebhookDelivery } from '@foyer/contract/webhooks'
import { afterEach, expect, test } from 'vitest'
import { registerOwner } from '../../testing/owners.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { startReceiver } from '../../testing/webhook-receiver.ts'

let app: TestApp
const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
  await app.close()
})

async function start(delivering: Partial<TestApp['services']['delivering']>) {
  app = await startTestApp({
    jobs: true,
    environment: { CRAWL_ALLOW_HOSTS: '127.0.0.1:*' },
    delivering: { patienceMs: 300_000, ...delivering },
    fetching: { limits: { headersMs: 300_000 } },
  })
}

const never = Array.from({ length: 50 }, () => null)

async function receiving(...statuses: (number | null)[]) {
  const receiver = await startReceiver(...statuses)
  closing.push(receiver.close)
  return receiver
}

async function openAccount() {
  const owner = await registerOwner(app, { tier: 'pro' })
  const listen = async (url: string) => {
    const body = { url, events: ['rating.given'] }
    return (await owner.call<Webhook>('POST', '/api/webhooks', { body })).body
  }
  const tryOut = ({ id }: Webhook) => owner.call<WebhookDelivery>('POST', `/api/webhooks/${id}/test`)
  const replay = ({ id }: Webhook, delivery: string) =>
    owner.call<WebhookDelivery>('POST', `/api/webhooks/${id}/deliveries/${delivery}/replay`)
  return { owner, listen, tryOut, replay }
}

test('an account with hanging receivers does not delay others', async () => {
  await start({ atOnce: 3, atOncePerAccount: 2 })
  const flood = await openAccount()
  const hanging = [await receiving(...never), await receiving(...never), await receiving(...never)]
  for (const { url } of hanging) {
    const hook = await flood.listen(url)
    for (let nth = 0; nth < 6; nth++) expect((await flood.tryOut(hook)).status).toBe(202)
  }
  const underWay = () => hanging.reduce((sum, { got }) => sum + got.length, 0)
  await expect.poll(underWay, { timeout: 90_000 }).toBe(2)

  const quiet = await openAccount()
  const receiver = await receiving()
  const hook = await quiet.listen(receiver.url)
  for (let nth = 1; nth <= 3; nth++) {
    await quiet.tryOut(hook)
    await expect.poll(() => receiver.got.length, { timeout: 90_000 }).toBe(nth)
  }
  expect(underWay()).toBe(2)
})

test('when all slots are taken, a single delivery comes before the rest of a flood', async () => {
  await start({ atOnce: 1, atOncePerAccount: 1 })
  const flood = await openAccount()
  const first = await receiving(null)
  const shared = await receiving()
  const many = await flood.listen(shared.url)
  await flood.tryOut(await flood.listen(first.url))
  await expect.poll(() => first.got.length, { timeout: 90_000 }).toBe(1)
  const sent = []
  for (let nth = 0; nth < 12; nth++) sent.push((await flood.tryOut(many)).body.id)
  const quiet = await openAccount()
  const { id } = (await quiet.tryOut(await quiet.listen(shared.url))).body
  first.close()
  await expect.poll(() => shared.got.length, { timeout: 90_000 }).toBe(13)
  const order = shared.got.map(({ headers }) => headers['webhook-id'])
  expect(order.toSorted()).toEqual([...sent, id].toSorted())
  expect(order.indexOf(id)).toBeLessThan(3)
})

test('a hanging receiver does not delay other receivers of the same account', async () => {
  await start({ atOnce: 3, atOncePerAccount: 3 })
  const account = await openAccount()
  const hanging = await receiving(...never)
  const receiver = await receiving()
  const [stuck, fine] = [await account.listen(hanging.url), await account.listen(receiver.url)]
  for (let nth = 0; nth < 8; nth++) await account.tryOut(stuck)
  await expect.poll(() => hanging.got.length, { timeout: 90_000 }).toBe(2)
  await account.tryOut(fine)
  await expect.poll(() => receiver.got.length, { timeout: 90_000 }).toBe(1)
  expect(hanging.got).toHaveLength(2)
  // Postponed deliveries are each sent once when the receiver answers.
  hanging.close()
  const statuses = async () =>
    (await account.owner.call<WebhookDelivery[]>('GET', `/api/webhooks/${stuck.id}/deliveries`)).body.map(
      ({ status, attempts }) => `${status} ${attempts}`,
    )
  await expect.poll(statuses, { timeout: 90_000 }).toEqual(Array(8).fill('failed 1'))
})

test('tests and replays share a limit per minute', async () => {
  await start({})
  const account = await openAccount()
  const receiver = await receiving()
  const hook = await account.listen(receiver.url)
  const { id } = (await account.tryOut(hook)).body
  await expect.poll(() => receiver.got.length, { timeout: 90_000 }).toBe(1)
  const statuses = []
  for (let nth = 1; nth < rates.webhookTriesPerMinutePerAccount; nth++)
    statuses.push((await (nth % 2 ? account.replay(hook, id) : account.tryOut(hook))).status)
  expect(new Set(statuses)).toEqual(new Set([202]))
  for (const refused of [await account.tryOut(hook), await account.replay(hook, id)]) {
    expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60)
  }
  const other = await openAccount()
  expect((await other.tryOut(await other.listen(receiver.url))).status).toBe(202)
  app.clock.advance(60_001)
  expect((await account.tryOut(hook)).status).toBe(202)
})
