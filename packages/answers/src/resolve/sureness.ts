import { isOtherDay } from '@foyer/calendar/feast-days'
import type { Exchange } from '../conversation/exchange.ts'
import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import { type IndexedPassage, section } from '../knowledge/passage.ts'
import { headedBy } from '../knowledge/people-of.ts'
import { valuesOf } from '../knowledge/values-of.ts'
import { detectable } from '../language/detect.ts'
import { fold } from '../language/fold.ts'
import { value } from '../language/value-types.ts'
import type { Judged } from '../search/judged.ts'
import { type Likely, likeliest } from '../search/likelihood.ts'
import { sureness } from '../search/weights.ts'
import type { Language } from '../types.ts'
import type { Question } from '../understand/question.ts'
import { asksTwice } from '../understand/split-question.ts'
import { asksNegatively, speaksNegatively } from '../understand/type/polarity.ts'
import { needed } from '../understand/type/question-type.ts'
import type { Group } from '../understand/words/group.ts'
import type { PassageOutcome } from './outcome.ts'

/** Of a hundred answers above this, 95 or more are to be right; `npm run bench -- learn` prints how many are. */
const bar = 0.9

/** What is known of a question beside what it came to. */
export interface Asking {
  /** It is all that was asked in a message. */
  alone: boolean
  /** It asks on about the very row that was told to what the message asked before. */
  sameRow?: boolean
}

/** Whether what a question came to can be sworn to. */
export function isSure(
  exchange: Exchange,
  index: KnowledgeIndex,
  { alone, sameRow = false }: Asking,
): boolean {
  const { outcome, evidence, question } = exchange
  // Hours are told of every door, or of the one that was named.
  if (outcome.kind === 'hours') return outcome.hours.branch || outcome.hours.doors !== null
  if (outcome.kind !== 'passage') return outcome.kind === 'contact'
  if (outcome.doubtful) return false
  const passage = index.passages[outcome.passages[0]!]!
  if (passage.kind === 'taught' && !evidence?.taughtForAnother) return true
  // A customer speaks for nobody else, and what a post says held on its day.
  if (outcome.passages.some((at) => index.passages[at]!.voice)) return false
  // A row that nothing names may be of anything: week '2' is not for the second child.
  if (passage.kind === 'row' && !/\p{L}/u.test(passage.subject)) return false
  const { text, language } = question
  if (isOfAnotherFeast(question, passage)) return false
  const isAffirmed = !speaksNegatively(
    `${passage.path.at(-1) ?? ''} ${passage.subject} ${passage.text}`,
    passage.language,
  )
  // 'Electric, not the heat pump' may be told by the very cell that is not wanted.
  if (isAffirmed && outcome.columns && speaksNegatively(question.asked, language)) return false
  // What stands next in the table that was just read out was not chosen among many; the second half of a message may
  // ask for something else, unless it names a column of the row that the first half was told from.
  // An amount tells which of several rows of one name is meant, a day that stays from before does not.
  const isMeasured = question.groups.some(({ quantity }) => quantity !== undefined)
  if (!evidence && !isMeasured && hasTwin(outcome.passages[0]!, index)) return false
  if (!evidence) return alone || (sameRow && outcome.columns !== null)
  if (alone && asksTwice(text, language)) return false
  // 'What do you not repair?' is not told by what is repaired.
  if (question.type === 'other' && isAffirmed && asksNegatively(text, language)) return false
  if (passage.kind === 'faq' && wordsOf(question.asked) === wordsOf(passage.subject)) return true
  const likely = likeliest(question, index)
  const measures = measuresOf(exchange, outcome, evidence, { index, likely, alone })
  // 'Do you have a sauna?' is not told by wellness: what shares no piece of a word with a question speaks of something near.
  if (question.type === 'whether' && passage.kind !== 'faq' && measures.pieces === 0 && hasPieces(language))
    return false
  // 'Who makes the frames?' is told by somebody's name.
  if (question.type === 'who' && (valuesOf(passage) & value.person) === 0 && !headedBy(passage.path))
    return false
  const sum = measureNames.reduce((total, name) => total + sureness[name] * measures[name], 0)
  return 1 / (1 + Math.exp(-sum)) >= bar
}

