import type { BlockKind } from './read-page.ts'

/** A line of a document on its way to being a block. */
export interface DocumentLine {
  kind: BlockKind
  markdown: string
  apart: boolean
}

export interface DocumentContent {
  title: string
  lines: DocumentLine[]
  /** Where the document's links lead, mail addresses and phone numbers included. */
  links?: { href: string; text: string }[]
}
