import { afterEach, expect, test } from 'vitest'
import { createGuardedFetch } from '../fetch/guarded-fetch.ts'
import { type Answer, serve } from '../testing/serve.ts'
import { serveSite } from '../testing/site.ts'
import { standInFor } from '../testing/test-network.ts'
import { findChromium } from './find-chromium.ts'
import { createRenderer } from './renderer.ts'

const executablePath = findChromium({ chosen: process.env.CHROMIUM_PATH, searchPath: process.env.PATH })
const publicAddress = '93.184.216.34'

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

interface Heard {
  request: string
  headers: Record<string, unknown>
  body: string
}

async function serveListening(answer: Answer) {
  const heard: Heard[] = []
  const served = await serve(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    heard.push({ request: `${request.method} ${request.url}`, headers: request.headers, body })
    return answer(request, response)
  })
  return Object.assign(served, { heard })
}

/**
 * Opens a page at `own` whose script records the result of each attempt. Names under `.example` resolve to a
 * public address.
 */
async function opened(own: string, vouched: string[], attempts: Record<string, string>): Promise<string> {
  if (!executablePath) throw new Error('these tests need a Chromium: set CHROMIUM_PATH')
  const guard = createGuardedFetch({
    allowHosts: vouched,
    userAgent: 'FoyerBot/1.0',
    lookup: async () => [{ address: publicAddress, family: 4 }],
  })
  const renderer = createRenderer({ executablePath, guard })
  closing.push(renderer.close, guard.close)
  const notes = Object.entries(attempts).map(
    ([name, attempt]) =>
      `Promise.resolve().then(() => ${attempt}).then(v => '${name}=' + v, () => '${name}=refused')`,
  )
  const script = `
    const read = (url, init) => fetch(url, init).then(r => r.text());
    const load = (src, type) => new Promise((y, n) => {
      const s = document.createElement('script'); if (type) s.type = type; s.src = src;
      s.onload = () => y('loaded'); s.onerror = n; document.head.append(s) });
    Promise.all([${notes.join(',\n')}]).then(all => { document.body.textContent = all.join(' ') });`
  const body = `<!doctype html><html><body><script>${script}</script></body></html>`
  return renderer.renderFor('owner')({
    url: own,
    bytes: new TextEncoder().encode(body),
    contentType: 'text/html',
    signal: new AbortController().signal,
    allows: async () => true,
  })
}

test('a page can write only to its own origin, with its own headers', async () => {
  await using own = await serveListening((_request, response) => response.end('saved'))
  await using other = await serveListening((_request, response) => {
    response
      .setHeader('access-control-allow-origin', '*')
      .setHeader('access-control-allow-headers', '*')
      .end('written')
  })
  using _internet = standInFor(publicAddress)
  const there = `http://api.example:${other.port}`
  const post = "{ method: 'POST', headers: { 'content-type': 'application/json', 'x-key': 'k' }, body: '{}' }"
  const rendered = await opened(`${own.origin}/`, [own.host], {
    own: `read('/graphql', ${post})`,
    json: `read('${there}/json', ${post})`,
    form: `read('${there}/form', { method: 'POST', body: 'a=b' })`,
    xhr: `new Promise((y, n) => { const x = new XMLHttpRequest(); x.open('POST', '${there}/xhr'); x.onload = () => y(x.responseText); x.onerror = n; x.send('x') })`,
    put: `read('${there}/put', { method: 'PUT', body: 'x' })`,
    key: `read('${there}/key', { headers: { authorization: 'Bearer guess' } })`,
    custom: `read('${there}/custom', { headers: { 'x-admin': 'yes' } })`,
    worker: `new Promise(y => { const w = new Worker(URL.createObjectURL(new Blob(["fetch('${there}/worker', { method: 'POST', body: 'x' }).then(r => r.text()).then(postMessage, () => postMessage('refused'))"]))); w.onmessage = e => y(e.data) })`,
  })
  expect(rendered).toContain('own=saved')
  for (const name of ['json', 'form', 'xhr', 'put', 'key', 'custom', 'worker'])
    expect(rendered).toContain(`${name}=refused`)
  expect(own.heard).toEqual([expect.objectContaining({ request: 'POST /graphql', body: '{}' })])
  expect(own.heard[0]!.headers).toMatchObject({ 'x-key': 'k', 'content-type': 'application/json' })
  expect(other.heard).toEqual([])
})