/** Words of one or two signs have no pieces. */
const hasPieces = (language: Language) => detectable.includes(language)

/** 'Shop | Monday | closed' and 'Shop | Saturday | 9:00–18:30' have one name: it does not tell which of them is meant. */
function hasTwin(at: number, { passages, blockStart }: KnowledgeIndex): boolean {
  const { block, kind, subject } = passages[at]!
  const rows = passages.slice(blockStart[block]!, blockStart[block + 1])
  return kind === 'row' && rows.filter((row) => row.kind === kind && row.subject === subject).length > 1
}

/** 'Are you open on Good Friday?' is told where feast days are spoken of, and not by Fridays. */
function isOfAnotherFeast({ concepts, text, language }: Question, passage: IndexedPassage): boolean {
  const asksHours = concepts.has('#hours') || concepts.has('#closed')
  if (!asksHours || !detectable.includes(language) || !detectable.includes(passage.language)) return false
  return isOtherDay(fold(text), fold(`${passage.path.at(-1) ?? ''} ${passage.subject} ${passage.text}`))
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
  { passages, columns }: PassageOutcome,
  { missing, coverage, subjectShare, headingShare }: Judged,
  { index, likely, alone }: { index: KnowledgeIndex; likely: readonly Likely[]; alone: boolean },
): Record<SureMeasure, number> {
  const { groups, asked, language } = question
  const passage = index.passages[passages[0]!]!
  const wanted = needed[question.type]
  const holds = (is: boolean) => (is ? 1 : 0)
  const worth = (some: readonly Group[]) => some.reduce((sum, { importance }) => sum + importance, 0)
  return {
    base: 1,
    coverage: Math.min(mostCoverage, coverage),
    missingShare: worth(missing) / (worth(groups) || 1),
    amountMissing: holds(missing.some(({ quantity }) => quantity !== undefined)),
    nameMissing: holds(missing.some(({ name }) => name)),
    valueMissing: holds(wanted !== 0 && (valuesOf(passage) & wanted) === 0),
    carried: holds(groups.some(({ role }) => role === 'carried')),
    twoThings: holds(alone && (joins[language] ?? joinsElsewhere).test(asked.normalize())),
    cell: holds(columns !== null),
    named: Math.max(subjectShare, headingShare),
    pieces: likely.find((one) => one.passage === passages[0])?.pieces ?? 0,
    essay: holds(passage.kind === 'sentence' && passage.scope > section),
    faq: holds(passage.kind === 'faq'),
    odds: oddsOf(shareOf(passages[0]!, likely, index)),
  }
}

/** A short heading that says all that was asked counts for more than all, but not for ever more. */
const mostCoverage = 1.2

/** The chance is that of a logistic regression: from 0.9 to 0.99 is as far as from 0.5 to 0.9. */
const oddsOf = (share: number) => Math.log((share + 0.01) / (1 - Math.min(1, share) + 0.01))

/** Sentences of one paragraph are read out together. */
const shareOf = (at: number, likely: readonly Likely[], { passages }: KnowledgeIndex): number => {
  const { kind, block } = passages[at]!
  return likely
    .filter(({ passage }) => passage === at || (kind === 'sentence' && passages[passage]!.block === block))
    .reduce((sum, { share }) => sum + share, 0)
}

/** 'What does it cost and when is it?' asks for two things; one passage seldom tells both. */
const joinedBy = (words: string) => new RegExp(`[\\p{L}\\d,]\\s+(?:${words}|plus|[&+])\\s`, 'iu')
/** An 'è' is no 'e', and in Spanish and French an 'en' is no 'and'. */
const joinsElsewhere = joinedBy('and|y|e|ed|et|und')
const joins: Partial<Record<Language, RegExp>> = { nl: joinedBy('en'), en: joinedBy('and|n') }
