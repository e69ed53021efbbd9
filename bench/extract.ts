import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expectedTexts } from '../packages/crawler/src/read/fixtures/expected-texts.ts'
import { extract } from './adapters/extract.ts'

// Compares our extraction with @mozilla/readability on linkedom: time per page and extracted text.

const rounds = 25
const peers = { '@mozilla/readability': '0.6.0', linkedom: '0.18.12' }

interface Page {
  name: string
  html: string
  has: string[]
  hasNot: string[]
}

type Extractor = (html: string) => string

async function main(): Promise<void> {
  const pages = loadPages()
  const readability = await loadReadability(installPeers())
  const ours: Extractor = (html) => extract(html, 'https://bench.example/page').text
  const results = measure(pages, { ours, 'readability-linkedom': readability })
  console.log('extractor             ms/page   content kept          noise kept')
  for (const [name, ms] of Object.entries(results)) {
    const run = name === 'ours' ? ours : readability
    const { kept, noise } = quality(pages, run)
    console.log(`${name.padEnd(22)}${ms.toFixed(2).padEnd(10)}${percent(kept).padEnd(22)}${percent(noise)}`)
  }
  console.log(`time ratio: ${(results.ours! / results['readability-linkedom']!).toFixed(2)}`)
}

/** Each test page also has a long version, because real pages often exceed 100 KB. */
function loadPages(): Page[] {
  return Object.entries(expectedTexts).flatMap(([name, { has, hasNot }]) => {
    const html = readFileSync(
      new URL(`../packages/crawler/src/read/fixtures/${name}.html`, import.meta.url),
      'utf8',
    )
    const words = has.map(plainWords)
    const body = /<body[^>]*>([\s\S]*)<\/body>/i.exec(html)?.[1] ?? ''
    const long = html.replace(/<\/body>/i, `${`<section>${body}</section>`.repeat(12)}</body>`)
    return [
      { name, html, has: words, hasNot },
      { name: `${name}, long`, html: long, has: words, hasNot: [] },
    ]
  })
}

function installPeers(): string {
  const folder = join(tmpdir(), 'foyer-bench-extract')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{"name":"foyer-bench-peers","private":true}')
  const wanted = Object.entries(peers).map(([name, version]) => `${name}@${version}`)
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error', ...wanted], {
    cwd: folder,
    stdio: 'inherit',
  })
  return folder
}

async function loadReadability(folder: string): Promise<Extractor> {
  const require = createRequire(pathToFileURL(join(folder, 'bench.js')))
  const { Readability } = require('@mozilla/readability') as {
    Readability: new (document: unknown) => { parse(): { textContent?: string } | null }
  }
  const linkedom = (await import(pathToFileURL(require.resolve('linkedom')).href)) as {
    parseHTML(html: string): { document: unknown }
  }
  return (html) => new Readability(linkedom.parseHTML(html).document).parse()?.textContent ?? ''
}

/** Runs the extractors in turns, so that other load affects both; the first rounds warm up. */
function measure(pages: Page[], extractors: Record<string, Extractor>): Record<string, number> {
  const times = new Map(Object.keys(extractors).map((name): [string, number[]] => [name, []]))
  for (let round = -5; round < rounds; round++) {
    for (const [name, run] of Object.entries(extractors)) {
      const start = performance.now()
      for (const page of pages) run(page.html)
      if (round >= 0) times.get(name)?.push((performance.now() - start) / pages.length)
    }
  }
  return Object.fromEntries([...times].map(([name, list]) => [name, median(list)]))
}

function quality(pages: Page[], run: Extractor): { kept: number; noise: number } {
  let wanted = 0
  let kept = 0
  let unwanted = 0
  let noise = 0
  for (const page of pages) {
    const text = plainWords(run(page.html))
    wanted += page.has.length
    unwanted += page.hasNot.length
    kept += page.has.filter((words) => text.includes(words)).length
    noise += page.hasNot.filter((words) => text.includes(plainWords(words))).length
  }
  return { kept: kept / wanted, noise: noise / unwanted }
}

/** White space and punctuation are not compared. */
function plainWords(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}£$€]+/gu, '')
}

function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1]!
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`
}

await main()
