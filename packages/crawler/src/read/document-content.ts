import type { BlockKind } from './read-page.ts'

export interface DocumentLine {
  kind: BlockKind
  markdown: string
  apart: boolean
}

export interface DocumentContent {
  title: string
  lines: DocumentLine[]
  links?: { href: string; text: string }[]
}
