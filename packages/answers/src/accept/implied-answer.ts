import { fold, sharedStart } from '@foyer/text/fold'
import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import { type IndexedPassage, section } from '../knowledge/passage.ts'
import { sentencesOf } from '../knowledge/sentences.ts'
import { strengthOf, termAt, termIds } from '../knowledge/term-ids.ts'
import { labelTerms } from '../knowledge/terms.ts'
import { numbersInDigits } from '../language/number-words.ts'
import { patternsNamed, wordEnd, wordStart, wordsNamed } from '../language/patterns.ts'
import { type Bounds, boundsIn, type Quantity } from '../language/quantities.ts'
import { isStopWord, isWeakWord } from '../language/stop-words.ts'
import { tokenise } from '../language/tokenise.ts'
import { value, valuesIn } from '../language/value-types.ts'
import type { Question } from '../understand/question.ts'
import { speaksNegatively } from '../understand/type/polarity.ts'
import { standsFor } from '../weights.ts'
import { withoutPrepositionalPhrases } from './prepositional-phrases.ts'

/** A yes or no with the sentence that implies it. */
export interface ImpliedAnswer {
  whether: 'yes' | 'no'
  text: string
}

const ownYesOrNo = new RegExp(
  String.raw`^(?:${wordsNamed('begins yes')}|${wordsNamed('begins no')})(?![\p{L}-])(?:[,.!:;]|\s[–—-])?\s*`,
  'iu',
)
const limit = `${wordStart}(?:${wordsNamed('gate limits')})${wordEnd}`
const limits = new RegExp(limit, 'iu')
/** 'Only from six' and 'over 18s only' draw a line; 'under 16s only with an adult' adds a condition. */
const limitsAlone = new RegExp(String.raw`${limit}(?=\s(?:\p{L}+\s){0,2}\d|[\s.!]*$)`, 'giu')
const needs = new RegExp(`${wordStart}(?:${wordsNamed('needs')})${wordEnd}`, 'iu')
const regrets = new RegExp(`^(?:${wordsNamed('regrets')})$`, 'u')
const saidEverywhere = new RegExp(`^(?:${wordsNamed('said everywhere')})$`, 'u')
const toldWords = patternsNamed('wants to be told')

/** 'How late can I cancel' takes neither yes nor no. */
export const asksForInformation = ({ type, asked, language }: Question): boolean =>
  type !== 'whether' && (type !== 'other' || toldWords[language].test(fold(asked).replace(/^\W+/, '')))

/** Examples: 'my son is 4, is that ok', 'mon fils de 4 ans peut-il venir ?', 'dogs?' */
const asksWhether = (question: Question) =>
  !asksForInformation(question) &&
  (question.type === 'whether' ||
    question.groups.some(({ quantity }) => quantity) ||
    /[?？؟]\s*$/.test(question.text))

/** Derives yes or no from a passage's words; null if they leave it open. */
export function impliedAnswer(question: Question, at: number, index: KnowledgeIndex): ImpliedAnswer | null {
  const passage = index.passages[at]!
  if (passage.cells || passage.kind === 'taught' || passage.voice || !asksWhether(question)) return null
  if (speaksNegatively(question.text, question.language)) return null
  const quantities = question.groups.flatMap(({ quantity }) => quantity ?? [])
  const own = passage.kind === 'faq' && ownYesOrNo.test(passage.text)
  const text = own ? passage.text.replace(ownYesOrNo, '') : passage.text
  const told = sentencesOf(text).map((sentence) => ({
    text: sentence,
    whether: isAboutQuestion(sentence, question, passage, index, quantities.length > 0)
      ? quantities.length > 0
        ? byBounds(sentence, quantities, question, passage)
        : byDenial(sentence, own, question.text, passage)
      : 'open',
  }))
  const bearing = told.filter(({ whether }) => whether !== null)
  const [first] = bearing.filter(({ whether }) => whether === 'no').concat(bearing)
  if (!first || (first.whether !== 'no' && bearing.some(({ whether }) => whether === 'open'))) return null
  return first.whether === 'open' ? null : { whether: first.whether as 'yes' | 'no', text: first.text }
}

type Verdict = 'yes' | 'no' | 'open' | null

/** 'We don't take cards' means no if it denies only the thing asked about. */
function byDenial(sentence: string, own: boolean, asked: string, { language }: IndexedPassage): Verdict {
  const isDenied =
    speaksNegatively(withoutPrepositionalPhrases(sentence, language), language) && !limits.test(sentence)
  if (own || !isDenied) return null
  // 'No booking needed' doesn't mean that booking is impossible.
  return needs.test(sentence) === needs.test(asked) ? 'no' : 'open'
}

