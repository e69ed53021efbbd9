import type { Assistant } from '@foyer/contract/assistants'
import type { Tier } from '@foyer/contract/plans'
import type { Page } from '@foyer/contract/scans'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setAgreedPlan } from '../../../money/billing/set-agreed-plan.ts'
import { registerOwner } from '../../../testing/owners.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { catalogue, prose, serveWebsite } from '../../../testing/website.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ jobs: true, environment: { CRAWL_ALLOW_HOSTS: '127.0.0.1:*' } })
})
afterAll(() => app.close())

type Website = Awaited<ReturnType<typeof serveWebsite>>

async function ownerOf(site: Website) {
  const owner = await registerOwner(app)
  const { body } = await owner.call<Assistant>('POST', '/api/assistants', {
    body: { name: 'Moorland Nursery', websiteUrl: site.url },
  })
  const at = `/api/assistants/${body.id}`
  return {
    change: (tier: Tier) => setAgreedPlan(app.services.db, owner.id, tier, app.services.now()),
    rescan: async () => (await owner.call('POST', `${at}/scrape`)).body,
    paths: async () =>
      (await owner.call<Page[]>('GET', `${at}/pages?limit=200`)).body
        .filter(({ url }) => !url.endsWith('#everywhere'))
        .map(({ url }) => url.replace(site.url, '/')),
  }
}

test('after an upgrade, a rescan of an unchanged site reads what was beyond the limit', async () => {
  const site = await serveWebsite(catalogue(58))
  const owner = await ownerOf(site)
  expect(await owner.paths()).toHaveLength(50)
  await owner.change('pro')
  expect(await owner.rescan()).toMatchObject({ added: 8, changed: 0, removed: 0 })
  expect(site.notModified).toBe(50)
  expect(await owner.paths()).toHaveLength(58)
  await site.close()
})

test('a page that works again is found even if all pages linking to it are unchanged', async () => {
  const site = await serveWebsite({
    '/': prose('a plant nursery'),
    '/ferns': prose('ferns'),
    '/roses': prose('climbing roses'),
  })
  site.failing.add('/roses')
  const owner = await ownerOf(site)
  expect(await owner.paths()).toEqual(['/', '/ferns'])
  site.failing.clear()
  expect(await owner.rescan()).toMatchObject({ added: 1 })
  expect(site.notModified).toBe(2)
  expect(await owner.paths()).toEqual(['/', '/ferns', '/roses'])
  await site.close()
})
