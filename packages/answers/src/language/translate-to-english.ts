import { isAscii } from '@foyer/text/plain-letters'
import { glossedWords } from '../weights.ts'
import { foldedLetters, type GlossaryLanguage, glossOf } from './glossary.ts'
import { glossaryPattern } from './patterns.ts'

/** Letters unique to these languages. */
const letters: Record<GlossaryLanguage, RegExp> = { pl: /[ąęłńśźż]/i, tr: /[ğışİ]/ }

/** Words and endings of these languages without diacritics. They count only if most words are known. */
const words: Record<GlossaryLanguage, RegExp> = {
  pl: new RegExp(String.raw`\b(?:${glossaryPattern('pl', 'tells')})\b`),
  tr: new RegExp(
    String.raw`\b(?:${glossaryPattern('tr', 'tells')})\b|\b(?:${glossaryPattern('tr', 'ends a question')})\s*\?*$`,
  ),
}

const tongues: readonly GlossaryLanguage[] = ['pl', 'tr']

export interface EnglishTranslation {
  text: string
  tongue: GlossaryLanguage
}

/**
 * Translates a Polish or Turkish message into English; null for others. The previous message's language needs less
 * evidence: 'a w niedzielę?'
 */
export function translateToEnglish(
  message: string,
  before: GlossaryLanguage | null = null,
): EnglishTranslation | null {
  const plain = foldedLetters(message)
  let best: (EnglishTranslation & { known: number }) | null = null
  for (const tongue of tongues) {
    const told = (!isAscii(message) && letters[tongue].test(message)) || words[tongue].test(plain)
    if (!told && tongue !== before) continue
    const { text, known } = glossOf(message, tongue)
    const enough = told ? glossedWords.least : glossedWords.goingOn
    if (known >= enough && known > (best?.known ?? 0)) best = { text, tongue, known }
  }
  return best && { text: best.text, tongue: best.tongue }
}
