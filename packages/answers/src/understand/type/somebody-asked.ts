import type { Question } from '../question.ts'

const notForAName =
  /\bwho (?:can|may|could|must|should|needs?|has|gets?|pays|is (?:it|this|that|allowed|eligible))\b/i

/** 'Who runs the club?', not 'Who is it for?'. */
export const asksForSomebody = ({ type, text, language }: Question): boolean =>
  type === 'who' && language === 'en' && !notForAName.test(text)
