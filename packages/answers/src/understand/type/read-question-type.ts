import { fold } from '@foyer/text/fold'
import type { IndexedPassage } from '../../knowledge/passage.ts'
import { memoize } from '../../language/memoize.ts'
import { patternsNamed, patternsUnder } from '../../language/patterns.ts'
import type { Language } from '../../types.ts'
import type { QuestionType } from './question-type.ts'

const patterns = patternsUnder('asks')
const rings = patternsNamed('rings')

/** 'Who do I call?' accepts any number. */
export const asksWhomToCall = (question: string, language: Language): boolean =>
  rings[language].test(fold(question))

export function questionType(question: string, language: Language): QuestionType {
  const seen = fold(question).replace(/^[¿¡\s]+/, '')
  if (rings[language].test(seen)) return 'phone'
  for (const [pattern, type] of patterns[language]) if (pattern.test(seen)) return type as QuestionType
  return 'other'
}

export const siteQuestionType = memoize(
  ({ subject, language }: IndexedPassage): QuestionType => questionType(subject, language),
)
