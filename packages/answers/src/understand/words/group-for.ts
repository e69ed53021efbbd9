import { isProse } from '../../knowledge/is-prose.ts'
import type { KnowledgeIndex } from '../../knowledge/knowledge-index.ts'
import { rarity } from '../../knowledge/rarity.ts'
import { kindsOf } from '../../language/kinds.ts'
import type { ConceptMention } from '../../language/lexicon.ts'
import { wordSetNamed } from '../../language/patterns.ts'
import { isWeakWord } from '../../language/stop-words.ts'
import type { Way } from '../../language/thesaurus.ts'
import type { Token } from '../../language/tokenise.ts'
import type { Language } from '../../types.ts'
import { importance, standsFor } from '../../weights.ts'
import type { Alternative, Group } from '../group.ts'
import type { QuestionType } from '../type/question-type.ts'
import { relativesOf } from './relatives.ts'
import {
  isCategory,
  isChatty,
  isDenied,
  isEveryday,
  isMeasure,
  isName,
  isVerbSlot,
  meansBusiness,
  seldomness,
  strangeness,
} from './word-roles.ts'

export interface Reader {
  index: KnowledgeIndex
  language: Language
  foreign: boolean
  type: QuestionType
  nameWords: ReadonlySet<string>
  /** Whether other English words may stand for those of the question. */
  thesaurus: boolean
}

/** Concepts that only repeat what kind of answer is wanted. */
const typeConcepts: Partial<Record<QuestionType, string[]>> = {
  price: ['#price', '#money', '#pay', '#amount', '#extra'],
  duration: ['#duration', '#hour', '#minute', '#day', '#week', '#month', '#year'],
  when: ['#day', '#hour', '#month', '#year', '#hours'],
  weekday: ['#day', '#week'],
  distance: ['#near', '#kilometre'],
  clock: ['#hour', '#hours'],
  phone: ['#phone', '#contact'],
  email: ['#email', '#contact'],
  address: ['#address', '#contact'],
  age: ['#age', '#year'],
  who: ['#team', '#person'],
  count: ['#person'],
}
const typeWords = wordSetNamed('word of a kind')

/** A word of a question, and what was found out about it. */
export interface ReadWord {
  token: Token
  /** The sentence it stands in, and where. */
  tokens: readonly Token[]
  at: number
  mentions: readonly ConceptMention[]
  /** The sureness that it is the word that was meant. */
  sureness: number
  /** The site's own form of it, where it uses the word. */
  own?: string | undefined
  /** The words that the site has for it, where it was looked up in a dictionary. */
  translated?: readonly string[]
  /** Other ways to say it. */
  ways?: readonly Way[]
}

export function groupFor(word: ReadWord, reader: Reader): Group {
  const { token, tokens, at, mentions, own, translated = [], ways = [] } = word
  const place = { tokens, at, language: reader.language }
  const verb = isVerbSlot(place, reader.type)
  const term = own === undefined ? undefined : reader.index.terms.get(own)
  const alternatives = alternativesOf(word, term, verb, reader)
  const concepts = mentions.map((mention) => mention.concept)
  const denied = isDenied(place, mentions)
  const known = term !== undefined || alternatives.some(({ weight }) => weight !== standsFor.relative)
  const silent =
    token.echo ||
    denied ||
    (!known && verb && mayGoUnsaid(word, reader)) ||
    (meansBusiness(place) && term === undefined)
  const role = silent ? 'weak' : isMeasure(place) ? 'type' : roleOf(token, concepts, reader, translated)
  const soft = isCategory(place)
  const isSoft = token.echo || soft
  const factor = role === 'weak' || role === 'type' ? importance[role] : isSoft ? importance.soft : 1
  return {
    word: token.folded,
    alternatives,
    importance:
      weightOf(term, concepts, token, reader, translated, ways) * factor * seldomness(token, reader.language),
    exact: term !== undefined,
    name: isName(place),
    soft,
    verb,
    denied,
    role,
    concepts,
  }
}

/** An everyday verb ('arrange') may go unsaid; a rare one ('remap') is the very thing asked for. */
const mayGoUnsaid = ({ token, mentions, translated }: ReadWord, { language }: Reader) =>
  !translated && mentions.length === 0 && (language !== 'en' || strangeness(token, language) < 1)

/** A word has relatives looked up for it only where fewer than these stand for it. */
const enoughAlternatives = 4

