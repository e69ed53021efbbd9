import type { Exchange } from '../conversation/exchange.ts'
import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import { section } from '../knowledge/passage.ts'
import { valuesOf } from '../knowledge/values-of.ts'
import { fold } from '../language/fold.ts'
import type { Judged } from '../search/judged.ts'
import { type Likely, likeliest } from '../search/likelihood.ts'
import { sureness } from '../search/weights.ts'
import { asksTwice } from '../understand/split-question.ts'
import { asksNegatively, speaksNegatively } from '../understand/type/polarity.ts'
import { needed } from '../understand/type/question-type.ts'
import type { PassageOutcome } from './outcome.ts'

/** Of a hundred answers above this, 95 or more are to be right; `npm run bench -- learn` prints how many are. */
const bar = 0.9

/** What is known of a question beside what it came to. */
export interface Asking {
  /** It is all that was asked in a message. */
  alone: boolean
  /** What was found denies in so many words the very thing asked. */
  denied: boolean
}

/** Whether what a question came to can be sworn to. */
export function isSure(exchange: Exchange, index: KnowledgeIndex, { alone, denied }: Asking): boolean {
  const { outcome, evidence, question } = exchange
  // Hours are told of every door, or of the one that was named.
  if (outcome.kind === 'hours') return outcome.hours.branch || outcome.hours.doors !== null
  if (outcome.kind !== 'passage') return outcome.kind === 'contact'
  // What was read off a table or taught by the owner for this question was not chosen among many.
  const passage = index.passages[outcome.passages[0]!]!
  if (!evidence || (passage.kind === 'taught' && !evidence.taughtForAnother)) return true
  if (alone && asksTwice(question.text, question.language)) return false
  // 'What do you not repair?' is not told by what is repaired.
  const isAffirmed = !speaksNegatively(
    `${passage.path.at(-1) ?? ''} ${passage.subject} ${passage.text}`,
    passage.language,
  )
  if (question.type === 'other' && isAffirmed && asksNegatively(question.text, question.language))
    return false
  if (passage.kind === 'faq' && wordsOf(question.asked) === wordsOf(passage.subject)) return true
  const likely = likeliest(question, index)
  if (denied && likely[0]?.passage === outcome.passages[0]) return true
  const measures = measuresOf(exchange, outcome, evidence, { index, likely, alone })
  const sum = measureNames.reduce((total, name) => total + sureness[name] * measures[name], 0)
  return 1 / (1 + Math.exp(-sum)) >= bar
}

const wordsOf = (text: string) =>
  fold(text)
    .match(/[\p{L}\p{N}]+/gu)
    ?.join(' ')

export type SureMeasure = keyof typeof sureness
const measureNames = Object.keys(sureness) as SureMeasure[]

/** What is known of an answer that was chosen by searching; null of others. */
export function surenessMeasures(
  exchange: Exchange,
  index: KnowledgeIndex,
  alone: boolean,
): Record<SureMeasure, number> | null {
  const { outcome, evidence, question } = exchange
  if (outcome.kind !== 'passage' || !evidence) return null
  return measuresOf(exchange, outcome, evidence, { index, likely: likeliest(question, index), alone })
}

/** What makes it likely that a passage chosen by searching is the right one. */
function measuresOf(
  { question }: Exchange,
  { passages }: PassageOutcome,
  judged: Judged,
  { index, likely, alone }: { index: KnowledgeIndex; likely: readonly Likely[]; alone: boolean },
): Record<SureMeasure, number> {
  const passage = index.passages[passages[0]!]!
  const wanted = needed[question.type]
  const holds = (is: boolean) => (is ? 1 : 0)
  return {
    base: 1,
    coverage: judged.coverage,
    named: Math.max(judged.subjectShare, judged.headingShare),
    nothingMissing: holds(!judged.missing.some(({ role }) => role === 'subject')),
    valueMissing: holds(wanted !== 0 && (valuesOf(passage) & wanted) === 0),
    amountMissing: holds(judged.missing.some(({ quantity }) => quantity !== undefined)),
    nameMissing: holds(judged.missing.some(({ name }) => name)),
    unheard: holds(question.unheard.length > 0),
    essay: holds(passage.kind === 'sentence' && passage.scope > section),
    faq: holds(passage.kind === 'faq'),
    carried: holds(question.groups.some(({ role }) => role === 'carried')),
    price: holds(question.type === 'price'),
    twoThings: holds(
      alone && (question.language === 'nl' ? joinsInDutch : joins).test(question.asked.normalize()),
    ),
    bestShare: likely[0]?.share ?? 0,
    ownShare: shareOf(passages[0]!, likely, index),
  }
}

/** Sentences of one paragraph are read out together. */
const shareOf = (at: number, likely: readonly Likely[], { passages }: KnowledgeIndex): number => {
  const { kind, block } = passages[at]!
  return likely
    .filter(({ passage }) => passage === at || (kind === 'sentence' && passages[passage]!.block === block))
    .reduce((sum, { share }) => sum + share, 0)
}

/** 'What does it cost and when is it?' asks for two things; one passage seldom tells both. An 'è' is no 'e'. */
const joins = /[\p{L}\d,]\s+(?:and|y|e|ed|et|und|plus|[&+])\s/iu
/** In Spanish and French an 'en' is no 'and'. */
const joinsInDutch = /[\p{L}\d,]\s+(?:en|plus|[&+])\s/iu
