import { startsWithDigit } from '@foyer/text/fold'
import { byRank, commonWords } from '../../language/common-words.ts'
import { joinsWords } from '../../language/compounds.ts'
import type { ConceptMention } from '../../language/lexicon.ts'
import { sourcesByLanguage, wordSetNamed, wordsNamed } from '../../language/patterns.ts'
import { isStopWord } from '../../language/stop-words.ts'
import type { Token } from '../../language/tokenise.ts'
import { entriesOf } from '../../language/word-data.ts'
import type { Language } from '../../types.ts'
import { capitals, seldomWords, strangeness as strange } from '../../weights.ts'
import type { QuestionType } from '../type/question-type.ts'

/** A word with its position in a question. */
export interface PlacedWord {
  tokens: readonly Token[]
  at: number
  language: Language
}

const whichWords = wordSetNamed('word which')
/** The noun after 'what' or 'which' names the kind of answer. */
export function isCategory({ tokens, at }: PlacedWord): boolean {
  let before = at - 1
  while (before >= 0 && tokens[before]!.echo) before--
  return before >= 0 && whichWords.has(tokens[before]!.folded)
}

const denial = wordSetNamed('word denies')

/** 'I eat no meat' doesn't require meat, except where the negation is the subject: 'no animal products'. */
export const isDenied = ({ tokens, at }: PlacedWord, mentions: readonly ConceptMention[]): boolean =>
  at > 0 && denial.has(tokens[at - 1]!.folded) && !mentions.some((mention) => mention.tokens.includes(at - 1))

const auxiliary = wordSetNamed('word auxiliary').union(wordSetNamed('word modal'))
const pronoun = wordSetNamed('word pronoun')
const modal = wordSetNamed('word modal').union(wordSetNamed('word further modal'))

const infinitive = new RegExp(`(?:${wordsNamed('ending of an infinitive')})$`)
const endingsInFront = sourcesByLanguage('ending of a verb in front')
const verbInFront = new RegExp(`(?:${wordsNamed('ending of a verb in front')})$`)

/** The position of a question's verb: 'Do you *arrange* …', '¿*Enseñáis* …?' */
export function isVerbSlot({ tokens, at, language }: PlacedWord, type: QuestionType): boolean {
  const token = tokens[at]!
  if (/^\p{Lu}/u.test(token.raw) && at > 0) return false
  // In 'Faut-il *verser* …' the hyphenated pair has an extra token.
  const before = tokens[at - 1]?.echo ? at - 1 : at
  if (before >= 2 && pronoun.has(tokens[before - 1]!.folded) && auxiliary.has(tokens[before - 2]!.folded))
    return true
  if (joinsWords(language) && at === tokens.length - 1 && infinitive.test(token.folded))
    return type === 'whether' || type === 'other' || tokens.some((other) => modal.has(other.folded))
  if (type !== 'whether' && type !== 'other') return false
  if (endingsInFront[language] !== '') return at === 0 && verbInFront.test(token.folded)
  return joinsWords(language) && at === 0
}

const measures = wordSetNamed('word measure')
const howMuch = wordSetNamed('word how much')
const measured = wordSetNamed('word measured')

/** Words that only name a measure: 'How *often*', 'wie *lange*'. */
export const isMeasure = ({ tokens, at }: PlacedWord): boolean =>
  at > 0 &&
  (measures.has(tokens[at - 1]!.folded) ||
    (howMuch.has(tokens[at - 1]!.folded) && measured.has(tokens[at]!.folded)))

const { en: inEnglish, ...elsewhere } = sourcesByLanguage('word ourselves')
const ourselves = new Set(inEnglish.split('|'))
const beforeOurselves = wordSetNamed('word before ourselves')
const ourselvesElsewhere = new Set(
  Object.values(elsewhere)
    .filter(Boolean)
    .flatMap((words) => words.split('|')),
)

/** Words for the business itself: 'the service', 'your shop', 'die Praxis'. */
export const meansBusiness = ({ tokens, at, language }: PlacedWord): boolean =>
  language === 'en'
    ? ourselves.has(tokens[at]!.folded) && beforeOurselves.has(tokens[at - 1]?.folded ?? '')
    : ourselvesElsewhere.has(tokens[at]!.folded) &&
      // 'Der Laden' is the shop, 'laden' means to charge.
      (tokens[at]!.folded !== 'laden' || /^\p{Lu}/u.test(tokens[at]!.raw))

// Without French 'er', because a '10er Karte' is a card for ten.
const ordinalEndings = new Set(sourcesByLanguage('ordinal ending').en.split('|'))

/** A name by its capital, or a number. German capitals prove nothing. */
export function isName({ tokens, at, language }: PlacedWord): boolean {
  const { raw } = tokens[at]!
  // A year or '11th' identifies a thing, 'two adults' or 'ten days' doesn't.
  if (startsWithDigit(raw)) return /^\d{3}/.test(raw) || ordinalEndings.has(tokens[at + 1]?.folded ?? '')
  if (!/^\p{Lu}/u.test(raw)) return false
  if (/^\p{Lu}{2,}$/u.test(raw) || /\p{Lu}.{0,60}\d/u.test(raw)) return true
  if (language === 'de') return false
  // Capitals count after the first word, unless the whole message is capitalized.
  return at > 0 && capitalsTell(tokens, language)
}

const told = new WeakMap<readonly Token[], Map<Language, boolean>>()

/** Cached for the whole message, which may have thousands of words. */
function capitalsTell(tokens: readonly Token[], language: Language): boolean {
  const known = told.get(tokens)?.get(language)
  if (known !== undefined) return known
  const words = tokens.filter((other) => !other.echo)
  const capital = words.filter((other) => /^\p{Lu}/u.test(other.raw)).length
  const plain = words.some((other) => /^\p{Ll}/u.test(other.raw) && !isStopWord(other.folded, language))
  const tell = capital <= Math.max(2, words.length * (plain ? capitals.plain : capitals.shouted))
  told.set(tokens, (told.get(tokens) ?? new Map()).set(language, tell))
  return tell
}

// The English frequency list is from web pages; these words are common in speech.
const chatty = new Set(entriesOf('chatty-words').flatMap((line) => line.split(' ')))

/** A common word in speech, which proves little. */
export const isChatty = (token: Token, language: Language): boolean =>
  language === 'en' && /^\p{Ll}/u.test(token.raw) && chatty.has(token.folded)

const everydayRank = 180

/** The most common words carry no subject. The English list is from web pages and doesn't apply. */
export function isEveryday(token: Token, language: Language): boolean {
  if (language === 'en' || /^\p{Lu}|\d/u.test(token.raw)) return false
  return (commonWords(language).get(token.folded) ?? Number.POSITIVE_INFINITY) < everydayRank
}

/** A rare word that the site lacks means more than a common one. */
export function strangeness(token: Token, language: Language): number {
  if (isChatty(token, language)) return strange.chatty
  const rank = commonWords(language).get(token.folded)
  return rank === undefined ? strange.rare : byRank(rank, strange.upToRank, strange.common)
}

/** How much finding a word proves: little for one that everybody uses, however few places of the site say it. */
export function seldomness(token: Token, language: Language): number {
  if (startsWithDigit(token.raw) || (language !== 'de' && /^\p{Lu}/u.test(token.raw))) return 1
  const rank = commonWords(language).get(token.folded) ?? Number.POSITIVE_INFINITY
  const { least, step, seldom } = seldomWords
  return Math.min(1, least + ((1 - least) * Math.log(1 + rank / step)) / Math.log(1 + seldom / step))
}
