import type { PassageOutcome } from '../conversation/outcome.ts'
import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import type { IndexedPassage } from '../knowledge/passage.ts'
import type { Judged } from '../search/judged.ts'
import type { Question } from '../understand/question.ts'
import type { SureMeasure } from './sureness-measures.ts'

/** A passage about to be given as certain. */
export interface ChosenPassage {
  outcome: PassageOutcome
  passage: IndexedPassage
  question: Question
  index: KnowledgeIndex
  /** Search scores; missing when a rule chose the passage without searching. */
  found?: Judged | null | undefined
  measures: Record<SureMeasure, number> | null
  /** True if the message asks nothing else. */
  alone: boolean
  /** True if it refers to an earlier part of the message that got no answer. */
  refersToUnanswered: boolean
}
