import type { Assistant } from '@foyer/contract/assistants'
import type { Session } from '@foyer/contract/auth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { waitForJobs } from '../../../testing/jobs.ts'
import { password, registerOwner } from '../../../testing/owners.ts'
import { openProgress } from '../../../testing/progress.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { bakery, catalogue, serveWebsite } from '../../../testing/website.ts'
import { scanQueue } from '../scan.ts'

const environment = { CRAWL_ALLOW_HOSTS: '127.0.0.1:*' }

// Two instances share a database; only the second runs jobs.
let front: TestApp
let back: TestApp
beforeAll(async () => {
  front = await startTestApp({ environment })
  back = await startTestApp({ environment, jobs: true, beside: front })
  // The first sends jobs without running any.
  await front.services.queue.start([])
})
afterAll(async () => {
  await back.close()
  await front.close()
})

const session = () => crypto.randomUUID()
type Owner = Awaited<ReturnType<typeof registerOwner>>
const create = (owner: Owner, websiteUrl: string, sessionId: string) =>
  owner.call<Assistant>('POST', '/api/assistants', { body: { name: 'Site', websiteUrl, sessionId } })

test('progress of a scan on another instance arrives, and so does its end', async () => {
  const site = await serveWebsite(bakery)
  const owner = await registerOwner(front)
  const sessionId = session()
  const stream = await openProgress(front, sessionId, owner)
  const { status, body } = await create(owner, site.url, sessionId)
  expect(status).toBe(201)
  await stream.ended
  expect(stream.events.at(-1)).toMatchObject({ step: 'done', assistant: { id: body.id } })
  expect(site.requests.length).toBeGreaterThan(0)
  await site.close()
})

test('cancelling on one instance stops the scan on the other', async () => {
  const site = await serveWebsite(catalogue(40))
  const release = site.hold()
  const owner = await registerOwner(front)
  const sessionId = session()
  const stream = await openProgress(front, sessionId, owner)
  const creating = create(owner, site.url, sessionId)
  await stream.until(({ step }) => step === 'extracting')
  await owner.call('POST', `/api/assistants/create-progress/${sessionId}/cancel`)
  expect((await creating).status).toBe(409)
  await waitForJobs(back, scanQueue)
  release()
  expect(site.requests).toContain('/')
  expect(site.requests.length).toBeLessThan(40)
  await site.close()
})

test('a browser that reconnects gets every event once', async () => {
  const site = await serveWebsite(catalogue(12), { delayMs: 200 })
  const owner = await registerOwner(front)
  const sessionId = session()
  const first = await openProgress(front, sessionId, owner)
  const creating = create(owner, site.url, sessionId)
  const seen = await first.until(({ step }) => step === 'extracting')
  first.leave()
  await first.ended
  const lastEventId = first.events.at(-1)!.id
  expect(lastEventId).toBeGreaterThanOrEqual(seen.id)

  // The browser reconnects to the other instance.
  const second = await openProgress(back, sessionId, { token: owner.token, lastEventId })
  await creating
  await second.ended
  const whole = await openProgress(front, sessionId, owner)
  await whole.ended
  const ids = [...first.events, ...second.events].map(({ id }) => id)
  expect(ids).toEqual(whole.events.map(({ id }) => id))
  expect(new Set(ids).size).toBe(ids.length)

  // After the end the browser is told to stop reconnecting.
  const over = await openProgress(front, sessionId, {
    token: owner.token,
    lastEventId: whole.events.at(-1)!.id,
  })
  expect(over.status).toBe(204)
  await site.close()
})

test('the stream accepts the cookie, since browsers can’t send a token with it', async () => {
  const site = await serveWebsite(bakery)
  const owner = await registerOwner(front)
  const { headers } = await front.call<Session>('POST', '/api/auth/login', {
    body: { email: owner.email, password },
  })
  const cookie = headers.getSetCookie()[0]!.split(';')[0]!
  const sessionId = session()
  const stream = await openProgress(front, sessionId, { cookie })
  expect(stream.status).toBe(200)
  await create(owner, site.url, sessionId)
  await stream.ended
  expect(stream.events.at(-1)?.step).toBe('done')
  await site.close()
})

test('other accounts can’t read it', async () => {
  const site = await serveWebsite(bakery)
  const owner = await registerOwner(front)
  const stranger = await registerOwner(front)
  const sessionId = session()
  await create(owner, site.url, sessionId)
  expect((await openProgress(front, sessionId, { token: stranger.token })).status).toBe(404)
  expect((await openProgress(front, sessionId, {})).status).toBe(401)
  expect((await openProgress(front, sessionId, { token: 'garbage' })).status).toBe(401)
  const own = await openProgress(front, sessionId, owner)
  await own.ended
  expect(own.events.at(-1)?.step).toBe('done')
  await site.close()
})

test('a stream opened first by another account gets nothing of its owner’s', async () => {
  const site = await serveWebsite(bakery)
  const owner = await registerOwner(front)
  const stranger = await registerOwner(front)
  const sessionId = session()
  const listening = await openProgress(front, sessionId, stranger)
  const own = await openProgress(front, sessionId, owner)
  expect((await create(owner, site.url, sessionId)).status).toBe(201)
  await own.ended
  expect(own.events.at(-1)?.step).toBe('done')
  expect(listening.events).toEqual([])
  listening.leave()
  await site.close()
})

test('events contain no key', async () => {
  const site = await serveWebsite(bakery)
  const owner = await registerOwner(front)
  const { body } = await create(owner, site.url, session())
  const { rows } = await front.services.db.execute('select event::text from scan_events')
  expect(JSON.stringify(rows)).toContain(body.id)
  expect(JSON.stringify(rows)).not.toContain(body.apiKey)
  await site.close()
})

test('an invalid Last-Event-ID starts from the beginning', async () => {
  const site = await serveWebsite(bakery)
  const owner = await registerOwner(front)
  const sessionId = session()
  await create(owner, site.url, sessionId)
  const response = await fetch(`${front.url}/api/assistants/create-progress/${sessionId}`, {
    headers: { authorization: `Bearer ${owner.token}`, 'last-event-id': 'garbage' },
  })
  expect(response.status).toBe(200)
  expect(await response.text()).toContain('"step":"initializing"')
  await site.close()
})

test('an owner has at most twenty streams, and closing one makes room', async () => {
  const owner = await registerOwner(front)
  const other = await registerOwner(front)
  const streams = await Promise.all(Array.from({ length: 20 }, () => openProgress(front, session(), owner)))
  expect(streams.every(({ status }) => status === 200)).toBe(true)
  const refused = await owner.call('GET', `/api/assistants/create-progress/${session()}`)
  expect({ status: refused.status, code: refused.body.code }).toEqual({ status: 429, code: 'rate_limited' })
  const others = await openProgress(front, session(), other)
  expect(others.status).toBe(200)

  streams[0]!.leave()
  const openAgain = async () => {
    const stream = await openProgress(front, session(), owner)
    streams.push(stream)
    return stream.status
  }
  await expect.poll(openAgain).toBe(200)
  for (const stream of [...streams, others]) stream.leave()
})
