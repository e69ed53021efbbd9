import { monthIn } from '@foyer/calendar/season-dates'
import { fold } from '@foyer/text/fold'
import type { QuestionInContext } from '../../conversation/question-in-context.ts'
import { patternsNamed, wordSetNamed, wordsNamed } from '../../language/patterns.ts'
import { type TimeOfDay, timeOfDayIn } from '../../language/time-of-day.ts'
import type { Group } from '../../understand/group.ts'
import type { Question } from '../../understand/question.ts'
import { datesAsked, datesOf } from '../../understand/type/dates-asked.ts'
import { type Moment, namedMoment } from '../../understand/type/moment.ts'

const without = (question: Question, words: ReadonlySet<string>): Question => {
  const isNamed = ({ word, role }: Group) =>
    role !== 'day' && (words.has(word) || word.split(' ').every((one) => words.has(one) || small.has(one)))
  return { ...question, groups: question.groups.filter((group) => !isNamed(group)) }
}
const small = wordSetNamed('hours small word')

const hasOpen = new RegExp(wordsNamed('hours by small words'), 'u')

/** German asks for hours with small words alone: 'Habt ihr am Freitag auf?' */
function withOpen(question: Question): Question {
  const end = question.language === 'de' ? hasOpen.exec(fold(question.text))?.[1] : undefined
  if (!end) return question
  return { ...question, concepts: new Set([...question.concepts, end === 'zu' ? '#closed' : '#hours']) }
}

const visits = patternsNamed('visits')
const comesBy = patternsNamed('comes by')

/** Words about the visitor coming. 'Can you come on Friday?' asks for house calls. */
function visitWords({ language, text, groups }: Question): string[] | undefined {
  const seen = fold(text)
  if (!visits[language].test(seen) || groups.some(({ quantity }) => quantity)) return undefined
  return comesBy[language].exec(seen)?.[0].split(' ')
}

export interface TimeQuestion {
  question: Question
  time: TimeOfDay | null
  /** Calendar days in question. */
  dates: Date[]
  moment: Moment
  /** True if only hours can answer, even without a word for them. */
  wanted: boolean
}

/** Prepares a question for opening hours: without its time and the visitor's coming. */
export function readTimeQuestion(asked: QuestionInContext): TimeQuestion {
  const { own, previous, clock } = asked
  const named = clock && datesAsked(own.text, own.language, clock)
  // In 'Ab 3. Mai' the 3 is no hour.
  const time = timeOfDayIn(own.text.replace(named?.said ?? '', ' '), own.language, own.concepts)
  const moment = named ? null : asked.moment
  const opensNext = moment === 'next' ? namedMoment(own.text)?.said : undefined
  const ofDate = fold(named?.said ?? opensNext ?? '').match(/\p{N}+|[\p{L}\p{M}]+/gu) ?? []
  const words = [...(time?.words ?? []), ...ofDate]
  const leans = asked.follows || asked.fragment
  const before = leans && previous?.outcome.kind === 'hours' ? previous.outcome.hours : null
  // 'And at eleven?' stays on that day.
  const staysThen = before !== null && own.days.length === 0 && (time !== null || asked.asksSameDay)
  const momentary = clock && own.days.length === 0 ? datesOf(moment, clock) : []
  const told = momentary.length > 0 ? momentary : staysThen ? before.dates : []
  const dates = named?.dates ?? told
  const isOfTime = time || moment || dates.length > 0 || own.days.length > 0 || monthIn(own.text) !== null
  const comes = isOfTime ? visitWords(own) : undefined
  // 'And if we come on Tuesdays?' after a price asks for Tuesday's price.
  if (comes && (!leans || before || own.type === 'when' || own.type === 'clock')) {
    const type = own.type === 'other' ? 'whether' : own.type
    return {
      question: { ...without(own, new Set([...words, ...comes])), type },
      time,
      dates,
      moment,
      wanted: true,
    }
  }
  const question = without(withOpen(asked.question), new Set(words))
  if (!before || !(time || named)) return { question, time, dates, moment, wanted: moment === 'next' }
  const days = own.days.length > 0 ? own.days : previous!.question.days
  const type = own.type === 'other' ? previous!.question.type : own.type
  const then: TimeOfDay | null = time && own.days.length === 0 ? { ...time, ofThatNight: true } : time
  return { question: { ...question, days, type }, time: then, dates, moment, wanted: true }
}
