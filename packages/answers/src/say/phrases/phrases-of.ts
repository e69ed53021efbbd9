import type { Language } from '../../types.ts'
import { ja, ko, zh } from './east-asian.ts'
import { de, en } from './germanic-and-english.ts'
import { ar, hi, ru } from './other-scripts.ts'
import type { Phrases } from './phrases.ts'
import { es, fr, it, pt } from './romance.ts'

const all: Record<Language, Phrases> = { en, es, fr, de, it, pt, ru, ja, ko, zh, ar, hi }

export const phrasesOf = (language: Language): Phrases => all[language]

/** Fills `{name}` and the like. Values are put in as they are and never read for further placeholders. */
export const fill = (text: string, values: Record<string, string>): string =>
  text.replace(/\{(\w+)\}/g, (whole, key: string) => values[key] ?? whole)
