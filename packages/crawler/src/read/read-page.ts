import type { QuotedSpeaker } from './quoted.ts'

/** The result of reading a document; plain data that can cross a worker boundary. */
export interface ReadPage {
  url: string
  canonical: string | null
  title: string
  /** The full title tag, if it says more than `title`. */
  wholeTitle?: string
  siteName: string
  description: string
  /** The primary subtag ('en', 'de'), or '' if unknown. */
  language: string
  headings: Heading[]
  /** The page's own content as Markdown, equal to `renderBlocks(blocks)`. */
  text: string
  /** The whole page including navigation and footers, for comparison across pages. */
  blocks: Block[]
  links: PageLink[]
  robots: Robots
  metaRefresh: MetaRefresh | null
  structured: StructuredData
  contacts: Contacts
  article: boolean
  published: string | null
  /** The page has no text without JavaScript. */
  shell: boolean
}

export interface Heading {
  level: number
  text: string
}

export interface Block {
  /** The block in the page's text: '- Crowns', '| Crown | £720 |'. */
  markdown: string
  /** A 32-bit hash of the text and the three nearest tags with their classes. */
  key: number
  kept: boolean
  /** Preceded by a blank line instead of a line break. */
  apart: boolean
  kind: BlockKind
  zone: Zone
  quoted?: QuotedSpeaker
  /** For rows with spanning cells: the source column of each column. */
  spans?: number[]
}

export type BlockKind = 'heading' | 'text' | 'item' | 'row' | 'head' | 'term' | 'definition' | 'links'

/** `frame` covers header, footer and sidebars; `noise` covers cookie banners, share bars and the like. */
export type Zone = 'content' | 'frame' | 'noise'

export interface PageLink {
  url: string
  text: string
  rel: string
  nofollow: boolean
}

export interface Robots {
  noindex: boolean
  nofollow: boolean
}

export interface MetaRefresh {
  seconds: number
  url: string
}

export interface StructuredData {
  /** JSON-LD and microdata in one format; nested items are properties of others. */
  items: StructuredItem[]
  openGraph: Record<string, string>
}

export interface StructuredItem {
  types: string[]
  properties: Record<string, StructuredValue[]>
}

export type StructuredValue = string | StructuredItem

export interface Contacts {
  emails: string[]
  phones: string[]
}
