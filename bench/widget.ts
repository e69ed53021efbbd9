// Compares the cost of chat widgets to a page before they are opened.
import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { extname } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompressSync } from 'node:zlib'
import type { Browser } from 'playwright-core'
import { embedDefaults } from '../packages/contract/src/embed.ts'
import { startBrowser } from '../tests/support/browser.ts'
import { listen } from '../tests/widget/listen.ts'

const rounds = 5
const run = promisify(execFile)
const widgetDist = `${import.meta.dirname}/../apps/widget/dist`

interface Contender {
  name: string
  /** An npm package with a self-contained bundle. */
  packageName?: string
  markup: string
  /** What a visitor clicks or types into. */
  bubble: string
}

const contenders: Contender[] = [
  {
    name: 'Foyer',
    markup: '<script src="/embed.js" data-assistant-id="bench" async></script>',
    bubble: '.foyer-toggle',
  },
  {
    name: 'deep-chat',
    packageName: 'deep-chat',
    markup:
      '<script type="module" src="/deep-chat/dist/deepChat.bundle.js"></script><deep-chat demo="true"></deep-chat>',
    bubble: '#text-input',
  },
  {
    name: 'Typebot',
    packageName: '@typebot.io/js',
    markup: `<script type="module">import Typebot from '/@typebot.io/js/dist/web.js'
      Typebot.initBubble({ typebot: 'bench', apiHost: location.origin })</script>`,
    bubble: 'button',
  },
  {
    name: 'n8n chat',
    packageName: '@n8n/chat',
    markup: `<link rel="stylesheet" href="/@n8n/chat/dist/style.css"><script type="module">
      import { createChat } from '/@n8n/chat/dist/chat.bundle.es.js'
      createChat({ webhookUrl: location.origin + '/webhook' })</script>`,
    bubble: '.chat-window-toggle',
  },
  {
    name: 'Flowise',
    packageName: 'flowise-embed',
    markup: `<script type="module">import Chatbot from '/flowise-embed/dist/web.js'
      Chatbot.init({ chatflowid: 'bench', apiHost: location.origin })</script>`,
    bubble: 'button',
  },
]

/** Downloads a package without dependencies, which are in its bundle. */
async function unpack(packageName: string, folder: string): Promise<string> {
  const { stdout } = await run('npm', ['pack', packageName, '--json', '--pack-destination', folder], {
    cwd: folder,
    timeout: 180_000,
  })
  const packed = JSON.parse(stdout)
  const [{ filename, version }] = Array.isArray(packed) ? packed : Object.values(packed)
  const target = `${folder}/${packageName}`
  await mkdir(target, { recursive: true })
  await run('tar', ['-xzf', `${folder}/${filename}`, '-C', target, '--strip-components=1'])
  return version
}

