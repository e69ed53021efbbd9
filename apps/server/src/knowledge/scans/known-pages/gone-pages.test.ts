import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { registerOwner } from '../../../testing/owners.ts'
import { rescanned, rescannedSite } from '../../../testing/rescanned-site.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { prose, serveWebsite } from '../../../testing/website.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ jobs: true, environment: { CRAWL_ALLOW_HOSTS: '127.0.0.1:*' } })
})
afterAll(() => app.close())

const manyGone = ['/banjos', '/bows', '/harps', '/lutes', '/strings', '/violas']

/** Six of fourteen pages disappear between two scans. */
async function shrunkSite() {
  const made = await rescannedSite(app)
  for (const path of manyGone) made.site.pages[path] = null
  const { body } = await made.rescan()
  return { ...made, message: body.message as string, report: body }
}

describe('a scan that finds', () => {
  test('up to a third of the pages gone removes them', async () => {
    const { site, rescan, paths, notices } = await rescannedSite(app)
    for (const path of ['/lutes', '/harps', '/bows']) site.pages[path] = null
    site.pages['/guitars'] = `<meta name="robots" content="noindex">${site.pages['/guitars']}`
    const { body } = await rescan()
    expect(body).toMatchObject({ message: rescanned, removed: 4 })
    const now = await paths()
    expect(now).toHaveLength(10)
    for (const path of ['/lutes', '/harps', '/bows', '/guitars']) expect(now).not.toContain(path)
    expect(await notices()).toEqual([])
    await site.close()
  })

  test('all but one page of a site of two gone removes it', async () => {
    const { site, rescan, paths } = await rescannedSite(app, {
      '/': prose('a bell foundry'),
      '/bells': prose('bells'),
    })
    site.pages['/bells'] = null
    expect((await rescan()).body).toMatchObject({ message: rescanned, removed: 1 })
    expect(await paths()).toEqual(['/'])
    await site.close()
  })

  test('more than a third of the pages gone publishes the rest and asks the owner', async () => {
    const { site, at, message, report, paths, gone, notices, read, ask, rescan } = await shrunkSite()
    expect(message).toBe(`${rescanned} 6 pages are no longer on your website and stay until you decide.`)
    expect(report).toMatchObject({ removed: 0 })
    expect(await paths()).toHaveLength(14)
    expect((await read()).scan.gonePages).toBe(6)
    expect((await gone()).map(({ url, reason }) => [url.replace(site.url, '/'), reason])).toEqual(
      manyGone.map((path) => [path, 'Page not found (404)']),
    )
    expect(await ask('How long does it take to mend harps?')).toContain('28')
    const [notice] = await notices()
    expect(notice).toMatchObject({
      kind: 'pages_gone',
      title: '6 pages of Quill Workshop are no longer on its website',
      href: `/website-settings#${at.split('/').at(-1)}`,
    })

    // The owner is not asked twice, and new pages are published meanwhile.
    site.pages['/lyres'] = prose('lyres')
    expect((await rescan()).body).toMatchObject({ added: 1, removed: 0 })
    expect(await notices()).toHaveLength(1)
    expect(await gone()).toHaveLength(6)
    // A page that is back is no longer listed.
    site.pages['/harps'] = `${prose('harps')}<p>To mend harps takes us 61 days.</p>`
    await rescan()
    expect((await gone()).map(({ url }) => url)).not.toContain(`${site.url}harps`)
    expect(await ask('How long does it take to mend harps?')).toContain('61')
    await site.close()
  })
})

describe('the owner', () => {
  test('removes the pages, and answers no longer use them', async () => {
    const { site, decide, paths, gone, read, ask } = await shrunkSite()
    expect(await decide('remove', 6)).toMatchObject({ status: 200, body: { message: 'Removed.', pages: 6 } })
    expect(await paths()).toHaveLength(8)
    expect(await gone()).toEqual([])
    expect((await read()).scan.gonePages).toBe(0)
    expect(await ask('How long does it take to mend harps?')).not.toContain('28')
    expect(await decide('remove', 0)).toMatchObject({ status: 200, body: { pages: 0 } })
    await site.close()
  })

  test('keeps them, and later scans neither remove them nor ask until they are back', async () => {
    const { site, decide, paths, gone, ask, rescan, notices } = await shrunkSite()
    expect(await decide('keep', 6)).toMatchObject({ status: 200, body: { message: 'Kept.', pages: 6 } })
    expect(await gone()).toEqual([])
    expect((await rescan()).body).toMatchObject({ message: rescanned, removed: 0 })
    expect(await paths()).toHaveLength(14)
    expect(await notices()).toHaveLength(1)
    expect(await ask('How long does it take to mend harps?')).toContain('28')
    site.pages['/harps'] = prose('harps')
    await rescan()
    site.pages['/harps'] = null
    expect((await rescan()).body).toMatchObject({ removed: 1 })
    expect(await paths()).toHaveLength(13)
    await site.close()
  })

  test('decides during a scan, which brings nothing back', async () => {
    const { site, decide, paths, rescan } = await shrunkSite()
    const release = site.hold(/^\/zithers/)
    site.requests.length = 0
    const scanning = rescan()
    await expect.poll(() => site.requests, { timeout: 60_000 }).toContain('/zithers')
    expect((await decide('remove', 6)).status).toBe(200)
    release()
    expect((await scanning).status).toBe(200)
    expect(await paths()).toHaveLength(8)
    await site.close()
  })

  test('alone decides, and only about the pages shown', async () => {
    const { site, at, decide, gone, paths } = await shrunkSite()
    const path = `${at}/gone-pages`
    const stranger = await registerOwner(app)
    const body = { decision: 'remove', pages: 6 }
    expect((await app.call('GET', path)).status).toBe(401)
    expect((await app.call('POST', path, { body })).status).toBe(401)
    expect((await stranger.call('GET', path)).status).toBe(404)
    expect((await stranger.call('POST', path, { body })).status).toBe(404)
    expect((await decide('remove', 5)).status).toBe(409)
    for (const [decision, pages] of [
      ['burn', 6],
      ['remove', -1],
      ['keep', '6'],
      ['keep', 1.5],
    ] as const)
      expect((await decide(decision, pages as number)).status).toBe(400)
    expect((await app.call('GET', '/api/assistants/nonsense/gone-pages', { token: 'x' })).status).toBe(401)
    expect(await gone()).toHaveLength(6)
    expect(await paths()).toHaveLength(14)
    await site.close()
  })
})

describe('a website that redirects to another one', () => {
  const moved = async (status: number) => {
    const made = await rescannedSite(app)
    const other = await serveWebsite({ '/': prose('a luthier'), '/prices': prose('what it costs') })
    made.site.instead = (_, response) => {
      response.writeHead(status, { location: other.url }).end()
      return true
    }
    return { ...made, other }
  }

  test('permanently is known by the new one only', async () => {
    const { site, other, rescan, known } = await moved(301)
    expect((await rescan()).body).toMatchObject({ message: rescanned, added: 2, removed: 14 })
    expect((await known()).every(({ url }) => url.startsWith(other.url))).toBe(true)
    await site.close()
    await other.close()
  })

  test('temporarily keeps its pages until the owner decides', async () => {
    const { site, other, rescan, known, gone, decide } = await moved(302)
    const { body } = await rescan()
    expect(body.message).toContain('14 pages are no longer on your website and stay until you decide.')
    expect(await known()).toHaveLength(16)
    expect(await gone()).toHaveLength(14)
    await decide('remove', 14)
    expect(await known()).toHaveLength(2)
    await site.close()
    await other.close()
  })
})
