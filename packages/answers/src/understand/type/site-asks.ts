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
