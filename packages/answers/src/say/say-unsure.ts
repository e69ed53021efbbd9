import type { Exchange } from '../conversation/exchange.ts'
import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import { wordCount } from '../knowledge/sentences.ts'
import { shortTitle } from '../knowledge/short-title.ts'
import { dateInWords } from '../language/date-in-words.ts'
import type { Language, Source } from '../types.ts'
import { type AlreadySaid, chooseQuotes, nothingSaid, type Quote } from './choose-quotes.ts'
import { fill, phrasesOf } from './phrases/phrases.ts'

const mostWords = 109
const longestTitle = 3
const longestQuote = 300

/** Quotes what may answer, each with its page, below a sentence that says how it is meant; null where nothing may. */
export function sayUnsure(
  doubtful: readonly Exchange[],
  language: Language,
  index: KnowledgeIndex,
  said: AlreadySaid = nothingSaid,
): { text: string; sources: Source[] } | null {
  const { unsure } = phrasesOf(language)
  const left = mostWords - wordCount(said.text) - wordCount(unsure)
  const quotes = chooseQuotes(doubtful, index, left, (passage) => linkTo(passage, index), said)
  if (quotes.length === 0) return null
  const text = [
    leadOf(quotes[0]!, language, index) ?? unsure,
    ...quotes.map((quote) => blockQuote(quote, index)),
  ].join('\n\n')
  return { text, sources: quotes.flatMap((quote) => sourceOf(quote, index)) }
}

/** What the owner confirmed before the page said something else is the page's word, as of the day it was read. */
function leadOf(
  { passage }: Quote,
  language: Language,
  { doubted, timeZone }: KnowledgeIndex,
): string | null {
  const asOf = doubted.get(passage)
  return asOf ? fill(phrasesOf(language).siteSaysAsOf, { date: dateInWords(asOf, language, timeZone) }) : null
}

const blockQuote = ({ passage, lines }: Quote, index: KnowledgeIndex): string =>
  [...lines, linkTo(passage, index)]
    .filter(Boolean)
    .map((line) => `> ${line}`)
    .join('\n')

function linkTo(at: number, index: KnowledgeIndex): string {
  const passage = index.passages[at]!
  const { url, title } = index.pages[passage.page]!
  return url && !passage.restated ? `[${nameOfLink(title || url)}](${url})` : ''
}

/** The first words of a page's title. Brackets would end the link's text. */
function nameOfLink(title: string): string {
  const own = shortTitle(title.replace(/[[\]]/g, ''))
  const words = own.split(/\s+/)
  return words.length <= longestTitle ? own : `${words.slice(0, longestTitle).join(' ')}…`
}

function sourceOf({ passage, lines }: Quote, index: KnowledgeIndex): Source[] {
  const { page, restated } = index.passages[passage]!
  const { url, title } = index.pages[page]!
  return url && !restated ? [{ url, title, quote: lines.join(' ').slice(0, longestQuote) }] : []
}
