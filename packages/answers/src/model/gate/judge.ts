import type { Value } from '../../language/amounts.ts'
import { detectLanguage } from '../../language/detect.ts'
import { saysUnknown } from '../declines.ts'
import { asksForASecret, certainObjections, notProse, otherLanguage, speaksIt } from './certain.ts'
import { type Claim, readClaim } from './claim.ts'
import { gate, suspicion } from './gate-weights.ts'
import type { Grounds } from './grounds.ts'
import { presence, type SaidWord } from './lines.ts'
import { type Measures, measure, measureNames } from './measures.ts'
import type { SentenceContext, SentenceObjection } from './sentence-objection.ts'
import { affirms, apology, attitude, courtesy, opener, refersBack } from './wording.ts'

export type Judgement =
  /** A claim with a suspicion from 0 to 1. `isSlight` marks an opener that contains one word of the site. */
  | { kind: 'says'; suspicion: number; measures: Measures; isSlight: boolean }
  /** An opener depends on the next sentence: 'Good question!', 'Unfortunately not.', 'Here are the options:'. */
  | { kind: 'opener'; suspicion: number }
  /** The sentence says that the site has no answer. */
  | { kind: 'unknown'; suspicion: number; measures: Measures }
  /** The sentence is certainly not allowed; measured only if it can't be true. */
  | { kind: 'falls'; objection: string; measures: Measures | null }

/** Judges an answer's sentences in order. */
export function createJudge(grounds: Grounds, weights = suspicion): (sentence: string) => Judgement {
  const stood: Value[] = []
  let hasSpoken = false
  let hasClaimed = false
  return (sentence) => {
    const { language } = detectLanguage(sentence, grounds.language)
    const claim = readClaim(sentence, language)
    const saying: SentenceContext = { sentence, stood, hasSpoken }
    const fallsBy = ({ objects }: SentenceObjection) => objects(claim, grounds, saying)
    if (fallsBy(notProse)) return falls(notProse)
    if (fallsBy(asksForASecret)) return falls(asksForASecret)
    const isForeign = fallsBy(otherLanguage)
    hasSpoken ||= speaksIt(grounds, sentence)
    const isBare = claim.values.every(({ kind }) => kind === 'number') && claim.days.length === 0
    if (isBare && (courtesy.test(sentence) || apology.test(sentence))) return { kind: 'opener', suspicion: 0 }
    const measures = measure(claim, grounds, stood)
    const suspected = suspicionOf(measures, weights)
    const isUnknown = saysUnknown(sentence) && isBare
    const opening = isBare && !isUnknown && opens(claim, grounds)
    const leans = hasClaimed && refersBack.test(sentence)
    if (opening === true && !leans) return { kind: 'opener', suspicion: suspected }
    hasClaimed = true
    if (isForeign) return falls(otherLanguage)
    if (isUnknown) return { kind: 'unknown', suspicion: suspected, measures }
    const objection = certainObjections.find(fallsBy)
    if (objection) return falls(objection, measures)
    stood.push(...claim.values)
    return { kind: 'says', suspicion: suspected, measures, isSlight: opening !== false }
  }
}

const falls = ({ name }: SentenceObjection, measures: Measures | null = null): Judgement => ({
  kind: 'falls',
  objection: name,
  measures,
})

export function suspicionOf(measures: Measures, weights: typeof suspicion): number {
  const sum = measureNames.reduce((all, name) => all + weights[name] * measures[name], weights.base)
  return 1 / (1 + Math.exp(-sum))
}

/** A short sentence without numbers and with at most one meaningful word: 'hardly' may be on the website. */
function opens({ text, rest, words }: Claim, { lines, names }: Grounds): boolean | 'hardly' {
  const telling = words.filter(({ folded }) => !attitude.has(folded))
  // 'Of course' and 'Here are our prices:' claim nothing.
  if (!/\p{L}/u.test(rest.replace(opener, '').replace(affirms, ''))) return true
  if (/[:：]$/.test(text) && telling.length <= gate.opener.telling * 2) return true
  const isShort = telling.length <= gate.opener.telling && text.split(/\s+/).length <= gate.opener.words
  if (!isShort || /\d/.test(text)) return false
  const isTold = (word: SaidWord) =>
    names.has(word.folded) || lines.some(({ own }) => presence(word, own) === 1)
  return telling.some(isTold) ? 'hardly' : true
}
