import { fold } from '@foyer/text/fold'
import type { Language } from '../types.ts'
import { oncePerLanguage } from './once-per.ts'
import { recalling } from './recalling.ts'
import { stem } from './stem.ts'

export interface Token {
  /** The word as it is written. */
  readonly raw: string
  /** The word in lower case, without accents. */
  readonly folded: string
  readonly stem: string
  readonly start: number
  /** A piece of a longer run of characters (a bigram, a joined hyphenation) that repeats what other tokens say. */
  readonly echo: boolean
}

const wordPattern =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]+|\p{Script=Hangul}+|\d+(?:[.,:]\d+)*|(?<=\d)x(?=\d)|[\p{L}\p{M}][\p{L}\p{M}\p{N}]*/gu
const eastAsian = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]/u
const hangul = /^\p{Script=Hangul}/u
const hanPair = /^\p{Script=Han}{2}$/u

const segmenter = oncePerLanguage((language) => new Intl.Segmenter(language, { granularity: 'word' }))

/** `2,650` and `2.650` are 2650; `24,50` is 24.50; a clock time stays. */
export function plainNumber(written: string): string {
  if (written.includes(':')) return written
  return written
    .replace(/[.,](?=\d{3}(?!\d))/g, '')
    .replace(/,(?=\d{1,2}$)/, '.')
    .replace(/\.0+$/, '')
}

/** Short runs come again and again, and starting to segment takes longer than segmenting them. */
const wordsOf = recalling(2_000, 4, (run, language) =>
  [...segmenter(language).segment(run)].filter(({ isWordLike }) => isWordLike),
)

function eastAsianTokens(run: string, start: number, language: Language, out: Token[]) {
  const spoken = language === 'zh' || !/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(run) ? language : 'ja'
  // A run is folded at once, unless it gets longer or shorter: a page of Chinese has more pairs than letters.
  const whole = fold(run)
  const foldedAt = (at: number, piece: string) =>
    whole.length === run.length ? whole.slice(at, at + piece.length) : fold(piece)
  for (const { segment, index } of wordsOf(run, spoken === 'zh' ? 'zh' : 'ja')) {
    const folded = foldedAt(index, segment)
    out.push({ raw: segment, folded, stem: folded, start: start + index, echo: false })
  }
  // Segmentation differs between question and page; overlapping pairs do not.
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

/** 'TVs' and 'SSDs' are several of what is written in capitals. */
const singular = (raw: string) => (/^\p{Lu}{2,}s$/u.test(raw) ? raw.slice(0, -1) : raw)

/** No language has longer ones; whoever looks for slips or compounds in a word looks at it from every letter on. */
const longestWord = 64

/** A word's strings are shared by all who use it: whatever looks them up needn't work out their hash anew. */
const wordOf = recalling(4_000, longestWord, (raw, language) => {
  const word = raw.length > longestWord ? raw.slice(0, longestWord) : raw
  return { raw, folded: fold(word), stem: stem(singular(word), language) }
})

/** The words of a text whose script parts them, folded: what `tokenise` finds, without the time that stems take. */
export const foldedWords = (text: string): string[] =>
  (text.match(wordPattern) ?? []).map((raw) =>
    /^\d/.test(raw) ? plainNumber(raw) : fold(raw.slice(0, longestWord)),
  )

/** The words of a text in order, with what East Asian scripts and hyphens need on top. */
export const tokenise: (text: string, language: Language) => readonly Token[] = recalling(64, 500, read)

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
    // `check-up` is also found as `checkup`, `e-bike` as `ebike`.
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
