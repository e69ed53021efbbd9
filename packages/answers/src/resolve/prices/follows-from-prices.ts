import { find } from '../../accept/find.ts'
import type { KnowledgeIndex } from '../../knowledge/knowledge-index.ts'
import { labelTerms } from '../../knowledge/terms.ts'
import { valuesOf } from '../../knowledge/values-of.ts'
import { fold } from '../../language/fold.ts'
import { value } from '../../language/value-types.ts'
import type { Question } from '../../understand/question.ts'
import type { Group } from '../../understand/words/group.ts'

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

/** 'NHS discount?': in a list that has a price for adults, the row for those it names is their discount. */
export function reducedFor({ groups, concepts, language }: Question, index: KnowledgeIndex): number | null {
  if (!concepts.has('#discount')) return null
  const isDiscount = (group: Group) => group.concepts.includes('#discount')
  const who = groups.filter(
    (group) => group.role === 'subject' && !isDiscount(group) && !staff.test(group.word),
  )
  if (who.length !== 1 || !who[0]!.exact) return null
  const term = who[0]!.alternatives[0]!.term
  for (const [at, passage] of index.passages.entries()) {
    if (!passage.cells || passage.language !== language || !(valuesOf(passage) & value.money)) continue
    const parts = passage.subject.replace(/\([^)]{0,200}\)/g, ' ').split(/[/,&+]/)
    const named = parts.some((part) => {
      const terms = labelTerms(part, passage.language).filter((one) => !one.startsWith('#'))
      return terms.length === 1 && index.terms.get(terms[0]!) === term
    })
    if (named && hasFullPrice(passage.block, index)) return at
  }
  return null
}

const staff = /^(?:staff|workers?|employees?|people|members?|holders?|card|cards)$/

function hasFullPrice(block: number, index: KnowledgeIndex): boolean {
  for (let at = index.blockStart[block]!; at < index.blockStart[block + 1]!; at++) {
    const { subject, language } = index.passages[at]!
    if (/^(?:full price|standard|normal)/i.test(subject)) return true
    const terms = labelTerms(subject, language)
    if (terms.includes('#adult') && terms.filter((term) => !term.startsWith('#')).length === 1) return true
  }
  return false
}
