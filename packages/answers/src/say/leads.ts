import type { Language, Said } from '../types.ts'
import { fill, phrasesOf } from './phrases/phrases.ts'

/** What goes before words of the website, with their language where it is not the visitor's. */
export function leadOf(
  said: Extract<Said, 'quoted' | 'doubtful'>,
  language: Language,
  written: Language,
  knows: { hasWebsite: boolean },
): string {
  const { siteSays, siteSaysIn, unsure, unsureIn } = phrasesOf(language, knows)
  if (written === language) return said === 'quoted' ? siteSays : unsure
  const named = new Intl.DisplayNames(language, { type: 'language' }).of(written) ?? written
  return fill(said === 'quoted' ? siteSaysIn : unsureIn, { language: named })
}

const rightToLeft: ReadonlySet<Language> = new Set(['ar'])

/** A quote behind its lead. Where one of them runs from right to left it is isolated, or its full stop would go to the wrong side. */
export function underLead(lead: string, quote: string, written: Language, language: Language): string {
  const turns = rightToLeft.has(written) !== rightToLeft.has(language)
  return `${lead} ${turns ? quote.replace(/[^\n]+/g, '\u2068$&\u2069') : quote}`
}
