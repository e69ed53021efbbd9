import { distance as levenshtein } from 'fastest-levenshtein'

/** Longer texts aren't words, and comparing them would be slow. */
const longest = 256

/** Insertions, deletions, replacements and swaps of neighbors; above `limit` any larger number. */
export function distance(a: string, b: string, limit: number): number {
  if (a === b) return 0
  if (Math.abs(a.length - b.length) > limit || b.length > longest) return limit + 1
  const edits = levenshtein(a, b)
  // The library counts a swap as two edits, so its result is at most twice too high.
  return edits < 2 || edits > 2 * limit ? edits : Math.min(edits, editsWithSwap(a, b, limit))
}

/** The minimum number of edits with one swap. */
function editsWithSwap(a: string, b: string, limit: number): number {
  let fewest = limit + 1
  for (let at = 0; at + 1 < a.length; at++) {
    if (a[at] === a[at + 1]) continue
    // Earlier insertions or deletions shift the swapped letters.
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
