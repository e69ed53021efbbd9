import type { LocalTime } from '@foyer/calendar/intervals'
import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import type { Judged } from '../search/judged.ts'
import type { Question } from '../understand/question.ts'
import type { Outcome } from './outcome.ts'

/** A question and what it came to: what the next one may lean on. */
export interface Exchange {
  question: Question
  outcome: Outcome
  /** The judgement of the passage that answers, where it was found by searching. */
  found?: Judged | null
  /** The names of the rules that made it. */
  trace: readonly string[]
}

/** The things of which every question of a conversation is asked. */
export interface Surroundings {
  index: KnowledgeIndex
  name: string
  clock: LocalTime | null
}
