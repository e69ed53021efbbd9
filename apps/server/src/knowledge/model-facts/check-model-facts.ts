import { type FoundFact, foundFact } from '@foyer/contract/facts'
import { factKinds } from '@foyer/contract/scans'
import { isVisitorStory, refuses } from '@foyer/extract/attribute/business-text'
import { isCondition } from '@foyer/extract/attribute/condition-kinds'
import { isPlanted } from '@foyer/extract/attribute/third-parties'
import { quotesHours } from '@foyer/extract/hours/quotes-hours'
import { isGenericLabel } from '@foyer/extract/money/doubts/price-doubts'
import { tidyLabel } from '@foyer/extract/money/price-labels'
import { findSums, isOnlySum, type Sum } from '@foyer/extract/money/sums/money'
import { startsWithPrice } from '@foyer/extract/money/sums/price-words'
import { trimmedEnd } from '@foyer/text/trim'
import { z } from 'zod'
import type { FactPage } from './choose-fact-pages.ts'
import { type QuotePlace, quotePlaces } from './quote-place.ts'
import { leavesOutCondition, sumsAt } from './quoted-price.ts'
import { containsQuote, foldedText, unspacedLetter } from './quoted-text.ts'

const modelFact = z.object({
  kind: z.enum(factKinds),
  label: z.string().trim().min(1).max(120),
  value: z.string().trim().min(1).max(300),
  part: z.string().trim().max(80).nullish(),
  condition: z.string().trim().max(80).nullish(),
  unit: z.string().trim().max(60).nullish(),
  validity: z.string().trim().max(120).nullish(),
  quote: z.string().trim().min(3).max(400),
})
type ModelFact = z.infer<typeof modelFact>

/** A model that lists more is repeating itself. */
const mostFacts = 60
/** A contact that only a model finds is usually someone else's. */
const contacts = new Set<FoundFact['kind']>(['phone', 'email', 'address', 'social', 'name'])
/** Kinds whose label comes from the page. */
const named = new Set<FoundFact['kind']>(['price', 'service', 'product'])

type QuotedFact = ModelFact & { places: QuotePlace[] }

/** Keeps facts whose quote is on the page and contains all their words and figures. */
export function checkModelFacts(reply: string, page: FactPage): FoundFact[] {
  const whole = `${page.title}\n${page.text}`
  const sentences = page.text.split(sentenceEnd).map(foldedText)
  const hasSum = (text: string) => sumsIn(text, page.language).length > 0
  return objectsIn(reply)
    .flatMap((item) => modelFact.safeParse(item).data ?? [])
    .map((fact) => ({ ...fact, places: quotePlaces(page.text, fact.quote, hasSum) }))
    .map((fact) => ({ ...fact, places: fact.places.filter((place) => isSupported(fact, place, page)) }))
    .filter((fact) => fact.places.length > 0 && !isVisitorQuote(fact, sentences))
    .filter(({ validity }) => !validity || containsQuote(whole, validity))
    .slice(0, mostFacts)
    .flatMap((fact) => foundFact.safeParse(toFoundFact(fact, page)).data ?? [])
}

