import { reply, serveSite } from '@foyer/crawler/testing/site'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { scanEvents } from '../../platform/db/schema/scans.ts'
import { waitForJobs } from '../../testing/jobs.ts'
import { registerOwner } from '../../testing/owners.ts'
import { openProgress } from '../../testing/progress.ts'
import { scan } from '../../testing/scan-site.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { prose } from '../../testing/website.ts'
import { scanQueue } from './scan.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ jobs: true, environment: { CRAWL_ALLOW_HOSTS: '127.0.0.1:*' } })
})
afterAll(() => app.close())

const page = (title: string, body: string, head = '') =>
  `<!doctype html><html lang="en"><head><title>${title}</title>${head}</head><body><main>${body}</main></body></html>`
const jsonLd = (json: string) => `<script type="application/ld+json">${json}</script>`

/** Random, so that PostgreSQL can't compress it below the index limit. */
const longPath = `/${Array.from({ length: 190 }, () => crypto.randomUUID().slice(0, 16)).join('-')}`

/** A shop whose stored fields all contain something PostgreSQL refuses. */
const farmShop = () => {
  let eggs = '£3.20'
  const served = serveSite({
    '/': (_request, response) =>
      reply(response, {
        body: page(
          'Hollow\u0000 Farm Shop',
          `${prose('Hollow Farm')}<p>Open Tuesday 9\u0000–16.</p>
           <a href="/eggs">Eggs \u0000</a> <a href="${longPath}">Everything</a> <a href="/moved">Moved</a>`,
          `<meta name="description" content="Eggs and &#xD83E; milk">
           ${jsonLd('{"@context":"https://schema.org","@type":"LocalBusiness","name":"Hollow Farm \\ud83e","telephone":"01632\\u0000 960 321","description":"Milk \\udc00 and eggs","address":{"@type":"PostalAddress","streetAddress":"4 Hollow\\ud800 Lane","addressLocality":"Alton","postalCode":"GU34 1AA"}}')}`,
        ),
      }),
    '/eggs': (_request, response) =>
      reply(response, {
        headers: { etag: `"${eggs}"` },
        body: page(
          'Eggs &#xDC00; &#0;',
          `${prose('our eggs')}<ul><li>Dozen\u0000 eggs: ${eggs}</li></ul>`,
          jsonLd(
            `{"@type":"Product","name":"Dozen eggs \\uD83E","offers":{"@type":"Offer","price":"${eggs.slice(1)}","priceCurrency":"GBP"}}`,
          ),
        ),
      }),
    '/moved': { status: 302, headers: { location: longPath } },
    '*': page('Everything', prose('everything')),
  })
  return served.then((site) => Object.assign(site, { reprice: (price: string) => (eggs = price) }))
}

test('a site full of text that PostgreSQL refuses is read, shown and read again', async () => {
  await using site = await farmShop()
  const owner = await registerOwner(app, { tier: 'pro' })
  const sessionId = crypto.randomUUID()
  const stream = await openProgress(app, sessionId, owner)
  const created = await owner.call<{ id: string }>('POST', '/api/assistants', {
    body: { name: 'Hollow Farm', websiteUrl: `${site.origin}/`, sessionId },
  })
  expect(created.status).toBe(201)
  await stream.ended
  expect(stream.steps()).toEqual(expect.arrayContaining(['extracting', 'processing', 'done']))
  expect(JSON.stringify(stream.events)).toContain('Read “Hollow Farm Shop”')

  const at = `/api/assistants/${created.body.id}`
  const list = async <T>(what: string) => (await owner.call<T[]>('GET', `${at}/${what}`)).body
  const ledger = await list<{ url: string; outcome: string; reason: string | null }>('ledger')
  const tooLong = ledger.filter(({ reason }) => reason?.startsWith('The address is too long'))
  expect(tooLong.map(({ outcome }) => outcome)).toEqual(['dropped'])
  expect(tooLong[0]!.url).toMatch(/^http:\/\/127.*…$/)
  expect(site.requests.filter((path) => path.length > 2_000)).toEqual([])

  site.reprice('£3.45')
  const { status, body } = await owner.call('POST', `${at}/scrape`)
  expect(body).toMatchObject({ changed: 1, removed: 0 })
  expect(status).toBe(200)
  const facts = await list<{ kind: string; label: string; value: string }>('facts')
  expect(facts.map(({ label, value }) => `${label}: ${value}`)).toEqual(
    expect.arrayContaining([expect.stringMatching(/^Dozen eggs.*£3\.45/)]),
  )
  const told = JSON.stringify([facts, await list('pages'), stream.events])
  expect(told).not.toContain('\\u0000')
  expect(told).not.toMatch(/\\ud[89a-f]/)
})

test('a start address too long for an index is refused with its reason at once', async () => {
  await using site = await serveSite({ '/': { status: 302, headers: { location: longPath } } })
  const { status, body } = await scan(app, `${site.origin}/`)
  expect(status).toBe(422)
  expect(body.message).toBe('The address is too long: more than 2,000 characters.')
})

test('a scan continues when its progress can’t be stored', async () => {
  const { db } = app.services
  await using site = await serveSite({ '/': page('Quiet', prose('a quiet shop')) })
  const owner = await registerOwner(app)
  await db.execute(
    `alter table scan_events add constraint no_reading check (event ->> 'step' <> 'extracting') not valid`,
  )
  try {
    const sessionId = crypto.randomUUID()
    const created = await owner.call<{ id: string }>('POST', '/api/assistants', {
      body: { name: 'Quiet', websiteUrl: `${site.origin}/`, sessionId },
    })
    expect(created.status).toBe(201)
    await waitForJobs(app, scanQueue)
    const rows = await db
      .select()
      .from(scanEvents)
      .where(eq(scanEvents.scanId, (await latest(created.body.id))!))
    expect(rows.map(({ event }) => event.step)).toEqual(expect.arrayContaining(['processing', 'done']))
    expect(app.logged.join('')).toContain('the progress of a scan could not be stored')
  } finally {
    await db.execute('alter table scan_events drop constraint no_reading')
  }
})

async function latest(assistantId: string) {
  const { rows } = await app.services.db.execute<{ id: string }>(
    `select id from scans where assistant_id = '${assistantId}'`,
  )
  return rows[0]?.id
}
