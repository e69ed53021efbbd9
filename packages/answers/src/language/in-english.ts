import { isAscii } from '@foyer/text/plain-letters'
import { glossedWords } from '../weights.ts'
import { foldedLetters, glossOf, type Tongue } from './glossary.ts'
import { wordsOfTongue } from './patterns.ts'

/** Letters unique to these languages. */
const letters: Record<Tongue, RegExp> = { pl: /[ąęłńśźż]/i, tr: /[ğışİ]/ }

/** Words and endings of these languages without diacritics. They count only if most words are known. */
const words: Record<Tongue, RegExp> = {
  pl: new RegExp(String.raw`\b(?:${wordsOfTongue('pl', 'tells')})\b`),
  tr: new RegExp(
    String.raw`\b(?:${wordsOfTongue('tr', 'tells')})\b|\b(?:${wordsOfTongue('tr', 'ends a question')})\s*\?*$`,
  ),
}

const tongues: readonly Tongue[] = ['pl', 'tr']

export interface InEnglish {
  text: string
  tongue: Tongue
}

/**
 * Translates a Polish or Turkish message into English; null for others. The previous message's language needs less
 * evidence: 'a w niedzielę?'
 */
export function inEnglish(message: string, before: Tongue | null = null): InEnglish | null {
  const plain = foldedLetters(message)
  let best: (InEnglish & { known: number }) | null = null
  for (const tongue of tongues) {
    const told = (!isAscii(message) && letters[tongue].test(message)) || words[tongue].test(plain)
    if (!told && tongue !== before) continue
    const { text, known } = glossOf(message, tongue)
    const enough = told ? glossedWords.least : glossedWords.goingOn
    if (known >= enough && known > (best?.known ?? 0)) best = { text, tongue, known }
  }
  return best && { text: best.text, tongue: best.tongue }
}
