import { fold } from '@foyer/text/fold'
import { patternsNamed, wordsNamed } from '../../language/patterns.ts'
import type { Language } from '../../types.ts'

const negations = patternsNamed('denies')
// Only a negation inside the question itself turns it round; 'I don't like it, can I …?' tells a story.
const turned = patternsNamed('turned')

/** Words about a thing, '… something I have not used', which do not turn the question. */
const aside = new RegExp(wordsNamed('aside of a question'))

/** Whether a question asks for what is not so. */
export const asksNegatively = (question: string, language: Language): boolean => {
  const seen = fold(question).replace(/[’‘]/g, "'").trim()
  return turned[language].test(language === 'en' ? seen.replace(aside, '') : seen)
}

export const speaksNegatively = (text: string, language: Language): boolean =>
  negations[language].test(fold(text).replace(/[’‘]/g, "'"))
