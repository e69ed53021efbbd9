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
