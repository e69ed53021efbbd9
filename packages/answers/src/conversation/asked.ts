import type { Language } from '../types.ts'
import type { Question } from '../understand/question.ts'
import type { Moment } from '../understand/type/moment.ts'
import type { Exchange, Surroundings } from './exchange.ts'

/** The stage that answers, as it is handed to a conversation: this one knows nothing of how it does. */
export type Resolve = (asked: Asked) => Exchange

/** A question in the light of the one before it. */
export interface Asked extends Surroundings {
  text: string
  language: Language
  previous: Exchange | null
  /** The question of its own words; `question` has with it what it takes over from the one before. */
  own: Question
  question: Question
  moment: Moment
  /** It leans on the one before, or is too short to stand by itself. */
  follows: boolean
  fragment: boolean
  /** 'And Harbour Street?' after hours: another week of hours is meant. */
  asksOtherWeek: boolean
  /** 'And until when?' after the hours of a day: of that day. */
  asksSameDay: boolean
}
