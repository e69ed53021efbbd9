import { field, type KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import { sentencesOf } from '../knowledge/sentences.ts'
import { valuesIn } from '../language/value-types.ts'
import type { Judged } from './judge.ts'
import { fieldsOf, saidBetween } from './presence.ts'
import { needed } from './question-type.ts'
import type { Group, Question } from './understand.ts'

export const threshold = { own: 0.46, foreign: 0.4 }

/** Why a passage was not taken as the answer; empty when it was. */
export type Verdict = '' | 'values' | 'coverage' | 'name' | 'day' | 'synonyms' | 'focus'

/** Whether a passage answers a question well enough to be said aloud. */
export function verdict(judged: Judged, question: Question, index: KnowledgeIndex): Verdict {
  const unit = index.units[judged.unit]!
  const needs = needed[question.type]
  if (needs && !(judged.values & needs) && !(valuesAround(judged.unit, index) & needs)) return 'values'
  const subjects = question.groups.filter((group) => group.role === 'subject')
  for (const group of question.groups) {
    if (group.role === 'day' && !isNear(group, judged.unit, index)) return 'day'
    if (group.name && group.role === 'subject' && !isNear(group, judged.unit, index)) return 'name'
  }
  const named = unit.subject ? judged.subjectShare : headingShare(judged, question, index)
  const limit = (question.foreign ? threshold.foreign : threshold.own) - 0.12 * named
  if (judged.coverage < limit) return 'coverage'
  if (subjects.length > 0 && judged.exact === 0 && judged.byConcept < 2 && !question.foreign) {
    // One synonym is a guess, unless it is the heading or the very subject.
    const wholly = named >= 0.5 && subjects.length === 1
    if (!wholly) return 'synonyms'
  }
  const missing = judged.missing.filter((group) => group.role === 'subject')
  const found = judged.exact + judged.byConcept
  if (missing.length > 0 && missing.length >= found && named < 0.6) return 'focus'
  return ''
}

/** Values in the sentences beside a sentence count: an answer says them together. */
function valuesAround(at: number, index: KnowledgeIndex): number {
  const unit = index.units[at]!
  if (unit.kind !== 'sentence') return 0
  const from = Math.max(index.blockStart[unit.block]!, at - 1)
  const to = Math.min(index.blockStart[unit.block + 1]!, at + 2)
  let text = ''
  for (let near = from; near < to; near++) text += ` ${index.units[near]!.text}`
  return valuesIn(text)
}

/** A name counts as spoken of where the unit, its headings, its title or its block hold it. */
function isNear(group: Group, unit: number, index: KnowledgeIndex): boolean {
  const { block } = index.units[unit]!
  return group.alternatives.some(
    ({ term, weight }) =>
      weight >= 0.4 &&
      (fieldsOf(index, term, unit) !== 0 ||
        (group.role !== 'day' &&
          saidBetween(index, term, index.blockStart[block]!, index.blockStart[block + 1]!))),
  )
}

/** Share of the nearest heading that the question names. */
function headingShare(judged: Judged, question: Question, index: KnowledgeIndex): number {
  const heading = index.units[judged.unit]!.path.at(-1)
  if (!heading) return 0
  const words =
    sentencesOf(heading)
      .join(' ')
      .split(/\s+/)
      .filter((word) => word.length > 3).length || 1
  let hits = 0
  for (const group of question.groups) {
    if (group.role === 'carried') continue
    if (group.alternatives.some(({ term }) => fieldsOf(index, term, judged.unit) & field.heading)) hits++
  }
  return Math.min(1, hits / words)
}
