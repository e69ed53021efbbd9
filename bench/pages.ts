// npm run bench -- pages [ROUNDS]: download size of the public pages, and their Lighthouse scores on a phone.
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import type { Browser } from 'playwright-core'
import { newDataFolder, removeDataFolder } from '../apps/server/src/testing/data-folder.ts'
import { startServerProcess } from '../apps/server/src/testing/server-process.ts'
import { browserPath, startBrowser } from '../tests/support/browser.ts'

const paths = ['/', '/pricing', '/docs', '/login']
const rounds = Number(process.argv[2] ?? 3)
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const run = promisify(execFile)
const say = (line: string) => process.stdout.write(`${line}\n`)
const kb = (bytes: number) => (bytes / 1_000).toFixed(1)

type Report = {
  categories: Record<(typeof categories)[number], { score: number }>
  audits: Record<string, { numericValue: number }>
}

/** Gzipped bytes before and after the first interaction. */
async function weigh(browser: Browser, url: string) {
  const page = await browser.newPage()
  const own = new URL(url).origin
  const sizes: Record<string, number> = {}
  const elsewhere: string[] = []
  const answers: Promise<void>[] = []
  page.on('response', (response) => {
    if (new URL(response.url()).origin !== own) elsewhere.push(response.url())
    const kind = response.request().resourceType()
    answers.push(
      response.body().then(
        // Fonts and images are already compressed.
        (body) => {
          const packed = kind === 'font' || kind === 'image' ? body.length : gzipSync(body).length
          sizes[kind] = (sizes[kind] ?? 0) + packed
        },
        () => undefined,
      ),
    )
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  await Promise.all(answers)
  const before = { ...sizes }
  await page.mouse.move(100, 100)
  await page.mouse.move(140, 120)
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(1_500)
  await Promise.all(answers)
  await page.close()
  const total = (of: Record<string, number>) => Object.values(of).reduce((sum, size) => sum + size, 0)
  return { total: total(before), script: before.script ?? 0, touched: sizes.script ?? 0, elsewhere }
}

async function wordsWithoutScript(browser: Browser, url: string) {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(url)
  const text = await page.locator('main').innerText()
  await context.close()
  return text.split(/\s+/).length
}

const folder = await mkdtemp(join(tmpdir(), 'foyer-pages-'))
const dataDir = newDataFolder()
const server = startServerProcess({ DATA_DIR: dataDir })
const browser = await startBrowser()
try {
  const url = await server.url
  say('Installing Lighthouse into a temporary folder …')
  await run('npm', ['install', '--prefix', folder, '--no-audit', '--no-fund', 'lighthouse@13'])
  const lighthouse = join(folder, 'node_modules/lighthouse/cli/index.js')

  async function judge(path: string): Promise<Report> {
    const output = join(folder, 'report.json')
    const options = [
      '--quiet',
      '--output=json',
      `--output-path=${output}`,
      '--chrome-flags=--headless --no-sandbox',
    ]
    const env = { ...process.env, CHROME_PATH: browserPath() }
    await run(process.execPath, [lighthouse, url + path, ...options], { env, maxBuffer: 2 ** 26 })
    return JSON.parse(await readFile(output, 'utf8'))
  }

  say(`\nLighthouse, mobile preset, best of ${rounds} rounds`)
  say(
    `${'page'.padEnd(10)} ${categories.map((name) => name.padStart(14)).join(' ')}    first/largest paint, blocking time`,
  )
  for (const path of paths) {
    const reports: Report[] = []
    for (let round = 0; round < rounds; round++) reports.push(await judge(path))
    const scores = categories.map((name) =>
      Math.round(Math.max(...reports.map((report) => report.categories[name].score)) * 100),
    )
    const least = (name: string) => Math.min(...reports.map(({ audits }) => audits[name]!.numericValue))
    const paints = ['first-contentful-paint', 'largest-contentful-paint'].map((name) =>
      (least(name) / 1_000).toFixed(1),
    )
    const blocked = Math.round(least('total-blocking-time'))
    say(
      `${path.padEnd(10)} ${scores.map((score) => String(score).padStart(14)).join(' ')}    ${paints.join(' / ')} s, ${blocked} ms`,
    )
  }

  say('\nGzipped KB; scripts load on the first interaction')
  say(
    `${'page'.padEnd(10)} ${['on load', 'script on load', 'script, touched', 'other hosts', 'words, no script'].map((name) => name.padStart(17)).join('')}`,
  )
  for (const path of paths) {
    const { total, script, touched, elsewhere } = await weigh(browser, url + path)
    const words = await wordsWithoutScript(browser, url + path)
    const cells = [kb(total), kb(script), kb(touched), String(elsewhere.length), String(words)]
    say(`${path.padEnd(10)} ${cells.map((cell) => cell.padStart(17)).join('')}`)
  }
} finally {
  await browser.close()
  await server.end()
  await removeDataFolder(dataDir)
  await rm(folder, { recursive: true, force: true })
}
