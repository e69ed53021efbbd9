import { detectLanguage } from '../../language/detect.ts'
import { gate, languageSure } from '../../weights.ts'
import { saysUnknown } from '../declines.ts'
import { wordsOfLine } from '../repeats.ts'
import { readClaim } from './claim.ts'
import type { Grounds } from './grounds.ts'
import { presence, type SaidWord } from './lines.ts'
import { provenBy, sentenceObjections } from './objections.ts'
import type { Value } from './values.ts'
import { apology, attitude, courtesy, website } from './wording.ts'
import { agreesToTheUnknown } from './words.ts'

export type Judgement =
  /** The site says so, in these passages where it named any: by number. */
  | { kind: 'stands'; cited?: readonly number[] }
  /** Claims nothing by itself: 'Good question!', 'Unfortunately not.', 'Here are the options:'. */
  | { kind: 'opener' }
  /** Says that the site does not tell. */
  | { kind: 'unknown' }
  | { kind: 'falls'; objection: string }

/** Judges the sentences of one answer in the order they are said, each with the numbers of the passages it names. */
export function createJudge(grounds: Grounds): (sentence: string, cited?: readonly number[]) => Judgement {
  const stood: Value[] = []
  const isForeign = tellForeign(grounds)
  return (sentence, cited = []) => {
    const { language } = detectLanguage(sentence, grounds.language)
    const claim = readClaim(sentence, language)
    if (isNoProse(claim.text)) return { kind: 'falls', objection: 'not-prose' }
    if (speaksOfNoWebsite(claim.text, grounds)) return { kind: 'falls', objection: 'no-website' }
    const isBare = claim.values.every(({ kind }) => kind === 'number')
    const foreign: Judgement | null = isForeign(sentence)
      ? { kind: 'falls', objection: 'other-language' }
      : null
    if (saysUnknown(sentence) && isBare) return foreign ?? { kind: 'unknown' }
    if (
      isBare &&
      claim.days.length === 0 &&
      (courtesy.test(sentence) || apology.test(sentence) || opens(claim.text, claim.words, grounds))
    )
      return agreesToTheUnknown(claim, grounds)
        ? { kind: 'falls', objection: 'agrees-to-the-unknown' }
        : { kind: 'opener' }
    if (foreign) return foreign
    const objection = sentenceObjections.find(({ objects }) => objects(claim, grounds, stood))
    if (objection) return { kind: 'falls', objection: objection.name }
    const proof = cited.length > 0 ? provenBy(cited, claim, grounds, stood) : null
    if (cited.length > 0 && !proof) return { kind: 'falls', objection: 'not-in-its-passage' }
    stood.push(...claim.values)
    return proof ? { kind: 'stands', cited: proof } : { kind: 'stands' }
  }
}

/**
 * Tells the sentences of an answer that are in another language than it is given in. What the site calls its things
 * ('Sauerbraten mit Rotkohl: 18,50 €') may stand in it as it is, behind something that is said in that language.
 */
function tellForeign({ speaks, given }: Grounds): (sentence: string) => boolean {
  let hasSpoken = false
  return (sentence) => {
    if (!speaks) return false
    const { language, confidence } = detectLanguage(sentence, speaks)
    hasSpoken ||= language === speaks && confidence > 0
    if (language === speaks || confidence < languageSure.sentence) return false
    const words = wordsOfLine(sentence)
    return !hasSpoken || !given.some(({ text }) => words.isSubsetOf(wordsOfLine(text)))
  }
}

/** Where there is no website, 'our website does not tell' says that there is one; unless the owner speaks of one. */
const speaksOfNoWebsite = (text: string, { hasWebsite, given }: Grounds) =>
  !hasWebsite && website.test(text) && !given.some((line) => website.test(line.text))

/** Data, code, tags, or a character that came broken: nothing a visitor asked for. */
const isNoProse = (text: string) => !/\p{L}/u.test(text) || /^(?:[{[]\s*["'{[]|<\/?[a-z])|\ufffd/iu.test(text)

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
