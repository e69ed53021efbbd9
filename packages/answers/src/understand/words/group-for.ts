import { isProse } from '../../knowledge/is-prose.ts'
import type { KnowledgeIndex } from '../../knowledge/knowledge-index.ts'
import { rarity } from '../../knowledge/rarity.ts'
import { kindsOf } from '../../language/kinds.ts'
import type { ConceptMention } from '../../language/lexicon.ts'
import { isWeakWord } from '../../language/stop-words.ts'
import type { Way } from '../../language/thesaurus.ts'
import type { Token } from '../../language/tokenise.ts'
import type { Language } from '../../types.ts'
import { importance, standsFor } from '../../weights.ts'
import type { QuestionType } from '../type/question-type.ts'
import type { Alternative, Group } from './group.ts'
import { relativesOf } from './relatives.ts'
import {
  isCategory,
  isChatty,
  isDenied,
  isEveryday,
  isMeasure,
  isName,
  isOurselves,
  isVerbSlot,
  listed,
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
const typeWords = listed(
  'brand brands manufacturer manufacturers number nummer numero номер 番号 time uhrzeit zeit hora heure',
)

export function groupFor(
  token: Token,
  own: string | undefined,
  mentions: readonly ConceptMention[],
  tokens: readonly Token[],
  at: number,
  reader: Reader,
  sureness: number,
  listed?: readonly string[],
  ways: readonly Way[] = [],
): Group {
  const { index, language, foreign, type } = reader
  const translated = listed ?? []
  const place = { tokens, at, language }
  const verb = isVerbSlot(place, type)
  const alternatives: Alternative[] = []
  const term = own === undefined ? undefined : index.terms.get(own)
  if (term !== undefined) alternatives.push({ term, weight: sureness })
  const meanings = new Set(translated)
  for (const word of meanings)
    alternatives.push({
      term: index.terms.get(word)!,
      weight: standsFor.translation * sureness,
      // A verb's meanings are many, and its stem is often that of a noun.
      unambiguous: meanings.size === 1 && !verb,
    })
  for (const mention of mentions) {
    // A phrase of several words is hardly ever meant otherwise.
    const tight = foreign || mention.tokens.length > 1 ? standsFor.translation : standsFor.synonym
    const weight = tight * mention.strength * sureness
    const concept = index.terms.get(mention.concept)
    if (concept !== undefined) alternatives.push({ term: concept, weight })
    const plain = mention.strength === 1 && mention.tokens.length === 1
    const hinted = plain ? index.terms.get(`${mention.concept}~`) : undefined
    if (hinted !== undefined) alternatives.push({ term: hinted, weight: weight * standsFor.hint })
    for (const kind of mention.strength === 1 ? kindsOf(mention.concept) : []) {
      const near = index.terms.get(kind)
      if (near !== undefined) alternatives.push({ term: near, weight: standsFor.kind * sureness })
    }
  }
  // A word the site uses is mostly meant as it uses it.
  const doubtful = term === undefined ? 1 : standsFor.besideOwn
  for (const way of ways) {
    // 'Clutch' is not told under 'repairs' where the site speaks of clutches.
    if (!way.same && term !== undefined) continue
    const other = weightiest(way, index)
    if (other !== undefined && !alternatives.some((known) => known.term === other))
      alternatives.push({
        term: other,
        weight: (way.same ? standsFor.sameThing : standsFor.sameClass) * doubtful,
      })
  }
  if (!foreign && alternatives.length < 4) {
    for (const relative of relativesOf(own ?? token.stem, index))
      alternatives.push({ term: relative, weight: standsFor.relative })
  }
  const concepts = mentions.map((mention) => mention.concept)
  const known = term !== undefined || alternatives.some(({ weight }) => weight !== standsFor.relative)
  const denied = isDenied(place, mentions)
  const silent =
    token.echo ||
    denied ||
    // An everyday verb ('arrange') may go unsaid; a rare one ('remap') is the very thing asked for.
    (!known &&
      !listed &&
      mentions.length === 0 &&
      verb &&
      (language !== 'en' || strangeness(token, language) < 1)) ||
    (isOurselves(place) && term === undefined)
  const role = silent ? 'weak' : isMeasure(place) ? 'type' : roleOf(token, concepts, reader, translated)
  const soft = isCategory(place)
  const isSoft = token.echo || soft
  const factor = role === 'weak' || role === 'type' ? importance[role] : isSoft ? importance.soft : 1
  return {
    word: token.folded,
    alternatives,
    importance: weightOf(term, concepts, token, reader, translated, ways) * factor,
    exact: term !== undefined,
    name: isName(place),
    soft,
    verb,
    denied,
    role,
    concepts,
  }
}

/** Of a phrase that the site may use, the word that tells most; none if it lacks a word of it. */
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
