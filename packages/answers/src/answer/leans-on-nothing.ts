import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import { sentencesOf } from '../knowledge/sentences.ts'
import { fold } from '../language/fold.ts'
import { tokenise } from '../language/tokenise.ts'
import { leaningOf } from '../retrieve/follow-up.ts'
import { speaksNegatively } from '../retrieve/polarity.ts'
import type { Language } from '../types.ts'
import type { Turn } from './turn.ts'

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
  first: Turn | null,
  language: Language,
  index: KnowledgeIndex,
): boolean {
  if (!first || !leansBack(part, language)) return false
  const { outcome, question } = first
  if (outcome.kind === 'none') return true
  if (outcome.kind !== 'passage' || !asksWhetherThereIs.test(fold(question.text))) return false
  const unit = index.units[outcome.units[0]!]!
  if (unit.cells) return false
  if (/^(?:no|not|nein|leider|non)\b/i.test(unit.text)) return true
  const asked = new Set(question.groups.flatMap((group) => (group.role === 'subject' ? [group.word] : [])))
  const stems = new Set(tokenise([...asked].join(' '), question.language).map((token) => token.stem))
  return sentencesOf(unit.text).some(
    (sentence) =>
      (denies.test(fold(sentence)) || speaksOfNone(sentence, unit.language)) &&
      tokenise(sentence, unit.language).some((token) => stems.has(token.stem)),
  )
}

/** 'Only' and 'without' limit a thing; they do not deny it. */
const speaksOfNone = (sentence: string, language: Language) =>
  language === 'en'
    ? /\b(?:do not|don't|does not|cannot|is not|are not|have no|has no|there (?:is|are) no)\b/.test(
        fold(sentence),
      )
    : speaksNegatively(sentence, language)
