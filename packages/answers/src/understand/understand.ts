import { readDays, withDayPartsSplit } from '@foyer/calendar/read-days'
import { isProse } from '../knowledge/is-prose.ts'
import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import { rarity } from '../knowledge/rarity.ts'
import { addTo } from '../language/add-to.ts'
import { translate } from '../language/dictionary.ts'
import { type ConceptMention, conceptsIn } from '../language/lexicon.ts'
import { memoizeText } from '../language/memoize-text.ts'
import { type Quantity, quantitiesIn } from '../language/quantities.ts'
import { isStopWord } from '../language/stop-words.ts'
import { expressionAt, type Way } from '../language/thesaurus.ts'
import { type Token, tokenise } from '../language/tokenise.ts'
import type { Language } from '../types.ts'
import { amountProves, standsFor } from '../weights.ts'
import type { Alternative, Group } from './group.ts'
import type { Question } from './question.ts'
import { repairText } from './spelling/repair-text.ts'
import { questionType } from './type/read-question-type.ts'
import { groupsOf, translatedGroups } from './words/groups-of.ts'
import { inPlainWords } from './words/plain-words.ts'

const plain = { exact: false, name: false, soft: false, verb: false, concepts: [] }

/** '19 inch' matches stated sizes and limits; the comparison comes later. */
function quantityGroup({ measure, value }: Quantity, index: KnowledgeIndex): Group {
  const bounded = index.terms.get(`%${measure}`)
  const alternatives: Alternative[] =
    bounded === undefined ? [] : [{ term: bounded, weight: standsFor.bounds }]
  // '2025' may be part of a name: 'dates for the 2025 return'.
  const named = measure === 'year' ? index.terms.get(String(value)) : undefined
  if (named !== undefined) alternatives.unshift({ term: named, weight: 1 })
  return {
    ...plain,
    word: `${value} ${measure}`,
    alternatives,
    importance:
      Math.min(amountProves.most, rarity(index, bounded)) *
      (alternatives.length > 0 ? 1 : amountProves.unbounded),
    soft: true,
    role: alternatives.length > 0 ? 'subject' : 'weak',
    quantity: { measure, value },
  }
}

/** A weekday; 0 is Monday. */
function dayGroup(day: number, index: KnowledgeIndex): Group {
  const term = index.terms.get(`@${day}`)
  return {
    ...plain,
    word: `@${day}`,
    alternatives: term === undefined ? [] : [{ term, weight: 1 }],
    importance: rarity(index, term),
    exact: term !== undefined,
    name: true,
    role: 'day',
  }
}

const mostGroups = 48

/** Removes duplicates and, from an endless message, all but the heaviest words. */
function withoutRepeats(groups: readonly Group[]): Group[] {
  const seen = new Set<string>()
  const once = groups.filter((group) => {
    const key = `${group.word}|${group.role}`
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
  if (once.length <= mostGroups) return once
  const floor = [...once].sort((a, b) => b.importance - a.importance)[mostGroups - 1]!.importance
  return once.filter((group) => group.importance >= floor).slice(0, mostGroups)
}

export interface UnderstandOptions {
  /** The business's name, which visitors mention without asking for it. */
  name: string
}

export function understand(
  asked: string,
  language: Language,
  index: KnowledgeIndex,
  options: UnderstandOptions,
): Question {
  const foreign = !index.languages.includes(language)
  const text = inPlainWords(repairText(withDayPartsSplit(asked, language), language, index), language, index)
  const type = questionType(text, language)
  const mentions = readDays(text, language, false)
  const days = [...new Set(mentions.flatMap((mention) => mention.days))]
  const tokens = tokenise(text, language).filter(
    (token) => !mentions.some((mention) => token.start >= mention.start && token.start < mention.end),
  )
  const found = conceptsIn(tokens, language)
  const groups: Group[] = []
  const quantities = quantitiesIn(text, language)
  const ofQuantities = new Uint8Array(text.length)
  for (const { start, end } of quantities) ofQuantities.fill(1, start, end)
  const within = (token: Token) => ofQuantities[token.start] === 1
  const reader = {
    index,
    language,
    foreign,
    type,
    nameWords: wordsOf(options.name, index.language),
    thesaurus: !foreign && !isProse(index),
  }
  const mentioned = new Map<number, ConceptMention[]>()
  for (const mention of found) for (const at of mention.tokens) addTo(mentioned, at, mention)
  let saidAlready = 0
  const ofExpressions = new Map<number, readonly Way[]>()
  tokens.forEach((token, at) => {
    if (within(token) || at < saidAlready) return
    const expression = reader.thesaurus ? expressionAt(tokens, at, language) : null
    if (expression) {
      const telling = tokens
        .slice(at, at + expression.length)
        .filter((one) => !isStopWord(one.folded, language))
      const ours = new Set(telling.map((one) => one.stem))
      const others = expression.ways.filter(({ parts }) => !parts.every((part) => ours.has(part.stem)))
      for (let nth = 0; nth < expression.length; nth++) ofExpressions.set(at + nth, others)
    }
    const translation = foreign ? translate(tokens, at, language, index.languages) : null
    if (translation && translation.length > 1) {
      const about = found.filter((mention) => mention.tokens.length > 1 && mention.tokens.includes(at))
      const whole = translatedGroups(translation, token, tokens, at, about, reader, 1)
      // An expression unknown to the site is looked up word by word.
      if (whole.some((group) => group.alternatives.length > 0)) {
        saidAlready = at + translation.length
        groups.push(...whole)
        return
      }
    }
    groups.push(...groupsOf(token, tokens, at, mentioned.get(at) ?? [], reader, ofExpressions.get(at)))
  })
  for (const day of days) groups.push(dayGroup(day, index))
  for (const mention of quantities) groups.push(quantityGroup(mention, index))
  const kept = withoutRepeats(groups)
  const concepts = new Set(kept.flatMap((group) => group.concepts))
  for (const { concept, strength } of found) if (strength === 1) concepts.add(concept)
  return {
    asked,
    text,
    language,
    foreign,
    type,
    groups: kept,
    days,
    concepts,
  }
}

const wordsOf = memoizeText(
  200,
  200,
  (name, language): ReadonlySet<string> =>
    new Set(
      tokenise(name, language)
        .filter((token) => !isStopWord(token.folded, language))
        .map((token) => token.folded),
    ),
)
