import type { Exchange } from '../conversation/exchange.ts'
import type { Outcome } from '../conversation/outcome.ts'
import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import type { Judged } from '../search/judged.ts'
import { mentionsSubject } from '../search/mentions-subject.ts'
import { search } from '../search/search.ts'
import { quoting } from '../weights.ts'

export type MayAnswer = Judged

/** Passages that may answer a question, best first. */
export function answerCandidates({ question, outcome, found }: Exchange, index: KnowledgeIndex): MayAnswer[] {
  const chosen = chosenPassages(outcome, index)
  const list = 'nothingElse' in outcome ? [] : search(question, index)
  const known = (passage: number) => list.find((each) => each.passage === passage) ?? unmeasured(passage)
  const [best] = list
  // A rule's result goes first; a search result yields to the likeliest passage.
  const byRule = outcome.kind === 'hours' || (outcome.kind === 'passage' && (outcome.doubtful || !found))
  const first = byRule || !best ? [] : [best]
  const after = chosen.filter((passage) => !first.some((each) => each.passage === passage)).map(known)
  const rest = list.filter(
    (each) => !first.includes(each) && !after.includes(each) && each.score >= best!.score * quoting.farBehind,
  )
  const all = [...first, ...after, ...rest]
  return byRule ? all : ownersFirst(all, index)
}

const mostChosen = 3

/** Rules understand ages, sizes and days, which the measures don't. */
export function chosenPassages(outcome: Outcome, { schedules }: KnowledgeIndex): number[] {
  if (outcome.kind === 'passage') return outcome.passages.slice(0, mostChosen)
  if (outcome.kind !== 'hours') return []
  const { days, schedule } = outcome.hours
  const weeks = [schedule, ...schedules.filter(({ passages }) => passages !== schedule.passages)]
  const told = weeks.flatMap(({ passages }) => days.map((day) => passages[day]!))
  return [...new Set(told)].filter((at) => at >= 0).slice(0, mostChosen)
}

const unmeasured = (passage: number): Judged => ({
  passage,
  score: 0,
  coverage: 0,
  pieces: 0,
  subjectShare: 0,
  headingShare: 0,
  missing: [],
  taughtForAnother: false,
})

/**
 * Puts the business's own words before customers' words and old posts on the same subject. A question that names the
 * heading of the reviews wants the reviews.
 */
function ownersFirst(list: readonly Judged[], { passages }: KnowledgeIndex): Judged[] {
  const isOwn = ({ passage, headingShare }: Judged) =>
    !passages[passage]!.voice || headingShare >= quoting.headingNamed
  const end = list.findLastIndex((likely) => isOwn(likely) && mentionsSubject([likely])) + 1
  const before = list.slice(0, end)
  return [...before.filter(isOwn), ...before.filter((likely) => !isOwn(likely)), ...list.slice(end)]
}
