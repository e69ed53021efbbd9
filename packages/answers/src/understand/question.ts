import type { Language } from '../types.ts'
import type { Group } from './group.ts'
import type { QuestionType } from './type/question-type.ts'

/** The question of a message, as far as its own words tell it. */
export interface Question {
  /** The text as it was typed. */
  asked: string
  /** The text without slips of the pen. */
  text: string
  language: Language
  /** True where it is asked in a language that no page is written in. */
  foreign: boolean
  type: QuestionType
  groups: Group[]
  days: number[]
  concepts: Set<string>
}
