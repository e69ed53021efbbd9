import { fold } from '@foyer/text/fold'
import { answerCandidates, type MayAnswer } from '../accept/answer-candidates.ts'
import { worthTo } from '../accept/worth-to.ts'
import type { Exchange } from '../conversation/exchange.ts'
import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import type { Cell, IndexedPassage } from '../knowledge/passage.ts'
import { headedBy } from '../knowledge/people-of.ts'
import { sentencesOf, wordCount } from '../knowledge/sentences.ts'
import { isReviewsHeading } from '../knowledge/voice.ts'
import { chooseCells, namedColumns } from '../resolve/table/columns.ts'
import type { Question } from '../understand/question.ts'
import { speaksNegatively } from '../understand/type/polarity.ts'
import { quoting } from '../weights.ts'
import { endsSentence, isSelfContained, withinWords } from './say-passages.ts'
import { rowText } from './say-row.ts'

/** A page's own words that may answer. */
export interface Quote {
  /** The best of the passages it is made of. */
  passage: number
  text: string
}

/** What the same answer says already, and the passages it is from. */
export interface AlreadySaid {
  text: string
  passages: ReadonlySet<number>
}

const mostQuotes = 3

/** What may answer a question, the best quote first, each cut to the sentence, row or cell that answers. */
export function quotesFor(
  exchange: Exchange,
  index: KnowledgeIndex,
  mostWords: number,
  told: AlreadySaid,
): Quote[] {
  const { question } = exchange
  const list = answerCandidates(exchange, index)
  const quotes: Quote[] = []
  const used = new Set<number>()
  for (const likely of list) {
    if (quotes.length === mostQuotes) break
    const passage = index.passages[likely.passage]!
    const isTold = told.passages.has(likely.passage)
    if (used.has(likely.passage) || mayBeRivals(passage)) continue
    // Of a row only what was asked for is told: the rest of it may answer what else was asked.
    if (isTold && !passage.cells) continue
    const beside = besideIn(likely, list, index).filter((at) => !used.has(at) && !told.passages.has(at))
    const { text, passages } = quoteAround(likely, beside, question, index, mostWords)
    if (!saysSomething.test(text) || wordCount(text) > mostWords) continue
    if (isTold && wordsIn(text).isSubsetOf(wordsIn(told.text))) continue
    if (quotes.some((other) => saysSame(other.text, text))) continue
    for (const at of passages) used.add(at)
    quotes.push({ passage: likely.passage, text })
  }
  return quotes
}

/** A number or an address in a customer's words may be that of a rival. */
const mayBeRivals = (passage: IndexedPassage) =>
  passage.voice === 'customer' && tellsWhere.test(passage.text) && !saysWho(passage)

/** 'What customers say' above a quotation tells whose words it is. */
const saysWho = ({ path }: IndexedPassage) => isReviewsHeading((path.at(-1) ?? '').replace(/[:：]$/, ''))

const tellsWhere = /@|\d(?:[\s().\-/]{0,2}\d){7}/

/** '95 €' alone, or the number of a list, says nothing that anybody asked. */
const saysSomething = /\p{L}/u

const wordsIn = (text: string) => new Set(fold(text).match(/[\p{L}\p{N}]+/gu))

/** Whether one of two lines holds nearly all the words of the other, and every figure: 22 € is not 43 €. */
function saysSame(one: string, other: string): boolean {
  const [a, b] = [wordsIn(one), wordsIn(other)]
  const [fewer, more] = a.size <= b.size ? [a, b] : [b, a]
  const alone = [...fewer.difference(more)]
  return alone.length <= fewer.size * quoting.wordsApart && !alone.some((word) => /\d/.test(word))
}

/** A passage with as much of what stands beside it as there is room for. */
function quoteAround(
  best: MayAnswer,
  beside: readonly number[],
  question: Question,
  index: KnowledgeIndex,
  most: number,
): { text: string; passages: readonly number[] } {
  const read = (at: number) => textOf(index.passages[at]!, question, index, most)
  let parts = new Map([[best.passage, read(best.passage)]])
  for (const passage of beside) {
    const more = new Map(parts).set(passage, read(passage))
    if (wordCount(joined(more, index)) <= most) parts = more
  }
  return { text: withinWords(joined(parts, index), most), passages: [...parts.keys()] }
}

/** The parts of a quote in the page's order, below their heading. */
function joined(parts: ReadonlyMap<number, string>, index: KnowledgeIndex): string {
  const places = [...parts.keys()].toSorted((one, other) => one - other)
  const text = places.map(
    (at, nth) => (nth === 0 ? '' : between(places[nth - 1]!, at, index)) + parts.get(at)!,
  )
  return headed(index.passages[places[0]!]!, text.join(''))
}

/** Sentences that follow each other are read as they stand. */
function between(one: number, other: number, { passages }: KnowledgeIndex): string {
  const isProse = passages[one]!.kind === 'sentence' && passages[other]!.kind === 'sentence'
  if (isProse) return other === one + 1 ? ' ' : ' … '
  return endsSentence.test(passages[one]!.text) ? ' ' : '; '
}

const standsByItself = ({ kind, voice }: IndexedPassage) =>
  kind === 'faq' || kind === 'taught' || kind === 'fact' || voice === 'customer'

/**
 * The passages of a section beside one of them, and the rows of its name elsewhere on the page, the likeliest first; what
 * stands next to a likely one is likelier. What the site asks itself is answered by
 * itself, and so is what a customer says.
 */
