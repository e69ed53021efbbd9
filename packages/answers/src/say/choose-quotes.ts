import { inTurns, worthTo } from '../accept/may-answer.ts'
import type { Exchange } from '../conversation/exchange.ts'
import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import { type Cell, type IndexedPassage, section } from '../knowledge/passage.ts'
import { headedBy } from '../knowledge/people-of.ts'
import { sentencesOf, wordCount } from '../knowledge/sentences.ts'
import { headsPraise } from '../knowledge/voice.ts'
import { continuesPrevious } from '../language/continues-previous.ts'
import { fold } from '../language/fold.ts'
import { chooseCells } from '../resolve/table/columns.ts'
import type { Question } from '../understand/question.ts'
import { quoting } from '../weights.ts'
import { beginsSmall, withinWords } from './say-passages.ts'
import { rowText } from './say-row.ts'

/** A page's own words that may answer. */
export interface Quote {
  /** The best of the passages it is made of. */
  passage: number
  lines: string[]
}

/** What the same answer says already, and the passages it is from. */
export interface AlreadySaid {
  text: string
  passages: ReadonlySet<number>
}

export const nothingSaid: AlreadySaid = { text: '', passages: new Set() }

const mostQuotes = 3
/** A line and the link below a quote each begin with a mark, which counts as a word wherever words are counted. */
const mark = 1
/** How much of one passage is quoted: more of one that is believed in. */
const shortest = 28
/** Sentences of essays are long, and half of one says nothing. */
const shortestOfEssay = 45
const longest = 60

/** The few places that may answer, best first; what stands on one page is one quote, so that its link costs words once, and what is `told` none. */
export function chooseQuotes(
  doubtful: readonly Exchange[],
  index: KnowledgeIndex,
  mostWords: number,
  linkOf: (passage: number) => string,
  told: AlreadySaid = nothingSaid,
): Quote[] {
  const quotes: Quote[] = []
  let left = mostWords
  for (const { question, likely } of inTurns(doubtful, index)) {
    const passage = index.passages[likely.passage]!
    const isTold = told.passages.has(likely.passage)
    if (passage.voice === 'customer' && tellsWhere.test(passage.text) && !saysWho(passage)) continue
    // Of a row only what was asked for is told: the rest of it may answer what else was asked.
    if (isTold && !passage.cells) continue
    const fewest = passage.kind === 'sentence' && passage.scope > section ? shortestOfEssay : shortest
    const most = Math.min(left - mark, Math.max(fewest, Math.round(longest * likely.share)))
    const line = quoted(likely.passage, question, index, most)
    if (!saysSomething.test(line) || wordCount(line) + mark > left) continue
    if (isTold && wordsIn(line).isSubsetOf(wordsIn(told.text))) continue
    if (quotes.some(({ lines }) => lines.some((other) => saysSame(other, line)))) continue
    // A page is not named for what the owner says in its place.
    const same = quotes.find(({ passage: at }) => isOfOnePage(index.passages[at]!, passage))
    const link = same ? 0 : wordCount(linkOf(likely.passage)) + mark
    const words = wordCount(line) + mark + link
    if (words > left || (!same && quotes.length === mostQuotes)) continue
    if (same) same.lines.push(line)
    else quotes.push({ passage: likely.passage, lines: [line] })
    left -= words
  }
  return quotes
}

const isOfOnePage = (one: IndexedPassage, other: IndexedPassage) =>
  one.page === other.page && one.restated === other.restated

/** 'What customers say' above a quotation tells whose words it is. */
const saysWho = ({ path }: IndexedPassage) => headsPraise((path.at(-1) ?? '').replace(/[:：]$/, ''))

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

function quoted(at: number, question: Question, index: KnowledgeIndex, most: number): string {
  const passage = index.passages[at]!
  if (passage.cells) return rowWithin(passage, passage.cells, question, index, most)
  if (passage.kind === 'sentence') return underHeading(passage, sentenceAt(at, index, most))
  const { subject, text } = passage
  if (!subject) return underHeading(passage, tellingPart(text, question, passage, index, most))
  const named = wordCount(subject) <= longestHeading || !text
  return `${named ? `${subject}${/[?:.!？]$/.test(subject) || !text ? '' : ':'} ` : ''}${tellingPart(text, question, passage, index, most)}`.trim()
}

/** A whole row where there is room, else what was asked for of it. */
function rowWithin(
  passage: IndexedPassage,
  cells: readonly Cell[],
  question: Question,
  index: KnowledgeIndex,
  most: number,
): string {
  const heading = hasNamesake(passage, index) ? `${passage.path.at(-1)}, ` : ''
  const whole = heading + rowText(passage, cells)
  if (wordCount(whole) <= most) return whole
  return withinWords(heading + rowText(passage, chooseCells(passage, question, null, index)), most)
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

/** A sentence, after the one it leans on. */
function sentenceAt(at: number, index: KnowledgeIndex, most: number): string {
  const { block, text } = index.passages[at]!
  const before =
    continuesPrevious(text) && at > index.blockStart[block]! ? `${index.passages[at - 1]!.text} ` : ''
  const whole = before + text
  return wordCount(whole) <= most ? whole : withinWords(text, most)
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

const longestHeading = 8
const fewWords = 10

/** A few words alone say little; what they stand under says of what. */
const underHeading = (passage: IndexedPassage, text: string): string => {
  const heading = (passage.path.at(-1) ?? '').replace(/[:：]$/, '')
  // Of somebody's entry the name is what is asked for as often as not.
  const somebody = headedBy(passage.path)
  if (somebody && !text.includes(somebody))
    return `${somebody}${somebody === heading ? '' : `, ${heading}`}: ${text}`
  // What customers say is not to be taken for the business's word.
  if (passage.voice === 'customer' && !saysWho(passage)) return `“${text.replace(/^["“„«]|["”“»]$/gu, '')}”`
  const isPart = passage.voice || wordCount(text) < fewWords || (passage.kind === 'item' && beginsSmall(text))
  const tells = heading && wordCount(heading) <= longestHeading && isPart && !text.startsWith(heading)
  return tells ? `${heading}: ${text}` : text
}
