import type { Exchange } from '../conversation/exchange.ts'
import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import { wordCount } from '../knowledge/sentences.ts'
import { shortTitle } from '../knowledge/short-title.ts'
import type { Language, Source } from '../types.ts'
import { type AlreadySaid, chooseQuotes, nothingSaid, type Quote } from './choose-quotes.ts'
import { phrasesOf } from './phrases/phrases.ts'

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
  const text = [unsure, ...quotes.map((quote) => blockQuote(quote, index))].join('\n\n')
  return { text, sources: quotes.flatMap((quote) => sourceOf(quote, index)) }
}

const blockQuote = ({ passage, lines }: Quote, index: KnowledgeIndex): string =>
  [...lines, linkTo(passage, index)]
    .filter(Boolean)
    .map((line) => `> ${line}`)
    .join('\n')

function linkTo(passage: number, index: KnowledgeIndex): string {
  const { url, title } = index.pages[index.passages[passage]!.page]!
  return url ? `[${nameOfLink(title || url)}](${url})` : ''
}

/** The first words of a page's title. Brackets would end the link's text. */
function nameOfLink(title: string): string {
  const own = shortTitle(title.replace(/[[\]]/g, ''))
  const words = own.split(/\s+/)
  return words.length <= longestTitle ? own : `${words.slice(0, longestTitle).join(' ')}…`
}

function sourceOf({ passage, lines }: Quote, index: KnowledgeIndex): Source[] {
  const { url, title } = index.pages[index.passages[passage]!.page]!
  return url ? [{ url, title, quote: lines.join(' ').slice(0, longestQuote) }] : []
}