const page = (markup: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bench</title></head><body><h1>A page</h1><p>${'Some words. '.repeat(300)}</p>${markup}</body></html>`

async function serve(folder: string) {
  const types: Record<string, string> = {
    '.js': 'text/javascript',
    '.mjs': 'text/javascript',
    '.css': 'text/css',
    '.html': 'text/html',
  }
  const compressed = new Map<string, Buffer>()
  async function load(path: string): Promise<Buffer> {
    const contender = contenders.find(({ name }) => path === `/${encodeURIComponent(name)}.html`)
    if (contender) return Buffer.from(page(contender.markup))
    if (path === '/empty.html') return Buffer.from(page(''))
    if (path === '/api/embed/config/bench')
      return Buffer.from(JSON.stringify({ ...embedDefaults, language: 'en' }))
    if (path === '/embed.js' || path.startsWith('/widget/')) return readFile(widgetDist + path)
    return readFile(folder + path)
  }
  return listen(async (request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    try {
      const body = compressed.get(path) ?? brotliCompressSync(await load(path))
      compressed.set(path, body)
      response.writeHead(200, {
        'content-type': types[extname(path)] ?? 'application/json',
        'content-encoding': 'br',
        'cache-control': 'no-store',
      })
      response.end(body)
    } catch {
      response.writeHead(404, { 'content-type': 'application/json' }).end('{}')
    }
  })
}

interface Sample {
  bytes: number
  requests: number
  elements: number
  scriptMs: number
  bubbleMs: number
}

async function openThrottled(browser: Browser) {
  const context = await browser.newContext({ viewport: { width: 1024, height: 720 } })
  const tab = await context.newPage()
  const session = await context.newCDPSession(tab)
  await session.send('Performance.enable')
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return { context, tab, session }
}

/** Milliseconds until the first frame with the bubble. */
async function timeToBubble(browser: Browser, url: string, bubble: string): Promise<number> {
  const { context, tab } = await openThrottled(browser)
  await tab.addInitScript((selector) => {
    const seen = (root: Document | ShadowRoot): boolean => {
      for (const element of root.querySelectorAll('*')) {
        const { width, height } = element.getBoundingClientRect()
        if (element.matches(selector) && width && height) return true
        if (element.shadowRoot && seen(element.shadowRoot)) return true
      }
      return false
    }
    const look = () => {
      if (document.body && seen(document)) Object.assign(window, { bubbleAt: performance.now() })
      else requestAnimationFrame(look)
    }
    look()
  }, bubble)
  await tab.goto(url)
  await tab.waitForFunction(() => 'bubbleAt' in window, undefined, { timeout: 30_000 })
  const at = await tab.evaluate(() => (window as unknown as { bubbleAt: number }).bubbleAt)
  await context.close()
  return at
}

/** Measures downloads and scripts until the page is idle. */
async function cost(browser: Browser, url: string): Promise<Omit<Sample, 'bubbleMs'>> {
  const { context, tab, session } = await openThrottled(browser)
  const sizes: Promise<number>[] = []
  tab.on('response', (response) => {
    if (!response.url().endsWith('.html'))
      sizes.push(response.finished().then(async () => (await response.request().sizes()).responseBodySize))
  })
  await tab.goto(url)
  await tab.waitForLoadState('networkidle')
  await tab.waitForTimeout(1_000)
  const { metrics } = await session.send('Performance.getMetrics')
  const elements = await tab.evaluate(() => {
    const count = (root: Document | ShadowRoot): number => {
      let total = 0
      for (const element of root.querySelectorAll('*'))
        total += 1 + (element.shadowRoot ? count(element.shadowRoot) : 0)
      return total
    }
    return count(document)
  })
  const script = metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  await context.close()
  return { bytes, requests: sizes.length, elements, scriptMs: script * 1_000 }
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

const folder = await mkdtemp(`${tmpdir()}/foyer-bench-`)
const browser = await startBrowser()
try {
  const versions = new Map<string, string>()
  for (const { name, packageName } of contenders)
    if (packageName) versions.set(name, await unpack(packageName, folder))
  const server = await serve(folder)
  const samples = new Map<string, Sample[]>()
  const empty: Sample[] = []
  // Rounds are interleaved, so that other load affects all widgets.
  for (let round = -1; round < rounds; round++) {
    const bare = await cost(browser, `${server.url}/empty.html`)
    if (round >= 0) empty.push({ ...bare, bubbleMs: 0 })
    for (const { name, bubble } of contenders) {
      const url = `${server.url}/${encodeURIComponent(name)}.html`
      const sample = { ...(await cost(browser, url)), bubbleMs: await timeToBubble(browser, url, bubble) }
      if (round >= 0) samples.set(name, [...(samples.get(name) ?? []), sample])
    }
  }
  await server.stop()

  const typical = (list: Sample[], field: keyof Sample) => median(list.map((sample) => sample[field]))
  console.log(`Before opening, CPU throttled to a quarter; medians of ${rounds} rounds.\n`)
  console.log('widget               brotli KB   requests   elements   script ms   bubble ms')
  for (const { name } of contenders) {
    const list = samples.get(name) ?? []
    const figures = [
      (typical(list, 'bytes') / 1_000).toFixed(1),
      String(typical(list, 'requests')),
      String(typical(list, 'elements') - typical(empty, 'elements')),
      Math.max(0, typical(list, 'scriptMs') - typical(empty, 'scriptMs')).toFixed(1),
      typical(list, 'bubbleMs').toFixed(0),
    ]
    const label = [name, versions.get(name)].filter(Boolean).join(' ')
    console.log(`${label.padEnd(18)}${figures.map((figure) => figure.padStart(11)).join(' ')}`)
  }
} finally {
  await browser.close()
  await rm(folder, { recursive: true, force: true })
}
