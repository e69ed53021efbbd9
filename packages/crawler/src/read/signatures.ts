import type { Fact } from '../facts/fact.ts'
import type { ReadPage } from './read-page.ts'

// What the reading half gives the crawl, named ahead of its code.

/** read-html.ts: `readHtml` */
export type ReadHtml = (html: string, url: string) => ReadPage

/** read-document.ts: `readDocument`; throws `UnreadableDocument` whose message is for the owner. */
export type ReadDocument = (bytes: Uint8Array, contentType: string | null, url: string) => Promise<ReadPage>

/** site.ts: `createSite` */
export type CreateSite = (startUrl: string) => Site

export interface Site {
  /** Counts and keeps the page in compact form. Says which earlier page has the very same text, if one has. */
  add(page: ReadPage): { duplicateOf: string | null }
  /** After the last page: what each page says by itself, duplicates left out, and the ones left out. */
  finish(): FinishedSite
}

export interface FinishedSite {
  /** One at a time, so that all texts are never unpacked at once. */
  pages: Iterable<SitePage>
  dropped: { url: string; duplicateOf: string }[]
  /** What the pages repeat (footers, opening hours, phone numbers), once. */
  shared: { url: string; title: string; text: string } | null
}

export interface SitePage {
  url: string
  title: string
  text: string
}

/** facts/find-facts.ts: `pageFacts`, `findFacts` */
export type PageFacts = (page: ReadPage) => Fact[]
export type FindFacts = (pages: Iterable<ReadPage>) => Fact[]
