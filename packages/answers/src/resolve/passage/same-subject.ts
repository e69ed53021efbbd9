import type { Found } from '../../accept/find.ts'
import type { Exchange } from '../../conversation/exchange.ts'
import { field, type KnowledgeIndex } from '../../knowledge/knowledge-index.ts'
import { type IndexedPassage, section } from '../../knowledge/passage.ts'
import { fieldsOf } from '../../knowledge/presence.ts'
import { labelTerms } from '../../knowledge/terms.ts'
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
  const at = previous.outcome.passages[0]!
  if (!index.passages[at]!.subject || index.passages[at]!.kind === 'faq') return null
  if (found.chosen && Math.max(found.chosen.subjectShare, found.chosen.headingShare) >= 0.3) return null
  const [same] = judge([{ passage: at, score: 1 }], question, index)
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
  let best: { passage: number; hits: number } | null = null
  for (const passage of cardOf(at, before, index)) {
    const { text, subject, kind } = index.passages[passage]!
    if (passage === at || kind === 'list') continue
    const values = valuesIn(`${subject} ${text}`)
    if (kinds !== 0 && !(values & kinds)) continue
    const told = (group: Group) => says(group, passage, index) || toldByClock(group, own, values)
    if (!(firm.length > 0 ? firm : named).every(told)) continue
    const hits = named.filter(told).length
    if (!best || hits > best.hits) best = { passage, hits }
  }
  return best?.passage ?? null
}

const says = (group: Group, passage: number, index: KnowledgeIndex) =>
  group.alternatives.some(({ term, weight }) => weight >= near && fieldsOf(index, term, passage) & itself)

/** What stands below the heading that names the thing just asked about. */
function* cardOf(at: number, before: Question, index: KnowledgeIndex): Generator<number> {
  const passage = index.passages[at]!
  const heading = passage.path.at(-1)
  if (!heading || passage.path.length < 2 || passage.scope > section) return
  if (!isNamedBy(heading, passage, before, index)) return
  const card = passage.path.join('\n')
  const belongs = (other: IndexedPassage | undefined) =>
    other?.page === passage.page && other.path.join('\n') === card
  let from = at
  while (belongs(index.passages[from - 1])) from--
  for (let one = from; belongs(index.passages[one]); one++) yield one
}

const isNamedBy = (
  heading: string,
  { language }: IndexedPassage,
  { groups }: Question,
  index: KnowledgeIndex,
) => {
  const terms = new Set(labelTerms(heading, language).flatMap((term) => index.terms.get(term) ?? []))
  return groups.some(
    (group) =>
      (group.role === 'subject' || group.role === 'carried') &&
      group.alternatives.some(({ term, weight }) => weight >= 0.4 && terms.has(term)),
  )
}
