import { fold } from '@foyer/text/fold'
import { answerCandidates, type MayAnswer } from '../accept/answer-candidates.ts'
import { worthTo } from '../accept/worth-to.ts'
import type { Exchange } from '../conversation/exchange.ts'
import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import type { Cell, IndexedPassage } from '../knowledge/passage.ts'
import { headedBy } from '../knowledge/people-of.ts'
import { sentencesOf, wordCount } from '../knowledge/sentences.ts'
import { isReviewsHeading } from '../knowledge/voice.ts'
import { continuesPrevious } from '../language/continues-previous.ts'
import { chooseCells, namedColumns } from '../resolve/table/columns.ts'
import type { Question } from '../understand/question.ts'
import { speaksNegatively } from '../understand/type/polarity.ts'
import { quoting } from '../weights.ts'
import { isSelfContained, withinWords } from './say-passages.ts'
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
    if (used.has(likely.passage)) continue
    if (passage.voice === 'customer' && tellsWhere.test(passage.text) && !saysWho(passage)) continue
    // Of a row only what was asked for is told: the rest of it may answer what else was asked.
    if (isTold && !passage.cells) continue
    const together = withEquals(likely, list, index)
    const text = quoted(likely.passage, together, question, index, mostWords)
    if (!saysSomething.test(text) || wordCount(text) > mostWords) continue
    if (isTold && wordsIn(text).isSubsetOf(wordsIn(told.text))) continue
    if (quotes.some((other) => saysSame(other.text, text))) continue
    for (const at of together) used.add(at)
    quotes.push({ passage: likely.passage, text })
  }
  return quotes
}

const mostEquals = 3

/**
 * A passage with what is as likely beside it, in the page's order: other sentences of its paragraph, and rows of one name,
 * such as the prices of a thing in each season.
 */
function withEquals(best: MayAnswer, list: readonly MayAnswer[], { passages }: KnowledgeIndex): number[] {
  const { block, page, subject, kind, voice, restated } = passages[best.passage]!
  const equals = list.filter(({ passage: at, score }) => {
    const other = passages[at]!
    return (
      at !== best.passage &&
      score >= best.score * quoting.equals &&
      other.voice === voice &&
      other.restated === restated &&
      other.kind === kind &&
      (other.block === block || (kind === 'row' && other.page === page && other.subject === subject))
    )
  })
  const few = equals.length < mostEquals ? equals : []
  return [best, ...few].map(({ passage }) => passage).toSorted((one, other) => one - other)
}

/** 'What customers say' above a quotation tells whose words it is. */
const saysWho = ({ path }: IndexedPassage) => isReviewsHeading((path.at(-1) ?? '').replace(/[:：]$/, ''))

/** A number or an address in a customer's words may be that of a rival. */
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

/** The passages as one quote, below the heading they share; of too many words, the best one alone. */
function quoted(
  best: number,
  together: readonly number[],
  question: Question,
  index: KnowledgeIndex,
  most: number,
): string {
  const passages = together.map((at) => index.passages[at]!)
  const [first] = passages
  const whole =
    first!.kind === 'sentence'
      ? headed(first!, passages.map(({ text }) => text).join(' '))
      : passages.map((passage) => textOf(passage, question, index, most)).join('; ')
  if (together.length > 1 && wordCount(whole) <= most) return whole
  const passage = index.passages[best]!
  const alone =
    passage.kind === 'sentence'
      ? headed(passage, sentenceAt(best, index, most))
      : textOf(passage, question, index, most)
  return withinWords(alone, most)
}

function textOf(passage: IndexedPassage, question: Question, index: KnowledgeIndex, most: number): string {
  const { cells, subject, text } = passage
  if (cells) return rowPart(passage, cells, question, index)
  if (!subject) return headed(passage, tellingPart(text, question, passage, index, most))
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

/** A sentence with those of its paragraph beside it, as many as may be said: what answers often stands in the next one. */
function sentenceAt(at: number, { blockStart, passages }: KnowledgeIndex, most: number): string {
  const { block, text } = passages[at]!
  const isBeside = (nth: number) => passages[nth]?.block === block && nth >= blockStart[block]!
  const read = (first: number, last: number) =>
    passages
      .slice(first, last + 1)
      .map((passage) => passage.text)
      .join(' ')
  const fits = (first: number, last: number) =>
    isBeside(first) && isBeside(last) && wordCount(read(first, last)) <= most
  let first = continuesPrevious(text) && fits(at - 1, at) ? at - 1 : at
  let last = at
  while (fits(first, last + 1)) last++
  if (first === at && fits(at - 1, last)) first--
  return read(first, last)
}

/** Of a longer text the sentences that share most with a question, as many as may be said. */
function tellingPart(
  text: string,
  question: Question,
  { language }: IndexedPassage,
  index: KnowledgeIndex,
  most: number,
): string {
  if (wordCount(text) <= most) return text.replaceAll('\n', '; ')
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
  const heading = (passage.path.at(-1) ?? '').replace(/[:：]$/, '')
  // Of somebody's entry the name is what is asked for as often as not.
  const somebody = headedBy(passage.path)
  if (somebody && !text.includes(somebody))
    return `${somebody}${somebody === heading ? '' : `, ${heading}`}: ${text}`
  // What customers say is not to be taken for the business's word.
  if (passage.voice === 'customer' && !saysWho(passage)) return `“${text.replace(/^["“„«]|["”“»]$/gu, '')}”`
  const isPart = passage.voice || !(isSelfContained(text) || hasLabel.test(text))
  const tells = heading && wordCount(heading) <= longestHeading && isPart && !text.startsWith(heading)
  return tells ? `${heading}: ${text}` : text
}

/** 'Colour: £10' says of what it speaks. */
const hasLabel = /^\p{L}[^:：]{1,60}[:：]\s?\S/u
