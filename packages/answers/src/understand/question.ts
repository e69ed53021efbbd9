import type { Language } from '../types.ts'
import type { Group } from './group.ts'
import type { QuestionType } from './type/question-type.ts'

export interface Question {
  /** As typed. */
  asked: string
  /** Without typos. */
  text: string
  language: Language
  /** True if no page is in the question's language. */
  foreign: boolean
  type: QuestionType
  groups: Group[]
  days: number[]
  concepts: Set<string>
}
