import type { Exchange } from '../conversation/exchange.ts'
import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import { section } from '../knowledge/passage.ts'
import { fold } from '../language/fold.ts'
import type { HoursAnswer, PassageOutcome } from '../resolve/outcome.ts'
import type { Judged } from '../search/judged.ts'
import { type Likely, likeliest } from '../search/likelihood.ts'
import { sureness } from '../search/weights.ts'
import { asksTwice } from '../understand/split-question.ts'

/** Of a hundred answers above this, 95 or more are to be right; `npm run bench -- answers` prints how many are. */
const bar = 0.9

/** Whether what a question came to can be sworn to. `alone`: it is all that was asked in a message. */
export function isSure(exchange: Exchange, index: KnowledgeIndex, alone: boolean): boolean {
  const { outcome, evidence } = exchange
  if (outcome.kind === 'hours') return isTheirHours(outcome.hours, index)
  if (outcome.kind !== 'passage') return outcome.kind === 'contact'
  // What was read off a table or taught by the owner was not chosen among many.
  if (!evidence || index.passages[outcome.passages[0]!]!.kind === 'taught') return true
  if (alone && asksTwice(exchange.question.text, exchange.question.language)) return false
  return chanceOf(exchange, outcome, evidence, index, alone) >= bar
}

/** Hours are told of one door. Where a business has several, the one that is meant has to be named. */
const isTheirHours = ({ branch, schedule, days }: HoursAnswer, { schedules }: KnowledgeIndex): boolean =>
  branch ||
  schedules.every(
    (other) => other === schedule || days.every((day) => other.days[day] === schedule.days[day]),
  )

/** How likely it is that a passage chosen by searching is the right one. */
function chanceOf(
  { question }: Exchange,
  { passages }: PassageOutcome,
  judged: Judged,
  index: KnowledgeIndex,
  alone: boolean,
): number {
  const passage = index.passages[passages[0]!]!
  const likely = likeliest(question, index)
  const holds = (is: boolean) => (is ? 1 : 0)
  const measures: Record<keyof typeof sureness, number> = {
    base: 1,
    coverage: judged.coverage,
    named: Math.max(judged.subjectShare, judged.headingShare),
    nothingMissing: holds(!judged.missing.some(({ role }) => role === 'subject')),
    unheard: holds(question.unheard.length > 0),
    essay: holds(passage.kind === 'sentence' && passage.scope > section),
    faq: holds(passage.kind === 'faq'),
    carried: holds(question.groups.some(({ role }) => role === 'carried')),
    price: holds(question.type === 'price'),
    twoThings: holds(alone && joins.test(fold(question.asked))),
    bestShare: likely[0]?.share ?? 0,
    ownShare: shareOf(passages[0]!, likely, index),
  }
  const names = Object.keys(sureness) as (keyof typeof sureness)[]
  const sum = names.reduce((total, name) => total + sureness[name] * measures[name], 0)
  return 1 / (1 + Math.exp(-sum))
}

/** Sentences of one paragraph are read out together. */
const shareOf = (at: number, likely: readonly Likely[], { passages }: KnowledgeIndex): number => {
  const { kind, block } = passages[at]!
  return likely
    .filter(({ passage }) => passage === at || (kind === 'sentence' && passages[passage]!.block === block))
    .reduce((sum, { share }) => sum + share, 0)
}

/** 'What does it cost and when is it?' asks for two things; one passage seldom tells both. */
const joins = /[\p{L}\d,]\s+(?:and|y|e|ed|et|und|plus|[&+])\s/u
