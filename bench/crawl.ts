import { execFileSync, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

// npm run bench -- crawl: compares our crawler with Crawlee's CheerioCrawler at the same concurrency and with the same
// extraction, then measures memory and event loop stalls on 5,000 pages.
const concurrency = '10'
const crawleeVersion = '3.18.1'
const crawlTimeoutMs = 300_000

interface Result {
  pages: number
  characters: number
  ms: number
  memoryMb?: number
  stallMs?: number
  busiestMs?: number
}

const script = (name: string) => fileURLToPath(new URL(`./crawl/${name}`, import.meta.url))

async function withSite<T>(pages: number, use: (url: string) => Promise<T>): Promise<T> {
  const server = fork(script('site.ts'), [String(pages)])
  const [{ port }] = (await once(server, 'message')) as [{ port: number }]
  try {
    return await use(`http://127.0.0.1:${port}/`)
  } finally {
    server.disconnect()
  }
}

async function run(name: string, ...args: string[]): Promise<Result> {
  // `npm start` sets the same flag.
  const child = fork(script(name), args, { timeout: crawlTimeoutMs, execArgv: ['--max-semi-space-size=8'] })
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`${name} ended with ${code} and no result`)
  })
  const [result] = (await Promise.race([once(child, 'message'), ended])) as [Result]
  return result
}

function installCrawlee(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bench-crawlee-'))
  writeFileSync(join(folder, 'package.json'), '{"private":true}')
  console.log(`installing @crawlee/cheerio@${crawleeVersion} into a temporary folder …`)
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  execFileSync(
    npm,
    ['install', `@crawlee/cheerio@${crawleeVersion}`, '--no-audit', '--no-fund', '--ignore-scripts'],
    {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
      timeout: 600_000,
    },
  )
  return folder
}

const rate = ({ pages, ms }: Result) => pages / (ms / 1000)
const line = (label: string, value: string, target = '') =>
  console.log(`${label.padEnd(34)}${value.padStart(12)}  ${target}`)

const folder = installCrawlee()
try {
  const [theirs, ours] = await withSite(1_000, async (url) => [
    await run('crawlee.ts', url, concurrency, folder),
    await run('ours.ts', url, '1000', concurrency),
  ])
  if (theirs!.pages !== ours!.pages || theirs!.characters !== ours!.characters) {
    console.log('pages or text differ:', theirs, ours)
    process.exitCode = 1
  }
  line('CheerioCrawler, 1,000 pages', `${rate(theirs!).toFixed(0)} pages/s`)
  line('Foyer, 1,000 pages', `${rate(ours!).toFixed(0)} pages/s`)
  const ratio = rate(ours!) / rate(theirs!)
  line('ratio', ratio.toFixed(2), 'at least 2')

  const large = await withSite(5_000, (url) => run('ours.ts', url, '5000', concurrency))
  line('Foyer, 5,000 pages', `${rate(large).toFixed(0)} pages/s`, `${large.pages} kept`)
  line('memory over idle', `${large.memoryMb!.toFixed(0)} MB`, 'at most 240 MB')
  line('longest stall of the event loop', `${large.busiestMs!.toFixed(0)} ms`, 'under 100 ms of CPU time')
  line('the same in elapsed time', `${large.stallMs!.toFixed(0)} ms`, 'includes waiting for other processes')
  if (ratio < 2 || large.pages !== 5_000 || large.memoryMb! > 240 || large.busiestMs! >= 100)
    process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
