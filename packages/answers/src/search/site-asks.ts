import type { Unit } from '../knowledge/unit.ts'
import type { QuestionType } from '../understand/type/question-type.ts'
import { questionType } from '../understand/type/read-question-type.ts'

const remembered = new WeakMap<Unit, QuestionType>()

/** What kind of answer a question that the site asks itself wants. */
export function siteAsks(unit: Unit): QuestionType {
  let known = remembered.get(unit)
  if (known === undefined) {
    known = questionType(unit.subject, unit.language)
    remembered.set(unit, known)
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
export const asksOtherwise = (unit: Unit, type: QuestionType): boolean => {
  const own = kinds[siteAsks(unit)]
  return own !== undefined && kinds[type] !== undefined && own !== kinds[type]
}

/** 'How long: 30 days' beside 'Refund: within five days', where it was asked how long. */
export const asksLikewise = (unit: Unit, type: QuestionType): boolean => {
  const own = kinds[siteAsks(unit)]
  return own !== undefined && own === kinds[type]
}
