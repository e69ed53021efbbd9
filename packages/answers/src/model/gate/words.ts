import { byRank, commonWords } from '../../language/common-words.ts'
import { digitsOf } from '../../language/number-words.ts'
import type { Language } from '../../types.ts'
import { distance } from '../../understand/spelling/edits.ts'
import { gate } from '../../weights.ts'
import { type Claim, readClaim } from './claim.ts'
import { openThoughClosed } from './days.ts'
import type { Grounds } from './grounds.ts'
import { isDay, presence, type SaidWord } from './lines.ts'
import { says } from './numbers.ts'
import { affirms, attitude, gateWords, invites, negation, ofItself } from './wording.ts'

/**
 * Whether too much of what a sentence says is told in no word at all. A rare word weighs as much as several
 * common ones, and so does any that a visitor brought in and the sentence agrees to: 'Yes, we repair
 * unicycles'. `spared` times as much may be unknown.
 */
export function wordsNowhere(claim: Claim, grounds: Grounds, spared = 1): boolean {
  if (claim.language !== grounds.language)
    return grounds.evidence.translation(claim.text, claim.language) < gate.translated / spared
  const isInvitation = invites.test(claim.text) && claim.values.some(({ kind }) => kind === 'phone')
  if (isInvitation || ofItself.test(claim.text)) return false
  const telling = tellingOf(readRest(claim), claim.language)
  const strange = telling.filter((word) => isNowhere(word, grounds))
  const denied = deniedWords(claim)
  const heard = (word: SaidWord) => isAmong(word, grounds.question.words)
  const isAgreed = affirms.test(claim.text) || grounds.question.type === 'whether'
  const unknown = strange.filter(
    (word) => !(denied(word) && (heard(word) || isAmong(word, grounds.before.words))),
  )
  const weight = unknown.reduce(
    (sum, word) => sum + (isAgreed && heard(word) ? 1 : weightOf(word, claim.language)),
    0,
  )
  if (weight >= (affirms.test(claim.text) ? gate.tooMuchToAgree : gate.tooMuch) * spared) return true
  return weight >= gate.mostlyUnknown * spared && unknown.length > telling.length * gate.mostWords
}

/** 'Yes, we do.' to a question after something, or a price, that nothing given names, or after a day that is closed. */
export function agreesToTheUnknown(claim: Claim, grounds: Grounds): boolean {
  if (!affirms.test(claim.text)) return false
  const { question, asked, given } = grounds
  // 'Is that right?' asks after what was said before.
  const values = question.words.some((word) => !isNowhere(word, grounds)) ? question.values : asked
  if (values.some((value) => ['money', 'percent'].includes(value.kind) && !given.some(says(value))))
    return true
  if (claim.language !== grounds.language) return false
  if (openThoughClosed(readClaim(question.text, claim.language), grounds)) return true
  return tellingOf(question.words, claim.language).some(
    (word) =>
      weightOf(word, claim.language) >= gate.askedAfter && isNowhere(word, grounds) && !isSlip(word, grounds),
  )
}

/** The words but for the 'Of course,' before them. */
const readRest = ({ words, text, rest }: Claim) => {
  const opened = text.slice(0, text.length - rest.length).toLowerCase()
  return words.filter(({ folded }, at) => at > 2 || !opened.includes(folded))
}

const tellingOf = (words: readonly SaidWord[], language: Language) =>
  words.filter(
    (word) =>
      !attitude.has(word.folded) && digitsOf(word.folded, language) === undefined && !isDay(word, language),
  )

const isNowhere = (word: SaidWord, { given }: Grounds) =>
  !given.some(({ own, near }) => presence(word, own) > 0 || presence(word, near) > 0)

const isAmong = ({ forms }: SaidWord, words: readonly SaidWord[]) =>
  words.some((other) => other.forms.some((form) => forms.includes(form)))

/** The words that a denial needs: to say that there is no such thing, a visitor's word for it is needed. */
function deniedWords({ text, rest, clauses }: Claim): (word: SaidWord) => boolean {
  if (negation.test(text.slice(0, text.length - rest.length))) return () => true
  return (word) => clauses.some(({ isNegative, words }) => isNegative && isAmong(word, words))
}

/** A word that somebody mistyped. */
const isSlip = ({ folded }: SaidWord, { given }: Grounds) =>
  folded.length >= gate.shortestSlip &&
  given.some(({ words }) => words.some((word) => distance(folded, word.folded, 1) <= 1))

const ending = new RegExp(`(?:${gateWords('ending')})$`)

function weightOf({ forms: [stem, folded] }: SaidWord, language: Language): number {
  const common = commonWords(language)
  const rank = Math.min(
    ...[folded, stem, folded.replace(ending, '')].map((form) => common.get(form) ?? Number.POSITIVE_INFINITY),
  )
  return byRank(rank, gate.upToRank, gate.rare)
}
