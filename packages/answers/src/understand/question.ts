import type { Language } from '../types.ts'
import type { Group } from './group.ts'
import type { QuestionType } from './type/question-type.ts'

/** What a message asks, as far as its own words tell. */
export interface Question {
  /** As typed. */
  asked: string
  /** Without slips of the pen. */
  text: string
  language: Language
  /** Asked in a language that no page is written in. */
  foreign: boolean
  type: QuestionType
  groups: Group[]
  days: number[]
  concepts: Set<string>
}
