import type { Language } from '../types.ts'
import type { Group } from '../understand/group.ts'
import type { Question } from '../understand/question.ts'
import { asksSomething } from '../understand/split-question.ts'
import { followUpWords } from '../understand/type/follow-up-words.ts'

const fewWords = 4

/** 'York?', 'ten visits?': no question by itself, so it most likely goes on with the one before. */
export const isFragment = (text: string, language: Language) =>
  text.trim().split(/\s+/).length <= fewWords && !asksSomething(text.trim(), language)

/** 'When do you open?' needs nothing said before, though it names no thing. */
const selfContained = new Set(['#hours', '#closed', '#phone', '#email', '#address', '#contact'])

export function followsUp(question: Question, text: string): boolean {
  const { joins, pronoun } = followUpWords(text, question.language)
  const subjects = question.groups.filter((group) => group.role === 'subject' && !group.quantity).length
  const whole = [...selfContained].some((concept) => question.concepts.has(concept))
  return joins || (subjects === 0 && !whole) || (pronoun && subjects <= 2)
}

const whenOpen = new Set(['#hours', '#closed'])

/** 'And when are you open?' after the price of a class; 'and what time?' asks for the class. */
const isOfTheHouse = ({ text, language, type, groups }: Question): boolean => {
  const named = groups.filter(({ concepts }) => concepts.some((each) => whenOpen.has(each)))
  return named.length > (type === 'clock' ? 1 : 0) && !followUpWords(text, language).pronoun
}

const beginnings = new Set(['#begin', '#end'])

const isBeginning = ({ concepts }: Group) =>
  concepts.length > 0 && concepts.every((concept) => beginnings.has(concept))

/** Takes over from the question before what this one leaves out. */
export function merge(question: Question, before: Question): Question {
  // 'What time does it start?' has no other subject than the one before.
  const subjects = question.groups.filter(
    (group) => group.role === 'subject' && !group.quantity && !isBeginning(group),
  )
  const type = question.type === 'other' ? before.type : question.type
  const known = new Set(question.groups.map((group) => group.word))
  const measured = question.groups.some((group) => group.quantity)
  const carried = before.groups.filter(
    (group) =>
      (group.role === 'subject' ||
        group.role === 'carried' ||
        (group.role === 'day' &&
          question.days.length === 0 &&
          (subjects.length === 0 || question.type === 'other') &&
          !measured)) &&
      !(measured && group.concepts.includes('#hours')) &&
      !known.has(group.word),
  )
  // A row that tells the time of a class need not say that it starts.
  const saysWhen = (group: Group): Group =>
    subjects.length === 0 && carried.length > 0 && isBeginning(group) ? { ...group, role: 'type' } : group
  const leans = subjects.length === 0 && !isOfTheHouse(question)
  const groups = carried.map(
    (group): Group =>
      leans || group.role === 'day'
        ? { ...group, role: group.role === 'day' ? 'day' : 'subject' }
        : { ...group, role: 'carried', name: false },
  )
  return {
    ...question,
    type,
    groups: [...question.groups.map(saysWhen), ...groups],
    concepts: new Set([...question.concepts, ...(leans ? before.concepts : [])]),
  }
}
