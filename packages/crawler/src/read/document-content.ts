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
  /** The targets of the document's links, mail addresses and phone numbers included. */
  links?: { href: string; text: string }[]
}
