import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import { fold } from '../language/fold.ts'
import { value, valuesIn } from '../language/value-types.ts'
import { fieldsOf } from '../retrieve/presence.ts'
import { liked, needed } from '../retrieve/question-type.ts'
import type { Question } from '../retrieve/understand.ts'
import type { Language } from '../types.ts'

// Of German only what a capital does not turn into 'you'.
const someone: Partial<Record<Language, RegExp>> = {
  en: /\b(?:he|him|his|she|her|hers|they|them|their|this person|that person)\b/,
  de: /\b(?:er|ihn|ihm|seine?[nmrs]?)\b|(?<=\s)sie\b/,
  es: /(?<!\p{L})(?:él|ella|ellos|ellas)(?!\p{L})/u,
  fr: /\b(?:il|elle|ils|elles|lui)\b(?! y a)/,
  it: /\b(?:lui|lei|loro)\b/,
  pt: /\b(?:ele|ela|eles|elas)\b/,
}

/** 'What days is he in?' after someone was named: what stands about that person, if it tells what is asked. */
export function samePerson(
  question: Question,
  text: string,
  at: number,
  index: KnowledgeIndex,
): number | null {
  const { language } = question
  const seen = language === 'de' ? text : language === 'es' ? text.toLocaleLowerCase() : fold(text)
  if (!someone[language]?.test(seen)) return null
  const unit = index.units[at]!
  const name = unit.subject || (unit.path.at(-1) ?? '')
  if (!(valuesIn(name) & value.person)) return null
  const heading = unit.path.join('\n')
  const subjects = question.groups.filter((group) => group.role === 'subject' && !group.soft)
  const wanted = liked[question.type] || needed[question.type]
  for (let near = index.blockStart[unit.block]!; near < index.units.length; near++) {
    const other = index.units[near]!
    if (other.page !== unit.page || other.path.join('\n') !== heading) break
    if (unit.subject && near !== at && other.subject !== unit.subject) continue
    const said = subjects.every((group) =>
      group.alternatives.some(({ term, weight }) => weight >= 0.4 && fieldsOf(index, term, near) !== 0),
    )
    if (said && (wanted === 0 ? subjects.length > 0 : valuesIn(other.text) & wanted)) return near
  }
  return null
}
