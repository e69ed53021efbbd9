import type { QuotedSpeaker } from './quoted.ts'

/** What reading one document gives. Plain data throughout, so that it crosses a worker boundary as it is. */
export interface ReadPage {
  url: string
  /** The address the page itself names as its own, absolute; null when it names none. */
  canonical: string | null
  title: string
  /** The title tag as it stands, the site's name included; absent where it says no more than `title`. */
  wholeTitle?: string
  siteName: string
  description: string
  /** The primary subtag ('en', 'de'); '' when neither the page nor its words tell. */
  language: string
  headings: Heading[]
  /** The page's own content, Markdown-like. Equal to `renderBlocks(blocks)`. */
  text: string
  /** The whole page, navigation and footers included, as a flat list: what the cross-page step counts. */
  blocks: Block[]
  links: PageLink[]
  robots: Robots
  metaRefresh: MetaRefresh | null
  structured: StructuredData
  contacts: Contacts
  /** True of a dated piece of writing rather than a page about the business. */
  article: boolean
  /** The day it was published, as the page states it; null when it does not. */
  published: string | null
  /** True where there is nothing to read without running the page's scripts. */
  shell: boolean
}

export interface Heading {
  level: number
  text: string
}

/** A heading, paragraph, list item, table row or the like. */
export interface Block {
  /** The block as it appears in the page's text: '- Crowns', '| Crown | £720 |'. */
  markdown: string
  /** 32-bit hash of the text and of the three nearest tags with their classes. */
  key: number
  /** True of a part of the page's own text. */
  kept: boolean
  /** True where a blank line stands before it in the text, and not only a line break. */
  apart: boolean
  kind: BlockKind
  zone: Zone
  /** Who else than the site says it: a review, a testimonial, a quotation. */
  quoted?: QuotedSpeaker
  /** For each column of a row whose cells span columns: the one whose text stands for it. */
  spans?: number[]
}

export type BlockKind = 'heading' | 'text' | 'item' | 'row' | 'head' | 'term' | 'definition' | 'links'

/**
 * The place on the page: `frame` is the header, footer, sidebars; `noise` is what no reader wants (cookie
 * banners, share bars).
 */
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
  /** The JSON-LD and microdata in one shape, things that stand for themselves at the top. */
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
