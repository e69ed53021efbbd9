/**
 * Edits between two words: insert, drop, replace, swap neighbours. Above `limit` any number above it.
 * Asked of every word that a mistyped one may be, so it looks no further than it has to.
 */
export function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  if (a === b) return 0
  return limit === 1 ? (isOneEdit(a, b) ? 1 : 2) : counted(a, b, limit)
}

function isOneEdit(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  const at = sharedStart(short, long)
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1)
  if (short.slice(at + 1) === long.slice(at + 1)) return true
  return (
    short[at] === long[at + 1] && short[at + 1] === long[at] && short.slice(at + 2) === long.slice(at + 2)
  )
}

// Three rows of a table are all that is needed of it, and no word is longer than they are.
const longest = 256
let before = new Int32Array(longest)
let previous = new Int32Array(longest)
let row = new Int32Array(longest)

/** Only cells at most `limit` off the diagonal are worked out; all others are above it. */
function counted(a: string, b: string, limit: number): number {
  if (b.length >= longest - 1) return limit + 1
  const beyond = limit + 1
  for (let j = 0; j <= limit + 1 && j <= b.length; j++) previous[j] = j
  for (let i = 1; i <= a.length; i++) {
    const char = a.charCodeAt(i - 1)
    const last = i > 1 ? a.charCodeAt(i - 2) : -1
    const from = i > limit ? i - limit : 1
    const to = Math.min(i + limit, b.length)
    row[from - 1] = from === 1 ? i : beyond
    let least = i
    for (let j = from; j <= to; j++) {
      const other = b.charCodeAt(j - 1)
      let cost = previous[j - 1]! + (char === other ? 0 : 1)
      if (previous[j]! + 1 < cost) cost = previous[j]! + 1
      if (row[j - 1]! + 1 < cost) cost = row[j - 1]! + 1
      if (j > 1 && last === other && char === b.charCodeAt(j - 2) && before[j - 2]! + 1 < cost)
        cost = before[j - 2]! + 1
      row[j] = cost
      if (cost < least) least = cost
    }
    row[to + 1] = beyond
    if (least > limit) return beyond
    const oldest = before
    before = previous
    previous = row
    row = oldest
  }
  return previous[b.length]!
}

function sharedStart(a: string, b: string): number {
  let at = 0
  while (at < a.length && a.charCodeAt(at) === b.charCodeAt(at)) at++
  return at
}
