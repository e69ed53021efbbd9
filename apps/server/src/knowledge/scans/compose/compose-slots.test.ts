import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { scans } from '../../../platform/db/schema/scans.ts'
import { registerOwner } from '../../../testing/owners.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { bakery, serveWebsite } from '../../../testing/website.ts'
import type { ScanRow } from '../scan.ts'
import { createComposeSlots } from './compose-slots.ts'

let app: TestApp
let scan: ScanRow
beforeAll(async () => {
  app = await startTestApp({ jobs: true, environment: { CRAWL_ALLOW_HOSTS: '127.0.0.1:*' } })
  const site = await serveWebsite(bakery)
  const owner = await registerOwner(app)
  await owner.call('POST', '/api/assistants', { body: { name: 'Bakery', websiteUrl: site.url } })
  await site.close()
  const [row] = await app.services.db.select().from(scans).where(eq(scans.accountId, owner.id))
  scan = row!
})
afterAll(() => app.close())

const begun = () => new Promise((resolve) => setImmediate(resolve))

function start(slots: ReturnType<typeof createComposeSlots>, pages = 3) {
  const stop = new AbortController()
  const done = slots.compose(scan, scan.websiteUrl, { pages, signal: stop.signal })
  done.catch(() => {})
  return { stop: () => stop.abort(), done }
}

test('a stopped scan gives up its slot at once, or its wait for one', async () => {
  const slots = createComposeSlots(app.services)
  const [first, second, third] = [start(slots), start(slots), start(slots)]
  await begun()
  third.stop()
  await expect(third.done).rejects.toMatchObject({ why: 'stopped' })
  first.stop()
  await expect(first.done).rejects.toThrow('composing was stopped')
  expect(await second.done).toMatchObject({ facts: [] })
  expect(await start(slots).done).toMatchObject({ facts: [] })
})

test('two large sites leave a slot for a small one', async () => {
  const slots = createComposeSlots(app.services)
  const [large, other] = [start(slots, 5_000), start(slots, 5_000)]
  await begun()
  expect(await start(slots).done).toMatchObject({ facts: [] })
  await large.done
  await other.done

  const [again, waits] = [start(slots, 5_000), start(slots, 5_000)]
  await begun()
  waits.stop()
  await expect(waits.done).rejects.toMatchObject({ why: 'stopped' })
  await again.done
})

test('early facts never wait for a slot', async () => {
  const slots = createComposeSlots(app.services)
  const full = [start(slots), start(slots)]
  await begun()
  const { signal } = new AbortController()
  const facts = slots.factsSoFar(scan, { pages: 3, signal })
  const first = await Promise.race([facts, ...full.map(({ done }) => done)])
  expect(first).toEqual([])
  await Promise.all(full.map(({ done }) => done))
})

test('early facts free their slot, even when they are stopped', async () => {
  const slots = createComposeSlots(app.services)
  const { signal } = new AbortController()
  for (const each of [AbortSignal.abort(), signal, AbortSignal.abort(), signal])
    expect(await slots.factsSoFar(scan, { pages: 3, signal: each })).toEqual([])
  expect(await start(slots).done).toMatchObject({ facts: [] })
})
