export const foldedText = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[–—‒−]/g, '-')
    .replace(/[’‘]/g, "'")
    .replace(/[*_|#>`]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** Letters of languages written without spaces between words, or with joined endings. */
export const unspacedLetter =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Hangul}]/u

const longestSeam = 5
const wordAt = { end: /[\p{L}\p{M}\p{N}]$/u, start: /^[\p{L}\p{M}\p{N}]/u }
/** Inside a word, number or range: '£15|.95', '1| 200', 'Mon|–Fri'. */
const seams: [RegExp, RegExp][] = [
  [/[\p{L}\p{M}\p{N}]-$/u, wordAt.start],
  [wordAt.end, /^-[\p{L}\p{N}]/u],
  [/\p{L}$/u, /^'\p{L}/u],
  [/\d[.,:']?$/, /^[.,:']?\d/],
  [/\d$/, /^ \d{3}(?!\d)/],
  [/\d $/, /^\d{3}(?!\d)/],
]

function isWithinWord(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - longestSeam), at)
  const after = text.slice(at, at + longestSeam)
  if (wordAt.end.test(before) && wordAt.start.test(after))
    return !unspacedLetter.test(before.at(-1)!) && !unspacedLetter.test(after[0]!)
  return seams.some(([end, start]) => end.test(before) && start.test(after))
}

const mostPlaces = 20

/** 'Sauna: £15' is not in 'Sauna: £15.95'. */
export function findQuote(text: string, words: string): number[] {
  const places: number[] = []
  if (words === '') return places
  for (
    let at = text.indexOf(words);
    at >= 0 && places.length < mostPlaces;
    at = text.indexOf(words, at + words.length)
  )
    if (!isWithinWord(text, at) && !isWithinWord(text, at + words.length)) places.push(at)
  return places
}

export const containsQuote = (text: string, quote: string): boolean =>
  findQuote(foldedText(text), foldedText(quote)).length > 0
