import { distance as levenshtein } from 'fastest-levenshtein'

/** Longer texts are no words, and counting the edits between two of them would take long. */
const longest = 256

/** Edits between two words: insert, drop, replace, swap neighbours. Above `limit` any number above it. */
export function distance(a: string, b: string, limit: number): number {
  if (a === b) return 0
  if (Math.abs(a.length - b.length) > limit || b.length > longest) return limit + 1
  const edits = levenshtein(a, b)
  // A swap is two edits to the library, so that it tells too many, but never more than twice as many.
  return edits < 2 || edits > 2 * limit ? edits : Math.min(edits, editsWithSwap(a, b, limit))
}

/** The fewest edits of which one swaps two neighbours. */
function editsWithSwap(a: string, b: string, limit: number): number {
  let fewest = limit + 1
  for (let at = 0; at + 1 < a.length; at++) {
    if (a[at] === a[at + 1]) continue
    // Letters inserted or dropped before it have moved the same two letters.
    for (let to = Math.max(0, at + 1 - limit); to < at + limit; to++) {
      if (a[at] !== b[to + 1] || a[at + 1] !== b[to]) continue
      const before = distance(a.slice(0, at), b.slice(0, to), limit - 1)
      if (before >= limit) continue
      const after = distance(a.slice(at + 2), b.slice(to + 2), limit - 1 - before)
      fewest = Math.min(fewest, before + 1 + after)
    }
  }
  return fewest
}
