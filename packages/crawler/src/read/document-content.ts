import type { BlockKind } from './read-page.ts'

/** A line of a document before it becomes a block. */
export interface DocumentLine {
  kind: BlockKind
  markdown: string
  apart: boolean
}

export interface DocumentContent {
  title: string
  lines: DocumentLine[]
  /** Link targets, including mail addresses and phone numbers. */
  links?: { href: string; text: string }[]
}
