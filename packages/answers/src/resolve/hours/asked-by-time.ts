import type { Asked } from '../../conversation/asked.ts'
import { fold } from '../../language/fold.ts'
import { patternsNamed, wordSetNamed, wordsNamed } from '../../language/patterns.ts'
import { type TimeOfDay, timeOfDayIn } from '../../language/time-of-day.ts'
import type { Group } from '../../understand/group.ts'
import type { Question } from '../../understand/question.ts'

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
  /** True where nothing but hours can tell it, though it may not speak of them. */
  wanted: boolean
}

/** A question as opening hours answer it: without the time that it names, and without the visitor's coming by. */
export function askedByTime(asked: Asked): AskedByTime {
  const { own, previous, moment } = asked
  const time = timeOfDayIn(own.text, own.language, own.concepts)
  const words = time?.words ?? []
  const leans = asked.follows || asked.fragment
  const afterHours = leans && previous?.outcome.kind === 'hours'
  const comes = time || moment || own.days.length > 0 ? comingIn(own) : undefined
  // 'And if we come on Tuesdays?' after a price asks for the price on Tuesdays.
  if (comes && (!leans || afterHours || own.type === 'when' || own.type === 'clock')) {
    const type = own.type === 'other' ? 'whether' : own.type
    return { question: { ...without(own, new Set([...words, ...comes])), type }, time, wanted: true }
  }
  const question = without(withOpen(asked.question), new Set(words))
  if (!time || !afterHours) return { question, time, wanted: false }
  // 'And at eleven?' is still asked of that day.
  const days = own.days.length > 0 ? own.days : previous.question.days
  const type = own.type === 'other' ? previous.question.type : own.type
  const then: TimeOfDay = own.days.length > 0 ? time : { ...time, ofThatNight: true }
  return { question: { ...question, days, type }, time: then, wanted: true }
}