/** What of the site may stand for a word: the word itself first, then what is meant by it, then what is near. */
function alternativesOf(
  word: ReadWord,
  term: number | undefined,
  verb: boolean,
  { index, foreign }: Reader,
): Alternative[] {
  const { token, mentions, sureness, own, translated = [], ways = [] } = word
  const alternatives: Alternative[] = []
  if (term !== undefined) alternatives.push({ term, weight: sureness })
  const meanings = new Set(translated)
  for (const meaning of meanings)
    alternatives.push({
      term: index.terms.get(meaning)!,
      weight: standsFor.translation * sureness,
      // A verb's meanings are many, and its stem is often that of a noun.
      unambiguous: meanings.size === 1 && !verb,
    })
  for (const mention of mentions) alternatives.push(...byConcept(mention, sureness, foreign, index))
  for (const way of ways) {
    // 'Clutch' is not told under 'repairs' where the site speaks of clutches.
    if (!way.same && term !== undefined) continue
    const other = weightiest(way, index)
    // A word the site uses is mostly meant as it uses it.
    const doubtful = term === undefined ? 1 : standsFor.besideOwn
    if (other !== undefined && !alternatives.some((known) => known.term === other))
      alternatives.push({
        term: other,
        weight: (way.same ? standsFor.sameThing : standsFor.sameClass) * doubtful,
      })
  }
  if (!foreign && alternatives.length < enoughAlternatives)
    for (const relative of relativesOf(own ?? token.stem, index))
      alternatives.push({ term: relative, weight: standsFor.relative })
  return alternatives
}

/** The alternatives by concept, where the site speaks of it, of what hints at it, and of its kind. */
function byConcept(
  { concept, strength, tokens }: ConceptMention,
  sureness: number,
  foreign: boolean,
  { terms }: KnowledgeIndex,
): Alternative[] {
  // An expression of several words is hardly ever meant otherwise.
  const tight = foreign || tokens.length > 1 ? standsFor.translation : standsFor.synonym
  const weight = tight * strength * sureness
  const near: [name: string, weight: number][] = [[concept, weight]]
  if (strength === 1 && tokens.length === 1) near.push([`${concept}~`, weight * standsFor.hint])
  if (strength === 1) for (const kind of kindsOf(concept)) near.push([kind, standsFor.kind * sureness])
  return near.flatMap(([name, each]) => {
    const term = terms.get(name)
    return term === undefined ? [] : [{ term, weight: each }]
  })
}

/** The word that tells most of an expression that the site may use; none if it lacks a word of it. */
function weightiest({ parts }: Way, index: KnowledgeIndex): number | undefined {
  let best: number | undefined
  for (const part of parts) {
    const term = index.terms.get(part.stem)
    if (term === undefined) return undefined
    if (best === undefined || rarity(index, term) > rarity(index, best)) best = term
  }
  return best
}

/** What a word weighs: by how rare it is on the site; a concept the site knows stands in for a word it does not use. */
function weightOf(
  term: number | undefined,
  concepts: readonly string[],
  token: Token,
  { index, language }: Reader,
  translated: readonly string[],
  ways: readonly Way[],
): number {
  if (term !== undefined) return rarity(index, term)
  const known = concepts.map((concept) => index.terms.get(concept)).filter((id) => id !== undefined)
  const byConcept = Math.max(...known.map((id) => rarity(index, id))) * importance.byMeaning
  if (translated.length > 0) {
    const byWord =
      Math.max(...translated.map((word) => rarity(index, index.terms.get(word)))) * importance.translated
    return known.length > 0 ? Math.min(byWord, byConcept) : byWord
  }
  if (known.length > 0) return byConcept
  const otherwise = ways.map((way) => weightiest(way, index)).filter((id) => id !== undefined)
  if (otherwise.length > 0)
    return Math.max(...otherwise.map((id) => rarity(index, id))) * importance.byMeaning
  // A thing businesses offer, which this one never mentions, is missed however common its word.
  return rarity(index, undefined) * (concepts.length > 0 ? 1 : strangeness(token, language))
}

function roleOf(
  token: Token,
  concepts: readonly string[],
  reader: Reader,
  translated: readonly string[],
): Group['role'] {
  // 'Massage' at Fellside Sports Massage is still a thing to ask for.
  if (reader.nameWords.has(token.folded)) return 'weak'
  if (typeWords.has(token.folded)) return 'type'
  // 'Is the inspection free?' is told by what it costs.
  if (reader.type === 'price' && token.folded === 'free') return 'type'
  const repeats = typeConcepts[reader.type]
  if (repeats && concepts.length > 0 && concepts.every((concept) => repeats.includes(concept))) return 'type'
  return isWeakWord(token.folded, reader.language) ||
    (concepts.length === 0 &&
      translated.length === 0 &&
      (isEveryday(token, reader.language) || (isChatty(token, reader.language) && !isProse(reader.index))))
    ? 'weak'
    : 'subject'
}
