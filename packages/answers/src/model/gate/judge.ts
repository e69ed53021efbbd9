import { detectLanguage } from '../../language/detect.ts'
import { gate } from '../../weights.ts'
import { saysUnknown } from '../declines.ts'
import { readClaim } from './claim.ts'
import type { Grounds } from './grounds.ts'
import {
  asksForASecret,
  notInItsPassage,
  notProse,
  noWebsite,
  otherLanguage,
  speaksIt,
  yesToTheUnknown,
} from './judges-objections.ts'
import { presence, type SaidWord } from './lines.ts'
import { sentenceObjections } from './objections.ts'
import { provenBy } from './proof.ts'
import type { SentenceContext, SentenceObjection } from './sentence-objection.ts'
import type { Value } from './values.ts'
import { apology, attitude, courtesy } from './wording.ts'

export type Judgement =
  /** The site says so, in these passages where it named any: by number. */
  | { kind: 'stands'; cited?: readonly number[] }
  /** An opener claims nothing by itself: 'Good question!', 'Unfortunately not.', 'Here are the options:'. */
  | { kind: 'opener' }
  /** The sentence says that the site does not tell. */
  | { kind: 'unknown' }
  | { kind: 'falls'; objection: string }

/** Judges the sentences of one answer in the order they are said, each with the numbers of the passages it names. */
export function createJudge(grounds: Grounds): (sentence: string, cited?: readonly number[]) => Judgement {
  const stood: Value[] = []
  let hasSpoken = false
  return (sentence, cited = []) => {
    const { language } = detectLanguage(sentence, grounds.language)
    const claim = readClaim(sentence, language)
    const saying: SentenceContext = { sentence, stood, hasSpoken }
    const fallsBy = ({ objects }: SentenceObjection) => objects(claim, grounds, saying)
    if (fallsBy(notProse)) return falls(notProse)
    if (fallsBy(asksForASecret)) return falls(asksForASecret)
    if (fallsBy(noWebsite)) return falls(noWebsite)
    const isBare = claim.values.every(({ kind }) => kind === 'number')
    const isForeign = fallsBy(otherLanguage)
    hasSpoken ||= speaksIt(grounds, sentence)
    if (saysUnknown(sentence) && isBare) return isForeign ? falls(otherLanguage) : { kind: 'unknown' }
    if (
      isBare &&
      claim.days.length === 0 &&
      (courtesy.test(sentence) || apology.test(sentence) || opens(claim.text, claim.words, grounds))
    )
      return fallsBy(yesToTheUnknown) ? falls(yesToTheUnknown) : { kind: 'opener' }
    if (isForeign) return falls(otherLanguage)
    const objection = sentenceObjections.find(fallsBy)
    if (objection) return falls(objection)
    if (cited.length > 0) saying.proof = provenBy(cited, claim, grounds, saying)
    if (fallsBy(notInItsPassage)) return falls(notInItsPassage)
    stood.push(...claim.values)
    return saying.proof ? { kind: 'stands', cited: saying.proof } : { kind: 'stands' }
  }
}

const falls = ({ name }: SentenceObjection): Judgement => ({ kind: 'falls', objection: name })

/** Short, without a number, and with at most one word that could tell of anything. */
function opens(text: string, words: readonly SaidWord[], { lines, names }: Grounds): boolean {
  const telling = words.filter(({ folded }) => !attitude.has(folded))
  if (text.endsWith(':') && telling.length <= gate.opener.telling * 2) return true
  const isTold = telling.some(
    (word) => names.has(word.folded) || lines.some(({ own }) => presence(word, own) === 1),
  )
  return (
    !isTold &&
    telling.length <= gate.opener.telling &&
    text.split(/\s+/).length <= gate.opener.words &&
    !/\d/.test(text)
  )
}
