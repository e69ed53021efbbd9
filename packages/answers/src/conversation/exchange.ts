import type { LocalTime } from '@foyer/calendar/intervals'
import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import type { Judged } from '../search/judged.ts'
import type { Question } from '../understand/question.ts'
import type { Outcome } from './outcome.ts'

/** A question and its outcome, which the next question may refer to. */
export interface Exchange {
  question: Question
  outcome: Outcome
  /** Search scores of the passage, if searching found it. */
  found?: Judged | null
  /** Names of the rules that decided. */
  trace: readonly string[]
}

export interface ConversationContext {
  index: KnowledgeIndex
  name: string
  clock: LocalTime | null
}
