import { monthNames } from '../../knowledge/terms.ts'
import type { Question } from '../../understand/question.ts'
import type { Group } from '../../understand/words/group.ts'

/** 'May to September' is named by any month within, though none of its words was said. */
export const isWithinMonths = ({ groups }: Question, missing: readonly Group[]): boolean =>
  groups.some(
    (group) => group.concepts.some((concept) => monthNames.includes(concept)) && !missing.includes(group),
  )
