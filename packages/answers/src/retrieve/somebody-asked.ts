import type { Unit } from '../knowledge/unit.ts'
import { value, valuesIn } from '../language/value-types.ts'
import type { Question } from './understand.ts'

const notForAName =
  /\bwho (?:can|may|could|must|should|needs?|has|gets?|pays|is (?:it|this|that|allowed|eligible))\b/i

/** 'Who runs the club?', not 'Who is it for?'. */
export const asksForSomebody = ({ type, text, language }: Question): boolean =>
  type === 'who' && language === 'en' && !notForAName.test(text)

const ourselvesOrAName =
  /\b(?:we|us|our|I|my)\b|[\p{Ll}\d,;)]\s\p{Lu}\p{Ll}{2}|\b\p{Lu}\p{Ll}+ (?:is|runs|does|looks|leads|teaches|takes|has|keeps|and \p{Lu})/u

/** A name, or at least the house itself, stands somewhere within the words read out. German writes all nouns large. */
export function tellsOfSomebody({ subject, path, language }: Unit, around: string): boolean {
  const text = `${subject} ${path.at(-1) ?? ''} ; ${around.slice(0, 1_500)}`
  return language === 'de' || (valuesIn(text) & value.person) !== 0 || ourselvesOrAName.test(text)
}