/** Compares the amount with the limits: 4 years is below 'from the age of six'. */
function byBounds(
  sentence: string,
  quantities: readonly Quantity[],
  { text, concepts }: Question,
  { language }: IndexedPassage,
): Verdict {
  const [asked] = quantities
  const all = boundsIn(numbersInDigits(sentence, language))
  const bounds = all.filter(({ measure }) => measure === asked!.measure)
  if (bounds.length === 0) return null
  if (quantities.length > 1 || !isOneLine(bounds) || asked!.measure === 'money') return 'open'
  if (valuesIn(sentence) & (value.money | value.free | value.percent)) return 'open'
  const terms = labelTerms(sentence, language)
  const isConditional = ['#accompanied', '#adult'].some(
    (concept) => terms.includes(concept) && !concepts.has(concept),
  )
  const inside = bounds.every(({ from, to }) => asked!.value >= from && asked!.value <= to)
  const plain = sentence.replace(limitsAlone, ' ')
  if (limits.test(plain)) return !inside ? null : concepts.has('#accompanied') ? 'no' : 'open'
  if (isConditional) return 'open'
  if (needs.test(plain)) return needs.test(text) ? (inside ? 'yes' : 'no') : inside ? 'open' : null
  if (needs.test(text)) return 'open'
  if (speaksNegatively(plain, language)) return inside ? 'no' : null
  if (inside) return 'yes'
  // 'Under 12s swim in the small pool' doesn't exclude older people; 'up to 12' does.
  return bounds.some(({ to }) => to % 1 > 0.9) ? 'open' : 'no'
}

/** 'From 6 up to 12' is one range; 'from 6 with a parent, from 12 alone' is two. */
const isOneLine = (bounds: readonly Bounds[]) =>
  bounds.length === 1 ||
  (bounds.length === 2 &&
    bounds.some(({ from }) => from === 0) &&
    bounds.some(({ to }) => to === Number.POSITIVE_INFINITY))

/** Concepts too general to be the subject of a question. */
const saidOfAnything = new Set(
  '#child #baby #adult #person #group #family #age #weight #size #distance #maximum #minimum #welcome #rules #year'.split(
    ' ',
  ),
)

/** True if a sentence is about everything asked and nothing else. Next to a limit one more word may appear. */
function isAboutQuestion(
  sentence: string,
  { groups, text, language: asking }: Question,
  passage: IndexedPassage,
  index: KnowledgeIndex,
  isLimit: boolean,
): boolean {
  const { language, subject, path, scope } = passage
  const around = `${subject} ${scope <= section ? (path.at(-1) ?? '') : ''}`
  const ids = termIds(`${sentence} ${around}`, language, index)
  const isAnything = (terms: readonly string[]) =>
    terms.some((term) => saidOfAnything.has(term.replace('~', '')))
  const named = groups.filter(
    ({ role, soft, quantity, concepts, word }) =>
      role === 'subject' &&
      !soft &&
      !quantity &&
      !saidEverywhere.test(word) &&
      !(isLimit && concepts.includes('#accompanied')),
  )
  if (
    !named.every(
      (group) =>
        strengthOf(group, ids) > standsFor.outright ||
        isAnything([...group.concepts, ...labelTerms(group.word, asking)]),
    )
  )
    return false
  const asked = new Set(
    groups.flatMap(({ alternatives }) =>
      alternatives.flatMap(({ term, weight }) => (weight >= standsFor.named ? termAt(index, term) : [])),
    ),
  )
  const askedWords = tokenise(text, asking).map(({ folded }) => folded)
  const heading = new Set(labelTerms(around, language))
  const plain = numbersInDigits(sentence, language)
  const tokens = tokenise(plain, language).filter(
    ({ raw, folded, echo }) => !echo && !/^\d/.test(raw) && !isStopWord(folded, language),
  )
  const standings = tokens.map(({ raw, folded, start }) => {
    const terms = labelTerms(raw, language)
    if (terms.some((term) => asked.has(term) || heading.has(term))) return 'asked'
    if (askedWords.some((word) => sharedStart(word, folded) >= leastShared)) return 'asked'
    const isUnit = /\d[\s-]?$/.test(plain.slice(0, start))
    const isSmall =
      isUnit ||
      isWeakWord(folded, language) ||
      ofBounds.has(folded) ||
      regrets.test(folded) ||
      speaksNegatively(raw, language)
    return isSmall || isAnything(terms) ? 'small' : 'other'
  })
  return standings.every(
    (standing, at) =>
      standing !== 'other' || (isLimit && [at - 1, at + 1].some((beside) => standings[beside] === 'asked')),
  )
}

/** Words that mark a limit: 'up to', 'a partir de'. */
const ofBounds = new Set(
  ['from', 'up to', 'below', 'more', 'less', 'or', 'party', 'before a bound'].flatMap((name) =>
    wordsNamed(`quantity ${name}`).split(/[^\p{L}]+/u),
  ),
)

/** 'Nous n'acceptons pas' matches 'acceptez-vous'. */
const leastShared = 5
