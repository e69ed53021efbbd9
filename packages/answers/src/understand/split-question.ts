import { oncePerLanguage } from '../language/once-per.ts'
import { sourcesByLanguage, wordsNamed } from '../language/patterns.ts'
import type { Language } from '../types.ts'

const joins = sourcesByLanguage('joins two questions')
const starts = sourcesByLanguage('starts a question')

const joinPattern = oncePerLanguage((language) =>
  starts[language]
    ? new RegExp(
        `(?:[,;]\\s*|(?<![\\s,;])\\s+)(?:${joins[language]})\\s+(?=(?:${starts[language]})(?![\\p{L}]))`,
        'giu',
      )
    : new RegExp(`[、,，。]\\s*(?:${joins[language]})`, 'gu'),
)

/** 'Prices, and when does it start?': a second question after an 'and', whether or not the first is one by itself. */
export const asksTwice = (text: string, language: Language): boolean =>
  text.split(joinPattern(language)).length > 1

const tooShort = /^[\p{P}\s]*(?:\p{L}+[\p{P}\s]*)?$/u
const longestLone = 80
const isLone = (part: string) => part.length <= longestLone && tooShort.test(part)
const mostParts = 3

/** 'What does it cost and when are you open?' asks twice. */
export function splitQuestion(text: string, language: Language): string[] {
  const sentences = text
    .split(/(?<=[?？؟!。])\s*(?=\S)|\n+/u)
    .map((part) => part.trim())
    .filter(Boolean)
  const asked = sentences.flatMap((sentence) => sentence.split(joinPattern(language)))
  const parts: string[] = []
  for (const part of asked.map((piece) => piece.trim()).filter(Boolean)) {
    // A lone word such as 'hello' or 'thanks' belongs to what follows it.
    if (parts.length > 0 && (isLone(parts.at(-1)!) || isLone(part))) parts[parts.length - 1] += ` ${part}`
    else parts.push(part)
  }
  if (parts.length <= 1) return [text.trim()]
  // Context before the question ('My tyre is flat. What does it cost?') stays with it.
  const merged: string[] = []
  for (const part of parts) {
    const before = merged.at(-1)
    const told = !isQuestion(part, language)
    // An addition after the question stays with it, too ('… cost? 19 inch, on rims').
    if (before !== undefined && (told || !isQuestion(before, language)))
      merged[merged.length - 1] = `${before} ${part}`
    else merged.push(part)
  }
  // The text stays as it was typed: whether it asks for two things is told by the word between them.
  return merged.length === 1 ? [text.trim()] : merged.slice(0, mostParts)
}

/** 'Vous livrez ?', 'vos gâteaux contiennent-ils …': spoken French asks without inversion, or within the clause. */
const frenchAsks = new RegExp(wordsNamed('spoken question'), 'iu')
const beforeAny = wordsNamed('before any question')
const startsAny = wordsNamed('starts any question')

const opensLikeQuestion = oncePerLanguage(
  (language) =>
    new RegExp(
      `^[¿\\s]*(?:(?:${joins[language]}|${beforeAny})\\s+)?(?:${starts[language]}|${startsAny})(?![\\p{L}])`,
      'iu',
    ),
)

/** Whether a clause begins with a word that questions begin with; false of languages that have none. */
export const opensAsQuestion = (clause: string, language: Language): boolean =>
  starts[language] !== '' && opensLikeQuestion(language).test(clause)

/** Whether a clause may be a question by its first words, or in spoken French within it. */
export const asksSomething = (clause: string, language: Language): boolean =>
  !starts[language] ||
  (language === 'fr' && frenchAsks.test(clause)) ||
  opensLikeQuestion(language).test(clause)

// 'I am pregnant: is it safe' asks after what it tells.
const asksWithin = oncePerLanguage(
  (language) =>
    new RegExp(
      `(?:^|[:;–—${language === 'en' ? ',' : ''}]\\s{1,3})[¿\\s]{0,3}(?:${starts[language]})(?![\\p{L}])`,
      'iu',
    ),
)

const isQuestion = (part: string, language: Language): boolean =>
  /[?？؟]/.test(part) || (starts[language] !== '' && asksWithin(language).test(part))
