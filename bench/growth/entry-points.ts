import { harbourPages } from '../../apps/server/src/testing/harbour-dental.ts'
import { answer } from '../../packages/answers/src/answer.ts'
import { buildIndex } from '../../packages/answers/src/knowledge/build-index.ts'
import type { Assistant, Knowledge, Page } from '../../packages/answers/src/types.ts'
import { readRobots, rulesOf } from '../../packages/crawler/src/crawl/robots.ts'
import { sitemapUrls } from '../../packages/crawler/src/crawl/sitemap.ts'
import { contentHash, packSketch, sketchOf } from '../../packages/crawler/src/crawl/sketch.ts'
import { decodeBody } from '../../packages/crawler/src/read/decode.ts'
import { readDocument } from '../../packages/crawler/src/read/read-document.ts'
import { readHtml } from '../../packages/crawler/src/read/read-html.ts'
import { createSite } from '../../packages/crawler/src/read/site.ts'
import { makeDocx, makePdf, paragraph } from '../../packages/crawler/src/testing/documents.ts'
import { createFactFinder } from '../../packages/extract/src/find-facts.ts'
import {
  type Atom,
  grown,
  jsonLdAtoms,
  markupAtoms,
  pieces,
  robotsAtoms,
  sitemapAtoms,
  textAtoms,
} from './atoms.ts'
import type { EntryPoint } from './measure.ts'

const assistant: Assistant = {
  name: 'Harbour Dental',
  language: 'en',
  multiLanguage: true,
  personality: 'professional',
  tone: 'helpful',
}
const question = 'How much is a check-up, and are you open on Saturdays?'
const pages: Page[] = harbourPages.map(({ url = 'https://a.example', title = '', text }) => ({
  url,
  title,
  text,
}))
const index = await buildIndex({ pages, facts: [] }, { language: 'en' })

/** Processes a page as a scan does. */
async function readPage(html: string, contentType = 'text/html; charset=utf-8', name = ''): Promise<void> {
  const bytes = new TextEncoder().encode(html)
  await take(bytes, contentType, name)
}

async function take(bytes: Uint8Array<ArrayBuffer>, contentType: string, name: string): Promise<void> {
  const url = `https://a.example/${name}`
  // Rejecting unreadable documents is measured as well.
  const page = contentType.startsWith('text/html')
    ? readHtml(decodeBody(bytes, contentType), url)
    : await readDocument(bytes, contentType, url).catch(() => null)
  if (!page) return
  contentHash(page)
  packSketch(sketchOf(page.text))
  createFactFinder().add(page)
  const site = createSite(url)
  for (const path of ['', 'a', 'b']) site.add({ ...page, url: url + path, title: path })
  for (const _ of (await site.finish()).pages);
}

async function know(more: Partial<Knowledge>): Promise<void> {
  const known = await buildIndex({ pages, facts: [], ...more }, { language: 'en' })
  answer({ index: known, assistant, question })
}

async function listSitemap(text: string): Promise<void> {
  for await (const _ of sitemapUrls(inChunks(new TextEncoder().encode(text), 16_384)));
}

