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

/** Loads language data for the first question in small steps, once per process. */
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
  // Patterns are compiled on first use and optimized on the second, separately for ASCII and other text.
  for (const text of ['1 a', '1 a', '1 –', '1 –']) {
    valuesIn(text)
    yield
  }
}

/** Builds an index and loads its language data in steps, so that a server can do other work in between. */
export function* buildingToAnswer(
  knowledge: Knowledge,
  options: { language: Language },
): Generator<void, KnowledgeIndex> {
  const index = yield* buildingInLanguage(knowledge, options)
  yield* preparing(index.languages)
  return index
}

/** Loads the data of these languages before the first visitor's question. */
export const prepareToAnswer = ({ languages }: Pick<KnowledgeIndex, 'languages'>): Promise<void> =>
  inSlices(preparing(languages))
