import { expect, test } from 'vitest'
import { crawlSite, html, prose, reply, serveSite } from '../testing/site.ts'

test('spellings of one page are fetched once', async () => {
  const spellings = [
    '/about',
    '/about/',
    '/ABOUT',
    '/about?utm_source=nav&utm_medium=menu',
    '/about?ref=footer',
    '/about?fbclid=abc',
    '/about;jsessionid=0123456789',
    '/about?print=1',
    '/about?sort=asc',
    '/about?replytocom=17',
    '/about?PHPSESSID=x',
    '/%61bout',
    '//about',
    '/about#team',
  ]
  await using site = await serveSite({
    '/': html('Home', ['/index.html', ...spellings.map((path) => path.replace(/^\/\//, './/'))]),
    '*': (request, response) => reply(response, { body: html(`Page ${request.url}`) }),
    '/sitemap.xml': { status: 404 },
  })
  const { paths } = await crawlSite(site)
  expect(paths).toEqual(['/', '/about'])
  expect(site.requests.filter((path) => path.includes('bout'))).toHaveLength(1)
})

test('another spelling is tried when the first one is missing', async () => {
  await using site = await serveSite({
    '/': html('Home', ['/Preise', '/preise']),
    '/preise': html('Preise'),
  })
  const { paths, reason } = await crawlSite(site)
  expect(paths).toEqual(['/', '/preise'])
  expect(reason('/Preise')).toBe('Page not found (404)')
})

test('redirects are followed and each page is kept under its final address', async () => {
  await using site = await serveSite({
    '/': html('Home', ['/old', '/older', '/about', '/new']),
    '/older': { status: 302, headers: { location: '/old' } },
    '/old': { status: 301, headers: { location: '/new' } },
    '/new': html('New'),
    '/about': { status: 301, headers: { location: '/about/' } },
    '/about/': html('About'),
  })
  const { paths, reason } = await crawlSite(site)
  expect(paths.sort()).toEqual(['/', '/about/', '/new'])
  expect(reason('/old')).toBe(`Redirects to ${site.origin}/new`)
  expect(site.requests.filter((path) => path === '/new')).toHaveLength(1)
})

test('a meta refresh counts as a redirect', async () => {
  const refresh = '<meta http-equiv="refresh" content="0; url=/welcome">'
  await using site = await serveSite({
    '/': `<html><head>${refresh}</head><body>Moved</body></html>`,
    '/welcome': html('Welcome', ['/']),
  })
  const { paths, reason, done } = await crawlSite(site)
  expect(paths).toEqual(['/welcome'])
  expect(reason('/')).toBe(`Sends visitors on to ${site.origin}/welcome`)
  expect(done.problem).toBeNull()
})

test('a page with a canonical link gives way to the canonical page', async () => {
  const original = '<link rel="canonical" href="/product">'
  await using site = await serveSite({
    '/': html('Home', ['/product?campaign=1']),
    '/product?campaign=1': html('Product', [], original),
    '/product': html('Product', [], original),
  })
  const { paths, reason } = await crawlSite(site)
  expect(paths).toEqual(['/', '/product'])
  expect(reason('/product?campaign=1')).toBe(`Same content as ${site.origin}/product`)
})

test('wrong canonical links cost no page', async () => {
  await using site = await serveSite({
    '/': html('Home', ['/a', '/b', '/c'], '<link rel="canonical" href="/">'),
    '/a': html('A', [], '<link rel="canonical" href="/">'),
    '/b': html('B', [], '<link rel="canonical" href="/gone">'),
    '/c': html('C', [], '<link rel="canonical" href="https://elsewhere.example/">'),
  })
  expect((await crawlSite(site)).paths.sort()).toEqual(['/', '/a', '/b', '/c'])
})

test('of two pages that name each other as canonical one is kept', async () => {
  await using site = await serveSite({
    '/': html('Home', ['/a', '/b']),
    '/a': html('Same', [], '<link rel="canonical" href="/b">'),
    '/b': html('Same', [], '<link rel="canonical" href="/a">'),
  })
  expect((await crawlSite(site)).paths).toHaveLength(2)
})

test('duplicate text is dropped, but a different price keeps both pages', async () => {
  const product = (price: string, note = '') =>
    `<html><head><title>Crown</title></head><body><main><h1>Crown</h1>${prose('Crowns')
      .split('. ')
      .map((line) => `<p>${line}.</p>`)
      .join('')}<p>Our price today: ${price}</p><p>${note}</p></main></body></html>`
  await using site = await serveSite({
    '/': html('Home', ['/crown', '/krone', '/crown-2026', '/crown-view']),
    '/crown': product('£720'),
    '/krone': product('£720'),
    '/crown-2026': product('£790'),
    '/crown-view': product('£720', 'Printed'),
  })
  const { paths, reason } = await crawlSite(site)
  expect(paths.sort()).toEqual(['/', '/crown', '/crown-2026'])
  expect(reason('/krone')).toBe(`Same content as ${site.origin}/crown`)
  expect(reason('/crown-view')).toBe(`Same content as ${site.origin}/crown`)
})

test('a page that repeats the whole site is dropped', async () => {
  const chapters = Array.from({ length: 12 }, (_, i) =>
    Array.from(
      { length: 30 },
      (_, j) => `<p>Chapter ${i}, paragraph ${j}: ${prose(`Topic ${i}-${j}`)}</p>`,
    ).join(''),
  )
  const page = (body: string, links = '') => `<html><body>${links}<main>${body}</main></body></html>`
  const routes: Record<string, string> = {}
  chapters.forEach((text, i) => {
    routes[`/chapter-${i}`] = page(text)
  })
  const links = ['/print-all', ...Object.keys(routes)]
    .map((path) => `<a href="${path}">${path}</a>`)
    .join(' ')
  await using site = await serveSite({
    ...routes,
    '/': page(`<p>${prose('Book')}</p>`, links),
    '/print-all': page(chapters.join('')),
  })
  const { paths, reason } = await crawlSite(site)
  expect(paths).toHaveLength(13)
  expect(reason('/print-all')).toBe('Everything on this page is also on other pages')
})
