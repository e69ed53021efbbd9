import type { KnowledgeIndex } from '../../knowledge/knowledge-index.ts'
import { type Token, tokenise } from '../../language/tokenise.ts'
import type { Language } from '../../types.ts'
import type { Question } from '../../understand/question.ts'

const wordsOf = (text: string, language: Language): Token[] =>
  tokenise(text, language).filter((token) => !token.echo)

/** Small words that tell rows apart. */
const telling =
  /^(?:one|both|all|no|without|once|twice|half|full|first|second|before|after|under|over|ein|eine|beide|ohne|sin|ambos|ambas|sans|deux)$/

/**
 * Of rows that fit alike, the one whose name was typed to the letter: 'for both ears' means 'Wax removal, both ears' and
 * not 'one ear', though neither 'both' nor the plural counts as a word elsewhere.
 */
export function asTyped(passages: number[], { text, language }: Question, index: KnowledgeIndex): number[] {
  if (passages.length < 2) return passages
  const typed = new Set(wordsOf(text, language).map((token) => token.folded))
  const names = passages.map((at) => wordsOf(index.passages[at]!.subject, index.passages[at]!.language))
  const own = names.map((words) =>
    words.filter((word) =>
      names.some(
        (others) =>
          others.every((other) => other.folded !== word.folded) &&
          (telling.test(word.folded) || others.some((other) => other.stem === word.stem)),
      ),
    ),
  )
  const said = own.map((words) => words.filter((word) => typed.has(word.folded)).length)
  const meant = passages.filter((_, at) => said[at]! > 0)
  return meant.length === 1 ? meant : passages
}
