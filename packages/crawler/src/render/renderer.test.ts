import { afterEach, expect, test } from 'vitest'
import { createGuardedFetch, type GuardedFetch } from '../fetch/guarded-fetch.ts'
import { serve, type TestServer } from '../testing/serve.ts'
import { html, serveSite } from '../testing/site.ts'
import { findChromium } from './find-chromium.ts'
import type { RenderLimits } from './render-limits.ts'
import { createRenderer, type Renderer } from './renderer.ts'

const executablePath = findChromium({ chosen: process.env.CHROMIUM_PATH, searchPath: process.env.PATH })

const open: (Renderer | GuardedFetch)[] = []
afterEach(async () => {
  for (const each of open.splice(0)) await each.close()
})

function rendererFor(sites: TestServer[], limits: Partial<RenderLimits> = {}) {
  if (!executablePath) throw new Error('these tests need a Chromium: set CHROMIUM_PATH')
  const guard = createGuardedFetch({
    allowHosts: sites.map(({ host }) => host),
    userAgent: 'FoyerBot/1.0',
    lookup: async () => [{ address: '127.0.0.1', family: 4 }],
  })
  const renderer = createRenderer({ executablePath, guard, limits })
  open.push(renderer, guard)
  return { render: renderer.renderFor('owner'), renderFor: renderer.renderFor }
}

function page(site: TestServer, body: string, path = '/', signal = new AbortController().signal) {
  const bytes = new TextEncoder().encode(body)
  return { url: site.origin + path, bytes, contentType: 'text/html', signal, allows: async () => true }
}

const app = (script: string) =>
  `<!doctype html><html><body><div id="app"></div><script>${script}</script></body></html>`
const show = (text: string) => `document.getElementById('app').textContent = ${text};`

test('reads text written by scripts, from fetched data and shadow roots', async () => {
  await using site = await serveSite({
    '/app.js': {
      headers: { 'content-type': 'text/javascript' },
      body: `fetch('/api/hours').then(r => r.json()).then(d => { ${show('d.hours')}
        const el = document.createElement('opening-hours'); document.body.append(el);
        el.attachShadow({ mode: 'open' }).innerHTML = '<p>Closed on Sundays</p>' })`,
    },
    '/api/hours': { headers: { 'content-type': 'application/json' }, body: '{"hours":"Mon–Fri 9–17"}' },
  })
  const { render } = rendererFor([site])
  const body = '<!doctype html><html><body><div id="app"></div><script src="/app.js"></script></body></html>'
  const rendered = await render(page(site, body))
  expect(rendered).toContain('Mon–Fri 9–17')
  expect(rendered).toContain('Closed on Sundays')
  expect(site.requests).toEqual(['/app.js', '/api/hours'])
  await render(page(site, body, '/two'))
  expect(site.requests).toEqual(['/app.js', '/api/hours', '/api/hours'])
})

test("scripts can't reach private addresses in any way", async () => {
  await using secret = await serve((_request, response) => {
    response.setHeader('access-control-allow-origin', '*').end('secret')
  })
  await using site = await serveSite({
    '/hop': { status: 302, headers: { location: `http://127.0.0.1:${secret.port}/redirected` } },
    '/frame': html('Frame'),
  })
  const at = `127.0.0.1:${secret.port}`
  const script = `
    const tried = [];
    const note = (name) => (value) => tried.push(name + '=' + String(value));
    const ways = [
      fetch('http://${at}/fetch').then(r => r.text()).then(note('fetch'), () => note('fetch')('no')),
      fetch('http://localhost:${secret.port}/name').then(r => r.text()).then(note('name'), () => note('name')('no')),
      fetch('http://2130706433:${secret.port}/decimal').then(r => r.text()).then(note('decimal'), () => note('decimal')('no')),
      fetch('http://[::ffff:127.0.0.1]:${secret.port}/mapped').then(r => r.text()).then(note('mapped'), () => note('mapped')('no')),
      fetch('http://rebound.example:${secret.port}/rebound').then(r => r.text()).then(note('rebound'), () => note('rebound')('no')),
      fetch('/hop').then(r => r.text()).then(note('hop'), () => note('hop')('no')),
      fetch('http://${at}/post', { method: 'POST', body: 'x' }).then(r => r.text()).then(note('post'), () => note('post')('no')),
      new Promise(done => { const s = new WebSocket('ws://${at}/socket'); s.onopen = () => done('yes'); s.onerror = () => done('no') }).then(note('socket')),
      new Promise(done => { const s = new EventSource('http://${at}/events'); s.onopen = () => done('yes'); s.onerror = () => done('no') }).then(note('events')),
      new Promise(done => { const i = new Image(); i.onload = () => done('yes'); i.onerror = () => done('no'); i.src = 'http://${at}/image' }).then(note('image')),
      new Promise(done => { const s = document.createElement('script'); s.onload = () => done('yes'); s.onerror = () => done('no'); s.src = 'http://${at}/script'; document.head.append(s) }).then(note('script')),
      new Promise(done => { const w = new Worker(URL.createObjectURL(new Blob(["fetch('http://${at}/worker').then(r => r.text()).then(postMessage, () => postMessage('no')); try { const s = new WebSocket('ws://${at}/worker-socket'); } catch {}"]))); w.onmessage = e => done(e.data) }).then(note('worker')),
      navigator.serviceWorker ? navigator.serviceWorker.register('/sw.js').then(note('sw'), () => note('sw')('no')) : null,
    ];
    navigator.sendBeacon('http://${at}/beacon', 'x');
    const frame = document.createElement('iframe'); frame.src = 'http://${at}/frame'; document.body.append(frame);
    const link = document.createElement('link'); link.rel = 'preconnect'; link.href = 'http://${at}'; document.head.append(link);
    const prefetch = document.createElement('link'); prefetch.rel = 'prefetch'; prefetch.href = 'http://${at}/prefetch'; document.head.append(prefetch);
    window.open('http://${at}/popup');
    Promise.all(ways).then(() => { ${show("'done ' + tried.join(' ')")} });`
  const rendered = await rendererFor([site]).render(page(site, app(script)))
  expect(rendered).toContain('done ')
  expect(rendered).not.toContain('=secret')
  expect(rendered).not.toContain('=yes')
  expect(secret.requests).toEqual([])
  expect(secret.connections()).toBe(0)
})

