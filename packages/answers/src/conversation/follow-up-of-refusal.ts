import { field, type KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import { sentencesOf } from '../knowledge/sentences.ts'
import { labelTerms } from '../knowledge/terms.ts'
import { fold } from '../language/fold.ts'
import { tokenise } from '../language/tokenise.ts'
import type { Language } from '../types.ts'
import type { Question } from '../understand/question.ts'
import { leaningOf } from '../understand/type/leaning.ts'
import { speaksNegatively } from '../understand/type/polarity.ts'
import type { Group } from '../understand/words/group.ts'
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
  if (passage.cells) return false
  if (/^(?:no|not|nein|leider|non)\b/i.test(passage.text)) return true
  const asked = new Set(question.groups.flatMap((group) => (group.role === 'subject' ? [group.word] : [])))
  const stems = new Set(tokenise([...asked].join(' '), question.language).map((token) => token.stem))
  return sentencesOf(passage.text).some(
    (sentence) =>
      (denies.test(fold(sentence)) || speaksOfNone(sentence, passage.language)) &&
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
      group.role === 'subject' && group.exact && !isPartOfOther(group, asked)
        ? [group.alternatives[0]!.term]
        : [],
    ),
  )
  const named = name.filter((term) => term !== undefined && said.has(term))
  return named.length > 0 && named.length >= name.length * mostOfName
}

/** What was asked of a thing is not told, yet the thing is there: what is asked next may be told of it. */
export function thingAlone(first: Exchange, index: KnowledgeIndex): Exchange | null {
  if (first.outcome.kind !== 'none') return null
  const groups = first.question.groups.filter(
    (group) =>
      group.role === 'subject' &&
      group.exact &&
      !group.verb &&
      isInName(group.alternatives[0]!.term, first.question, index),
  )
  return groups.length > 0 ? { ...first, question: { ...first.question, groups } } : null
}

/** The word that comes after another, which may bear an ending of a letter or two. */
function wordAfter(text: string, word: string): string | undefined {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const next = /^\p{L}{0,2} (\p{L}+)/u.exec(
      text.slice(at + word.length, at + word.length + longestWord),
    )?.[1]
    if (next) return next
  }
}

/** 'A canoe trolley' is no canoe; 'is the canoe inflatable?' asks of one. */
function isPartOfOther({ word }: Group, { text, groups }: Question): boolean {
  if (/^\W*(?:is|are)\s/i.test(text)) return false
  const next = wordAfter(fold(text), word)
  return groups.some(
    ({ role, exact, verb, word: other }) => role === 'subject' && !exact && !verb && other === next,
  )
}

const mostRows = 60
const longestWord = 60

/** A row that bears this word in its name, most of which was said. */
function isInName(term: number, asked: Question, index: KnowledgeIndex): boolean {
  const to = Math.min(index.offsets[term + 1]!, index.offsets[term]! + mostRows)
  for (let at = index.offsets[term]!; at < to; at++) {
    const passage = index.postings[at]!
    if (index.fields[at]! & field.subject && index.passages[passage]!.cells && isNamed(passage, asked, index))
      return true
  }
  return false
}

/** 'Only' and 'without' limit a thing; they do not deny it. */
const speaksOfNone = (sentence: string, language: Language) =>
  language === 'en'
    ? /\b(?:do not|don't|does not|cannot|is not|are not|have no|has no|there (?:is|are) no)\b/.test(
        fold(sentence),
      )
    : speaksNegatively(sentence, language)