async function* inChunks(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

const escaped = (text: string) => text.replace(/[<&]/g, ' ').replace(/[^\n\r\t -\ud7ff]/g, '')
const docxBodies: Atom[] = [
  ...pieces(
    '<w:tbl><w:tr><w:tc>',
    '<w:p>',
    '<w:r><w:t>a</w:t></w:r>',
    '<w:r><w:fldChar w:fldCharType="begin"/></w:r>',
  ),
  ...pieces('<w:p><w:r><w:t>a</w:t></w:r></w:p>', '<w:tbl><w:tr><w:tc><w:p/></w:tc></w:tr></w:tbl>'),
  ...pieces('<w:p><w:pPr><w:numPr><w:ilvl w:val="1"/><w:numId w:val="1"/></w:numPr></w:pPr></w:p>'),
]

/** Lengths follow the limits of each entry point. */
export const entryPoints: EntryPoint[] = [
  {
    name: 'message',
    atoms: textAtoms,
    length: 500,
    run: (atom, length) => answer({ index, assistant, question: grown(atom, length) }),
  },
  {
    name: 'history',
    atoms: textAtoms,
    length: 2_500,
    run: (atom, length) => {
      const said = grown(atom, length)
      const history = Array.from({ length: 10 }, (_, nth) => ({
        role: nth % 2 ? ('assistant' as const) : ('user' as const),
        content: said,
      }))
      return answer({ index, assistant, question: 'And on Sundays?', history })
    },
  },
  {
    name: 'file, asked about',
    atoms: textAtoms,
    length: 25_000,
    run: (atom, length) =>
      answer({ index, assistant, question, files: [{ name: 'a.txt', text: grown(atom, length) }] }),
  },
  {
    name: 'index of a page',
    atoms: textAtoms,
    length: 25_000,
    run: (atom, length) =>
      know({ pages: [...pages, { url: 'https://a.example', title: 'A', text: grown(atom, length) }] }),
  },
  {
    name: 'taught answers',
    atoms: textAtoms,
    length: 25_000,
    run: (atom, length) => {
      const text = grown(atom, length)
      const taught = Array.from({ length: Math.ceil(text.length / 2_500) }, (_, nth) => ({
        question: text.slice(nth * 2_500, nth * 2_500 + 500),
        answer: text.slice(nth * 2_500 + 500, (nth + 1) * 2_500),
      }))
      return know({ taught })
    },
  },
  {
    name: 'context',
    atoms: textAtoms,
    length: 1_250,
    run: (atom, length) => know({ context: grown(atom, length) }),
  },
  {
    name: 'page',
    atoms: markupAtoms,
    length: 125_000,
    run: (atom, length) => readPage(grown(atom, length)),
  },
  {
    name: 'text of a page',
    atoms: textAtoms,
    length: 125_000,
    run: (atom, length) =>
      readPage(
        `<main><p>${grown(atom, length).replace(/[<&]/g, ' ').replaceAll('\n', '</p><p>')}</p></main>`,
      ),
  },
  {
    name: 'JSON-LD',
    atoms: jsonLdAtoms,
    length: 30_000,
    run: (atom, length) =>
      readPage(
        `<script type="application/ld+json">${grown(atom, length)}</script><p>Words enough to be read.</p>`,
      ),
  },
  {
    name: 'txt',
    atoms: textAtoms,
    length: 125_000,
    run: (atom, length) => readPage(grown(atom, length), 'text/plain', 'a.txt'),
  },
  {
    name: 'md',
    atoms: [...textAtoms, ...pieces('![', '![](', '[', '](', '```\n', '|', '[![a](b)](c)')],
    length: 125_000,
    run: (atom, length) => readPage(grown(atom, length), 'text/markdown', 'a.md'),
  },
  {
    name: 'docx',
    atoms: [...textAtoms, ...docxBodies],
    length: 15_000,
    run: (atom, length) => {
      const text = grown(atom, length)
      const body = docxBodies.includes(atom)
        ? text
        : text
            .split('\n')
            .map((line) => paragraph(escaped(line)))
            .join('')
      return take(Uint8Array.from(makeDocx(body)), 'application/octet-stream', 'a.docx')
    },
  },
  {
    name: 'pdf',
    atoms: textAtoms,
    length: 15_000,
    run: (atom, length) => {
      const text = escaped(grown(atom, length)).replace(/[^ -~\n]/g, 'x')
      const drawn = (text.match(/.{1,40}/g) ?? []).map((line, nth) => ({
        x: 50 + (nth % 2),
        y: 800 - (nth % 70) * 11,
        text: line,
      }))
      return take(Uint8Array.from(makePdf([drawn])), 'application/pdf', 'a.pdf')
    },
  },
  {
    name: 'robots.txt',
    atoms: robotsAtoms,
    length: 64_000,
    run: (atom, length) => {
      const rules = rulesOf(readRobots(grown(atom, length), 'foyerbot'))
      for (let nth = 0; nth < 20; nth++) rules.allows(`/${'a'.repeat(1_000)}${nth}`)
    },
  },
  {
    name: 'sitemap',
    atoms: sitemapAtoms,
    length: 500_000,
    run: (atom, length) => listSitemap(grown(atom, length)),
  },
]