test("other origins need CORS permission to be read, and learn only the page's origin", async () => {
  const own = await serveSite({})
  await using _site = own
  await using other = await serveListening((request, response) => {
    const allowed: Record<string, string> = { '/all': '*', '/us': own.origin, '/them': 'http://them.example' }
    const origin = allowed[request.url ?? '']
    if (origin) response.setHeader('access-control-allow-origin', origin)
    response.setHeader('content-type', request.url?.endsWith('js') ? 'text/javascript' : 'text/plain')
    response.end(request.url?.endsWith('js') ? 'export default 1' : 'words')
  })
  using _internet = standInFor(publicAddress)
  const there = `http://api.example:${other.port}`
  const rendered = await opened(`${own.origin}/?key=of-the-page`, [own.host], {
    all: `read('${there}/all')`,
    us: `read('${there}/us')`,
    them: `read('${there}/them')`,
    silent: `read('${there}/silent')`,
    module: `load('${there}/module.js', 'module')`,
  })
  for (const note of ['all=words', 'us=words', 'them=refused', 'silent=refused', 'module=refused'])
    expect(rendered).toContain(note)
  const us = other.heard.find(({ request }) => request === 'GET /us')!
  expect(us.headers.origin).toBe(own.origin)
  expect(us.headers).not.toHaveProperty('referer')
  expect(us.headers).not.toHaveProperty('cookie')
})

test('scripts from other hosts run', async () => {
  const own = await serveSite({})
  await using _site = own
  await using cdn = await serveListening((_request, response) => {
    response.setHeader('content-type', 'text/javascript').end('window.fromElsewhere = 1')
  })
  using _internet = standInFor(publicAddress)
  const rendered = await opened(`${own.origin}/`, [own.host], {
    classic: `load('http://cdn.example:${cdn.port}/lib.js').then(() => window.fromElsewhere)`,
  })
  expect(rendered).toContain('classic=1')
})

test('redirects follow the cross-origin rules', async () => {
  await using other = await serveListening((request, response) => {
    if (request.url === '/open') response.setHeader('access-control-allow-origin', '*')
    if (request.url === '/on')
      return response.writeHead(302, { location: '/open', 'access-control-allow-origin': '*' }).end()
    response.end('words')
  })
  const there = `http://api.example:${other.port}`
  const to = (path: string, status = 302) => ({ status, headers: { location: there + path } })
  await using own = await serveSite({
    '/to-open': to('/open'),
    '/to-closed': to('/closed'),
    '/write': to('/written', 307),
    '/lead': to('/page'),
  })
  using _internet = standInFor(publicAddress)
  const rendered = await opened(`${own.origin}/`, [own.host], {
    open: "read('/to-open')",
    closed: "read('/to-closed')",
    keyed: "read('/to-open', { headers: { 'x-key': 'k' } })",
    write: "read('/write', { method: 'POST', body: 'x' })",
    on: `read('${there}/on')`,
  })
  for (const note of ['open=words', 'closed=refused', 'keyed=refused', 'write=refused', 'on=words'])
    expect(rendered).toContain(note)
  expect(other.heard.map(({ request }) => request)).not.toContain('POST /written')
  expect(other.heard.filter(({ headers }) => 'x-key' in headers)).toEqual([])
})

test("other sites' pages can't reach a private host that the operator allows", async () => {
  await using intranet = await serveListening((_request, response) => {
    response.setHeader('access-control-allow-origin', '*').setHeader('content-type', 'text/javascript')
    response.end('window.secret = 1')
  })
  await using own = await serveSite({
    '/hop': { status: 302, headers: { location: `http://${intranet.host}/hop` } },
  })
  const there = `http://${intranet.host}`
  const attempts = {
    fetch: `read('${there}/fetch')`,
    script: `load('${there}/script.js').then(() => window.secret)`,
    module: `load('${there}/module.js', 'module')`,
    hop: "read('/hop')",
    hopScript: "load('/hop').then(() => window.secret)",
  }
  const rendered = await opened(`${own.origin}/`, [own.host, intranet.host], attempts)
  for (const name of Object.keys(attempts)) expect(rendered).toContain(`${name}=refused`)
  expect(intranet.heard).toEqual([])

  const itself = await opened(`${there}/`, [own.host, intranet.host], { fetch: "read('/fetch')" })
  expect(itself).toContain('fetch=window.secret = 1')
})
