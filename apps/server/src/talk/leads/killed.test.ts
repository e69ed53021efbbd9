import type { Lead } from '@foyer/contract/leads'
import type { Notices } from '@foyer/contract/notices'
import type { Webhook } from '@foyer/contract/webhooks'
import { expect, test } from 'vitest'
import { webhookDeliveries } from '../../platform/db/schema/webhooks.ts'
import { startServerProcess } from '../../testing/server-process.ts'
import { type Answer, startTestApp } from '../../testing/test-app.ts'
import { openPractice } from '../../testing/visitors.ts'
import { startReceiver } from '../../testing/webhook-receiver.ts'

// Each kill starts a server, so the suite has one; `LEAD_KILLS=30` runs the promised number. The rest goes to an
// instance that stays up.
const kills = Number(process.env.LEAD_KILLS ?? 1)
const people = kills * 12

test('an acknowledged lead survives kill -9, and a retry adds no second one', {
  timeout: 60_000 + kills * 30_000,
}, async () => {
  const environment = { CRAWL_ALLOW_HOSTS: '127.0.0.1:*' }
  const app = await startTestApp({ environment })
  await app.services.queue.start([])
  const receiver = await startReceiver()
  const { owner, assistant, path } = await openPractice(app, { tier: 'pro' })
  const hook = { url: receiver.url, events: ['lead.created'] }
  await owner.call<Webhook>('POST', '/api/webhooks', { body: hook })
  const { host, port, user, password, database } = app.database.connection
  const start = () =>
    startServerProcess({
      ...environment,
      DATABASE_URL: `postgresql://${user}:${encodeURIComponent(password)}@/${database}?host=${encodeURIComponent(host)}&port=${port}`,
      DATA_DIR: app.services.config.dataDir,
      SECRET_KEY: 'a secret for tests, long enough to be one',
      LOG_LEVEL: 'silent',
    })

  const waiting = Array.from({ length: people }, (_, nth) => nth)
  const kept = new Map<number, string>()
  for (let killed = 0; waiting.length > 0; ) {
    const last = killed === kills
    const server = last ? null : start()
    const url = server ? await server.url : app.url
    // Kills after a different number of answers each time.
    let answersLeft = last ? Number.POSITIVE_INFINITY : 1 + (killed % 7)
    const submit = async () => {
      for (let nth = waiting.shift(); nth !== undefined; nth = waiting.shift()) {
        const body = {
          sessionId: `customer-${nth}`,
          email: `v${nth}@example.com`,
          message: `Message ${nth}`,
          consent: true,
        }
        try {
          const response = await fetch(`${url}${path}/leads`, {
            method: 'POST',
            headers: { 'content-type': 'application/json', authorization: `Bearer ${assistant.apiKey}` },
            body: JSON.stringify(body),
          })
          const { id } = (await response.json()) as { id: string }
          expect(response.status).toBe(201)
          kept.set(nth, id)
          if (--answersLeft === 0) await server?.end('SIGKILL')
        } catch (error) {
          if (last) throw error
          // Unacknowledged, so the browser retries.
          waiting.push(nth)
          return
        }
      }
    }
    await Promise.all([submit(), submit(), submit(), submit()])
    killed += 1
    await server?.end('SIGKILL')
  }

  const leads: Lead[] = []
  for (let next: string | undefined = '/api/leads?limit=200'; next; ) {
    const answer: Answer<Lead[]> = await owner.call('GET', next)
    leads.push(...answer.body)
    next = /<([^>]+)>/.exec(answer.headers.get('link') ?? '')?.[1]
  }
  expect(leads.map(({ message }) => message).sort()).toEqual(
    Array.from({ length: people }, (_, nth) => `Message ${nth}`).sort(),
  )
  for (const [nth, id] of kept)
    expect((await owner.call<Lead>('GET', `/api/leads/${id}`)).body.message).toBe(`Message ${nth}`)
  expect(kept.size).toBe(people)
  expect((await owner.call<Notices>('GET', '/api/notices')).body.unread).toBe(people)
  expect(await app.services.db.$count(webhookDeliveries)).toBe(people)
  receiver.close()
  await app.close()
})
