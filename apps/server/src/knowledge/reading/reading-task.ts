import type { Document, PageReading } from '@foyer/crawler/crawl/crawl-options'
import type { RobotsFile } from '@foyer/crawler/crawl/robots'
import type { SitemapPart, SitemapTaken } from '@foyer/crawler/crawl/sitemap'
import type { Fact } from '@foyer/extract/fact'
import type { Look } from './site-look.ts'

export type ReadingTask =
  | { kind: 'page'; document: Document; withFacts: boolean }
  | { kind: 'file'; bytes: Uint8Array; type: string }
  | { kind: 'source'; bytes: Uint8Array; type: string }
  | { kind: 'robots'; text: string; agent: string }
  | { kind: 'sitemap'; part: SitemapPart }
  | { kind: 'look'; html: Uint8Array; address: string }
  | { kind: 'colours'; css: Uint8Array }
  | { kind: 'picture'; bytes: Uint8Array }

export type SourceRead = {
  text: string
  language: string | null
  type: string
  /** The text was cut to the limit. */
  shortened: boolean
}

export type ReadingResults = {
  page: PageReading<readonly Fact[]>
  file: { text: string }
  source: SourceRead
  robots: RobotsFile
  sitemap: SitemapTaken
  look: Look
  colours: string[]
  /** The media type; null if it is no picture that can be shown. */
  picture: string | null
}

export type ReadingResult = ReadingResults[keyof ReadingResults]
