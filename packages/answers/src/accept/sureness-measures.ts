import type { Exchange } from '../conversation/exchange.ts'
import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import { section } from '../knowledge/passage.ts'
import { valuesOf } from '../knowledge/values-of.ts'
import { sourcesByLanguage, wordsNamed } from '../language/patterns.ts'
import { type LikelyPassage, likeliestPassages } from '../search/likelihood.ts'
import type { Language } from '../types.ts'
import type { Group } from '../understand/group.ts'
import { neededValues } from '../understand/type/question-type.ts'
import { measuring, sureness } from '../weights.ts'

export type SureMeasure = keyof typeof sureness
const measureNames = Object.keys(sureness) as SureMeasure[]

/** The chance that an answer is right, by what was measured of it. */
export function chanceOf(measures: Record<SureMeasure, number>): number {
  const sum = measureNames.reduce((total, name) => total + sureness[name] * measures[name], 0)
  return 1 / (1 + Math.exp(-sum))
}

/** The measures that make it likely that a passage chosen by searching is the right one; null of others. */
export function surenessMeasures(
  { question, outcome, found }: Exchange,
  index: KnowledgeIndex,
  alone: boolean,
): Record<SureMeasure, number> | null {
  if (outcome.kind !== 'passage' || !found) return null
  const { passages, columns } = outcome
  const { missing, coverage, subjectShare, headingShare } = found
  const { groups, asked, language } = question
  const likely = likeliestPassages(question, index)
  const passage = index.passages[passages[0]!]!
  const wanted = neededValues[question.type]
  const holds = (is: boolean) => (is ? 1 : 0)
  const worth = (some: readonly Group[]) => some.reduce((sum, { importance }) => sum + importance, 0)
  return {
    base: 1,
    coverage: Math.min(measuring.mostCoverage, coverage),
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

/** The chance is that of a logistic regression: from 0.9 to 0.99 is as far as from 0.5 to 0.9. */
const oddsOf = (share: number) =>
  Math.log((share + measuring.leastShare) / (1 - Math.min(1, share) + measuring.leastShare))

/** Sentences of one paragraph are read out together. */
const shareOf = (at: number, likely: readonly LikelyPassage[], { passages }: KnowledgeIndex): number => {
  const { kind, block } = passages[at]!
  return likely
    .filter(({ passage }) => passage === at || (kind === 'sentence' && passages[passage]!.block === block))
    .reduce((sum, { share }) => sum + share, 0)
}

/** 'What does it cost and when is it?' asks for two things; one passage seldom tells both. */
const joinedBy = (words: string) => new RegExp(String.raw`[\p{L}\d,]\s+(?:${words}|[&+])\s`, 'iu')
/** An 'è' is no 'e', and in Spanish and French an 'en' is no 'and'. */
const joinsElsewhere = joinedBy(`${wordsNamed('and')}|${wordsNamed('and before a vowel')}`)
const { nl, en } = sourcesByLanguage('and in its own language')
const joins: Partial<Record<Language, RegExp>> = { nl: joinedBy(nl), en: joinedBy(en) }
