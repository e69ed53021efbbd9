import type { Exchange } from '../../conversation/exchange.ts'
import { speaksOfSomeone } from '../../conversation/person-spoken-of.ts'
import type { KnowledgeIndex } from '../../knowledge/knowledge-index.ts'
import { peopleOf } from '../../knowledge/people-of.ts'
import { fieldsOf } from '../../knowledge/presence.ts'
import { leansBack } from '../../language/leans-back.ts'
import { tokenise } from '../../language/tokenise.ts'
import { value, valuesIn } from '../../language/value-types.ts'
import type { Question } from '../../understand/question.ts'
import { liked, needed } from '../../understand/type/question-type.ts'
import type { Group } from '../../understand/words/group.ts'

/** 'What days is he in?' after someone was named: what stands about that person, if it tells what is asked. */
export function samePerson(
  question: Question,
  text: string,
  previous: Exchange,
  index: KnowledgeIndex,
): number | null {
  const name = previous.about
  if (!name || !speaksOfSomeone(question, text)) return null
  const subjects = question.groups.filter(
    (group) => group.role === 'subject' && !group.soft && !isWayToReach(group),
  )
  const others = question.groups.filter((group) => group.role === 'weak' || group.soft)
  const byDay = question.days.length > 0
  const wanted = byDay
    ? value.weekday
    : (needed[question.type] && liked[question.type]) || needed[question.type]
  const at = previous.outcome.kind === 'passage' ? previous.outcome.passages[0]! : null
  const said = at === null ? [] : besides(at, index)
  const own = new Set(peopleOf(index).flatMap((person) => (person.name === name ? person.passages : [])))
  let best: { passage: number; score: number } | null = null
  for (const near of new Set([...said, ...own, ...speakingOf(name, index)])) {
    const told = subjects.filter((group) => isSaid(group, near, index)).length
    const also = others.filter((group) => isSaid(group, near, index)).length
    const enough = subjects.length > 0 ? told > 0 && told * 3 >= subjects.length * 2 : also > 0
    const fits = wanted === 0 ? enough : told === subjects.length
    if (!fits || (wanted !== 0 && !(valuesIn(index.passages[near]!.text) & wanted))) continue
    // The entry goes before a sentence that only names whom it was asked of.
    const score = told * 4 + also * 2 + (own.has(near) ? 1 : 0)
    if (!best || score > best.score) best = { passage: near, score }
  }
  return best?.passage ?? null
}

const waysToReach = new Set(['#phone', '#email', '#address', '#contact'])
const isWayToReach = ({ concepts }: Group) =>
  concepts.length > 0 && concepts.every((concept) => waysToReach.has(concept))

const isSaid = (group: Group, passage: number, index: KnowledgeIndex) =>
  group.alternatives.some(({ term, weight }) => weight >= 0.4 && fieldsOf(index, term, passage) !== 0)

/** What stands below the same name, and the sentences that go on about the person. */
function* besides(at: number, index: KnowledgeIndex): Generator<number> {
  const passage = index.passages[at]!
  const head = passage.subject || (passage.path.at(-1) ?? '')
  yield at
  if (!(valuesIn(head) & value.person)) {
    const end = index.blockStart[passage.block + 1]!
    for (let near = at + 1; near < end && leansBack(index.passages[near]!.text); near++) yield near
    return
  }
  const heading = passage.path.join('\n')
  const belongs = (near: number) => {
    const other = index.passages[near]
    return other?.page === passage.page && other.path.join('\n') === heading
  }
  let from = at
  while (belongs(from - 1)) from--
  for (let near = from; belongs(near); near++)
    if (!passage.subject || index.passages[near]!.subject === passage.subject) yield near
}

const most = 24

/** Passages elsewhere that name the person in full. */
function* speakingOf(name: string, index: KnowledgeIndex): Generator<number> {
  const terms = tokenise(name, index.language).flatMap((token) => index.terms.get(token.stem) ?? [])
  const rarest = terms.sort((a, b) => index.spread[a]! - index.spread[b]!)[0]
  if (rarest === undefined || terms.length < 2) return
  let found = 0
  for (let at = index.offsets[rarest]!; at < index.offsets[rarest + 1]! && found < most; at++) {
    const passage = index.postings[at]!
    if (!terms.every((term) => fieldsOf(index, term, passage) !== 0)) continue
    found++
    yield passage
  }
}
