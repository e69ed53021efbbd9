import { LRUCache } from 'lru-cache'
import type { Language } from '../types.ts'
import { wordLikelihood } from '../weights.ts'
import { commonWords, shareOfRank } from './common-words.ts'
import { wordsListed } from './lexicon.ts'
import { memoizeByLanguage } from './memoize.ts'
import { getOrCompute } from './memoize-text.ts'
import { runToEnd } from './steps.ts'
import { stopWords } from './stop-words.ts'

/** Languages that are recognized by words rather than script. */
export const detectableLanguages: readonly Language[] = ['en', 'es', 'fr', 'de', 'it', 'pt', 'nl']

export interface WordLikelihood {
  log: number
  /** True for a correctly spelled word of the language. */
  known: boolean
}

/** Likelihoods in the order of `detectableLanguages`; `forgiving` also tries typos. */
export const wordLikelihoods = (word: string, forgiving: boolean): readonly WordLikelihood[] =>
  getOrCompute(forgiving ? forgiven : asWritten, word, () => likelihoodsOf(word, forgiving))
const forgiven = new LRUCache<string, readonly WordLikelihood[]>({ max: 20_000 })
const asWritten = new LRUCache<string, readonly WordLikelihood[]>({ max: 20_000 })

const none = Number.NEGATIVE_INFINITY

function likelihoodsOf(word: string, forgiving: boolean): WordLikelihood[] {
  const known = frequencies().get(word)
  const misspelt = forgiving ? likeliestMisspelt(word) : null
  return detectableLanguages.map((language, nth) => {
    if (known && known[nth] !== none) return { log: known[nth]!, known: true }
    const { base, weight } = wordLikelihood.unknown
    return { log: Math.max(base + weight * lookOf(word, language), misspelt?.[nth] ?? none), known: false }
  })
}

const wordsAtOnce = 1_000
let frequenciesRead: Map<string, Float32Array> | null = null
const frequencies = (): ReadonlyMap<string, Float32Array> => (frequenciesRead ??= runToEnd(readFrequencies()))

/** Log frequencies of all words by language. */
function* readFrequencies(): Generator<void, Map<string, Float32Array>> {
  const read = new Map<string, Float32Array>()
  const { listed, smallWord } = wordLikelihood
  for (const [nth, language] of detectableLanguages.entries()) {
    const add = (word: string, rank: number) => {
      const logs = read.get(word) ?? new Float32Array(detectableLanguages.length).fill(none)
      read.set(word, logs)
      logs[nth] = Math.max(logs[nth]!, Math.log(shareOfRank(rank)))
    }
    for (const [word, rank] of commonWords(language)) {
      add(word, rank)
      if (rank % wordsAtOnce === 0) yield
    }
    for (const word of stopWords(language)) add(word, smallWord)
    for (const word of wordsListed(language)) add(word, listed)
  }
  return read
}

/** Loads data before the first message. */
export function* prepareWordLikelihoods(): Generator<void, void> {
  frequenciesRead ??= yield* readFrequencies()
  for (const language of detectableLanguages) {
    letterSequences(language)
    yield
  }
}

const letters = 'abcdefghijklmnopqrstuvwxyz'

/** All spellings one typo away: a letter dropped, inserted, replaced or swapped. */
function* oneSlipFrom(word: string): Generator<[spelling: string, log: number]> {
  const { rare, usual } = wordLikelihood.slip
  for (let at = 0; at <= word.length; at++) {
    const [before, here, after] = [word.slice(0, at), word[at], word.slice(at + 1)]
    for (const letter of letters) {
      yield [before + letter + word.slice(at), at === 0 ? rare : usual]
      if (here && letter !== here) yield [before + letter + after, rare]
    }
    if (here === undefined) return
    yield [before + after, usual]
    if (after && after[0] !== here) yield [before + after[0] + here + after.slice(1), usual]
  }
}

function likeliestMisspelt(word: string): number[] {
  const best = detectableLanguages.map(() => none)
  const { shortest, longest } = wordLikelihood.slip
  if (word.length < shortest || word.length > longest) return best
  const read = frequencies()
  for (const [meant, slip] of oneSlipFrom(word))
    read.get(meant)?.forEach((log, nth) => {
      best[nth] = Math.max(best[nth]!, log + slip)
    })
  return best
}

const alphabet = letters.length + 1
/** 0 for the word's end and other characters. */
const placeOf = (word: string, at: number): number => {
  const letter = word.charCodeAt(at) - 96
  return letter >= 1 && letter < alphabet ? letter : 0
}

/** Log likelihood of letter trigrams. */
const letterSequences = memoizeByLanguage((language): Float32Array => {
  const counts = new Float32Array(alphabet ** 3)
  for (const word of commonWords(language).keys())
    eachSequence(word, (at) => {
      counts[at]! += 1
    })
  for (let start = 0; start < counts.length; start += alphabet) {
    const row = counts.subarray(start, start + alphabet)
    const sum = row.reduce((total, count) => total + count, 0)
    row.forEach((count, letter) => {
      row[letter] = Math.log((count + 0.5) / (sum + 0.5 * alphabet))
    })
  }
  return counts
})

function eachSequence(word: string, take: (at: number) => void) {
  let before = 0
  for (let at = 0; at <= word.length; at++) {
    const letter = placeOf(word, at)
    take(before * alphabet + letter)
    before = (before % alphabet) * alphabet + letter
  }
}

/** True for letter sequences that no language has: 'sdfgh'. */
export const looksLikeNoWord = (word: string): boolean =>
  wordLikelihoods(word, false).every(
    ({ log, known }) => !known && log < wordLikelihood.noWord * (word.length + 1),
  )

/** Scores how much an unknown word resembles the language. */
function lookOf(word: string, language: Language): number {
  const sequences = letterSequences(language)
  let log = 0
  eachSequence(word, (at) => {
    log += sequences[at]!
  })
  return log
}
