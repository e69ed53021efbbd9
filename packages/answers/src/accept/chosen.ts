import type { PassageOutcome } from '../conversation/outcome.ts'
import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import type { IndexedPassage } from '../knowledge/passage.ts'
import type { Judged } from '../search/judged.ts'
import type { Question } from '../understand/question.ts'
import type { SureMeasure } from './sureness-measures.ts'

/** A passage that is about to be told as certain. */
export interface ChosenPassage {
  outcome: PassageOutcome
  passage: IndexedPassage
  question: Question
  index: KnowledgeIndex
  /** How it was judged, and what makes it likely, where it was found by searching; else it stands next to what was just told. */
  found?: Judged | null | undefined
  measures: Record<SureMeasure, number> | null
  /** The question is all that was asked in a message. */
  alone: boolean
  /** It asks on about something of which the message asked before, and which was not told. */
  leansOnUntold: boolean
}