test("a page can't navigate to a private address", async () => {
  await using secret = await serve((_request, response) => response.end('secret'))
  await using site = await serveSite({})
  const { render } = rendererFor([site], { timeMs: 6_000 })
  const rendered = await render(page(site, app(`location.href = 'http://127.0.0.1:${secret.port}/'`))).catch(
    String,
  )
  expect(rendered).not.toContain('secret')
  expect(secret.requests).toEqual([])
  expect(await render(page(site, app(show("'still here'"))))).toContain('still here')
})

test("scripts can't fetch what robots.txt disallows", async () => {
  await using site = await serveSite({ '*': html('Anything') })
  const request = page(
    site,
    app(`fetch('/closed/data').then(() => { ${show("'got it'")} }, () => { ${show("'refused'")} })`),
  )
  const rendered = await rendererFor([site]).render({
    ...request,
    allows: async (url) => !url.includes('/closed/'),
  })
  expect(rendered).toContain('refused')
  expect(site.requests).toEqual([])
})

test('endless and memory-hungry pages are stopped, and the next page works', async () => {
  await using site = await serveSite({})
  const { render } = rendererFor([site], { timeMs: 2_500 })
  await expect(render(page(site, app('for (;;) {}')))).rejects.toThrow('it took too long')
  const hoard = 'const all = []; for (;;) all.push(new Array(1e6).fill({}))'
  await expect(render(page(site, app(hoard)))).rejects.toThrow(/^it /)
  // On a busy machine even a good page may need several attempts.
  await expect.poll(() => render(page(site, app(show("'fine'")))).catch(String)).toContain('fine')
})

test('a page that floods the browser with messages is stopped, and the next page works', async () => {
  await using site = await serveSite({})
  const { render } = rendererFor([site])
  // Both exceed the limits: console messages before the page loads, or the page's HTML.
  const logs = "for (let i = 0; i < 40; i++) console.log(i + 'x'.repeat(2e6))"
  await expect(render(page(site, app(logs)))).rejects.toThrow('it floods the browser with messages')
  const huge = `String.prototype.slice = () => 'x'.repeat(4e7); ${show("'harmless'")}`
  await expect(render(page(site, app(huge)))).rejects.toThrow('it floods the browser with messages')
  const odd = `String.prototype.slice = () => ({ odd: 1 }); ${show("'harmless'")}`
  await expect(render(page(site, app(odd)))).rejects.toThrow('it could not be understood')
  expect(await render(page(site, app(show("'fine'"))))).toContain('fine')
})

test('memory is limited, typed arrays included', async () => {
  // Only Linux can set the limit.
  if (process.platform !== 'linux') return
  await using site = await serveSite({})
  const hoard = `const all = [];
    try { while (all.length < 40) all.push(new Uint8Array(1e8).fill(1)) } catch {} ${show('all.length')}`
  // Either the system refuses the memory or the check stops the page first.
  const had = await rendererFor([site])
    .render(page(site, app(hoard)))
    .then((html) => Number(/<div id="app">(\d+)/.exec(html)?.[1]))
    .catch((error) => error.message)
  if (typeof had === 'number') expect(had).toBeLessThan(9)
  else expect(had).toMatch(/^it (needs too much memory|crashed)/)
})

test('an abort closes a waiting page', async () => {
  const abort = new AbortController()
  await using site = await serveSite({ '/slow': () => abort.abort() })
  const { render } = rendererFor([site])
  await render(page(site, app(show("'warm'"))))
  const rendering = render(page(site, app("fetch('/slow')"), '/', abort.signal))
  await expect(rendering).rejects.toThrow('it was stopped')
})

test('a hanging page gives way to another account with its content so far', async () => {
  await using site = await serveSite({ '/never': () => {} })
  const { renderFor } = rendererFor([site], { pages: 1, sharedTimeMs: 1_500, timeMs: 60_000 })
  const ends: string[] = []
  const open = (account: string, script: string) =>
    renderFor(account)(page(site, app(script))).then(
      (html) => ends.push(`${account}: ${/<div id="app">(.*?)<\/div>/.exec(html)?.[1]}`),
      (error) => ends.push(`${account}: ${error.message}`),
    )
  const waits = `${show("'half of it'")} fetch('/never')`
  const slow = [open('slow', waits), open('slow', 'for (;;) {}'), open('slow', waits)]
  await Promise.all([open('quick', show("'fine'")), slow[0]])
  // Without taking turns, the quick page would have waited for all slow ones.
  expect(ends).toEqual(['slow: half of it', 'quick: fine'])
  await Promise.all([open('quick', show("'fine again'")), slow[1]])
  expect(ends.slice(2)).toEqual(['slow: it took too long', 'quick: fine again'])
})
