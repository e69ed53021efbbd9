import { detectLanguage } from '../../language/detect.ts'
import { saysUnknown } from '../declines.ts'
import { readClaim } from './claim.ts'
import type { Grounds } from './grounds.ts'
import { presence, type SaidWord } from './lines.ts'
import { sentenceObjections } from './objections.ts'
import type { Value } from './values.ts'
import { apology, attitude, courtesy } from './wording.ts'

export type Judgement =
  /** The site says so. */
  | { kind: 'stands' }
  /** Claims nothing by itself: 'Good question!', 'Unfortunately not.', 'Here are the options:'. */
  | { kind: 'opener' }
  /** Says that the site does not tell. */
  | { kind: 'unknown' }
  | { kind: 'falls'; objection: string }

const longestOpener = 8
const mostInOpener = 1

/** Judges the sentences of one answer in the order they are said. */
export function createJudge(grounds: Grounds): (sentence: string) => Judgement {
  const stood: Value[] = []
  return (sentence) => {
    const { language } = detectLanguage(sentence, grounds.language)
    const claim = readClaim(sentence, language)
    if (isNoProse(claim.text)) return { kind: 'falls', objection: 'not-prose' }
    const isBare = claim.values.every(({ kind }) => kind === 'number')
    if (saysUnknown(sentence) && isBare) return { kind: 'unknown' }
    if (
      isBare &&
      claim.days.length === 0 &&
      (courtesy.test(sentence) || apology.test(sentence) || opens(claim.text, claim.words, grounds))
    )
      return { kind: 'opener' }
    const objection = sentenceObjections.find(({ objects }) => objects(claim, grounds, stood))
    if (objection) return { kind: 'falls', objection: objection.name }
    stood.push(...claim.values)
    return { kind: 'stands' }
  }
}

/** Data, code, tags, or a character that came broken: nothing a visitor asked for. */
const isNoProse = (text: string) => !/\p{L}/u.test(text) || /^(?:[{[]\s*["'{[]|<\/?[a-z])|\ufffd/iu.test(text)

/** Short, without a number, and with at most one word that could tell of anything. */
function opens(text: string, words: readonly SaidWord[], { lines, names }: Grounds): boolean {
  const telling = words.filter(({ folded }) => !attitude.has(folded))
  if (text.endsWith(':') && telling.length <= mostInOpener * 2) return true
  const isTold = telling.some(
    (word) => names.has(word.folded) || lines.some(({ own }) => presence(word, own) === 1),
  )
  return (
    !isTold && telling.length <= mostInOpener && text.split(/\s+/).length <= longestOpener && !/\d/.test(text)
  )
}
