import type { FoundFact } from '@foyer/contract/facts'
import { createSite } from '@foyer/crawler/read/site'
import { createFactFinder } from '@foyer/extract/find-facts'
import type { ReadingPool } from '../../knowledge/reading/reading-pool.ts'
import type { OwnAssistant } from './own-assistants.ts'

export type OwnPage = { url: string; title: string; text: string }
export type OwnKnowledge = {
  of: OwnAssistant
  websiteUrl: string
  build: string
  pages: OwnPage[]
  facts: FoundFact[]
}

export type OwnBuild = {
  of: OwnAssistant
  start: string
  address: string
  files: { path: string; html: string }[]
  /** Changes with the pages' content and address. */
  build: string
}

/** Code samples would give misleading answers, such as 'export FOYER_TOKEN=…' for how to export data. */
function removeCodeSamples(html: string): string {
  const [before = '', ...parts] = html.split('<pre')
  return before + parts.map((part) => part.split('</pre>').slice(1).join('')).join('')
}

const contentType = 'text/html; charset=utf-8'

export async function readOwnPages(
  reading: ReadingPool,
  { of, start, address, files, build }: OwnBuild,
  signal: AbortSignal,
): Promise<OwnKnowledge> {
  const site = createSite(start)
  const finder = createFactFinder()
  for (const { path, html } of files) {
    const document = { bytes: Buffer.from(removeCodeSamples(html)), contentType, url: address + path }
    const { page } = await reading.readPage(document, { whose: 'house', signal })
    site.add(page)
    finder.add(page)
  }
  // Blocks repeated on our pages are slogans, so they can be dropped.
  const { pages } = await site.finish()
  return {
    of,
    websiteUrl: start,
    build,
    pages: Array.from(pages, ({ url, title, text }) => ({ url, title, text })),
    facts: finder.facts(),
  }
}
