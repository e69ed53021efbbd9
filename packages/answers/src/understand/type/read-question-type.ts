import type { IndexedPassage } from '../../knowledge/passage.ts'
import { fold } from '../../language/fold.ts'
import { oncePer } from '../../language/once-per.ts'
import { patternsNamed, patternsUnder } from '../../language/patterns.ts'
import type { Language } from '../../types.ts'
import type { QuestionType } from './question-type.ts'

const patterns = patternsUnder('asks')
const rings = patternsNamed('rings')

/** 'Who do I call?', which any of the numbers may answer. */
export const asksWhomToRing = (question: string, language: Language): boolean =>
  rings[language].test(fold(question))

/** The kind of answer that a question wants. */
export function questionType(question: string, language: Language): QuestionType {
  const seen = mainClause(fold(question).replace(/^[¿¡\s]+/, ''), language)
  if (rings[language].test(seen)) return 'phone'
  for (const [pattern, type] of patterns[language]) if (pattern.test(seen)) return type as QuestionType
  return 'other'
}

const told =
  /^(?:(?:hi|hello|hey)[ ,]+)?(?:if|when|while|as|since|because|after|once|i|i['’]?m|i['’]?ve|im|we|we['’]?re|we['’]?ve|my|our|there|it|the|nobody|no one|somebody|someone)\b[^?]*?[,.;:–-] *((?:so |and |but )?(?:how|what|where|when|who|which|why|can|could|do|does|is|are|will|would|may|must|should)\b.{0,1000})$/

/** 'We arrive when the office is shut, how do we get in?' asks how, not when. */
const mainClause = (question: string, language: Language) =>
  (language === 'en' && told.exec(question)?.[1]) || question

/** What kind of answer a question that the site asks itself wants. */
export const siteAsks = oncePer(
  ({ subject, language }: IndexedPassage): QuestionType => questionType(subject, language),
)
