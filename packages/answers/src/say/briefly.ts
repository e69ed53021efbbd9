import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import { hits, termIds } from '../knowledge/term-ids.ts'
import { leansBack } from '../language/leans-back.ts'
import { value, valuesIn } from '../language/value-types.ts'
import type { Language } from '../types.ts'
import type { Question } from '../understand/question.ts'
import { speaksNegatively } from '../understand/type/polarity.ts'
import { needed } from '../understand/type/question-type.ts'

const exception =
  /\b(?:but|however|unless|except|if|otherwise|must|please|need|aber|jedoch|sonst|wenn|bitte|muss|müssen|pero|salvo|si|debe\w*|mais|sauf|ma|se|deve\w*|mas)\b/iu

const { money, percent, free, time, duration } = value
const anyTerms = money | percent | free | time | duration

export interface Paragraph {
  /** What stands above it: the question that the site asks itself. */
  subject: string
  sentences: readonly string[]
  /** The place of the one that answers. */
  telling: number
  language: Language
}

/**
 * Of a paragraph the sentence that tells, with what it cannot do without: a bare 'Yes.' goes with what follows it, and
 * whatever limits it or holds another value of the kind asked for stays. Where no one sentence tells it all, the
 * paragraph stays whole.
 */
export function briefly(
  { subject, sentences, telling, language }: Paragraph,
  question: Question,
  index: KnowledgeIndex,
): string {
  const whole = sentences.join(' ')
  const main = sentences[telling]!
  const kind = needed[question.type]
  const named = termIds(`${subject} ; ${main}`, language, index)
  const asked = question.groups.filter((group) => group.role === 'subject' && !group.soft)
  const tells =
    asked.length > 0 &&
    asked.every((group) => hits(group, named)) &&
    !/[?？]$/.test(main) &&
    (kind === 0 || (valuesIn(main) & kind) !== 0) &&
    (question.type === 'whether' || !speaksNegatively(main, language))
  if (!tells) return whole
  const worth = kind || (question.type === 'whether' ? 0 : anyTerms)
  const kept = sentences.map(
    (sentence, at) =>
      // What it goes on from is seldom to be done without.
      at <= telling ||
      speaksNegatively(sentence, language) ||
      exception.test(sentence) ||
      (valuesIn(sentence) & worth) !== 0,
  )
  for (let at = sentences.length - 1; at > 0; at--)
    if (kept[at] && leansBack(sentences[at]!)) kept[at - 1] = true
  return sentences.filter((_, at) => kept[at]).join(' ')
}
