import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import { compoundParts, foreignCompoundParts } from '../language/compounds.ts'
import { isInDictionary, joinSeparableVerbs, type Translation, translate } from '../language/dictionary.ts'
import { kindsOf } from '../language/kinds.ts'
import { type ConceptMention, conceptsIn, lexiconOf } from '../language/lexicon.ts'
import { digitsOf } from '../language/number-words.ts'
import { quantitiesIn } from '../language/quantities.ts'
import { stem } from '../language/stem.ts'
import { isStopWord, isWeakForm, isWeakWord } from '../language/stop-words.ts'
import { type Token, tokenise } from '../language/tokenise.ts'
import { readDays } from '../language/weekdays.ts'
import type { Language } from '../types.ts'
import { cognateOf } from './cognates.ts'
import { leaningOf } from './follow-up.ts'
import type { Alternative, Group } from './group.ts'
import { type Phrase, unheardPhrases } from './phrase.ts'
import { inPlainWords } from './plain-words.ts'
import { isProse, proseSynonymsOf } from './prose-synonyms.ts'
import { describes, isOwnWord, quantityGroup } from './quantity-group.ts'
import { type QuestionType, questionType } from './question-type.ts'
import { rarity } from './rarity.ts'
import { relativesOf } from './relatives.ts'
import { repairText } from './repair-text.ts'
import { easeStory, storyIn } from './story.ts'
import { swappedIn } from './swapped.ts'
import { tidyGroups } from './tidy-groups.ts'
import {
  isAction,
  isBesideName,
  isCategory,
  isChatty,
  isCircumstance,
  isClosingVerb,
  isDenied,
  isEveryday,
  isHavingVerb,
  isIncluding,
  isInfinitive,
  isMeasure,
  isName,
  isNounHere,
  isOurselves,
  isPointing,
  isVerbSlot,
  isVisitorsOwn,
  strangeness,
} from './word-roles.ts'

export interface Question {
  /** As typed. */
  asked: string
  /** Without slips of the pen. */
  text: string
  language: Language
  /** Asked in a language that no page is written in. */
  foreign: boolean
  type: QuestionType
  groups: Group[]
  days: number[]
  concepts: Set<string>
  /** Things the site never speaks of, whose words it may use apart. */
  phrases: Phrase[]
  /** The unit just spoken of; a follow-up most likely means it or what stands beside it. */
  favourite?: number
}

const synonymWeight = 0.5
const translationWeight = 0.85
const relativeWeight = 0.45
const kindWeight = 0.35
const proseWeight = 0.44

