// npm run bench -- facts [FOLDER OF HTML PAGES]: compares the time to find facts with the time to read pages.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readHtml } from '../packages/crawler/src/read/read-html.ts'
import type { ReadPage } from '../packages/crawler/src/read/read-page.ts'
import { warmUp } from '../packages/crawler/src/reading/warm-up.ts'
import { createFactFinder } from '../packages/extract/src/find-facts.ts'

const site = 'https://bench.example'
const mostPages = 500
const rounds = 5

const ownPages = ['crawler/src/read/fixtures', 'extract/src'].map((part) =>
  fileURLToPath(new URL(`../packages/${part}`, import.meta.url)),
)

function htmlIn(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return files.filter((file) => /\.html?$/.test(file)).map((file) => readFileSync(join(folder, file), 'utf8'))
}

/** Repeats the pages with other URLs and figures, so that none is a duplicate. */
function siteOf(pages: readonly string[]): { url: string; html: string }[] {
  return Array.from({ length: mostPages }, (_, at) => ({
    url: `${site}/page-${at}`,
    html: pages[at % pages.length]!.replace(/\d(?=[.,]\d\d\b)/g, (digit) =>
      String((Number(digit) + Math.floor(at / pages.length)) % 10),
    ),
  }))
}

function read(pages: readonly { url: string; html: string }[]): ReadPage[] {
  return pages.map(({ url, html }) => readHtml(html, url))
}

function find(pages: readonly ReadPage[]): number {
  const finder = createFactFinder()
  for (const page of pages) finder.add(page)
  return finder.facts().length
}

const median = (times: number[]) => times.sort((a, b) => a - b)[times.length >> 1]!

await warmUp()
const folder = process.argv[2]
const pages = siteOf((folder ? [folder] : ownPages).flatMap(htmlIn))
const times = { reading: [] as number[], facts: [] as number[] }
let found = 0
for (let round = 0; round < rounds; round++) {
  const start = performance.now()
  // Pages cache their analyzed lines, so each round reads them again.
  const seen = read(pages)
  const between = performance.now()
  found = find(seen)
  times.reading.push(between - start)
  times.facts.push(performance.now() - between)
}
const reading = median(times.reading)
const facts = median(times.facts)
process.stdout.write(`pages                ${pages.length}
reading pages        ${reading.toFixed(0)} ms
finding facts        ${facts.toFixed(0)} ms, ${found} facts
ratio                ${(facts / reading).toFixed(2)}
`)
