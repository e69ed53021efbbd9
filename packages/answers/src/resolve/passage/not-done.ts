import type { KnowledgeIndex } from '../../knowledge/knowledge-index.ts'
import { datedTrust } from '../../knowledge/trust.ts'
import { isStopWord, isWeakWord } from '../../language/stop-words.ts'
import { tokenise } from '../../language/tokenise.ts'
import type { Language } from '../../types.ts'
import type { Question } from '../../understand/question.ts'
import { asksNegatively, speaksNegatively } from '../../understand/type/polarity.ts'

const longestHeading = 60
const ourselves =
  /\b(?:we|wir|wij|nous|noi|nos)\b|\p{L}(?:mos|iamo)\b|^(?:not|nicht|niet|geen|no|non|pas) \p{L}+$/iu

/** 'What we don't do', 'Not included': says no and names nothing itself. */
function excludesAll(heading: string, language: Language): boolean {
  if (heading.length > longestHeading || !ourselves.test(heading) || !speaksNegatively(heading, language))
    return false
  return tokenise(heading, language).every(
    ({ folded, echo }) =>
      echo || folded.length < 3 || isStopWord(folded, language) || isWeakWord(folded, language),
  )
}

/**
 * 'What kinds of vehicles do you not work on?' is told by the list of what the business does not do, whatever that
 * list calls it; but only where the question itself names nothing but a kind.
 */
export function notDone(question: Question, index: KnowledgeIndex): number | null {
  if (question.foreign || question.type !== 'other' || !asksNegatively(question.text, question.language))
    return null
  const named = question.groups.filter((group) => group.role === 'subject' && !group.soft)
  if (named.length > 1 || question.groups.some((group) => group.name)) return null
  let prose: number | null = null
  for (let at = 0; at < index.passages.length; at++) {
    const passage = index.passages[at]!
    if (passage.trust <= datedTrust || !excludesAll(passage.path.at(-1) ?? '', passage.language)) continue
    if (passage.kind === 'list') return at
    if (passage.kind === 'sentence') prose ??= at
  }
  return prose
}
