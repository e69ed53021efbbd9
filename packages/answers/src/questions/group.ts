import { termsOf } from '../knowledge/terms.ts'
import { detectLanguage } from '../language/detect.ts'
import { isWeakWord } from '../language/stop-words.ts'
import type { Language } from '../types.ts'
import { questionType } from '../understand/type/read-question-type.ts'
import { sameQuestion } from '../weights.ts'
import { GroupSums } from './group-sums.ts'

export interface QuestionGroup<Q extends { text: string }> {
  /** The question closest to all others. */
  title: string
  questions: Q[]
}

/** Groups questions of the same meaning, largest group first. Concepts connect wordings and languages. */
export function groupQuestions<Q extends { text: string }>(
  questions: readonly Q[],
  language: Language,
): QuestionGroup<Q>[] {
  const vectors = questions.map((question) => vectorOf(question.text, language))
  const spread = new Map<string, number>()
  for (const vector of vectors)
    for (const term of vector.keys()) spread.set(term, (spread.get(term) ?? 0) + 1)
  for (const vector of vectors) weigh(vector, spread, questions.length)
  const sums = new GroupSums()
  const groups: number[][] = []
  for (const [at, vector] of vectors.entries()) {
    const best = sums.nearest(vector, sameQuestion.alike) ?? groups.push([]) - 1
    groups[best]!.push(at)
    sums.add(best, vector)
  }
  return groups
    .map((members, group) => ({ members, group }))
    .sort((a, b) => b.members.length - a.members.length)
    .map(({ members, group }) => {
      const scores = new Map(members.map((member) => [member, sums.similarity(vectors[member]!, group)]))
      const title = [...members].sort((a, b) => scores.get(b)! - scores.get(a)! || a - b)[0]!
      return { title: questions[title]!.text, questions: members.map((member) => questions[member]!) }
    })
}

function vectorOf(text: string, fallback: Language): Map<string, number> {
  const { language } = detectLanguage(text, fallback)
  const { terms, tokens } = termsOf(text, language)
  const concepts = terms.filter((term) => term.startsWith('#') && !term.endsWith('~'))
  const weak = new Set(
    tokens.filter((token) => isWeakWord(token.folded, language)).map((token) => token.stem),
  )
  const vector = new Map<string, number>()
  for (const term of terms) {
    if (term.startsWith('#') || weak.has(term)) continue
    vector.set(term, 1)
  }
  for (const concept of concepts) vector.set(concept, sameQuestion.concept)
  vector.set(`?${questionType(text, language)}`, sameQuestion.type)
  return vector
}

/** Weighs rare words more and normalizes the length. */
function weigh(vector: Map<string, number>, spread: ReadonlyMap<string, number>, count: number) {
  let norm = 0
  for (const [term, weight] of vector) {
    const rare = term.startsWith('?')
      ? 1
      : Math.log(1 + count / (1 + spread.get(term)!)) + sameQuestion.everyTerm
    vector.set(term, weight * rare)
    norm += (weight * rare) ** 2
  }
  norm = Math.sqrt(norm) || 1
  for (const [term, weight] of vector) vector.set(term, weight / norm)
}
