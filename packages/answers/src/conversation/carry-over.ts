import type { Language } from '../types.ts'
import type { Group } from '../understand/group.ts'
import type { Question } from '../understand/question.ts'
import { asksSomething } from '../understand/split-question.ts'
import { followUpWords } from '../understand/type/follow-up-words.ts'
import { clockWord, isTimeWord } from '../understand/type/hours-topics.ts'
import type { QuestionType } from '../understand/type/question-type.ts'

const fewWords = 4

/** 'York?', 'ten visits?': not a full question, so it probably continues the previous one. */
export const isFragment = (text: string, language: Language) =>
  text.trim().split(/\s+/).length <= fewWords && !asksSomething(text.trim(), language)

/** 'When do you open?' needs no context, though it names no thing. */
const selfContained = new Set(['#hours', '#closed', '#phone', '#email', '#address', '#contact'])

export function followsUp(question: Question, text: string): boolean {
  const { joins, pronoun } = followUpWords(text, question.language)
  const subjects = question.groups.filter((group) => group.role === 'subject' && !group.quantity).length
  const whole = [...selfContained].some((concept) => question.concepts.has(concept))
  return joins || (subjects === 0 && !whole) || (pronoun && subjects <= 2)
}

const whenOpen = new Set(['#hours', '#closed'])

/** 'And when are you open?' after a class price is about the business; 'and what time?' about the class. */
const isAboutBusiness = ({ text, language, type, groups }: Question): boolean => {
  const named = groups.filter(({ concepts }) => concepts.some((each) => whenOpen.has(each)))
  return named.length > (type === 'clock' ? 1 : 0) && !followUpWords(text, language).pronoun
}

const isOfHours = ({ concepts }: Group) => concepts.some((concept) => whenOpen.has(concept))

const contactTypes: readonly QuestionType[] = ['phone', 'email', 'address']

/** A bare 'and till when?' after hours may be one of these; 'and the prices?' is something else. */
const hoursTypes: readonly QuestionType[] = ['when', 'whether', 'clock', 'weekday', 'duration']

/** 'And the phone number?' after hours drops the hours. */
const leavesHours = ({ type, groups }: Question): boolean =>
  type === 'other'
    ? groups.some((group) => group.role === 'weak' && namesThing(group))
    : !hoursTypes.includes(type)

const namesThing = ({ concepts, word }: Group) =>
  concepts.length > 0 && !clockWord.test(word) && !concepts.some(isTimeWord)

const beginnings = new Set(['#begin', '#end'])

const isBeginning = ({ concepts }: Group) =>
  concepts.length > 0 && concepts.every((concept) => beginnings.has(concept))

function withoutHours(before: Question): Question {
  const concepts = new Set(before.concepts)
  for (const concept of whenOpen) concepts.delete(concept)
  return { ...before, groups: before.groups.filter((group) => !isOfHours(group)), concepts }
}

/** Takes over from the previous question the parts that this one omits. */
export function merge(question: Question, asked: Question): Question {
  const before = leavesHours(question) ? withoutHours(asked) : asked
  // 'What time does it start?' adds no subject.
  const subjects = question.groups.filter(
    (group) => group.role === 'subject' && !group.quantity && !isBeginning(group),
  )
  const ofTheHouse = isAboutBusiness(question)
  const type = question.type === 'other' && !ofTheHouse ? before.type : question.type
  const known = new Set(question.groups.map((group) => group.word))
  const measured = question.groups.some((group) => group.quantity)
  const carried = before.groups.filter(
    (group) =>
      (group.role === 'subject' ||
        group.role === 'carried' ||
        (group.role === 'day' &&
          question.days.length === 0 &&
          (subjects.length === 0 || question.type === 'other') &&
          !contactTypes.includes(question.type) &&
          !measured)) &&
      !(measured && group.concepts.includes('#hours')) &&
      !known.has(group.word),
  )
  // A row with a class's time need not say that it starts.
  const saysWhen = (group: Group): Group =>
    subjects.length === 0 && carried.length > 0 && isBeginning(group) ? { ...group, role: 'type' } : group
  const leans = subjects.length === 0 && !ofTheHouse
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
