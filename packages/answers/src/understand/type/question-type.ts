import { fold } from '../../language/fold.ts'
import { value } from '../../language/value-types.ts'
import type { Language } from '../../types.ts'
import { patterns } from './question-patterns.ts'

export type QuestionType =
  | 'price'
  | 'duration'
  | 'when'
  | 'weekday'
  | 'distance'
  | 'clock'
  | 'where'
  | 'who'
  | 'count'
  | 'phone'
  | 'email'
  | 'address'
  | 'age'
  | 'whether'
  | 'other'

export function questionType(question: string, language: Language): QuestionType {
  const seen = mainClause(fold(question).replace(/^[¿¡\s]+/, ''), language)
  for (const [pattern, type] of patterns[language]) if (pattern.test(seen)) return type
  return 'other'
}

const told =
  /^(?:(?:hi|hello|hey)[ ,]+)?(?:if|when|while|as|since|because|after|once|i|i['’]?m|i['’]?ve|im|we|we['’]?re|we['’]?ve|my|our|there|it|the|nobody|no one|somebody|someone)\b[^?]*?[,.;:–-] *((?:so |and |but )?(?:how|what|where|when|who|which|why|can|could|do|does|is|are|will|would|may|must|should)\b.{0,1000})$/

/** 'We arrive when the office is shut, how do we get in?' asks how, not when. */
const mainClause = (question: string, language: Language) =>
  (language === 'en' && told.exec(question)?.[1]) || question

const {
  distance,
  money,
  free,
  duration,
  time,
  date,
  number,
  percent,
  phone,
  email,
  person,
  place,
  weekday,
  age,
  year,
} = value

/** Values without which a passage cannot answer such a question. */
export const needed: Record<QuestionType, number> = {
  price: money | free | percent,
  duration: duration | time | date,
  when: time | date | year | duration | weekday,
  weekday: weekday | date,
  distance: distance | duration,
  clock: time | duration,
  where: 0,
  who: 0,
  count: number | percent,
  phone,
  email,
  address: place,
  age,
  whether: 0,
  other: 0,
}

/** Values that make a passage likelier to answer, without being needed. */
export const liked: Record<QuestionType, number> = {
  ...needed,
  price: money,
  duration,
  where: place,
  who: person,
  when: time | date | year | weekday,
  weekday,
  distance,
  clock: time,
}
