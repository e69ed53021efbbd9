import { Duplicates } from './duplicates.ts'
import { hashText } from './hash.ts'
import { KeyCounter } from './key-counter.ts'
import { type PackedPage, packPage, unpackBlocks } from './packed-page.ts'
import type { ReadPage } from './read-page.ts'
import { renderBlocks } from './render-blocks.ts'
import { type Repetition, withoutRepetition } from './repetition.ts'
import { createSharedText } from './shared-text.ts'
import { findSiteName, withoutSiteName } from './site-name.ts'

export interface SitePage {
  url: string
  title: string
  text: string
}

export interface DroppedPage {
  url: string
  /** `copies` for a compilation of other pages, `empty` for text the whole site repeats. */
  reason: 'copies' | 'empty'
}

export interface FinishedSite {
  name: string
  /** Unpacked one at a time to save memory. */
  pages: Iterable<SitePage>
  dropped: DroppedPage[]
  /** Text repeated on many pages, such as footers and opening hours. */
  shared: SitePage | null
}

export interface Site {
  /** Counts the page's blocks and stores its own compactly. Returns an earlier page with nearly the same text. */
  add(page: ReadPage): { duplicateOf: string | null }
  /** Completes the site. Yields to other work, because large sites take seconds. */
  finish(): Promise<FinishedSite>
}

/** A much longer page whose lines all appear on others is a print version of the site. */
const compilationFrom = 20_000
const sliceMs = 25

/** Collects the pages of one site, using about 60 MB for 5,000 pages of 5 KB. */
export function createSite(startUrl: string): Site {
  const counts = new KeyCounter()
  const lineCounts = new KeyCounter()
  const groupSizes = new Map<number, number>()
  const packed: PackedPage[] = []
  const copies = new Duplicates()
  const shared = createSharedText()

  const add = (page: ReadPage) => {
    // Counting copies would make a page's own text look repeated.
    const copied = copies.findOrAdd(page)
    if (copied) return { duplicateOf: copied }
    const group = hashText(page.language)
    groupSizes.set(group, (groupSizes.get(group) ?? 0) + 1)
    for (const key of new Set(page.blocks.map((block) => groupKey(block.key, group)))) counts.add(key)
    const own = packPage(page)
    for (const words of new Set(own.words)) lineCounts.add(words)
    packed.push(own)
    shared.note(page.blocks, group, packed.length)
    return { duplicateOf: null }
  }

  const finish = async (): Promise<FinishedSite> => {
    const pause = createPause()
    const repetition: Repetition = {
      count: (block, group) => counts.get(groupKey(block.key, group)),
      pages: (group) => groupSizes.get(group) ?? 1,
    }
    const name = findSiteName(packed, startUrl)
    const dropped: DroppedPage[] = []
    const kept: PackedPage[] = []
    const typical = median(packed.map((page) => page.text.length))
    for (const page of packed) {
      await pause()
      const { blocks, removed } = withoutRepetition(unpackBlocks(page), page.group, repetition)
      for (const block of removed) shared.take(block, page.group)
      const text = renderBlocks(blocks)
      const long = page.text.length > Math.max(compilationFrom, typical * 5)
      if (text === '') dropped.push({ url: page.url, reason: 'empty' })
      else if (long && isCompilation(page, lineCounts)) dropped.push({ url: page.url, reason: 'copies' })
      else kept.push(page)
    }
    const text = shared.render(repetition)
    return {
      name,
      pages: cleanedPages(kept, name, repetition),
      dropped,
      shared: text === '' ? null : { url: startUrl, title: name, text },
    }
  }

  return { add, finish }
}

function* cleanedPages(pages: PackedPage[], name: string, repetition: Repetition): Generator<SitePage> {
  for (const page of pages) {
    const { blocks } = withoutRepetition(unpackBlocks(page), page.group, repetition)
    yield { url: page.url, title: withoutSiteName(page.title, name), text: renderBlocks(blocks) }
  }
}

function groupKey(key: number, group: number): number {
  return (Math.imul(key ^ group, 0x01000193) ^ (key >>> 15)) >>> 0
}

function isCompilation(page: PackedPage, lineCounts: KeyCounter): boolean {
  let elsewhere = 0
  let start = 0
  for (let i = 0; i < page.words.length; i++) {
    const length = page.ends[i]! - start
    start = page.ends[i]!
    if (lineCounts.get(page.words[i]!) > 1) elsewhere += length
  }
  return elsewhere >= page.text.length * 0.9
}

function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[sorted.length >> 1] ?? 0
}

function createPause(): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < sliceMs) return
    await new Promise((resolve) => setImmediate(resolve))
    since = performance.now()
  }
}
