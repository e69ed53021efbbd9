import type { Language } from '../types.ts'
import type { Question } from '../understand/question.ts'
import type { Moment } from '../understand/type/moment.ts'
import type { ConversationContext, Exchange } from './exchange.ts'

/** The resolving stage, passed in because this stage may not import it. */
export type Resolve = (asked: QuestionInContext) => Exchange

/** A question in the context of the one before. */
export interface QuestionInContext extends ConversationContext {
  text: string
  language: Language
  previous: Exchange | null
  /** The question by its own words; `question` adds what it takes over from the one before. */
  own: Question
  question: Question
  moment: Moment
  /** True if it refers to the previous question or has no subject. */
  follows: boolean
  fragment: boolean
  /** 'And Harbour Street?' after hours asks for another week. */
  asksOtherWeek: boolean
  /** 'And until when?' after the hours of a day asks about that day. */
  asksSameDay: boolean
}