function isSupported(fact: ModelFact, place: QuotePlace, page: FactPage): boolean {
  const { kind, label, value, condition, unit, quote } = fact
  if (isPlanted(quote) || /^[>"“„«]/u.test(quote)) return false
  const figures = new Set(figuresIn(quote))
  if (!figuresIn([value, label, condition, unit].join(' ')).every((figure) => figures.has(figure)))
    return false
  if (kind === 'price' && !quotedSum(fact, place, page.language)) return false
  const told = kind === 'hours' ? '' : kind === 'price' ? aroundSums(value, page.language) : value
  const quoted = new Set(wordsOf(quote))
  const isQuoted = (word: string) =>
    quoted.has(word) || (unspacedLetter.test(word) && foldedText(quote).includes(word))
  if (!wordsOf([told, condition, unit].join(' ')).every(isQuoted)) return false
  return !named.has(kind) || isNamedThere(fact, place, page)
}

/** Elsewhere on the page the words name something else. */
function isNamedThere({ label, quote }: ModelFact, { names }: QuotePlace, { title }: FactPage): boolean {
  const words = new Set(piecesOf([title, quote, names].join(' ')))
  return piecesOf(label).every((word) => words.has(word))
}

/** 'Facial £55' is no price of a massage. */
function namesAnother({ label, quote }: ModelFact, language: string | null): boolean {
  const words = new Set(piecesOf(label))
  const own = tidyLabel(quote.slice(0, sumsIn(quote, language)[0]?.start ?? 0))
  return (
    piecesOf(own).length > 0 &&
    !piecesOf(quote).some((word) => words.has(word)) &&
    !isGenericLabel(own) &&
    !startsWithPrice(own)
  )
}

function quotedSum({ value }: ModelFact, place: QuotePlace, language: string | null): Sum | undefined {
  const [sum, ...more] = sumsIn(value, language)
  return sum && more.length === 0
    ? sumsAt(place, language ?? '').find((other) => isSame(sum, other))
    : undefined
}

const sumsIn = (text: string, language: string | null) => findSums(text, language ?? '')

const isSame = (sum: Sum, other: Sum) =>
  sum.amount === other.amount && sum.high === other.high && sum.currency === other.currency

const aroundSums = (value: string, language: string | null) =>
  sumsIn(value, language).reduceRight(
    (rest, { start, end, unit }) => `${rest.slice(0, start)} ${unit} ${rest.slice(end)}`,
    value,
  )

const sentenceEnd = /\n|(?<=[.!?])\s/

/** Half a sentence may omit the speaker. */
const isVisitorQuote = ({ quote }: ModelFact, sentences: readonly string[]) =>
  isVisitorStory(quote) ||
  sentences.some((sentence) => sentence.includes(foldedText(quote)) && isVisitorStory(sentence))

function toFoundFact(fact: QuotedFact, page: FactPage): FoundFact {
  const { kind, label, quote, validity, places } = fact
  const part = fact.part && containsQuote(`${page.title}\n${page.text}`, fact.part) ? fact.part : null
  // One clear place is enough.
  const sure = places.find((place) => isSure({ ...fact, part }, fact.part ?? null, place, page))
  const sum = kind === 'price' ? quotedSum(fact, sure ?? places[0]!, page.language) : undefined
  const condition = [...new Set([sum?.from && 'from', fact.condition])].filter(Boolean).join(', ')
  const unit = sum?.unit.replace(/^\/\s?/, '') || fact.unit
  return {
    kind,
    label,
    value: sum && isOnlySum(fact.value, page.language ?? '') ? sum.text : fact.value,
    url: page.url,
    quote,
    origin: 'model',
    sure: sure !== undefined,
    ...(part && { part }),
    ...(condition && { condition }),
    ...(unit && { unit }),
    ...(validity && { validity }),
    ...(sum && { amount: sum.amount }),
    ...(sum?.currency && { currency: sum.currency }),
  }
}

function isSure(
  fact: ModelFact,
  saidPart: string | null,
  place: QuotePlace,
  { language, title }: FactPage,
): boolean {
  const { kind, part, quote } = fact
  if (contacts.has(kind)) return false
  if (kind === 'price') {
    const sum = quotedSum(fact, place, language)!
    const { label, value, condition, unit, validity } = fact
    const words = [label, value, part, condition, unit, validity, sum.text].join(' ')
    return (
      !namesAnother(fact, language) &&
      // The model may have picked the wrong sum.
      sumsAt(place, language ?? '').every((other) => isSame(other, sum)) &&
      !leavesOutCondition({ words, hasCondition: Boolean(condition) }, place, language ?? '')
    )
  }
  // 'Low season' is no offer, and 'We no longer do massage' offers nothing.
  if (kind !== 'hours')
    return !named.has(kind) || !(isCondition(fact.label, language ?? '') || refuses(place.sentence))
  // A part's week would pass for the whole business's.
  return (
    !(saidPart && !part) &&
    quotesHours(quote, fact, language) &&
    quotesHours(place.lines, fact, language, { ...place, title })
  )
}

/** Skips anything but JSON objects. */
function objectsIn(reply: string): unknown[] {
  return reply
    .split('\n')
    .map((line) => line.trim().replace(/^\[|[\],]$/g, ''))
    .filter((line) => line.startsWith('{') && line.endsWith('}'))
    .flatMap((line) => {
      try {
        return [JSON.parse(line)]
      } catch {
        return []
      }
    })
}

/** Whole words, so that 'non-members' doesn't contain 'members'. */
const wordsOf = (text: string) =>
  (foldedText(text).match(/\p{L}[\p{L}\p{M}'-]{0,80}/gu) ?? []).map((word) => trimmedEnd(word, "'-"))
/** Pieces of words, so that 'drop-in' equals 'drop in'. */
const piecesOf = (text: string) => foldedText(text).match(/\p{L}{3,}/gu) ?? []

/** Numbers, without zeros: '9' may stand for '9:00'. */
const figuresIn = (text: string) =>
  (foldedText(text).match(/\d+/g) ?? [])
    .map((run) => run.replace(/^0+(?=\d)/, ''))
    .filter((run) => run !== '0')
