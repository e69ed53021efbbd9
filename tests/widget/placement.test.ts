import { afterAll, beforeAll, expect, test } from 'vitest'
import { bubbleOf, converse, type Site, startSite, windowOf } from './setup.ts'

let site: Site
let assistantId: string
let source: string

beforeAll(async () => {
  site = await startSite()
  source = await (await fetch(`${site.proxy.url}/embed.js`)).text()
  assistantId = await site.foyer.assistant({ typingSpeed: 0 })
})
afterAll(() => site.stop())

const document = (head: string, body: string) =>
  `<!doctype html><html lang="en"><head><title>x</title>${head}</head><body><h1>Shop</h1>${body}</body></html>`

const placements: [string, () => string][] = [
  ['at the end of the body', () => document('', site.tag(assistantId))],
  ['in the head', () => document(site.tag(assistantId), '')],
  ['in the head, async', () => document(site.tag(assistantId, 'async'), '')],
  ['in the head, deferred', () => document(site.tag(assistantId, 'defer'), '')],
  ['as a module', () => document(site.tag(assistantId, 'type="module"'), '')],
  [
    'with the configuration in a global',
    () =>
      document(
        '',
        `<script>window.FoyerConfig = { assistantId: '${assistantId}', apiUrl: '${site.proxy.url}/' }</script><script src="${site.proxy.url}/embed.js"></script>`,
      ),
  ],
  [
    'injected by a tag manager after the page has loaded',
    () =>
      document(
        '',
        `<script>addEventListener('load', () => setTimeout(() => {
          window.FoyerConfig = { assistantId: '${assistantId}' }
          const script = document.createElement('script')
          script.src = '${site.proxy.url}/embed.js'
          document.head.append(script)
        }, 50))</script>`,
      ),
  ],
  [
    'fetched as text and run, with no script tag to its name',
    () =>
      document(
        '',
        `<script>window.FoyerConfig = { assistantId: '${assistantId}', apiUrl: '${site.proxy.url}' }
        fetch('${site.proxy.url}/embed.js').then((answer) => answer.text()).then((code) => new Function(code)())</script>`,
      ),
  ],
  [
    'copied into a script of the page’s own',
    () => {
      site.publish('/deep/bundle.js', { html: source, headers: { 'content-type': 'text/javascript' } })
      return document(
        `<script>window.FoyerConfig = { assistantId: '${assistantId}', apiUrl: '${site.proxy.url}/' }</script>`,
        '<script src="/deep/bundle.js"></script>',
      )
    },
  ],
  [
    'included twice',
    () => document(site.tag(assistantId), site.tag(assistantId) + site.tag(assistantId, 'async')),
  ],
]

test.each(placements)('the tag %s makes one working widget', async (name, html) => {
  const url = site.publish(`/placement/${encodeURIComponent(name)}`, { html: html() })
  const { page, complaints, close } = await site.visit(url)
  expect(await converse(page, 'Is there parking?')).toContain('twelve free parking spaces')
  expect(await page.locator('foyer-widget').count()).toBe(1)
  expect(complaints).toEqual([])
  await close()
})

test('two assistants share a page, with one window open at a time', async () => {
  const second = await site.foyer.assistant({ primaryColor: '#0f766e' })
  const url = site.publish('/two', { html: document('', site.tag(assistantId) + site.tag(second)) })
  const { page, complaints, close } = await site.visit(url, { pooled: true })
  const [one, two] = [bubbleOf(page).nth(0), bubbleOf(page).nth(1)]
  await expect
    .poll(() => two.evaluate((button) => getComputedStyle(button).backgroundColor))
    .toBe('rgb(15, 118, 110)')
  const [first, other] = [(await one.boundingBox())!, (await two.boundingBox())!]
  expect(other.x + other.width).toBeLessThanOrEqual(first.x)
  await one.click()
  await windowOf(page).nth(0).waitFor()
  await two.click()
  await page.locator('foyer-widget').nth(1).locator('.foyer-window').waitFor()
  expect(await page.locator('foyer-widget').nth(0).locator('.foyer-window').isVisible()).toBe(false)
  await page.evaluate((id) => window.Foyer?.close(id), second)
  expect(await page.locator('.foyer-window:visible').count()).toBe(0)
  expect(complaints).toEqual([])
  await close()
})

