import { fold } from '@foyer/text/fold'
import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import { looksLikeNoWord } from '../language/word-likelihood.ts'

/** Korean letters that form no syllable. */
const loneLetters = /^[\u{1100}-\u{11ff}\u{3131}-\u{318e}]+$/u

const isRandomKeys = (word: string) => /^[a-z]{3,}$/.test(word) && looksLikeNoWord(word)

/** Random keys and bare punctuation: 'asdf qwerty', '???'. Checked only if the site has no answer. */
export function isGibberish(message: string, { spellings }: KnowledgeIndex): boolean {
  const words = fold(message).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return words.every((word) => !spellings.has(word) && (loneLetters.test(word) || isRandomKeys(word)))
}
