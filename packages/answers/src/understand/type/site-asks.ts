import type { IndexedPassage } from '../../knowledge/passage.ts'
import type { QuestionType } from './question-type.ts'
import { questionType } from './read-question-type.ts'

const remembered = new WeakMap<IndexedPassage, QuestionType>()

/** What kind of answer a question that the site asks itself wants. */
export function siteAsks(passage: IndexedPassage): QuestionType {
  let known = remembered.get(passage)
  if (known === undefined) {
    known = questionType(passage.subject, passage.language)
    remembered.set(passage, known)
  }
  return known
}

const kinds: Partial<Record<QuestionType, string>> = {
  price: 'price',
  duration: 'time',
  when: 'time',
  weekday: 'time',
  clock: 'time',
  where: 'place',
  address: 'place',
  distance: 'place',
  who: 'who',
  count: 'count',
  age: 'age',
}

/** 'Who can drive?' does not tell how far one may. */
export const asksOtherwise = (passage: IndexedPassage, type: QuestionType): boolean => {
  const own = kinds[siteAsks(passage)]
  return own !== undefined && kinds[type] !== undefined && own !== kinds[type]
}

/** 'How long: 30 days' beside 'Refund: within five days', where it was asked how long. */
export const asksLikewise = (passage: IndexedPassage, type: QuestionType): boolean => {
  const own = kinds[siteAsks(passage)]
  return own !== undefined && own === kinds[type]
}
