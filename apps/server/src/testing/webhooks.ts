import { type Webhook, type WebhookDelivery, webhookEvents } from '@foyer/contract/webhooks'
import { expect } from 'vitest'
import { createAssistant } from './assistants.ts'
import { registerOwner } from './owners.ts'
import { startTestApp } from './test-app.ts'
import { startReceiver } from './webhook-receiver.ts'

const names: Record<string, string[]> = {
  'intranet.example': ['10.0.0.7'],
  // A single private address is enough to be rejected.
  'half.intranet.example': ['93.184.216.34', '10.0.0.7'],
  'shop.example': ['93.184.216.34'],
}

async function lookup(name: string) {
  const found = names[name]
  if (!found) throw Object.assign(new Error('no such name'), { code: 'ENOTFOUND' })
  return found.map((address) => ({ address, family: 4 }))
}

export type Owner = Awaited<ReturnType<typeof registerOwner>>

export async function startWebhooksApp() {
  const closing: (() => void)[] = []
  const app = await startTestApp({
    jobs: true,
    environment: { CRAWL_ALLOW_HOSTS: '127.0.0.1:*' },
    delivering: { pausesMs: [1, 1], patienceMs: 1_000, atOnce: 3 },
    fetching: { lookup },
  })

  async function receiving(...statuses: (number | null)[]) {
    const receiver = await startReceiver(...statuses)
    closing.push(receiver.close)
    return receiver
  }

  const registerPro = () => registerOwner(app, { tier: 'pro' })

  async function listen(owner: Owner, url: string, wanted: object = {}) {
    const { status, body } = await owner.call<Webhook>('POST', '/api/webhooks', {
      body: { url, events: webhookEvents, ...wanted },
    })
    expect(status).toBe(201)
    return body
  }
  const deliveriesOf = async (owner: Owner, { id }: { id: string }) =>
    (await owner.call<WebhookDelivery[]>('GET', `/api/webhooks/${id}/deliveries`)).body
  const newest = async (owner: Owner, hook: Webhook) => (await deliveriesOf(owner, hook))[0]
  const readHook = async (owner: Owner, { id }: { id: string }) =>
    (await owner.call<Webhook[]>('GET', '/api/webhooks')).body.find((each) => each.id === id)
  const tryOut = (owner: Owner, { id }: { id: string }) =>
    owner.call<WebhookDelivery>('POST', `/api/webhooks/${id}/test`)
  const change = (owner: Owner, { id }: { id: string }, body: object) =>
    owner.call<Webhook & { message: string }>('PATCH', `/api/webhooks/${id}`, { body })

  /** An assistant with one conversation. Each rating from now on is an event. */
  async function visited(owner: Owner) {
    const pages = [{ text: '# Prices\n\nA haircut costs $42.' }]
    const { id, apiKey } = await createAssistant(app, owner, { pages })
    const say = async (message: string, sessionId?: string) =>
      (await app.call<{ sessionId: string }>('POST', `/api/chat/${id}`, { body: { message, sessionId } }))
        .body.sessionId
    const sessionId = await say('How much is a haircut?')
    const rate = (rating: number) =>
      app.call('POST', `/api/chat/${id}/feedback`, { body: { sessionId, rating } })
    return { id, apiKey, say, sessionId, rate }
  }

  return {
    app,
    closing,
    receiving,
    registerPro,
    listen,
    deliveriesOf,
    newest,
    readHook,
    tryOut,
    change,
    visited,
    async close() {
      for (const close of closing) close()
      await app.close()
    },
  }
}
