import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import { commonWords } from '../language/common-words.ts'
import { compoundParts } from '../language/compounds.ts'
import { type ConceptMention, conceptsIn, lexiconOf } from '../language/lexicon.ts'
import { digitsOf } from '../language/number-words.ts'
import { stem } from '../language/stem.ts'
import { isStopWord, isWeakWord } from '../language/stop-words.ts'
import { type Token, tokenise } from '../language/tokenise.ts'
import { readDays } from '../language/weekdays.ts'
import type { Language } from '../types.ts'
import { cognateOf } from './cognates.ts'
import { type QuestionType, questionType } from './question-type.ts'
import { repairWord } from './repair.ts'

export interface Alternative {
  term: number
  weight: number
}

/** One thing a question asks for, with every term of the site that could stand for it. */
export interface Group {
  word: string
  alternatives: Alternative[]
  /** What finding it proves: rare words much, general ones little. */
  importance: number
  /** The site uses the word itself, if perhaps in another form. */
  exact: boolean
  /** A name or a number: a passage without it speaks of something else. */
  name: boolean
  role: 'subject' | 'weak' | 'type' | 'day' | 'carried'
  concepts: string[]
}

export interface Question {
  text: string
  language: Language
  /** Asked in a language that no page is written in. */
  foreign: boolean
  type: QuestionType
  groups: Group[]
  days: number[]
  concepts: Set<string>
  /** The unit just spoken of; a follow-up most likely means it or what stands beside it. */
  favourite?: number
}

const synonymWeight = 0.5
const translationWeight = 0.85

/** Concepts that only repeat what kind of answer is wanted. */
const typeConcepts: Partial<Record<QuestionType, string[]>> = {
  price: ['#price', '#money', '#pay', '#amount'],
  duration: ['#duration', '#hour', '#minute', '#day', '#week', '#month', '#year', '#notice'],
  when: ['#day', '#hour', '#month', '#year', '#hours'],
  clock: ['#hour', '#hours'],
  phone: ['#phone', '#contact'],
  email: ['#email', '#contact'],
  address: ['#address', '#contact'],
  age: ['#age', '#year'],
  who: ['#team', '#person'],
  count: ['#person'],
}
const typeWords = /^(?:number|nummer|numero|numéro|номер|番号|time|uhrzeit|zeit|hora|heure)$/

export function rarity(index: KnowledgeIndex, term: number | undefined): number {
  const spread = term === undefined ? 0.4 : index.spread[term]!
  return Math.log(1 + (index.blocks - spread + 0.5) / (spread + 0.5))
}

export interface UnderstandOptions {
  /** The business's own name: visitors say it, and it proves nothing. */
  name: string
}

export function understand(
  text: string,
  language: Language,
  index: KnowledgeIndex,
  options: UnderstandOptions,
): Question {
  const foreign = !index.languages.includes(language)
  const type = questionType(text, language)
  const mentions = readDays(text, language, false)
  const days = [...new Set(mentions.flatMap((mention) => mention.days))]
  const tokens = tokenise(text, language).filter(
    (token) => !mentions.some((mention) => token.start >= mention.start && token.start < mention.end),
  )
  const found = conceptsIn(tokens, language)
  const groups: Group[] = []
  const reader = { index, language, foreign, type, nameWords: wordsOf(options.name, index.language) }
  tokens.forEach((token, at) => {
    const concepts = found.filter((mention) => mention.tokens.includes(at))
    groups.push(...groupsOf(token, tokens, at, concepts, reader))
  })
  for (const day of days) {
    const term = index.terms.get(`@${day}`)
    groups.push({
      word: `@${day}`,
      alternatives: term === undefined ? [] : [{ term, weight: 1 }],
      importance: rarity(index, term),
      exact: term !== undefined,
      name: true,
      role: 'day',
      concepts: [],
    })
  }
  const concepts = new Set(groups.flatMap((group) => group.concepts))
  for (const mention of found) if (mention.strength === 1) concepts.add(mention.concept)
  return { text, language, foreign, type, groups, days, concepts }
}

interface Reader {
  index: KnowledgeIndex
  language: Language
  foreign: boolean
  type: QuestionType
  nameWords: Set<string>
}

const wordsOf = (name: string, language: Language) =>
  new Set(
    tokenise(name, language)
      .filter((token) => !isStopWord(token.folded, language))
      .map((token) => token.folded),
  )

