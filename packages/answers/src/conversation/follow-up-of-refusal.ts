import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import { sentencesOf } from '../knowledge/sentences.ts'
import { labelTerms } from '../knowledge/terms.ts'
import { fold } from '../language/fold.ts'
import { tokenise } from '../language/tokenise.ts'
import type { Language } from '../types.ts'
import type { Question } from '../understand/question.ts'
import { leaningOf } from '../understand/type/leaning.ts'
import type { Exchange } from './exchange.ts'

const emptyIt =
  /\b(?:is|was|would) it (?:possible|ok|okay|alright|allowed|true|necessary|best|better|worth|free)\b|\bit (?:take|cost|be|possible) (?:me |us )?to\b|\bis it to\b|^\s*(?:is|are|was) there\b/i

/** 'What does *it* cost?' asks about what was asked before. */
const leansBack = (part: string, language: Language) =>
  leaningOf(part, language).pronoun && !emptyIt.test(part)

const asksWhetherThereIs =
  /^\W{0,3}(?:(?:hi|hello|hey)\W{1,3})?(?:do|does|is there|are there|have you|got|any|hay|teneis|tienen|vend\w+|gibt es|habt ihr|haben sie|bietet|bieten|verkauf\w+|avez-vous|y a-t-il|vendez|proposez|avete|c'e|vendete|ha|tem|vendem)\b/

const denies = /\b(?:no longer|gave up|stopped|neither)\b/

/**
 * 'Do you shred paper and what does *it* cost?': where the first is not told, or told not to be had, nothing more can be
 * told of it.
 */
export function leansOnNothing(
  part: string,
  first: Exchange | null,
  meant: Exchange,
  language: Language,
  index: KnowledgeIndex,
): boolean {
  if (!first || !leansBack(part, language)) return false
  const { outcome, question } = first
  if (outcome.kind === 'none')
    return meant.outcome.kind !== 'passage' || !isNamed(meant.outcome.passages[0]!, question, index)
  if (outcome.kind !== 'passage' || !asksWhetherThereIs.test(fold(question.text))) return false
  const passage = index.passages[outcome.passages[0]!]!
  const asked = new Set(question.groups.flatMap((group) => (group.role === 'subject' ? [group.word] : [])))
  const stems = new Set(tokenise([...asked].join(' '), question.language).map((token) => token.stem))
  return sentencesOf(passage.text).some(
    (sentence) =>
      denies.test(fold(sentence)) &&
      tokenise(sentence, passage.language).some((token) => stems.has(token.stem)),
  )
}

const mostOfName = 0.6

/** 'Does the electric boat have a toilet, and what does it cost?': there is such a boat, whatever it has. */
function isNamed(passage: number, asked: Question, index: KnowledgeIndex): boolean {
  const { subject, language, kind } = index.passages[passage]!
  const words = labelTerms(subject, language).filter((term) => !term.startsWith('#'))
  const name = kind === 'faq' ? [] : words.map((term) => index.terms.get(term))
  const said = new Set(
    asked.groups.flatMap((group) =>
      group.role === 'subject' && group.exact ? [group.alternatives[0]!.term] : [],
    ),
  )
  const named = name.filter((term) => term !== undefined && said.has(term))
  return named.length > 0 && named.length >= name.length * mostOfName
}
