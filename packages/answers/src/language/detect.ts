import { isAscii } from '@foyer/calendar/plain-letters'
import { languageByScript } from '@foyer/calendar/scripts'
import { LRUCache } from 'lru-cache'
import { type Language, languages } from '../types.ts'
import { languageKnown, markTells, scriptTells, wordTells } from '../weights.ts'
import { commonWords } from './common-words.ts'
import { wordsListed } from './lexicon.ts'
import { sourcesByLanguage, wordsNamed } from './patterns.ts'
import { recall } from './recalling.ts'
import { isStopWord } from './stop-words.ts'
import { tokenise } from './tokenise.ts'

/** Languages told apart by their words rather than by their script. */
export const detectableLanguages: readonly Language[] = ['en', 'es', 'fr', 'de', 'it', 'pt', 'nl']

const elided = sourcesByLanguage('before an apostrophe')

// Letters and marks that one of the Latin languages uses and its neighbours do not.
const tells: [RegExp, Language, number][] = [
  [/[¿¡ñ]/iu, 'es', markTells.alone],
  [/[ßäöü]/iu, 'de', markTells.mostly],
  [/[ãõ]|ç[ãõ]/iu, 'pt', markTells.alone],
  [new RegExp(String.raw`[èàêîœùû]|\b(?:${elided.fr})['’](?=[aeiouyhéêâ])`, 'iu'), 'fr', markTells.often],
  [
    new RegExp(String.raw`[ìò]|\b(?:${elided.it})['’](?=[aeiou])|(?<=\p{L})è(?!\p{L})`, 'iu'),
    'it',
    markTells.often,
  ],
  [
    new RegExp(String.raw`(?<!\p{L})(?:${wordsNamed('tells French')})(?!\p{L})`, 'iu'),
    'fr',
    markTells.mostly,
  ],
  [/\bn['’]t\b|\p{L}n['’]t\b/iu, 'en', markTells.mostly],
  [new RegExp(String.raw`['’]s (?:${wordsNamed('after an apostrophe')})\b`, 'iu'), 'nl', markTells.often],
]

const hasLetter = /\p{L}/u

export interface DetectedLanguage {
  language: Language
  /** The lead over the runner-up, 0 to 1. Under 0.15 it is a guess. */
  confidence: number
}

/**
 * The language a short message is written in. Words decide: small words first, then the lexicon, then common
 * words. What the site itself uses says nothing about the visitor, so `fallback` only breaks ties.
 */
export function detectLanguage(text: string, fallback: Language): DetectedLanguage {
  const ascii = isAscii(text)
  const written = ascii ? null : languageByScript(text, scriptTells.share)
  const spoken = languages.find((language) => language === written?.language)
  if (written && spoken) {
    if (spoken === 'zh' && fallback === 'ja' && written.letters <= scriptTells.wordOfKanji)
      return { language: 'ja', confidence: scriptTells.kanjiAreJapanese }
    return { language: spoken, confidence: 1 }
  }
  const words = tokenise(text, 'en').filter((token) => !token.echo && hasLetter.test(token.folded))
  if (words.length === 0) return { language: fallback, confidence: 0 }
  const scores = detectableLanguages.map((language) => ({ language, score: 0, known: 0 }))
  for (const { folded } of words) {
    const evidence = evidenceOf(folded)
    for (let nth = 0; nth < scores.length; nth++) {
      scores[nth]!.score += evidence[nth]!.score
      scores[nth]!.known += evidence[nth]!.known
    }
  }
  for (const [tell, language, weight] of ascii && !/['-]/.test(text) ? [] : tells) {
    if (!tell.test(text)) continue
    const told = scores.find((entry) => entry.language === language)!
    told.score += weight
    told.known += 1
  }
  // A word that could be of another language is as likely misspelled beside one of no language at all: 'pumpowt
  // prise'.
  const strange = words.filter(({ folded }) => evidenceOf(folded).every(({ known }) => known === 0)).length
  const own = scores.find((entry) => entry.language === fallback)
  if (own) own.score += languageKnown.fallback
  scores.sort((a, b) => b.score - a.score)
  const [best, next] = scores as [(typeof scores)[0], (typeof scores)[0]]
  // One familiar word among misspelled ones is no evidence of another language.
  const fewest =
    best.language !== fallback && words.length > 2 ? languageKnown.knownElsewhere : languageKnown.known
  const isOneOfTwo = strange > 0 && best.language !== fallback && best.known <= 1 && words.length > 1
  if (best.score <= languageKnown.fallback || best.known < words.length * fewest || isOneOfTwo)
    return { language: fallback, confidence: 0 }
  return {
    language: best.language,
    confidence: (best.score - next.score) / (best.score + languageKnown.doubt),
  }
}

interface WordEvidence {
  score: number
  known: number
}

/** The evidence of a word for each of the Latin languages. Visitors of all sites share most of their words. */
const evidenceOf = (word: string): readonly WordEvidence[] => recall(remembered, word, () => weighed(word))
const remembered = new LRUCache<string, readonly WordEvidence[]>({ max: 20_000 })

const weighed = (word: string) =>
  detectableLanguages.map((language) => {
    const stop = isStopWord(word, language)
    let score = stop ? wordTells.small : wordsListed(language).has(word) ? wordTells.listed : 0
    const rank = commonWords(language).get(word)
    if (rank !== undefined) score += wordTells.commonest - wordTells.byRank * (rank / 10_000)
    return { score, known: score === 0 ? 0 : stop ? wordTells.smallIsKnown : 1 }
  })
