import { buildingInLanguage } from '../knowledge/build-index.ts'
import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import { commonWords } from '../language/common-words.ts'
import { prepareLexicon, wordsListed } from '../language/lexicon.ts'
import { prepareWordList } from '../language/real-words.ts'
import { inSlices } from '../language/steps.ts'
import { prepareThesaurus } from '../language/thesaurus.ts'
import { valuesIn } from '../language/value-types.ts'
import { detectableLanguages, prepareWordLikelihoods } from '../language/word-likelihood.ts'
import type { Knowledge, Language } from '../types.ts'
import { familiarWords } from './spelling/familiar-words.ts'
import { sayingsOf } from './words/plain-words.ts'

/**
 * Reads, bit by bit, what the first question to a site in these languages needs, so that nobody waits for all of it at
 * once. What was read before is not read again.
 */
function* preparing(languages: readonly Language[]): Generator<void, void> {
  for (const language of detectableLanguages) {
    commonWords(language)
    yield
    wordsListed(language)
    yield
  }
  yield* prepareWordLikelihoods()
  for (const language of languages) {
    yield* prepareLexicon(language)
    yield* prepareWordList(language)
    yield* prepareThesaurus(language)
    sayingsOf(language)
    yield
    familiarWords(language)
    yield
  }
  // Patterns are compiled when they are first used, for plain letters and for others, and better at the second time.
  for (const text of ['1 a', '1 a', '1 –', '1 –']) {
    valuesIn(text)
    yield
  }
}

/** Builds it and reads what its first question needs, for whoever has others to serve between two steps. */
export function* buildingToAnswer(
  knowledge: Knowledge,
  options: { language: Language },
): Generator<void, KnowledgeIndex> {
  const index = yield* buildingInLanguage(knowledge, options)
  yield* preparing(index.languages)
  return index
}

/** Reads the words that questions in these languages need, once in a process, so that the first visitor needn't wait. */
export const prepareToAnswer = ({ languages }: Pick<KnowledgeIndex, 'languages'>): Promise<void> =>
  inSlices(preparing(languages))
