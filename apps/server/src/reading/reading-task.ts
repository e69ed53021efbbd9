import type { Document, Reading } from '@foyer/crawler/crawl/crawl-options'
import type { RobotsFile } from '@foyer/crawler/crawl/robots'
import type { SitemapPart, SitemapTaken } from '@foyer/crawler/crawl/sitemap'

export type ReadingTask =
  | { kind: 'page'; document: Document; withFacts: boolean }
  | { kind: 'file'; bytes: Uint8Array; type: string }
  | { kind: 'robots'; text: string; agent: string }
  | { kind: 'sitemap'; part: SitemapPart }

/** What each kind of task comes to. */
export type ReadingResults = {
  page: Reading
  file: { text: string }
  robots: RobotsFile
  sitemap: SitemapTaken
}

export type ReadingResult = ReadingResults[keyof ReadingResults]
