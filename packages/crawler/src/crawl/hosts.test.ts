import { expect, test } from 'vitest'
import { serve } from '../testing/serve.ts'
import { crawlSite, html, reply } from '../testing/site.ts'

/** Serves several host names on one port. */
async function serveNames(routes: (host: string, path: string, port: number) => Parameters<typeof reply>[1]) {
  const hosts: string[] = []
  const site = await serve((request, response) => {
    const [name = '', port] = (request.headers.host ?? '').split(':')
    hosts.push(`${name}${request.url}`)
    reply(response, routes(name, request.url ?? '', Number(port)))
  })
  return Object.assign(site, { hosts })
}
const missing = { status: 404 }

test('the answering host becomes the site, and subdomains have their own robots rules', async () => {
  await using site = await serveNames((name, path, port) => {
    const at = (host: string, to: string) => `http://${host}:${port}${to}`
    if (name === 'shop.test') return { status: 301, headers: { location: at('www.shop.test', path) } }
    if (name === 'other.test') return { body: html('Other') }
    if (name === 'blog.shop.test') {
      if (path === '/robots.txt') return { body: 'User-agent: *\nDisallow: /drafts' }
      return path === '/sitemap.xml' ? missing : { body: html(`Blog ${path}`) }
    }
    const links = [
      at('shop.test', '/about'),
      at('www.shop.test', '/about'),
      at('blog.shop.test', '/'),
      at('blog.shop.test', '/drafts'),
      at('other.test', '/'),
    ]
    if (path === '/') return { body: html('Home', links) }
    return path === '/about' ? { body: html('About') } : missing
  })
  const names = ['shop.test', 'www.shop.test', 'blog.shop.test', 'other.test'].map(
    (name) => `${name}:${site.port}`,
  )
  const { pages, reason } = await crawlSite(site, { start: `http://shop.test:${site.port}/`, names })
  expect(pages.map(({ url }) => url).sort()).toEqual([
    `http://blog.shop.test:${site.port}/`,
    `http://www.shop.test:${site.port}/`,
    `http://www.shop.test:${site.port}/about`,
  ])
  expect(reason('/drafts')).toBe('Blocked by robots.txt')
  expect(site.hosts).not.toContain('blog.shop.test/drafts')
  expect(site.hosts.filter((host) => host.startsWith('other'))).toEqual([])
  expect(site.hosts.filter((host) => host.endsWith('/about'))).toEqual(['www.shop.test/about'])
})

test('a page that only answers under another spelling of the host is read there', async () => {
  await using site = await serveNames((name, path, port) => {
    if (path === '/') return { body: html('Home', ['/app']) }
    if (path !== '/app') return missing
    if (name === 'www.shop.test') return { body: html('App') }
    return { status: 302, headers: { location: `http://www.shop.test:${port}/app` } }
  })
  const names = [`shop.test:${site.port}`, `www.shop.test:${site.port}`]
  const { pages } = await crawlSite(site, { start: `http://shop.test:${site.port}/`, names })
  expect(pages.map(({ url }) => url)).toEqual([
    `http://shop.test:${site.port}/`,
    `http://www.shop.test:${site.port}/app`,
  ])
})

test('follows a site that moved to another domain', async () => {
  await using site = await serveNames((name, path, port) => {
    if (name === 'old.test') return { status: 301, headers: { location: `http://new.test:${port}/` } }
    return path === '/'
      ? { body: html('New home', ['/a', `http://old.test:${port}/b`]) }
      : { body: html(`At ${path}`) }
  })
  const names = [`old.test:${site.port}`, `new.test:${site.port}`]
  const { pages, ledger } = await crawlSite(site, { start: `http://old.test:${site.port}/`, names })
  expect(pages.map(({ url }) => url)).toEqual([
    `http://new.test:${site.port}/`,
    `http://new.test:${site.port}/a`,
  ])
  expect(ledger[0]?.reason).toBe(`Redirects to http://new.test:${site.port}/`)
  expect(site.hosts).not.toContain('old.test/b')
})

test('a public name that resolves to a private address is not read', async () => {
  await using site = await serveNames((_name, path) => ({ body: html(`At ${path}`, ['/next']) }))
  const { done } = await crawlSite([], { start: `http://rebound.test:${site.port}/` })
  expect(done.problem).toBe('This address belongs to a private network, so it was not read')
  expect(site.hosts).toEqual([])
})
