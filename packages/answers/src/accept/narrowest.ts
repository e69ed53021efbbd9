import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import { value, valuesIn } from '../language/value-types.ts'
import { bandWidth } from '../search/fits-bounds.ts'
import type { Judged } from '../search/judged.ts'
import type { Question } from '../understand/question.ts'
import { isAccepted } from './accept.ts'

const tried = 8
const nearly = 0.75
const sameShare = 0.06
const mostOfIt = 0.6

/**
 * Of several bands that hold an age, 'under 16' and 'under 4', the narrower one is meant, if what it stands by says as
 * much of what was asked.
 */
export function narrowest(
  judged: readonly Judged[],
  question: Question,
  index: KnowledgeIndex,
): Judged | null {
  const age = ageIn(question)
  const best = judged[0]
  if (age === null || !best || best.coverage < mostOfIt) return null
  const { page } = index.passages[best.passage]!
  const fitting = judged
    .slice(0, tried)
    .filter(
      (one) =>
        one.score >= best.score * nearly &&
        one.coverage >= best.coverage - sameShare &&
        index.passages[one.passage]!.page === page &&
        isAccepted(one, question, index),
    )
    .map((one) => ({ one, width: bandWidth(index.passages[one.passage]!, age) }))
    .filter(({ width }) => Number.isFinite(width))
  const least = Math.min(...fitting.map(({ width }) => width))
  return fitting.some(({ width }) => width > least) ? fitting.find(({ width }) => width === least)!.one : null
}

const farthest = 20

/** 'Child under 16: £5' and below it 'Children under 4 play free': asked for who is three, the exception is told. */
export function exceptionTo(at: number, question: Question, index: KnowledgeIndex): number | null {
  const age = ageIn(question)
  const passage = index.passages[at]!
  if (age === null || question.type !== 'price' || !passage.cells) return null
  const width = bandWidth(passage, age)
  if (!Number.isFinite(width)) return null
  const heading = passage.path.join('\n')
  const to = Math.min(index.passages.length, index.blockStart[passage.block + 1]! + farthest)
  for (let near = Math.max(0, index.blockStart[passage.block]! - farthest); near < to; near++) {
    const other = index.passages[near]!
    if (
      other.kind === 'sentence' &&
      other.page === passage.page &&
      other.path.join('\n') === heading &&
      (valuesIn(other.text) & value.free) !== 0 &&
      bandWidth(other, age) < width
    )
      return near
  }
  return null
}

const ageIn = ({ groups }: Question): number | null =>
  groups.find(({ quantity }) => quantity?.measure === 'age')?.quantity?.value ?? null
