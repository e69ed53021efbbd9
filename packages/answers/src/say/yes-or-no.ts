import { asksForInformation, impliedAnswer } from '../accept/implied-answer.ts'
import { field } from '../knowledge/fields.ts'
import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import { fieldsOf } from '../knowledge/presence.ts'
import { wordCount } from '../knowledge/sentences.ts'
import { wordsNamed } from '../language/patterns.ts'
import type { Question } from '../understand/question.ts'
import { siteQuestionType } from '../understand/type/read-question-type.ts'
import { standsFor } from '../weights.ts'

const saysYes = new RegExp(String.raw`^(?:${wordsNamed('begins yes')})(?!\p{L})`, 'iu')
const saysNo = new RegExp(String.raw`^(?:${wordsNamed('begins no')})(?![\p{L}-]| \p{L})`, 'iu')

export interface PlainAnswer {
  whether: 'yes' | 'no' | null
  text: string
  /** True if it is implied rather than stated. */
  follows?: true
}

/**
 * Finds an explicit yes or no. The site's own yes or no stays with the site's question, or is dropped if the visitor
 * didn't ask for one.
 */
export function plainAnswer(
  question: Question,
  at: number,
  said: string,
  index: KnowledgeIndex,
): PlainAnswer {
  const passage = index.passages[at]!
  const told = impliedAnswer(question, at, index)
  if (told) return { ...told, follows: true }
  const own =
    passage.kind !== 'faq'
      ? null
      : saysYes.test(passage.text)
        ? 'yes'
        : saysNo.test(passage.text)
          ? 'no'
          : null
  const asks = asksForInformation(question)
  if (own === null || (!asks && (question.type !== 'whether' || siteQuestionType(passage) !== 'whether')))
    return { whether: null, text: said }
  const rest = asks && own === 'yes' ? withoutYes(said) : ''
  if (wordCount(rest) > 2) return { whether: null, text: rest }
  if (!asks && !question.groups.some(({ quantity }) => quantity) && asksNoMore(question, at, index))
    return { whether: own, text: said }
  if (wordCount(passage.subject) > longestQuestion) return { whether: null, text: said }
  const mark = said.startsWith('- ') ? '- ' : ''
  return { whether: null, text: `${mark}${passage.subject} ${said.slice(mark.length)}` }
}

/** 'Yes, free of charge until the day before' has no yes for 'how late can I cancel'. */
function withoutYes(said: string): string {
  const rest = said.replace(saysYes, '').replace(/^[\s,.!:;–—-]+/u, '')
  return rest.charAt(0).toLocaleUpperCase() + rest.slice(1)
}

const longestQuestion = 14

const needs = new RegExp(String.raw`\b(?:${wordsNamed('needs')})\b`, 'i')
const denied = new RegExp(String.raw`\b(?:${wordsNamed('needs not')})\b|n['’]t\b`, 'i')

/**
 * 'Can I park on the street?' is more specific than 'Is there parking?', and 'Can I book?' differs from 'Must I book?'.
 */
function asksNoMore(question: Question, at: number, index: KnowledgeIndex): boolean {
  const { subject, language } = index.passages[at]!
  if (language === question.language)
    for (const turn of [needs, denied]) if (turn.test(subject) !== turn.test(question.text)) return false
  return question.groups
    .filter((group) => group.role === 'subject' && !group.soft)
    .every(({ alternatives }) =>
      alternatives.some(
        ({ term, weight }) => weight >= standsFor.outright && fieldsOf(index, term, at) & field.subject,
      ),
    )
}
