import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import { sentencesOf } from '../knowledge/sentences.ts'
import { labelTerms } from '../knowledge/terms.ts'
import { nameAtHead } from '../language/person-names.ts'
import type { Question } from '../understand/question.ts'
import { asksForSomebody } from '../understand/type/read-question-type.ts'
import { plainly, saysYes } from './yes-or-no.ts'

/**
 * 'Are there towels?', told below 'Do you have showers?': 'Yes, two in each changing room' answers the showers. What is
 * told starts with the sentence that speaks of towels.
 */
export function withoutOthersYes(
  text: string,
  question: Question,
  at: number,
  index: KnowledgeIndex,
): string {
  const { groups, foreign } = question
  const { kind, subject, language } = index.passages[at]!
  if (foreign || (kind !== 'faq' && kind !== 'taught') || !saysYes.test(text)) return text
  const asked = new Set(
    groups.flatMap((group) =>
      group.role === 'subject' || group.role === 'carried'
        ? group.alternatives.flatMap(({ term, weight }) => (weight >= 0.4 ? [term] : []))
        : [],
    ),
  )
  const speaks = (said: string) =>
    labelTerms(said, language).some((term) => asked.has(index.terms.get(term) ?? -1))
  // Where it is told that there is none, the no goes before it all.
  if (asked.size === 0 || speaks(subject) || plainly(question, at, text, language, index).whether === 'no')
    return text
  const sentences = sentencesOf(text)
  const from = sentences.findIndex(speaks)
  return from > 0 ? sentences.slice(from).join(' ') : text
}

/** Who it is was asked, and the name stands above the passage: 'Marta bought the works in 2016' alone leaves it out. */
export function withName(text: string, question: Question, at: number, index: KnowledgeIndex): string {
  const heading = index.passages[at]!.path.at(-1) ?? ''
  const name = nameAtHead(heading)
  if (!name || text.includes(name) || !(question.type === 'who' || asksForSomebody(question))) return text
  return `${heading}: ${text}`
}
