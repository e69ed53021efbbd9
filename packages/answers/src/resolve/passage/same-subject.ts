import type { Found } from '../../accept/find.ts'
import type { Exchange } from '../../conversation/exchange.ts'
import { field, type KnowledgeIndex } from '../../knowledge/knowledge-index.ts'
import { fieldsOf } from '../../knowledge/presence.ts'
import { labelTerms } from '../../knowledge/terms.ts'
import { section, type Unit } from '../../knowledge/unit.ts'
import { valuesIn } from '../../language/value-types.ts'
import { judge } from '../../search/judge.ts'
import { toldByClock } from '../../search/part-of-day.ts'
import type { Question } from '../../understand/question.ts'
import { needed } from '../../understand/type/question-type.ts'
import type { Group } from '../../understand/words/group.ts'

/**
 * In a talk about one thing ('How long do I steep it?') the next question may name only a property ('How hot is the
 * water?'). If nothing else was named and the thing just spoken of has such a value, it is still meant.
 */
export function staysWith(
  previous: Exchange | null,
  question: Question,
  found: Found,
  index: KnowledgeIndex,
): number | null {
  if (previous?.outcome.kind !== 'passage' || needed[question.type] === 0) return null
  const at = previous.outcome.units[0]!
  if (!index.units[at]!.subject || index.units[at]!.kind === 'faq') return null
  if (found.chosen && Math.max(found.chosen.subjectShare, found.chosen.headingShare) >= 0.3) return null
  const [same] = judge([{ unit: at, score: 1 }], question, index)
  const spoken = question.groups.some(
    (group) =>
      group.role !== 'weak' &&
      group.concepts.length > 0 &&
      group.alternatives.some(({ term }) => fieldsOf(index, term, at) !== 0),
  )
  const fits = (same!.values & needed[question.type]) !== 0 && (spoken || same!.exact + same!.byConcept > 0)
  return fits && same!.missing.every((group) => !group.name) ? at : null
}

const itself = field.body | field.subject
const near = 0.2

/**
 * 'And how many classes do I get for that?' after the price of a thing that has a section of its own: another line of
 * that section, if it says all that is named now and holds the kind of value asked for.
 */
export function onSameCard(
  own: Question,
  at: number,
  before: Question,
  index: KnowledgeIndex,
): number | null {
  const named = own.groups.filter((group) => group.role === 'subject')
  const firm = named.filter((group) => !group.soft)
  if (named.length === 0 || own.days.length > 0) return null
  const kinds = needed[own.type]
  let best: { unit: number; hits: number } | null = null
  for (const unit of cardOf(at, before, index)) {
    const { text, subject, kind } = index.units[unit]!
    if (unit === at || kind === 'list') continue
    const values = valuesIn(`${subject} ${text}`)
    if (kinds !== 0 && !(values & kinds)) continue
    const told = (group: Group) => says(group, unit, index) || toldByClock(group, own, values)
    if (!(firm.length > 0 ? firm : named).every(told)) continue
    const hits = named.filter(told).length
    if (!best || hits > best.hits) best = { unit, hits }
  }
  return best?.unit ?? null
}

const says = (group: Group, unit: number, index: KnowledgeIndex) =>
  group.alternatives.some(({ term, weight }) => weight >= near && fieldsOf(index, term, unit) & itself)

/** What stands below the heading that names the thing just asked about. */
function* cardOf(at: number, before: Question, index: KnowledgeIndex): Generator<number> {
  const unit = index.units[at]!
  const heading = unit.path.at(-1)
  if (!heading || unit.path.length < 2 || unit.scope > section) return
  if (!isNamedBy(heading, unit, before, index)) return
  const card = unit.path.join('\n')
  const belongs = (other: Unit | undefined) => other?.page === unit.page && other.path.join('\n') === card
  let from = at
  while (belongs(index.units[from - 1])) from--
  for (let one = from; belongs(index.units[one]); one++) yield one
}

const isNamedBy = (heading: string, { language }: Unit, { groups }: Question, index: KnowledgeIndex) => {
  const terms = new Set(labelTerms(heading, language).flatMap((term) => index.terms.get(term) ?? []))
  return groups.some(
    (group) =>
      (group.role === 'subject' || group.role === 'carried') &&
      group.alternatives.some(({ term, weight }) => weight >= 0.4 && terms.has(term)),
  )
}