test('the widget and its conversation survive a swapped body and a rewritten document', async () => {
  const url = site.publish('/spa', { html: document('', site.tag(assistantId)) })
  const { page, complaints, close } = await site.visit(url, { pooled: true })
  await converse(page, 'First question')
  await page.evaluate(() => {
    const body = window.document.createElement('body')
    body.textContent = 'Another view'
    window.document.body = body
  })
  expect(await page.locator('.foyer-visitor').textContent()).toContain('First question')
  await page.evaluate(() => {
    window.document.documentElement.innerHTML = '<head></head><body>Yet another view</body>'
  })
  await bubbleOf(page).waitFor()
  expect(await page.locator('.foyer-visitor').textContent()).toContain('First question')
  expect(await converse(page, 'Is there parking?')).toContain('twelve free parking spaces')
  await page.evaluate(() =>
    window.document.replaceChild(window.document.createElement('html'), window.document.documentElement),
  )
  await bubbleOf(page).waitFor()
  expect(complaints).toEqual([])
  await close()
})

test('a page that removes unknown nodes for a while gets the widget afterwards', async () => {
  const janitor = `<script>
    const sweep = () => { for (const node of document.querySelectorAll('html > *')) if (!/^(head|body)$/i.test(node.localName)) node.remove() }
    const timer = setInterval(sweep, 40); setTimeout(() => { clearInterval(timer); window.tidy = true }, 500)</script>`
  const url = site.publish('/janitor', { html: document(janitor, site.tag(assistantId)) })
  const { page, close } = await site.visit(url, { pooled: true })
  await page.waitForFunction(() => 'tidy' in window)
  expect(await converse(page, 'Is there parking?')).toContain('twelve free parking spaces')
  await close()
})

test('a page that always removes unknown nodes is not fought', async () => {
  const janitor = `<script>window.swept = 0; new MutationObserver(() => {
    for (const node of document.querySelectorAll('foyer-widget')) { node.remove(); window.swept++ }
  }).observe(document, { childList: true, subtree: true })</script>`
  const url = site.publish('/janitor-forever', { html: document(janitor, site.tag(assistantId)) })
  const { page, complaints, close } = await site.visit('about:blank')
  await page.clock.install()
  await page.goto(url)
  await page.waitForFunction(() => 'Foyer' in window)
  await page.clock.runFor(3_000)
  const swept = await page.evaluate(() => (window as unknown as { swept: number }).swept)
  expect(swept).toBeGreaterThan(1)
  expect(swept).toBeLessThan(12)
  expect(complaints).toEqual([])
  await close()
})

test('the printed page has no widget', async () => {
  const url = site.publish('/print', { html: document('', site.tag(assistantId)) })
  const { page, close } = await site.visit(url, { pooled: true })
  await bubbleOf(page).waitFor()
  await page.emulateMedia({ media: 'print' })
  expect(await page.getByRole('heading', { name: 'Shop' }).isVisible()).toBe(true)
  expect(await bubbleOf(page).isVisible()).toBe(false)
  await close()
})