/** Concepts that only repeat what kind of answer is wanted. */
const typeConcepts: Partial<Record<QuestionType, string[]>> = {
  price: ['#price', '#money', '#pay', '#amount'],
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
/** Asked with small words alone ('how long', 'where are you') and read from the type of the question. */
const functional = new Set(['#duration', '#address', '#directions', '#since', '#deadline', '#origin'])
const typeWords = /^(?:number|nummer|numero|numéro|номер|番号|time|uhrzeit|zeit|hora|heure)$/

export interface UnderstandOptions {
  /** The business's own name: visitors say it, and it proves nothing. */
  name: string
}

export function understand(
  asked: string,
  language: Language,
  index: KnowledgeIndex,
  options: UnderstandOptions,
): Question {
  const foreign = !index.languages.includes(language)
  const { text, plain } = inPlainWords(repairText(asked, language, index), language, index)
  const type = typeAsked(text, language, index)
  const mentions = readDays(text, language, false)
  const days = [...new Set(mentions.flatMap((mention) => mention.days))]
  const spoken = tokenise(text, language).filter(
    (token) => !mentions.some((mention) => token.start >= mention.start && token.start < mention.end),
  )
  const tokens = foreign && language === 'de' ? joinSeparableVerbs(spoken, text) : spoken
  const found = conceptsIn(tokens, language)
  const groups: Group[] = []
  const quantities = quantitiesIn(text, language)
  const told = storyIn(text, language)
  const isPlain = (token: Token) => plain.some(([start, end]) => token.start >= start && token.start < end)
  const story = new Set<Group>()
  const within = (token: Token) =>
    quantities.some((mention) => token.start >= mention.start && token.start < mention.end)
  const reader = { index, language, foreign, type, nameWords: wordsOf(options.name, index.language) }
  const mentioned = new Map<number, ConceptMention[]>()
  for (const mention of found)
    for (const at of mention.tokens) mentioned.set(at, [...(mentioned.get(at) ?? []), mention])
  let saidAlready = 0
  tokens.forEach((token, at) => {
    if (within(token) || at < saidAlready) return
    const translation = foreign ? translate(tokens, at, language, index.languages) : null
    if (translation && translation.length > 1) {
      const about = found.filter((mention) => mention.tokens.length > 1 && mention.tokens.includes(at))
      const whole = translatedGroups(translation, token, tokens, at, about, reader, 1)
      // A phrase the site has no words for may still be told word by word.
      if (whole.some((group) => group.alternatives.length > 0)) {
        saidAlready = at + translation.length
        groups.push(...whole)
        return
      }
    }
    const described = quantities.some((mention) => describes(mention, token, text))
    for (const group of groupsOf(token, tokens, at, mentioned.get(at) ?? [], reader)) {
      if (described && group.name && !isOwnWord(group, index))
        Object.assign(group, { name: false, soft: true, importance: group.importance * 0.3 })
      // A saying put into plain words is what a story is told for.
      if (told(token) && !isPlain(token)) story.add(group)
      groups.push(group)
    }
  })
  for (const mention of found) {
    if (mention.tokens.length < 2 || !mention.tokens.every((at) => isStopWord(tokens[at]!.folded, language)))
      continue
    if (functional.has(mention.concept)) continue
    groups.push(
      groupFor(tokens[mention.tokens[0]!]!, undefined, [mention], tokens, mention.tokens[0]!, reader, 1),
    )
  }
  for (const day of days) {
    const term = index.terms.get(`@${day}`)
    groups.push({
      word: `@${day}`,
      alternatives: term === undefined ? [] : [{ term, weight: 1 }],
      importance: rarity(index, term),
      exact: term !== undefined,
      name: true,
      soft: false,
      action: false,
      verb: false,
      role: 'day',
      concepts: [],
    })
  }
  for (const mention of quantities) groups.push(quantityGroup(mention, index))
  easeStory(groups, story, leaningOf(text, language).pronoun)
  const kept = tidyGroups(groups, reader.nameWords)
  const concepts = new Set(kept.flatMap((group) => group.concepts))
  for (const mention of found) if (mention.strength === 1) concepts.add(mention.concept)
  return {
    asked,
    text,
    language,
    foreign,
    type,
    groups: kept,
    days,
    concepts,
    phrases: unheardPhrases(found, tokens, language, index),
  }
}

/** An essay tells what was paid in sesterces or grain; only a business has prices. */
function typeAsked(text: string, language: Language, index: KnowledgeIndex): QuestionType {
  const type = questionType(text, language)
  if (type !== 'price' || language !== 'en' || !isProse(index)) return type
  return /\bhow much\b/i.test(text) ? 'count' : 'other'
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
  if (isStopWord(token.folded, language) || (language === 'ko' && isStopWord(token.stem, language))) return []
  if (reader.foreign && isWithinName(token, tokens, at, reader)) return []
  // Pairs of characters repeat what the words say; those the site does not know say nothing.
  if (token.echo && !index.terms.has(token.stem)) return []
  const group = (word: Token, own: string | undefined, hits: readonly ConceptMention[], sureness: number) =>
    groupFor(word, own, hits, tokens, at, reader, sureness)
  const known = (term: string) => (index.terms.has(term) ? term : undefined)
  const translation =
    reader.foreign && !token.echo ? translate(tokens, at, language, index.languages, true) : null
  const seen = known(token.stem) ?? index.spellings.get(token.folded)?.stem
  // 'Bad' is a bath: a word that means something else where the visitor comes from is not the site's own.
  const misread = translation && !isName({ tokens, at, language }) && !saysSo(translation, seen)
  const own = misread ? undefined : seen
  if (translation && own === undefined)
    return translatedGroups(translation, token, tokens, at, mentions, reader, 1)
  if (own !== undefined || mentions.length > 0) return [group(token, own, mentions, 1)]
  const digits = digitsOf(token.folded, language)
  if (digits) return [group({ ...token, raw: digits, folded: digits }, known(digits), [], 1)]
  const parts = reader.foreign
    ? foreignCompoundParts(token.folded, language)
    : compoundParts(token.folded, language)
  if (parts.length > 0) {
    const inner = parts.map((part) => ({ ...token, folded: part, stem: stem(part, language) }))
    const found = inner.flatMap((part) => {
      const hits = conceptsIn([part], language)
      const meaning = reader.foreign ? translate([part], 0, language, index.languages) : null
      return meaning
        ? translatedGroups(meaning, part, tokens, at, hits, reader, 0.95)
        : [group(part, known(part.stem), hits, 0.8)]
    })
    // Where the site knows one half of a compound, the other half alone decides nothing.
    const oneKnown = !reader.foreign && found.some((part) => part.alternatives.length > 0)
    return found.map((part) =>
      oneKnown && part.alternatives.length === 0
        ? { ...part, importance: part.importance * 0.5, soft: true }
        : part,
    )
  }
  const cognate = reader.foreign || index.languages.length > 1 ? cognateOf(token.folded, index) : null
  if (cognate && index.terms.has(cognate)) return [{ ...group(token, cognate, [], 0.85), exact: false }]
  return [group(token, undefined, [], 1)]
}

/** 'Was kostet Learn *the* Ropes?': a small word of the site's language, next to one of its own, belongs to a name. */
function isWithinName(
  token: Token,
  tokens: readonly Token[],
  at: number,
  { index, language }: Reader,
): boolean {
  if (!index.languages.some((own) => isStopWord(token.folded, own))) return false
  const beside = [tokens[at - 1], tokens[at + 1]].filter((near) => near && index.spellings.has(near.folded))
  // Between two of them even 'the' is no French tea.
  return beside.length === 2 || (beside.length === 1 && !isInDictionary(token.folded, language))
}

/** Whether one of the ways to say it is the word itself. */
const saysSo = ({ ways }: Translation, own: string | undefined) =>
  own !== undefined && ways.some((way) => way.length === 1 && way[0]!.stem === own)

/** What a word of another language may be called on the site; a name of several words asks for each of them. */
function translatedGroups(
  { ways }: Translation,
  token: Token,
  tokens: readonly Token[],
  at: number,
  mentions: readonly ConceptMention[],
  reader: Reader,
  sureness: number,
): Group[] {
  const { index } = reader
  const single = ways.filter((way) => way.length === 1 && isSaid(way[0]!, index)).map((way) => way[0]!.stem)
  const one = groupFor(token, undefined, mentions, tokens, at, reader, sureness, single)
  if (single.length > 0 || mentions.some((mention) => index.terms.has(mention.concept))) return [one]
  const isSmall = (part: Token) => index.languages.some((language) => isStopWord(part.folded, language))
  const several = ways.find((way) => way.every((part) => isSaid(part, index) || isSmall(part)))
  if (!several) return [one]
  return several
    .filter((part) => !isSmall(part))
    .map((part) => ({
      ...groupFor(token, undefined, mentions, tokens, at, reader, sureness, [part.stem]),
      word: part.folded,
    }))
}

/** Whether the site uses a word. What a long ending was cut from ('apart' of 'apartment') may be another word. */
const isSaid = (word: Token, index: KnowledgeIndex): boolean =>
  index.terms.has(word.stem) &&
  (word.folded.length - word.stem.length < 4 ||
    index.spellings.has(word.folded) ||
    index.spellings.has(`${word.folded}s`))

function groupFor(
  token: Token,
  own: string | undefined,
  mentions: readonly ConceptMention[],
  tokens: readonly Token[],
  at: number,
  reader: Reader,
  sureness: number,
  listed?: readonly string[],
): Group {
  const { index, language, foreign, type } = reader
  const translated = listed ?? []
  const alternatives: Alternative[] = []
  const term = own === undefined ? undefined : index.terms.get(own)
  if (term !== undefined) alternatives.push({ term, weight: sureness })
  for (const word of new Set(translated))
    alternatives.push({ term: index.terms.get(word)!, weight: translationWeight * sureness })
  for (const mention of mentions) {
    // A phrase of several words is hardly ever meant otherwise.
    const tight = foreign || mention.tokens.length > 1 ? translationWeight : synonymWeight
    const weight = tight * mention.strength * sureness
    const concept = index.terms.get(mention.concept)
    if (concept !== undefined) alternatives.push({ term: concept, weight })
    const plain = mention.strength === 1 && mention.tokens.length === 1
    const hinted = plain ? index.terms.get(`${mention.concept}~`) : undefined
    if (hinted !== undefined) alternatives.push({ term: hinted, weight: weight * 0.5 })
    for (const kind of mention.strength === 1 ? kindsOf(mention.concept) : []) {
      const near = index.terms.get(kind)
      if (near !== undefined) alternatives.push({ term: near, weight: kindWeight * sureness })
    }
  }
  for (const part of term !== undefined ? compoundParts(token.folded, language) : []) {
    const inner = index.terms.get(stem(part, language))
    if (inner !== undefined) alternatives.push({ term: inner, weight: 0.4 })
  }
  const slip = term === undefined && !foreign ? swappedIn(token.folded, index) : undefined
  if (slip !== undefined) alternatives.push({ term: slip, weight: 0.7 })
  if (!foreign && alternatives.length < 4) {
    for (const relative of relativesOf(own ?? token.stem, index))
      alternatives.push({ term: relative, weight: relativeWeight })
  }
  if (language === 'en' && !foreign && isProse(index)) {
    for (const synonym of proseSynonymsOf(own ?? token.stem, index))
      if (!alternatives.some((alternative) => alternative.term === synonym))
        alternatives.push({ term: synonym, weight: proseWeight })
  }
  const concepts = mentions.map((mention) => mention.concept)
  const known = term !== undefined || alternatives.some(({ weight }) => weight !== relativeWeight)
  const place = { tokens, at, language }
  const silent =
    token.echo ||
    isDenied(place, mentions) ||
    isPointing(place) ||
    // An everyday verb ('arrange') may go unsaid; a rare one ('remap') is the very thing asked for.
    (!known &&
      !listed &&
      mentions.length === 0 &&
      isVerbSlot(place, type) &&
      (language !== 'en' || strangeness(token, language) < 1)) ||
    (term === undefined && isOurselves(place))
  const role = silent
    ? 'weak'
    : isMeasure(place)
      ? 'type'
      : isNounHere(place)
        ? 'subject'
        : roleOf(token, concepts, reader, translated.length > 0)
  const soft =
    isCategory(place) ||
    (isVerbSlot(place, type) && isHavingVerb(token)) ||
    isClosingVerb(place) ||
    isInfinitive(place) ||
    isUnitWord(place, concepts) ||
    isCircumstance(place) ||
    (term === undefined && translated.length === 0 && isVisitorsOwn(place)) ||
    (foreign && !known && isIncluding(token)) ||
    (mentions.length > 0 &&
      isBesideName(place, (near) => index.terms.has(near.stem) || index.spellings.has(near.folded)))
  const factor = role === 'weak' ? 0.2 : role === 'type' ? 0.3 : token.echo ? 0.4 : soft ? 0.5 : 1
  return {
    word: token.folded,
    alternatives,
    importance: weightOf(term, concepts, token, reader, translated) * factor,
    exact: term !== undefined,
    name: isName(place) && !concepts.some((concept) => classesOfPeople.has(concept)),
    soft,
    action: isAction(place),
    verb: isVerbSlot(place, type),
    denied: isDenied(place, mentions),
    role,
    concepts,
  }
}

/** 'OAP' is written large and names nobody. */
const classesOfPeople = new Set(['#senior', '#student', '#adult', '#child'])

const unitConcepts = new Set(['#minute', '#hour', '#day', '#week', '#month', '#year', '#night', '#person'])

/** '45 *minutes*': the number tells. */
const isUnitWord = ({ tokens, at }: { tokens: readonly Token[]; at: number }, concepts: readonly string[]) =>
  at > 0 && /^\d/.test(tokens[at - 1]!.raw) && concepts.some((concept) => unitConcepts.has(concept))

/** What a word weighs: by how rare it is on the site; a concept the site knows stands in for a word it does not use. */
function weightOf(
  term: number | undefined,
  concepts: readonly string[],
  token: Token,
  { index, language }: Reader,
  translated: readonly string[],
): number {
  if (term !== undefined) return rarity(index, term)
  const known = concepts.map((concept) => index.terms.get(concept)).filter((id) => id !== undefined)
  const byConcept = Math.max(...known.map((id) => rarity(index, id))) * 0.85
  if (translated.length > 0) {
    const byWord = Math.max(...translated.map((word) => rarity(index, index.terms.get(word)))) * 0.9
    return known.length > 0 ? Math.min(byWord, byConcept) : byWord
  }
  if (known.length > 0) return byConcept
  // A thing businesses offer, which this one never mentions, is missed however common its word.
  return rarity(index, undefined) * (concepts.length > 0 ? 0.85 : strangeness(token, language))
}

function roleOf(
  token: Token,
  concepts: readonly string[],
  reader: Reader,
  translated: boolean,
): Group['role'] {
  if (reader.nameWords.has(token.folded)) return 'weak'
  if (typeWords.test(token.folded)) return 'type'
  const repeats = typeConcepts[reader.type]
  if (repeats && concepts.length > 0 && concepts.every((concept) => repeats.includes(concept))) return 'type'
  return isWeakWord(token.folded, reader.language) ||
    (concepts.length === 0 &&
      !translated &&
      (isEveryday(token, reader.language) || (isChatty(token, reader.language) && !isProse(reader.index)))) ||
    (isWeakForm(token.folded, reader.language) && !lexiconOf(reader.language).words.has(token.folded))
    ? 'weak'
    : 'subject'
}
