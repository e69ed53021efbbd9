import { memoizeByLanguage } from '../language/memoize.ts'
import { sourcesByLanguage, wordsNamed } from '../language/patterns.ts'
import type { Language } from '../types.ts'

const joins = sourcesByLanguage('joins two questions')
const starts = sourcesByLanguage('starts a question')

const joinPattern = memoizeByLanguage((language) =>
  starts[language]
    ? new RegExp(
        `(?:[,;]\\s*|(?<![\\s,;])\\s+)(?:${joins[language]})\\s+(?=(?:${starts[language]})(?![\\p{L}]))`,
        'giu',
      )
    : new RegExp(`[、,，。]\\s*(?:${joins[language]})`, 'gu'),
)

/** 'Prices, and when does it start?' contains a second question, whether or not the first is complete. */
export const hasSecondQuestion = (text: string, language: Language): boolean =>
  text.split(joinPattern(language)).length > 1

const tooShort = /^[\p{P}\s]*(?:\p{L}+[\p{P}\s]*)?$/u
const longestLone = 80
const isLone = (part: string) => part.length <= longestLone && tooShort.test(part)
const mostParts = 3

/** Splits 'What does it cost and when are you open?' */
export function splitQuestion(text: string, language: Language): string[] {
  const sentences = text
    .split(/(?<=[?？؟!。])\s*(?=\S)|\n+/u)
    .map((part) => part.trim())
    .filter(Boolean)
  const asked = sentences.flatMap((sentence) => sentence.split(joinPattern(language)))
  const parts: string[] = []
  for (const part of asked.map((piece) => piece.trim()).filter(Boolean)) {
    // A lone 'hello' or 'thanks' joins its neighbor.
    if (parts.length > 0 && (isLone(parts.at(-1)!) || isLone(part))) parts[parts.length - 1] += ` ${part}`
    else parts.push(part)
  }
  if (parts.length <= 1) return [text.trim()]
  // Context stays with its question: 'My tyre is flat. What does it cost?'
  const merged: string[] = []
  for (const part of parts) {
    const before = merged.at(-1)
    const told = !isQuestion(part, language)
    // Additions stay too: '… cost? 19 inch, on rims'.
    if (before !== undefined && (told || !isQuestion(before, language)))
      merged[merged.length - 1] = `${before} ${part}`
    else merged.push(part)
  }
  // Keeps the typed text, because its conjunction marks two questions.
  return merged.length === 1 ? [text.trim()] : merged.slice(0, mostParts)
}

/** Spoken French asks without inversion or inside the clause: 'Vous livrez ?', 'vos gâteaux contiennent-ils …'. */
const frenchAsks = new RegExp(wordsNamed('spoken question'), 'iu')
const beforeAny = wordsNamed('before any question')
const startsAny = wordsNamed('starts any question')

const opensLikeQuestion = memoizeByLanguage(
  (language) =>
    new RegExp(
      `^[¿\\s]*(?:(?:${joins[language]}|${beforeAny})\\s+)?(?:${starts[language]}|${startsAny})(?![\\p{L}])`,
      'iu',
    ),
)

/** True if the clause starts with a question word; false for languages without any. */
export const opensAsQuestion = (clause: string, language: Language): boolean =>
  starts[language] !== '' && opensLikeQuestion(language).test(clause)

/** True if the clause starts like a question, or contains a French one. */
export const asksSomething = (clause: string, language: Language): boolean =>
  !starts[language] ||
  (language === 'fr' && frenchAsks.test(clause)) ||
  opensLikeQuestion(language).test(clause)

// 'I am pregnant: is it safe' asks after a statement.
const asksWithin = memoizeByLanguage(
  (language) =>
    new RegExp(
      `(?:^|[:;–—${language === 'en' ? ',' : ''}]\\s{1,3})[¿\\s]{0,3}(?:${starts[language]})(?![\\p{L}])`,
      'iu',
    ),
)

const isQuestion = (part: string, language: Language): boolean =>
  /[?？؟]/.test(part) || (starts[language] !== '' && asksWithin(language).test(part))
