import { readDays } from '@foyer/calendar/read-days'
import { startsWithDigit } from '@foyer/text/fold'
import { LRUCache } from 'lru-cache'
import type { KnowledgeIndex } from '../../knowledge/knowledge-index.ts'
import { commonWords } from '../../language/common-words.ts'
import { compoundParts } from '../../language/compounds.ts'
import { isInDictionary } from '../../language/dictionary.ts'
import { lexiconOf } from '../../language/lexicon.ts'
import { memoize, memoizeByLanguage } from '../../language/memoize.ts'
import { getOrCompute } from '../../language/memoize-text.ts'
import { digitsOf } from '../../language/number-words.ts'
import { hasWordList, isRealWord } from '../../language/real-words.ts'
import { isStopWord, isWeakWord } from '../../language/stop-words.ts'
import { type Token, tokenise } from '../../language/tokenise.ts'
import { formsIn } from '../../language/word-data.ts'
import type { Language } from '../../types.ts'
import { repairWord, soundAlikeOnSite } from './repair-word.ts'

const spellings = memoizeByLanguage((language) =>
  spoken.includes(language) ? formsIn(`chat-spellings/${language}`) : new Map<string, string>(),
)
const spoken: readonly Language[] = ['en', 'es', 'fr', 'de', 'it', 'nl']

/** Chat spellings are too far from their words for edit distance. */
const spelledOut = (folded: string, language: Language): string | undefined => spellings(language).get(folded)

const mostRepairs = 40

// The same message is repaired several times: for splitting and for understanding.
const lastRepaired = memoize((_: KnowledgeIndex) => new LRUCache<string, string>({ max: 10 }))

/** Fixes typos; words of the site or the language stay. */
export const repairText = (text: string, language: Language, index: KnowledgeIndex): string =>
  getOrCompute(lastRepaired(index), `${language} ${text}`, () => repaired(text, language, index))

function repaired(text: string, language: Language, index: KnowledgeIndex): string {
  const standingOf = standingsIn(language, index)
  const days = readDays(text, language, false)
  const isDay = ({ start: at }: Token) => days.some(({ start, end }) => at >= start && at < end)
  const tokens = tokenise(text, language).filter((token) => !token.echo && !isDay(token))
  const tried = new Map<string, string | null>()
  let mended = ''
  let from = 0
  tokens.forEach((token, at) => {
    if (isNumber(token) || isProperName(token, at, language)) return
    let meant = tried.get(token.folded)
    if (meant === undefined) {
      const { known, stays } = standingOf(token)
      meant = stays ? null : meaningOf(token, known, language, index, tried.size < mostRepairs)
      tried.set(token.folded, meant)
    }
    if (!meant || meant === token.folded) return
    mended += text.slice(from, token.start) + meant
    from = token.start + token.raw.length
  })
  return mended + text.slice(from)
}

/** The corrected word; null for no change. */
function meaningOf(
  token: Token,
  known: boolean,
  language: Language,
  index: KnowledgeIndex,
  search: boolean,
): string | null {
  const spoken = spelledOut(token.folded, language)
  if (spoken !== undefined) return spoken
  const foreign = !index.languages.includes(language)
  // The search is limited, since nobody misspells a hundred words.
  if (foreign && isInDictionary(token.folded, language)) return null
  if (!known) return search ? repairWord(token.folded, index, language, foreign) : null
  if (foreign || isOwn(token, language, index) || isStopWord(token.folded, language)) return null
  return search ? soundAlikeOnSite(token.folded, index, language) : null
}

const isOwn = (token: Token, language: Language, index: KnowledgeIndex): boolean =>
  !isStopWord(token.folded, language) && (index.spellings.has(token.folded) || index.terms.has(token.stem))

interface WordStanding {
  known: boolean
  /** True if the word is kept in any context. */
  stays: boolean
}

const wordsKept = 1_000
const standings = memoize((_: KnowledgeIndex) =>
  memoizeByLanguage(() => new LRUCache<string, WordStanding>({ max: wordsKept })),
)

/** Cached, because visitors of a site use similar words. */
function standingsIn(language: Language, index: KnowledgeIndex): (token: Token) => WordStanding {
  const words = standings(index)(language)
  return (token) => getOrCompute(words, token.raw, () => standingIn(token, language, index))
}

function standingIn(token: Token, language: Language, index: KnowledgeIndex): WordStanding {
  const { folded } = token
  const known = isKnown(token, language, index)
  if (!known || spelledOut(folded, language) !== undefined) return { known, stays: false }
  const foreign = !index.languages.includes(language)
  return { known, stays: foreign || isOwn(token, language, index) || isStopWord(folded, language) }
}

function isKnown(token: Token, language: Language, index: KnowledgeIndex): boolean {
  const { folded } = token
  return (
    isStopWord(folded, language) ||
    isWeakWord(folded, language) ||
    index.spellings.has(folded) ||
    // A bare stem ('hous' of 'housing') is rarely a word, and 'deposite' isn't a form of 'deposit'.
    (index.terms.has(token.stem) && token.stem !== folded && !hasWordList(language)) ||
    lexiconOf(language).spellings.has(folded) ||
    digitsOf(folded, language) !== undefined ||
    isOrdinary(token, language) ||
    compoundParts(folded, language).length > 0 ||
    readDays(token.raw, language, false).length > 0
  )
}

/** Common words and their forms: 'defeated' is no typo of 'deleted'. */
const isOrdinary = ({ folded, stem: own }: Token, language: Language) =>
  commonWords(language).has(folded) ||
  isRealWord(folded, language) ||
  (!hasWordList(language) && folded.length > 6 && commonWords(language).has(own))

const isNumber = ({ raw }: Token) => startsWithDigit(raw)

/** 'Leeds' is no typo of 'needs'. German capitalizes all nouns. */
const isProperName = (token: Token, at: number, language: Language) =>
  at > 0 && language !== 'de' && /^\p{Lu}/u.test(token.raw) && token.raw.length < 8
