import { monthIn } from '@foyer/calendar/season-dates'
import { fold } from '@foyer/text/fold'
import type { Asked } from '../../conversation/asked.ts'
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

/** 'Habt ihr am Freitag auf?' asks for hours with small words alone. */
function withOpen(question: Question): Question {
  const end = question.language === 'de' ? hasOpen.exec(fold(question.text))?.[1] : undefined
  if (!end) return question
  return { ...question, concepts: new Set([...question.concepts, end === 'zu' ? '#closed' : '#hours']) }
}

const visits = patternsNamed('visits')
const comesBy = patternsNamed('comes by')

/** The words of a visitor's coming by. 'Can you come on Friday?' is asked of those who do house calls. */
function comingIn({ language, text, groups }: Question): string[] | undefined {
  const seen = fold(text)
  if (!visits[language].test(seen) || groups.some(({ quantity }) => quantity)) return undefined
  return comesBy[language].exec(seen)?.[0].split(' ')
}

export interface AskedByTime {
  question: Question
  time: TimeOfDay | null
  /** The days of the calendar that are meant, and as of when they are counted. */
  dates: Date[]
  moment: Moment
  /** True where nothing but hours can tell it, though it may not speak of them. */
  wanted: boolean
}

/** A question as opening hours answer it: without the time that it names, and without the visitor's coming by. */
export function askedByTime(asked: Asked): AskedByTime {
  const { own, previous, clock } = asked
  const named = clock && datesAsked(own.text, own.language, clock)
  // 'Ab 3. Mai' is a day, and no time of it.
  const time = timeOfDayIn(own.text.replace(named?.said ?? '', ' '), own.language, own.concepts)
  const moment = named ? null : asked.moment
  const opensNext = moment === 'next' ? namedMoment(own.text)?.said : undefined
  const ofDate = fold(named?.said ?? opensNext ?? '').match(/\p{N}+|[\p{L}\p{M}]+/gu) ?? []
  const words = [...(time?.words ?? []), ...ofDate]
  const leans = asked.follows || asked.fragment
  const before = leans && previous?.outcome.kind === 'hours' ? previous.outcome.hours : null
  // 'And at eleven?' is still asked of that day.
  const staysThen = before !== null && own.days.length === 0 && (time !== null || asked.asksSameDay)
  const momentary = clock && own.days.length === 0 ? datesOf(moment, clock) : []
  const told = momentary.length > 0 ? momentary : staysThen ? before.dates : []
  const dates = named?.dates ?? told
  const isOfTime = time || moment || dates.length > 0 || own.days.length > 0 || monthIn(own.text) !== null
  const comes = isOfTime ? comingIn(own) : undefined
  // 'And if we come on Tuesdays?' after a price asks for the price on Tuesdays.
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
