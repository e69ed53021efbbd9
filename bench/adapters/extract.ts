import { hashText } from '../../packages/crawler/src/read/hash.ts'
import { KeyCounter } from '../../packages/crawler/src/read/key-counter.ts'
import { readHtml } from '../../packages/crawler/src/read/read-html.ts'
import type { ReadPage } from '../../packages/crawler/src/read/read-page.ts'
import { renderBlocks } from '../../packages/crawler/src/read/render-blocks.ts'
import { withoutRepetition } from '../../packages/crawler/src/read/repetition.ts'
import { warmUp } from '../../packages/crawler/src/reading/warm-up.ts'

// Reading threads warm up in the same way.
await warmUp()

/** Blocks seen so far on each site. A scan knows the whole site; this only knows the earlier pages. */
const sites = new Map<string, SeenSite>()

interface SeenSite {
  urls: Set<string>
  counts: KeyCounter
}

/** The product's extraction as plain text, in the shape that scoring scripts expect. */
export function extract(html: string, url: string): { title: string; text: string } {
  const page = readHtml(html, url)
  return { title: page.title, text: plainText(ownText(page)) }
}

function ownText(page: ReadPage): string {
  const site = siteOf(page.url)
  if (!site) return page.text
  if (!site.urls.has(page.url)) {
    site.urls.add(page.url)
    for (const key of new Set(page.blocks.map((block) => block.key))) site.counts.add(key)
  }
  const repetition = {
    count: (block: { key: number }) => site.counts.get(block.key),
    pages: () => site.urls.size,
  }
  const kept = page.blocks.filter((block) => block.kept)
  const { blocks } = withoutRepetition(kept, hashText(page.language), repetition)
  return renderBlocks(blocks) || page.text
}

function siteOf(url: string): SeenSite | null {
  if (!URL.canParse(url)) return null
  const { host } = new URL(url)
  const site = sites.get(host) ?? { urls: new Set(), counts: new KeyCounter() }
  sites.set(host, site)
  return site
}

function plainText(markdown: string): string {
  return markdown
    .replace(/^\|(?:\s*-{3}\s*\|)+$/gm, '')
    .replace(/^```$/gm, '')
    .replace(/^#{1,6} /gm, '')
    .replace(/^\s*(?:-|\d{1,4}\.) /gm, '')
    .replace(/^: /gm, '')
    .replace(/\|/g, ' ')
}
