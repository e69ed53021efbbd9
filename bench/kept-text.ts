import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { decodeBody } from '../packages/crawler/src/read/decode.ts'
import { readHtml } from '../packages/crawler/src/read/read-html.ts'
import type { ReadPage } from '../packages/crawler/src/read/read-page.ts'
import { createSite } from '../packages/crawler/src/read/site.ts'

// npm run bench -- kept-text FOLDER: measures how much unique text of a saved site survives reading. Unique text is not
// a link and appears on less than a third of the pages.

const [folder] = process.argv.slice(2)
if (!folder) {
  console.error('Usage: npm run bench -- kept-text FOLDER, with the HTML files of one site')
  process.exit(1)
}

const site = createSite('https://site.example/')
const pages: ReadPage[] = []
const counts = new Map<number, number>()
for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
  if (!/\.x?html?$/i.test(file)) continue
  const page = readHtml(decodeBody(readFileSync(join(folder, file))), `https://site.example/${file}`)
  if (site.add(page).duplicateOf) continue
  pages.push(page)
  for (const key of new Set(page.blocks.map((block) => block.key)))
    counts.set(key, (counts.get(key) ?? 0) + 1)
}
const finished = await site.finish()
const texts = new Map([...finished.pages].map((page) => [page.url, page.text]))

const often = Math.max(3, pages.length / 3)
const rows = pages
  .filter((page) => texts.has(page.url))
  .map((page) => {
    const own = page.blocks.filter((block) => block.kind !== 'links' && counts.get(block.key)! < often)
    const raw = own.reduce((sum, block) => sum + block.markdown.length, 0)
    return { url: page.url, kept: texts.get(page.url)!.length, raw }
  })
const total = (of: 'kept' | 'raw') => rows.reduce((sum, row) => sum + row[of], 0)
console.log(`${finished.name}: ${pages.length} pages, kept ${total('kept')} of ${total('raw')} characters`)
rows.sort((a, b) => a.kept / Math.max(1, a.raw) - b.kept / Math.max(1, b.raw))
for (const row of rows.slice(0, 10))
  console.log(`${(row.kept / Math.max(1, row.raw)).toFixed(2)}  ${row.url}`)
