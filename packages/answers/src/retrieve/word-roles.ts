import { commonWords } from '../language/common-words.ts'
import type { ConceptMention } from '../language/lexicon.ts'
import { isWeakWord } from '../language/stop-words.ts'
import type { Token } from '../language/tokenise.ts'
import type { Language } from '../types.ts'
import type { QuestionType } from './question-type.ts'

/** A word where it stands in a question. */
export interface Place {
  tokens: readonly Token[]
  at: number
  language: Language
}

const whichWords =
  /^(?:what|which|whose|welche[rsmn]?|que|cual|cuales|quel|quelle|quels|quelles|quale|quali|che|qual|quais)$/
const categoryNouns =
  /^(?:names?|terms?|types?|kinds?|sorts?|forms?|examples?|issues?|reasons?|advantages?|factors?|things?|origin|purpose|role|title|word|part|parts|areas?)$/

/** The noun after 'what' or 'which' names the kind of answer. */
export function isCategory({ tokens, at, language }: Place): boolean {
  let before = at - 1
  while (before >= 0 && tokens[before]!.echo) before--
  if (before >= 0 && whichWords.test(tokens[before]!.folded)) return true
  if (language !== 'en' || !categoryNouns.test(tokens[at]!.folded)) return false
  return tokens.slice(Math.max(0, at - 4), at).some((token) => whichWords.test(token.folded))
}

const notBeforeVerb =
  /^(?:a|an|the|of|in|on|at|to|by|for|from|with|and|or|as|into|his|her|their|its|my|your|our|no|any|some|is|are|was|were|be|been|when|where|how|that|which)$/

/** The main verb of 'Who …ed?' and 'When did … …?'. */
export function isAction({ tokens, at, language }: Place): boolean {
  if (language !== 'en') return false
  const token = tokens[at]!
  const before = tokens[at - 1]?.folded
  if (before === undefined || !/^\p{Ll}/u.test(token.raw) || isWeakWord(token.folded, language)) return false
  if (at === 1 && before === 'who') return true
  const did = tokens.findIndex((other) => other.folded === 'did')
  return did >= 0 && did <= 3 && at > did + 1 && at < tokens.length - 1 && !notBeforeVerb.test(before)
}

const denial = /^(?:no|without|kein|keine|keinen|ohne|sin|sans|senza|sem|без|non)$/

/** 'I eat no meat': what is denied need not be found, unless the denial is the very thing ('no animal products'). */
export const isDenied = ({ tokens, at }: Place, mentions: readonly ConceptMention[]): boolean =>
  at > 0 &&
  denial.test(tokens[at - 1]!.folded) &&
  !mentions.some((mention) => mention.tokens.includes(at - 1))

const askingBefore: Partial<Record<Language, RegExp>> = {
  en: /^(?:you|i|we|u|they|to|can|could|will|would|one)$/,
  de: /^(?:man|ich|sie|ihr|wir|du|zu)$/,
  fr: /^(?:vous|je|on|nous|tu|a|de)$/,
}

/** 'Do you *arrange* …', '¿*Enseñáis* …?': a verb the site does not use says less than a thing it does not name. */
export function isVerbSlot({ tokens, at, language }: Place, type: QuestionType): boolean {
  const token = tokens[at]!
  if (/^\p{Lu}/u.test(token.raw) && at > 0) return false
  const before = tokens[at - 1]?.folded
  if (before !== undefined && askingBefore[language]?.test(before)) return true
  if (type !== 'whether' && type !== 'other') return false
  if (['es', 'it', 'pt'].includes(language))
    return at === 0 && /(?:ais|eis|is|an|en|ate|ete|ite|ono|am|em|e|a)$/.test(token.folded)
  return language === 'de' && (at === 0 || (at === tokens.length - 1 && /(?:en|ern|eln)$/.test(token.folded)))
}

/** A name or a number, as capitals and digits show. German capitals show nothing. */
export function isName({ tokens, at, language }: Place): boolean {
  const { raw } = tokens[at]!
  if (/^\d/.test(raw)) return true
  if (!/^\p{Lu}/u.test(raw)) return false
  if (/^\p{Lu}{2,}$/u.test(raw) || /\p{Lu}.*\d/u.test(raw)) return true
  if (language === 'de') return false
  // Not the first word, and the message is not shouted or title-cased throughout.
  const capitals = tokens.filter((other) => /^\p{Lu}/u.test(other.raw)).length
  return at > 0 && capitals <= Math.max(2, tokens.length / 2)
}

const everydayRank = 180

/** The commonest words of a language carry no subject. The English list counts web pages' words and is no measure. */
export function isEveryday(token: Token, language: Language): boolean {
  if (language === 'en' || /^\p{Lu}|\d/u.test(token.raw)) return false
  return (commonWords(language).get(token.folded) ?? Number.POSITIVE_INFINITY) < everydayRank
}

/** How telling it is that the site never uses a word: very for a rare word, little for an everyday one. */
export function strangeness(token: Token, language: Language): number {
  const rank = commonWords(language).get(token.folded)
  if (rank === undefined) return 1
  return rank < 500 ? 0.3 : rank < 2_000 ? 0.5 : rank < 5_000 ? 0.7 : 0.85
}
