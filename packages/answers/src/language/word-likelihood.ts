import { LRUCache } from 'lru-cache'
import type { Language } from '../types.ts'
import { wordLikelihood } from '../weights.ts'
import { commonWords, shareOfRank } from './common-words.ts'
import { wordsListed } from './lexicon.ts'
import { oncePerLanguage } from './once-per.ts'
import { recall } from './recalling.ts'
import { atOneGo } from './steps.ts'
import { stopWords } from './stop-words.ts'

/** Languages told apart by their words rather than by their script. */
export const detectableLanguages: readonly Language[] = ['en', 'es', 'fr', 'de', 'it', 'pt', 'nl']

/** How likely one of the detectable languages is to have a word, perhaps misspelt. */
export interface WordLikelihood {
  log: number
  /** True where the language has the word as it is written. */
  known: boolean
}

/** For each detectable language in its order, how likely it is to have the word. Slips are tried where `forgiving`. */
export const wordLikelihoods = (word: string, forgiving: boolean): readonly WordLikelihood[] =>
  recall(forgiving ? forgiven : asWritten, word, () => likelihoodsOf(word, forgiving))
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
const frequencies = (): ReadonlyMap<string, Float32Array> => (frequenciesRead ??= atOneGo(readFrequencies()))

/** The words of all languages with the logarithm of how often each language says them. */
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

/** Reads what the first message needs. */
export function* prepareWordLikelihoods(): Generator<void, void> {
  frequenciesRead ??= yield* readFrequencies()
  for (const language of detectableLanguages) {
    letterSequences(language)
    yield
  }
}

const letters = 'abcdefghijklmnopqrstuvwxyz'

/** Every spelling that is one slip away: a letter dropped, put in, hit wrongly, or swapped with the next. */
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
/** 0 for the end of a word and for whatever is no plain letter. */
const placeOf = (word: string, at: number): number => {
  const letter = word.charCodeAt(at) - 96
  return letter >= 1 && letter < alphabet ? letter : 0
}

/** The logarithm of how likely a letter follows two others in the words of a language. */
const letterSequences = oncePerLanguage((language): Float32Array => {
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

/** Whether letters follow each other in a word as they do in no language: 'sdfgh'. */
export const looksLikeNoWord = (word: string): boolean =>
  wordLikelihoods(word, false).every(
    ({ log, known }) => !known && log < wordLikelihood.noWord * (word.length + 1),
  )

/** How much a word that the language may not have looks like one of its words. */
function lookOf(word: string, language: Language): number {
  const sequences = letterSequences(language)
  let log = 0
  eachSequence(word, (at) => {
    log += sequences[at]!
  })
  return log
}