function besideIn(
  best: MayAnswer,
  list: readonly MayAnswer[],
  { passages, doubted }: KnowledgeIndex,
): number[] {
  const { page, path, subject, cells, voice, restated } = passages[best.passage]!
  if (standsByItself(passages[best.passage]!)) return []
  const heading = path.join('\n')
  const isOfSection = (at: number) => passages[at]?.page === page && passages[at].path.join('\n') === heading
  const isNamesake = (at: number) => cells && passages[at]!.page === page && passages[at]!.subject === subject
  const scores = new Map(list.map(({ passage, score }) => [passage, score]))
  const scoreAt = (at: number) => scores.get(at) ?? 0
  const isAlike = (at: number) =>
    !standsByItself(passages[at]!) &&
    passages[at]!.voice === voice &&
    passages[at]!.restated === restated &&
    doubted.has(at) === doubted.has(best.passage)
  const places = new Set(list.map(({ passage }) => passage).filter(isNamesake))
  let first = best.passage
  while (isOfSection(first - 1)) first--
  for (let at = first; isOfSection(at); at++) places.add(at)
  places.delete(best.passage)
  // Sentences go on with each other; rows and points speak each of their own thing.
  const worth = (at: number) =>
    scoreAt(at) +
    (passages[at]!.kind === 'sentence' ? quoting.nextTo * (scoreAt(at - 1) + scoreAt(at + 1)) : 0)
  return [...places]
    .filter((at) => worth(at) >= best.score * quoting.beside && isAlike(at))
    .toSorted((one, other) => worth(other) - worth(one) || one - other)
}

function textOf(passage: IndexedPassage, question: Question, index: KnowledgeIndex, most: number): string {
  const { cells, subject, text } = passage
  if (cells) return rowPart(passage, cells, question, index)
  if (!subject) return tellingPart(text, question, passage, index, most)
  const named = wordCount(subject) <= longestSubject || !text
  const name = named ? `${subject}${/[?:.!？]$/.test(subject) || !text ? '' : ':'} ` : ''
  return `${name}${tellingPart(text, question, passage, index, most - wordCount(name))}`.trim()
}

const shortRow = 34

/** The cells that were asked for by their column's name; of a short row all of them, else those of the kind asked for. */
function rowPart(
  passage: IndexedPassage,
  cells: readonly Cell[],
  question: Question,
  index: KnowledgeIndex,
): string {
  const heading = hasNamesake(passage, index) ? `${passage.path.at(-1)}, ` : ''
  const named = namedColumns(passage, question, index)
  const whole = rowText(passage, cells)
  // 'Electric, not the heat pump' names the very column that is not wanted.
  const sayAll = named.length === 0 || speaksNegatively(question.asked, question.language)
  if (sayAll && wordCount(whole) <= shortRow) return heading + whole
  return heading + rowText(passage, chooseCells(passage, question, named.length > 0 ? named : null, index))
}

/** 'High season' and 'low season' each head a table with a row of that name: which it is has to be said. */
const hasNamesake = ({ subject, page, path, cells }: IndexedPassage, { passages }: KnowledgeIndex): boolean =>
  passages.some(
    (other) =>
      other.page === page &&
      other.subject === subject &&
      other.path.at(-1) !== path.at(-1) &&
      other.cells?.length === cells?.length,
  )

/** Of a longer text the sentences that share most with a question, as many as may be said. */
function tellingPart(
  text: string,
  question: Question,
  { kind, language }: IndexedPassage,
  index: KnowledgeIndex,
  most: number,
): string {
  if (wordCount(text) <= most) return text.replaceAll('\n', '; ')
  // The answer to a question that the site asks itself begins with what answers it.
  if (kind === 'faq') return withinWords(text.replaceAll('\n', '; '), most)
  const sentences = sentencesOf(text.replaceAll('\n', '; '))
  const worths = sentences.map(worthTo(question, language, index))
  let first = worths.indexOf(Math.max(...worths))
  let last = first
  const words = () => wordCount(sentences.slice(first, last + 1).join(' '))
  while (words() < most && (first > 0 || last + 1 < sentences.length)) {
    const forth = last + 1 < sentences.length && (first === 0 || worths[last + 1]! >= worths[first - 1]!)
    if (forth) last++
    else first--
    if (words() <= most) continue
    if (forth) last--
    else first++
    break
  }
  return withinWords(sentences.slice(first, last + 1).join(' '), most)
}

const longestSubject = 14
const longestHeading = 8

/** A few words alone say little; what they stand under says of what. A sentence stands by itself. */
function headed(passage: IndexedPassage, text: string): string {
  if (passage.subject || passage.cells) return text
  const heading = (passage.path.at(-1) ?? '').replace(/[:：]$/, '')
  // Of somebody's entry the name is what is asked for as often as not.
  const somebody = headedBy(passage.path)
  if (somebody && !text.includes(somebody))
    return `${somebody}${somebody === heading ? '' : `, ${heading}`}: ${text}`
  // What customers say is not to be taken for the business's word.
  if (passage.voice === 'customer' && !saysWho(passage)) return `“${text.replace(/^["“„«]|["”“»]$/gu, '')}”`
  const isPart = passage.voice || !(isSelfContained(text.replace(/ …$/, '.')) || hasLabel.test(text))
  const tells = heading && wordCount(heading) <= longestHeading && isPart && !text.startsWith(heading)
  return tells ? `${heading}: ${text}` : text
}

/** 'Colour: £10' says of what it speaks. */
const hasLabel = /^\p{L}[^:：]{1,60}[:：]\s?\S/u
