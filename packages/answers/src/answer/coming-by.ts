import { fold } from '../language/fold.ts'
import type { Question } from '../retrieve/understand.ts'

const coming =
  /\b(?:(?:come|pop|drop|call|stop|bring|pick|collect|visit|fetch)\b(?:\s(?:it|him|her|them|us|me)){0,1}(?:\s(?:in|by|round|over|off|up|there|along))?)\b/gu
const afterHours = /\b(?:latest|last|until when|till when|how late|earliest|how early)\b/

/** 'What's the latest I can pick up?' after opening hours asks when they end. */
export const asksUntilWhen = (text: string): boolean => {
  const seen = fold(text)
  return afterHours.test(seen) && seen.search(coming) >= 0
}

/** 'Can I bring her in on a Sunday?' after opening hours asks whether it is open: coming by is what hours are for. */
export function withoutComing(question: Question, text: string): Question {
  if (question.language !== 'en') return question
  const said = fold(`${text} ; ${question.text}`).match(coming)?.join(' ').split(/\s+/) ?? []
  if (said.length === 0) return question
  return { ...question, groups: question.groups.filter((group) => !said.includes(group.word)) }
}
