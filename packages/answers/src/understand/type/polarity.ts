import { fold } from '@foyer/text/fold'
import { patternsNamed, wordsNamed } from '../../language/patterns.ts'
import type { Language } from '../../types.ts'

const negations = patternsNamed('denies')
// Only a negated question is negative; 'I don't like it, can I …?' is context.
const turned = patternsNamed('turned')

/** Clauses such as 'something I have not used' don't negate the question. */
const aside = new RegExp(wordsNamed('aside of a question'))

/** True if the question asks what is not the case. */
export const asksNegatively = (question: string, language: Language): boolean => {
  const seen = fold(question).replace(/[’‘]/g, "'").trim()
  return turned[language].test(language === 'en' ? seen.replace(aside, '') : seen)
}

export const speaksNegatively = (text: string, language: Language): boolean =>
  negations[language].test(fold(text).replace(/[’‘]/g, "'"))
