import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import { strengthOf, termIds } from '../knowledge/term-ids.ts'
import { valuesIn } from '../language/value-types.ts'
import { askedInPieces, shareOfPieces } from '../search/pieces-of-words.ts'
import type { Language } from '../types.ts'
import type { Question } from '../understand/question.ts'
import { neededValues } from '../understand/type/question-type.ts'
import { quoting } from '../weights.ts'

/** Scores how well a sentence answers, by its words or by their synonyms. */
export function worthTo(question: Question, language: Language, index: KnowledgeIndex) {
  const asked = askedInPieces(question)
  const wanted = neededValues[question.type]
  const subjects = question.groups.filter(({ role }) => role === 'subject')
  const all = subjects.reduce((sum, { importance }) => sum + importance, 0) || 1
  const meant = (sentence: string) => {
    const ids = termIds(sentence, language, index)
    return subjects.reduce((sum, group) => sum + group.importance * strengthOf(group, ids), 0) / all
  }
  return (sentence: string): number =>
    Math.max(shareOfPieces(asked, sentence), meant(sentence)) +
    (wanted && valuesIn(sentence) & wanted ? quoting.valueNeeded : 0)
}
