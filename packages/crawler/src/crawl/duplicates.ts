import { hasDigit, type Sketch, unpackSketch, wordsOf } from './sketch.ts'

export type Likeness = { same: string } | { scattered: true } | null

export interface Duplicates {
  /** Returns the kept page with the same content, or `scattered` when several kept pages contain all of it. */
  find(sketch: string): Likeness
  add(url: string, sketch: string): void
}

interface KeptPage {
  url: string
  hashes: Uint32Array
  words: number
}

const maxStrayWords = 12
const maxStrayShare = 0.02
const wholeBookWords = 3_000
/** The maximum number of lines compared per page, which bounds the cost of hostile near-duplicates. */
const mostCompared = 200_000

/**
 * Finds pages with the same text, apart from stray lines. A line with a digit never counts as stray, because it
 * may be a different price.
 */
export function createDuplicates(): Duplicates {
  const exact = new Map<number, string>()
  /** Pages by their three longest lines; near-duplicates share at least one. */
  const byLine = new Map<number, KeptPage[]>()
  const everyLine = new Set<number>()

  return {
    find(packed) {
      const sketch = unpackSketch(packed)
      const same = exact.get(sketch.whole)
      if (same) return { same }
      const tried = new Set<KeptPage>()
      let compared = 0
      for (const hash of longestLines(sketch)) {
        for (const kept of byLine.get(hash) ?? []) {
          if (tried.has(kept) || compared > mostCompared) continue
          tried.add(kept)
          compared += sketch.hashes.length
          if (isNearlySame(sketch, kept)) return { same: kept.url }
        }
      }
      return isWholeBook(sketch, everyLine) ? { scattered: true } : null
    },
    add(url, packed) {
      const sketch = unpackSketch(packed)
      if (!exact.has(sketch.whole)) exact.set(sketch.whole, url)
      const kept = { url, hashes: sketch.hashes.slice().sort(), words: sketch.words }
      for (const hash of longestLines(sketch)) {
        const bucket = byLine.get(hash)
        // Lines on very many pages belong to the layout and identify nothing.
        if (!bucket) byLine.set(hash, [kept])
        else if (bucket.length < 200) bucket.push(kept)
      }
      for (const hash of sketch.hashes) everyLine.add(hash)
    },
  }
}

function longestLines({ hashes, marks }: Sketch): number[] {
  const best: number[] = []
  for (let i = 0; i < marks.length; i++) {
    const words = wordsOf(marks[i]!)
    const at = best.findIndex((other) => words > wordsOf(marks[other]!))
    if (at >= 0) best.splice(at, 0, i)
    else if (best.length < 3) best.push(i)
    if (best.length > 3) best.pop()
  }
  return best.map((i) => hashes[i]!)
}

function isNearlySame(sketch: Sketch, kept: KeptPage): boolean {
  const allowed = Math.min(maxStrayWords, Math.floor(sketch.words * maxStrayShare))
  if (Math.abs(sketch.words - kept.words) > allowed) return false
  let stray = 0
  let shared = 0
  for (let i = 0; i < sketch.hashes.length; i++) {
    const mark = sketch.marks[i]!
    if (contains(kept.hashes, sketch.hashes[i]!)) {
      shared += wordsOf(mark)
      continue
    }
    stray += wordsOf(mark)
    if (mark & hasDigit || stray > allowed) return false
  }
  // The kept page's surplus text has the same limit.
  return kept.words - shared <= allowed
}

/** Detects print views of the whole site: long pages with hardly a line of their own. */
function isWholeBook(sketch: Sketch, everyLine: ReadonlySet<number>): boolean {
  if (sketch.words < wholeBookWords) return false
  let unseen = 0
  sketch.hashes.forEach((hash, i) => {
    if (!everyLine.has(hash)) unseen += wordsOf(sketch.marks[i]!)
  })
  return unseen <= sketch.words * maxStrayShare
}

function contains(sorted: Uint32Array, value: number): boolean {
  let low = 0
  let high = sorted.length - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const at = sorted[middle]!
    if (at === value) return true
    if (at < value) low = middle + 1
    else high = middle - 1
  }
  return false
}
