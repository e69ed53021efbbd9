import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import { fold } from '../language/fold.ts'
import type { Language } from '../types.ts'
import type { Question } from '../understand/question.ts'
import { asksSomething } from '../understand/split-question.ts'
import { leaningOf } from '../understand/type/leaning.ts'
import type { Group } from '../understand/words/group.ts'
import { dayGroup } from '../understand/words/quantity-group.ts'

const thatDay =
  /\b(?:that|the same|this) day\b|\bese (?:mismo )?dia\b|\bce jour\b|\b(?:dem|diesem) tag\b|\bquel giorno\b|\bness[ea] dia\b/

const nextDay =
  /\bthe (?:day after|next day|following day)\b|\b(?:am|der) (?:nachste[nr]?|folgende[nr]?) tag\b|\bal dia siguiente\b|\ble (?:lendemain|jour suivant)\b/

/** 'Can it be done that day?' means the day just spoken of, 'and the day after?' the one that follows it. */
export function onThatDay(
  question: Question,
  text: string,
  before: Question | null,
  index: KnowledgeIndex,
): Question {
  if (!before || before.days.length === 0 || question.days.length > 0) return question
  const seen = fold(text)
  const shift = nextDay.test(seen) && before.days.length === 1 ? 1 : 0
  if (shift === 0 && !thatDay.test(seen)) return question
  const days = before.days.map((day) => (day + shift) % 7)
  const rest = question.groups.filter((group) => !group.concepts.includes('#day'))
  return { ...question, days, groups: [...rest, ...days.map((day) => dayGroup(day, index))] }
}

const fewWords = 4

/** 'York?', 'ten visits?': no question by itself, so it most likely goes on with the one before. */
export const isFragment = (text: string, language: Language) =>
  text.trim().split(/\s+/).length <= fewWords && !asksSomething(text.trim(), language)

/** 'When do you open?' needs nothing said before, though it names no thing. */
const selfContained = new Set(['#hours', '#closed', '#phone', '#email', '#address', '#contact'])

export function followsUp(question: Question, text: string): boolean {
  const { joins, pronoun } = leaningOf(text, question.language)
  const subjects = question.groups.filter((group) => group.role === 'subject' && !group.quantity).length
  const whole = [...selfContained].some((concept) => question.concepts.has(concept))
  return joins || (subjects === 0 && !whole) || (pronoun && subjects <= 2 && !whole)
}

/** Takes over from the question before what this one leaves out. */
export function merge(question: Question, before: Question): Question {
  const subjects = question.groups.filter((group) => group.role === 'subject' && !group.quantity)
  const type = question.type === 'other' ? before.type : question.type
  const known = new Set(question.groups.map((group) => group.word))
  const measured = question.groups.some((group) => group.quantity)
  const carried = before.groups.filter(
    (group) =>
      (group.role === 'subject' ||
        group.role === 'carried' ||
        (group.role === 'day' && question.days.length === 0 && subjects.length === 0 && !measured)) &&
      !(measured && group.concepts.includes('#hours')) &&
      !known.has(group.word),
  )
  const groups = carried.map(
    (group): Group =>
      subjects.length === 0
        ? { ...group, role: group.role === 'day' ? 'day' : 'subject' }
        : { ...group, role: 'carried', name: false },
  )
  return {
    ...question,
    type,
    groups: [...question.groups, ...groups],
    concepts: new Set([...question.concepts, ...(subjects.length === 0 ? before.concepts : [])]),
  }
}
