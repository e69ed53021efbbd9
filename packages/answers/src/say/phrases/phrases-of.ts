import type { Language } from '../../types.ts'
import { nl } from './dutch.ts'
import { ja, ko, zh } from './east-asian.ts'
import { de, en } from './germanic-and-english.ts'
import { ar, hi, ru } from './other-scripts.ts'
import type { Phrases, Register } from './phrases.ts'
import { es, fr, it, pt } from './romance.ts'
import { withoutWebsite } from './without-website.ts'

const all: Record<Language, Phrases> = { en, es, fr, de, it, pt, ru, ja, ko, zh, ar, hi, nl }

/** As an assistant speaks whose business has a website; `hasWebsite` says that of one. */
export function phrasesOf(
  language: Language,
  { hasWebsite }: { hasWebsite: boolean } = { hasWebsite: true },
) {
  const phrases = all[language]
  if (hasWebsite) return phrases
  const { identity, unknown, unknownRest, siteSays } = withoutWebsite[language]
  return { ...phrases, identity: alike(identity), unknown: alike(unknown), unknownRest, siteSays }
}

const alike = (text: string): Record<Register, string> => ({ plain: text, warm: text, formal: text })

/** Fills `{name}` and the like. Values are put in as they are and never read for further placeholders. */
export const fill = (text: string, values: Record<string, string>): string =>
  text.replace(/\{(\w+)\}/g, (whole, key: string) => values[key] ?? whole)
