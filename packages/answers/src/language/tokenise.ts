import { fold } from '@foyer/text/fold'
import type { Language } from '../types.ts'
import { memoizeByLanguage } from './memoize.ts'
import { memoizeText } from './memoize-text.ts'
import { stem } from './stem.ts'

export interface Token {
  /** As written. */
  readonly raw: string
  /** Lowercase without accents. */
  readonly folded: string
  readonly stem: string
  readonly start: number
  /** True for an additional token that repeats others: a bigram or a joined hyphenation. */
  readonly echo: boolean
}

const wordPattern =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]+|\p{Script=Hangul}+|\d+(?:[.,:]\d+)*|(?<=\d)x(?=\d)|[\p{L}\p{M}][\p{L}\p{M}\p{N}]*/gu
const eastAsian = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]/u
const hangul = /^\p{Script=Hangul}/u
const hanPair = /^\p{Script=Han}{2}$/u

const segmenter = memoizeByLanguage((language) => new Intl.Segmenter(language, { granularity: 'word' }))

/** `2,650` and `2.650` become 2650, `24,50` becomes 24.50; clock times stay. */
export function plainNumber(written: string): string {
  if (written.includes(':')) return written
  return written
    .replace(/[.,](?=\d{3}(?!\d))/g, '')
    .replace(/,(?=\d{1,2}$)/, '.')
    .replace(/\.0+$/, '')
}

/** Short runs recur, and starting the segmenter is slow. */
const wordsOf = memoizeText(2_000, 4, (run, language) =>
  [...segmenter(language).segment(run)].filter(({ isWordLike }) => isWordLike),
)

function eastAsianTokens(run: string, start: number, language: Language, out: Token[]) {
  const spoken = language === 'zh' || !/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(run) ? language : 'ja'
  // Folds the whole run if its length stays the same, because Chinese pages have very many pairs.
  const whole = fold(run)
  const foldedAt = (at: number, piece: string) =>
    whole.length === run.length ? whole.slice(at, at + piece.length) : fold(piece)
  for (const { segment, index } of wordsOf(run, spoken === 'zh' ? 'zh' : 'ja')) {
    const folded = foldedAt(index, segment)
    out.push({ raw: segment, folded, stem: folded, start: start + index, echo: false })
  }
  // Segmentation varies between question and page, overlapping pairs don't.
  for (let i = 0; i + 1 < run.length; i++) {
    const pair = run.slice(i, i + 2)
    if (!hanPair.test(pair)) continue
    const folded = foldedAt(i, pair)
    out.push({ raw: pair, folded, stem: folded, start: start + i, echo: true })
  }
}

function hangulTokens(word: string, start: number, language: Language, out: Token[]) {
  const stemmed = stem(word, language === 'ko' ? 'ko' : language)
  out.push({ raw: word, folded: word, stem: stemmed, start, echo: false })
  if (stemmed.length < 3) return
  for (let i = 0; i + 1 < stemmed.length; i++) {
    const pair = stemmed.slice(i, i + 2)
    out.push({ raw: pair, folded: pair, stem: pair, start: start + i, echo: true })
  }
}

/** 'TVs' and 'SSDs' are plurals of acronyms. */
const singular = (raw: string) => (/^\p{Lu}{2,}s$/u.test(raw) ? raw.slice(0, -1) : raw)

/** Real words are shorter; the limit bounds the search for typos and compounds. */
const longestWord = 64

/** Shared strings avoid repeated hashing. */
const wordOf = memoizeText(4_000, longestWord, (raw, language) => {
  const word = raw.length > longestWord ? raw.slice(0, longestWord) : raw
  return { raw, folded: fold(word), stem: stem(singular(word), language) }
})

/** The folded words of `tokenise` without stemming. */
export const foldedWords = (text: string): string[] =>
  (text.match(wordPattern) ?? []).map((raw) =>
    /^\d/.test(raw) ? plainNumber(raw) : fold(raw.slice(0, longestWord)),
  )

/** Splits a text into words, with extra tokens for East Asian scripts and hyphens. */
export const tokenise: (text: string, language: Language) => readonly Token[] = memoizeText(64, 500, read)

function read(text: string, language: Language): Token[] {
  const out: Token[] = []
  wordPattern.lastIndex = 0
  let previousEnd = -2
  let previous: Token | null = null
  for (let match = wordPattern.exec(text); match; match = wordPattern.exec(text)) {
    const raw = match[0]
    const start = match.index
    const first = raw.charCodeAt(0)
    if (first >= 0x1100 && eastAsian.test(raw)) {
      eastAsianTokens(raw, start, language, out)
      previous = null
      continue
    }
    if (first >= 0x1100 && hangul.test(raw)) {
      hangulTokens(raw, start, language, out)
      previous = null
      continue
    }
    if (first >= 48 && first <= 57) {
      const number = plainNumber(raw)
      previous = { raw, folded: number, stem: number, start, echo: false }
      out.push(previous)
      previousEnd = start + raw.length
      continue
    }
    const word = wordOf(raw, language)
    const { folded } = word
    const token: Token = { raw: word.raw, folded, stem: word.stem, start, echo: false }
    out.push(token)
    // `check-up` also matches `checkup`.
    const hyphen = text.charCodeAt(start - 1)
    if (
      previous &&
      start - previousEnd === 1 &&
      (hyphen === 0x2d || hyphen === 0x2010 || hyphen === 0x2011)
    ) {
      const joined = previous.folded + folded
      out.push({
        raw: joined,
        folded: joined,
        stem: stem(joined, language),
        start: previous.start,
        echo: true,
      })
    }
    previous = token
    previousEnd = start + raw.length
  }
  return out
}
