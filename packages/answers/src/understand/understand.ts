import { readDays, withDayPartsSplit } from '@foyer/calendar/read-days'
import { isProse } from '../knowledge/is-prose.ts'
import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import { addTo } from '../language/add-to.ts'
import { translate } from '../language/dictionary.ts'
import { type ConceptMention, conceptsIn } from '../language/lexicon.ts'
import { quantitiesIn } from '../language/quantities.ts'
import { recalling } from '../language/recalling.ts'
import { isStopWord } from '../language/stop-words.ts'
import { expressionAt, type Way } from '../language/thesaurus.ts'
import { type Token, tokenise } from '../language/tokenise.ts'
import type { Language } from '../types.ts'
import type { Group } from './group.ts'
import type { Question } from './question.ts'
import { repairText } from './spelling/repair-text.ts'
import { questionType } from './type/read-question-type.ts'
import { groupsOf, translatedGroups } from './words/groups-of.ts'
import { inPlainWords } from './words/plain-words.ts'
import { dayGroup, quantityGroup } from './words/quantity-group.ts'
import { withoutRepeats } from './words/without-repeats.ts'

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
      // An expression the site has no words for may still be told word by word.
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

const wordsOf = recalling(
  200,
  200,
  (name, language): ReadonlySet<string> =>
    new Set(
      tokenise(name, language)
        .filter((token) => !isStopWord(token.folded, language))
        .map((token) => token.folded),
    ),
)
