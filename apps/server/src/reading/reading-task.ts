import type { Document, Reading } from '@foyer/crawler/crawl/crawl-options'

export type ReadingTask =
  | { kind: 'page'; document: Document; withFacts: boolean }
  | { kind: 'file'; bytes: Uint8Array; type: string }

export type ReadingResult = Reading | { text: string }
