import type { SearchEntry } from 'virtual:docs'

const most = 12

/** Those that hold every word, best first: words in the title count more than in the path, and there more than below. */
export function search(entries: readonly SearchEntry[], wanted: string): SearchEntry[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  return entries
    .map((entry) => ({ entry, score: scoreOf(entry, words) }))
    .filter(({ score }) => score > 0)
    .sort((one, two) => two.score - one.score)
    .slice(0, most)
    .map(({ entry }) => entry)
}

function scoreOf({ title, method = '', path = '', text }: SearchEntry, words: string[]): number {
  const places = [
    [title.toLowerCase(), 8],
    [`${method} ${path}`.toLowerCase(), 4],
    [text.toLowerCase(), 1],
  ] as const
  let score = 0
  for (const word of words) {
    const found = places.find(([place]) => place.includes(word))
    if (!found) return 0
    const [place, weight] = found
    score += weight + (place.startsWith(word) ? weight : 0)
  }
  return score
}