test('the script tag’s attributes override saved settings, and invalid ones are ignored', async () => {
  const saved = await site.foyer.assistant({
    position: 'top-left',
    primaryColor: '#ff0000',
    buttonSize: 'small',
  })
  const url = site.publish('/attributes', {
    html: document(
      '',
      site.tag(
        saved,
        'data-position="bottom-left" data-primary-color="#048" data-size="large" data-theme="dark"',
      ),
    ),
  })
  const { page, close } = await site.visit(url, { pooled: true })
  await bubbleOf(page).click()
  await windowOf(page).waitFor()
  const bubble = (await bubbleOf(page).boundingBox())!
  expect([bubble.x, bubble.y, bubble.width]).toEqual([20, 720 - 20 - 64, 64])
  expect(await bubbleOf(page).evaluate((each) => getComputedStyle(each).backgroundColor)).toBe(
    'rgb(0, 68, 136)',
  )
  expect(await windowOf(page).evaluate((each) => getComputedStyle(each).backgroundColor)).toBe(
    'rgb(29, 25, 32)',
  )
  await close()

  const odd = site.publish('/odd-attributes', {
    html: document(
      '',
      site.tag(
        saved,
        'data-position="middle" data-primary-color="url(x)" data-size="huge" data-theme="neon"',
      ),
    ),
  })
  const other = await site.visit(odd, { pooled: true })
  const box = (await bubbleOf(other.page).boundingBox())!
  expect(box.width).toBe(56)
  expect(other.complaints).toEqual([])
  await other.close()
})

test.each(['top-left', 'top-right', 'bottom-left', 'bottom-right'] as const)(
  'nothing leaves the screen at the %s',
  async (position) => {
    const id = await site.foyer.assistant({ position })
    const url = site.publish(`/${position}`, { html: document('', site.tag(id)) })
    const { page, close } = await site.visit(url, { pooled: true })
    await expect.poll(() => page.locator(`.foyer-${position}`).count()).toBe(1)
    await bubbleOf(page).click()
    await windowOf(page).waitFor()
    const bubble = (await bubbleOf(page).boundingBox())!
    const shown = (await windowOf(page).boundingBox())!
    expect(
      await windowOf(page).evaluate((each: HTMLElement) => [each.offsetWidth, each.offsetHeight]),
    ).toEqual([380, 520])
    for (const box of [bubble, shown]) {
      expect(box.x).toBeGreaterThanOrEqual(0)
      expect(box.y).toBeGreaterThanOrEqual(0)
      expect(box.x + box.width).toBeLessThanOrEqual(1024)
      expect(box.y + box.height).toBeLessThanOrEqual(720)
    }
    expect(position.startsWith('top') ? bubble.y < shown.y : bubble.y > shown.y).toBe(true)
    const turned = await page.locator('.foyer-toggle svg').evaluate((each) => getComputedStyle(each).rotate)
    expect(turned).toBe(position.startsWith('top') ? '180deg' : 'none')
    expect(position.endsWith('left') ? bubble.x === 20 : bubble.x === 1024 - 76).toBe(true)
    await close()
  },
)

test('the page can open, close and toggle the chat', async () => {
  const url = site.publish('/api', { html: document('', site.tag(assistantId)) })
  const { page, close } = await site.visit(url, { pooled: true })
  for (const [method, isOpen] of [
    ['open', true],
    ['close', false],
    ['toggle', true],
    ['toggle', false],
  ] as const) {
    await page.evaluate((name) => window.Foyer?.[name](), method)
    await expect.poll(() => windowOf(page).isVisible(), { message: method }).toBe(isOpen)
    expect(await bubbleOf(page).getAttribute('aria-expanded')).toBe(String(isOpen))
  }
  await close()
})

test('a preview shows unsaved settings as they change', async () => {
  const url = site.publish('/preview', {
    html: document(
      '',
      `<script>window.FoyerConfig = { assistantId: '${assistantId}', settings: { windowTitle: 'Draft' } }</script><script src="${site.proxy.url}/embed.js"></script>`,
    ),
  })
  const { page, close } = await site.visit(url, { pooled: true })
  await bubbleOf(page).click()
  await expect.poll(() => page.locator('.foyer-window h2').textContent()).toBe('Draft')
  await page.evaluate(() =>
    window.Foyer?.configure({ windowTitle: 'Better draft', position: 'top-left', theme: 'dark' }),
  )
  expect(await page.locator('.foyer-window h2').textContent()).toBe('Better draft')
  expect((await bubbleOf(page).boundingBox())!.x).toBe(20)
  await close()
})
