import { isAscii } from '@foyer/text/plain-letters'
import { languageByScript } from '@foyer/text/scripts'
import { type Language, languages } from '../types.ts'
import { languageEvidence, scriptTells } from '../weights.ts'
import { markedLetters, markedLettersIn } from './common-words.ts'
import { tokenise } from './tokenise.ts'
import { detectableLanguages, wordLikelihoods } from './word-likelihood.ts'

const none = Number.POSITIVE_INFINITY
const hasLetter = /\p{L}/u
const addresses = /https?:\/\/\S+/g

export interface DetectedLanguage {
  language: Language
  /** Lead over the runner-up from 0 to 1; below 0.15 it is a guess. */
  confidence: number
}

interface Evidence {
  language: Language
  /** Log likelihood relative to the best language. */
  log: number
  /** Number of words and letters that clearly favor it over the assistant's language. */
  telling: number
  /** Number of those that clearly favor the assistant's language. */
  against: number
}

/**
 * Detects the language of a short message. `fallback` is the assistant's language, which only clear evidence overrides,
 * since typos resemble words of other languages. The site's own words don't count.
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
  const words = tokenise(text.replace(addresses, ' '), 'en').filter(
    ({ echo, folded }) => !echo && hasLetter.test(folded),
  )
  if (words.length === 0) return { language: fallback, confidence: 0 }
  const evidence = evidenceOf(
    words.map(({ folded }) => folded),
    ascii ? [] : [...markedLettersIn(text)],
    fallback,
  )
  const own = evidence.find(({ language }) => language === fallback)
  const [best, next] = evidence.toSorted((a, b) => b.log - a.log) as [Evidence, Evidence]
  if (best !== own && !isClear(best, own, words.length)) return { language: fallback, confidence: 0 }
  const lead = best.log - next.log
  return { language: best.language, confidence: lead / (lead + languageEvidence.doubt) }
}

function evidenceOf(words: readonly string[], marks: readonly string[], fallback: Language): Evidence[] {
  const ownAt = detectableLanguages.indexOf(fallback)
  const evidence = detectableLanguages.map(
    (language): Evidence => ({ language, log: 0, telling: 0, against: 0 }),
  )
  const add = (logs: readonly number[], leadThatTells: (nth: number) => number) => {
    const likeliest = Math.max(...logs)
    for (const [nth, each] of evidence.entries()) {
      each.log += Math.max(logs[nth]! - likeliest, -languageEvidence.most)
      const lead = ownAt < 0 ? none : logs[nth]! - logs[ownAt]!
      if (lead >= leadThatTells(nth)) each.telling += 1
      if (-lead >= leadThatTells(ownAt)) each.against += 1
    }
  }
  const { telling, tellingMark } = languageEvidence
  // In a long text the correct words are enough.
  const forgiving = words.length <= languageEvidence.forgivingUpTo
  for (const word of words) {
    const likely = wordLikelihoods(word, forgiving)
    add(
      likely.map(({ log }) => log),
      // A single letter is a word in many languages.
      (nth) => (word.length === 1 ? none : likely[nth]?.known ? telling.known : telling.look),
    )
  }
  for (const letter of marks) {
    const share = (language: Language) => markedLetters(language).get(letter) ?? 0
    add(
      detectableLanguages.map((language) => Math.log(share(language) + languageEvidence.rareMark)),
      () => tellingMark,
    )
  }
  return evidence
}

/** Two clear words suffice, or all of one or two; a few words shared between languages need a greater lead. */
function isClear(best: Evidence, own: Evidence | undefined, words: number): boolean {
  const { clearLead, overAgainst, few } = languageEvidence
  const lead = own ? best.log - own.log : none
  if (best.telling < best.against * overAgainst) return false
  if (words === 1) return best.telling > 0 && lead > clearLead.only
  if (best.telling >= 2) return lead > clearLead.each * Math.min(words, clearLead.words)
  return best.telling > 0 && words <= few.words && lead > few.lead
}
