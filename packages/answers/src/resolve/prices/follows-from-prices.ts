import { find } from '../../accept/find.ts'
import type { KnowledgeIndex } from '../../knowledge/knowledge-index.ts'
import { valuesOf } from '../../knowledge/values-of.ts'
import { fold } from '../../language/fold.ts'
import { value } from '../../language/value-types.ts'
import type { Question } from '../../understand/question.ts'

const conditions =
  /\b(?:(?:under|over|before|after) \d|(?:if|with|when|only|except|but|members?|guests?|customers?)\b)/

/** 'Is parking free on Sundays?': what is free without a day, an hour or a condition is free on that day too. */
export function freeOnAnyDay(question: Question, index: KnowledgeIndex): number | null {
  if (question.type !== 'whether' || question.days.length === 0 || !question.concepts.has('#free'))
    return null
  const groups = question.groups.filter((group) => group.role !== 'day')
  const { chosen } = find({ ...question, days: [], groups }, index)
  if (!chosen || chosen.missing.some((group) => group.role === 'subject')) return null
  const passage = index.passages[chosen.passage]!
  const values = valuesOf(passage)
  const limited = values & (value.weekday | value.time | value.money | value.age | value.date)
  return values & value.free && !limited && !conditions.test(fold(passage.text)) ? chosen.passage : null
}
