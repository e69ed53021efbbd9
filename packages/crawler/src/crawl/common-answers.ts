import type { PreviousPage } from './crawl-options.ts'
import { type Sketch, unpackSketch, wordsOf } from './sketch.ts'

export interface CommonAnswers {
  answered(key: string, sketch: string): void
  ledTo(key: string, to: string): void
  /** Returns the keys whose answer matches most others and differs from the previous crawl. */
  find(): Set<string>
}

interface Told {
  key: string
  now: Sketch
  /** Null for a new address. */
  before: Sketch | null
}

const maxHops = 8
/** A page that keeps this share of its former words hasn't been replaced. */
const stillItself = 0.5
/** Answers of the same wall may differ in the URL, a timestamp or a request id. */
const maxStrayWords = 12
const maxStrayShare = 0.1
/** Share of the group that must contain a line for it to count as the wall's text. */
const sharedBy = 0.8

/** Detects maintenance pages and access walls that answer every URL alike, by comparison with the previous crawl. */
export function createCommonAnswers(
  previous: ReadonlyMap<string, Pick<PreviousPage, 'sketch'>>,
): CommonAnswers {
  const texts = new Map<string, string>()
  const led = new Map<string, string>()
  const order = new Set<string>()

  function textOf(key: string): string | undefined {
    let at = key
    for (let hop = 0; hop <= maxHops; hop++) {
      const text = texts.get(at)
      if (text !== undefined) return text
      const next = led.get(at)
      if (next === undefined) return undefined
      at = next
    }
    return undefined
  }

  function told(): Told[] {
    return [...order].flatMap((key) => {
      const text = textOf(key)
      if (text === undefined) return []
      const sketch = previous.get(key)?.sketch
      return [{ key, now: unpackSketch(text), before: sketch ? unpackSketch(sketch) : null }]
    })
  }

  return {
    answered(key, sketch) {
      if (!sketch) return
      texts.set(key, sketch)
      order.add(key)
    },
    ledTo(key, to) {
      led.set(key, to)
      order.add(key)
    },
    find() {
      const all = told()
      const found = new Set<string>()
      for (const group of alikeIn(all)) if (isWall(group, all)) for (const { key } of group) found.add(key)
      return found
    },
  }
}

/** A wall covers most pages, or most pages from some point of the crawl on. */
function isWall(group: readonly Told[], all: readonly Told[]): boolean {
  const known = group.filter(({ before }) => before).length
  const fromThere = all.length - all.indexOf(group[0]!)
  return (known >= 2 && group.length * 2 > all.length) || (known >= 3 && group.length * 2 > fromThere)
}

function alikeIn(all: readonly Told[]): Told[][] {
  const byLine = new Map<number, Told[]>()
  for (const each of all) {
    if (each.before && wordsIn(each.before, each.now) >= each.before.words * stillItself) continue
    const line = longestLine(each.now)
    if (line !== null) byLine.set(line, [...(byLine.get(line) ?? []), each])
  }
  return [...byLine.values()].filter(({ length }) => length > 1).map(sayingTheSame)
}

function sayingTheSame(group: readonly Told[]): Told[] {
  const counts = new Map<number, number>()
  for (const { now } of group)
    for (const line of new Set(now.hashes)) counts.set(line, (counts.get(line) ?? 0) + 1)
  const isShared = (line: number) => (counts.get(line) ?? 0) >= group.length * sharedBy
  return group.filter(({ now, before }) => {
    const own = new Set(before?.hashes)
    let stray = 0
    for (let i = 0; i < now.hashes.length; i++) {
      if (isShared(now.hashes[i]!)) continue
      // A line of its own that it also had before means this is the real page.
      if (own.has(now.hashes[i]!)) return false
      stray += wordsOf(now.marks[i]!)
    }
    return stray <= Math.max(maxStrayWords, now.words * maxStrayShare)
  })
}

function wordsIn(text: Sketch, other: Sketch): number {
  const lines = new Set(other.hashes)
  let words = 0
  text.hashes.forEach((line, i) => {
    if (lines.has(line)) words += wordsOf(text.marks[i]!)
  })
  return words
}

function longestLine({ hashes, marks }: Sketch): number | null {
  let best = -1
  for (let i = 0; i < marks.length; i++) if (best < 0 || wordsOf(marks[i]!) > wordsOf(marks[best]!)) best = i
  return best < 0 ? null : hashes[best]!
}
