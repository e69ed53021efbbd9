import type { FoundFact } from '@foyer/contract/facts'
import { createSite } from '@foyer/crawler/read/site'
import { createFactFinder } from '@foyer/extract/find-facts'
import type { ReadingPool } from '../../knowledge/reading/reading-pool.ts'
import type { OwnAssistant } from './assistant.ts'

export type OwnPage = { url: string; title: string; text: string }
export type OwnKnowledge = {
  of: OwnAssistant
  websiteUrl: string
  build: string
  pages: OwnPage[]
  facts: FoundFact[]
}

/** Pages as they were built, not yet read. */
export type OwnBuild = {
  of: OwnAssistant
  /** Where a visitor begins. */
  start: string
  address: string
  files: { path: string; html: string }[]
  /** Changes with every letter of the pages, and with their address. */
  build: string
}

/** Programs are there to be copied. Told as an answer, 'export FOYER_TOKEN=…' would be how to export one's data. */
function withoutPrograms(html: string): string {
  const [before = '', ...parts] = html.split('<pre')
  return before + parts.map((part) => part.split('</pre>').slice(1).join('')).join('')
}

const contentType = 'text/html; charset=utf-8'

/** What these pages say, read as any other website would be. */
export async function readOwnPages(
  reading: ReadingPool,
  { of, start, address, files, build }: OwnBuild,
  signal: AbortSignal,
): Promise<OwnKnowledge> {
  const site = createSite(start)
  const finder = createFactFinder()
  for (const { path, html } of files) {
    const document = { bytes: Buffer.from(withoutPrograms(html)), contentType, url: address + path }
    const { page } = await reading.readPage(document, { whose: 'house', signal })
    site.add(page)
    finder.add(page)
  }
  // What these pages repeat is a slogan, or stands on a page of its own: other sites' footers hold more.
  const { pages } = await site.finish()
  return {
    of,
    websiteUrl: start,
    build,
    pages: Array.from(pages, ({ url, title, text }) => ({ url, title, text })),
    facts: finder.facts(),
  }
}
