import type { PassageOutcome } from '../conversation/outcome.ts'
import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import { section } from '../knowledge/passage.ts'
import { valuesOf } from '../knowledge/values-of.ts'
import type { Judged } from '../search/judged.ts'
import { search } from '../search/search.ts'
import type { Group } from '../understand/group.ts'
import type { Question } from '../understand/question.ts'
import { neededValues } from '../understand/type/question-type.ts'
import { measuring, sureness } from '../weights.ts'

export type SureMeasure = keyof typeof sureness
const measureNames = Object.keys(sureness) as SureMeasure[]

/** Logistic regression over the measures. */
export function chanceOf(measures: Record<SureMeasure, number>): number {
  const sum = measureNames.reduce((total, name) => total + sureness[name] * measures[name], 0)
  return 1 / (1 + Math.exp(-sum))
}

export function surenessMeasures(
  question: Question,
  { passage: at, coverage, missing, subjectShare, headingShare, pieces }: Judged,
  columns: PassageOutcome['columns'],
  index: KnowledgeIndex,
): Record<SureMeasure, number> {
  const likely = search(question, index)
  const passage = index.passages[at]!
  const wanted = neededValues[question.type]
  const asked = question.groups.filter(({ role }) => role !== 'carried')
  const worth = (some: readonly Group[]) => some.reduce((sum, { importance }) => sum + importance, 0)
  const nowhere = asked.filter((group) =>
    likely.slice(0, looked).every((each) => each.missing.includes(group)),
  )
  const share = shareOf(at, likely, index)
  const holds = (is: boolean) => (is ? 1 : 0)
  return {
    base: 1,
    coverage: Math.min(measuring.mostCoverage, coverage),
    nowhere: worth(nowhere) / (worth(asked) || 1),
    amountMissing: holds(missing.some(({ quantity }) => quantity !== undefined)),
    nameMissing: holds(missing.some(({ name }) => name)),
    valueMissing: holds(wanted !== 0 && (valuesOf(passage) & wanted) === 0),
    cell: holds(columns !== null),
    named: Math.max(subjectShare, headingShare),
    pieces,
    essay: holds(passage.kind === 'sentence' && passage.scope > section),
    otherLanguage: holds(question.foreign || passage.language !== question.language),
    share,
    odds: oddsOf(share),
  }
}

/** If none of these passages mentions a word, the site doesn't either. */
const looked = 10

/** In log odds, 0.9 to 0.99 is as far as 0.5 to 0.9. */
const oddsOf = (share: number) =>
  Math.log((share + measuring.leastShare) / (1 - Math.min(1, share) + measuring.leastShare))

/** Sentences of one paragraph count together because they are quoted together. */
const shareOf = (at: number, likely: readonly Judged[], { passages }: KnowledgeIndex): number => {
  const { kind, block } = passages[at]!
  return likely
    .filter(({ passage }) => passage === at || (kind === 'sentence' && passages[passage]!.block === block))
    .reduce((sum, { score }) => sum + score, 0)
}