function groupsOf(
  token: Token,
  tokens: readonly Token[],
  at: number,
  mentions: readonly ConceptMention[],
  reader: Reader,
): Group[] {
  const { index, language } = reader
  if (isStopWord(token.folded, language) && !mentions.some((mention) => mention.tokens.length > 1)) return []
  if (isStopWord(token.folded, language)) return []
  const spelling = index.spellings.get(token.folded)
  const own = index.terms.has(token.stem) ? token.stem : spelling?.stem
  if (own !== undefined || mentions.length > 0) return [groupFor(token, own, mentions, tokens, at, reader, 1)]
  const digits = digitsOf(token.folded, language)
  if (digits)
    return [
      groupFor(
        { ...token, folded: digits },
        index.terms.has(digits) ? digits : undefined,
        [],
        tokens,
        at,
        reader,
        1,
      ),
    ]
  const parts = compoundParts(token.folded, language)
  if (parts.length > 0) {
    const inner = parts.map((part) => ({ ...token, folded: part, stem: stem(part, language) }))
    const whole = lexiconOf(language).spellings.has(token.folded)
    return inner.map((part) =>
      groupFor(
        part,
        index.terms.has(part.stem) ? part.stem : undefined,
        conceptsIn([part], language),
        tokens,
        at,
        reader,
        whole ? 1 : 0.8,
      ),
    )
  }
  const repaired = repairWord(token.folded, index, language)
  if (repaired?.small) return []
  if (repaired) {
    const meant = { ...token, folded: repaired.folded, stem: repaired.stem }
    if (isStopWord(meant.folded, language)) return []
    return [
      groupFor(
        meant,
        index.terms.has(meant.stem) ? meant.stem : undefined,
        conceptsIn([meant], language),
        tokens,
        at,
        reader,
        0.95,
      ),
    ]
  }
  const cognate = reader.foreign || index.languages.length > 1 ? cognateOf(token.folded, index) : null
  if (cognate && index.terms.has(cognate)) return [groupFor(token, cognate, [], tokens, at, reader, 0.85)]
  return [groupFor(token, undefined, [], tokens, at, reader, 1)]
}

function groupFor(
  token: Token,
  own: string | undefined,
  mentions: readonly ConceptMention[],
  tokens: readonly Token[],
  at: number,
  reader: Reader,
  sureness: number,
): Group {
  const { index, language, foreign, type } = reader
  const alternatives: Alternative[] = []
  const term = own === undefined ? undefined : index.terms.get(own)
  if (term !== undefined) alternatives.push({ term, weight: sureness })
  for (const mention of mentions) {
    const concept = index.terms.get(mention.concept)
    if (concept === undefined) continue
    const weight = (foreign ? translationWeight : synonymWeight) * mention.strength * sureness
    alternatives.push({ term: concept, weight })
  }
  for (const part of term !== undefined ? compoundParts(token.folded, language) : []) {
    const inner = index.terms.get(stem(part, language))
    if (inner !== undefined) alternatives.push({ term: inner, weight: 0.4 })
  }
  const concepts = mentions.map((mention) => mention.concept)
  const role = roleOf(token, concepts, type, reader)
  const known = alternatives.length > 0
  // A concept that the site knows stands in for a word it does not use.
  const weightiest = known
    ? Math.max(
        ...alternatives.map(
          (alternative) => rarity(index, alternative.term) * Math.max(alternative.weight, 0.7),
        ),
      )
    : rarity(index, undefined) * strangeness(token, language)
  const factor = role === 'weak' ? 0.2 : role === 'type' ? 0.3 : token.echo ? 0.4 : 1
  return {
    word: token.folded,
    alternatives,
    importance: weightiest * factor,
    exact: term !== undefined,
    name: isName(token, tokens, at, language),
    role,
    concepts,
  }
}

function roleOf(
  token: Token,
  concepts: readonly string[],
  type: QuestionType,
  reader: Reader,
): Group['role'] {
  if (reader.nameWords.has(token.folded)) return 'weak'
  if (typeWords.test(token.folded)) return 'type'
  const repeats = typeConcepts[type]
  if (repeats && concepts.length > 0 && concepts.every((concept) => repeats.includes(concept))) return 'type'
  return isWeakWord(token.folded, reader.language) ? 'weak' : 'subject'
}

/** How telling it is that the site never uses a word: very for a rare word, little for an everyday one. */
function strangeness(token: Token, language: Language): number {
  const rank = commonWords(language).get(token.folded)
  if (rank === undefined) return 1
  return rank < 500 ? 0.3 : rank < 2_000 ? 0.5 : rank < 5_000 ? 0.7 : 0.85
}

function isName(token: Token, tokens: readonly Token[], at: number, language: Language): boolean {
  if (/^\d/.test(token.raw)) return true
  if (!/^\p{Lu}/u.test(token.raw)) return false
  if (/^\p{Lu}{2,}$/u.test(token.raw) || /\p{Lu}.*\d/u.test(token.raw)) return true
  if (language === 'de') return false
  // Not the first word, and the message is not shouted or title-cased throughout.
  const capitals = tokens.filter((other) => /^\p{Lu}/u.test(other.raw)).length
  return at > 0 && capitals <= Math.max(2, tokens.length / 2)
}
