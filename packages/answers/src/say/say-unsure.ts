import type { Verdict } from '../accept/verdict.ts'
import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import { wordCount } from '../knowledge/sentences.ts'
import { dateInWords } from '../language/date-in-words.ts'
import type { Language, Said, Source } from '../types.ts'
import { leadOf, underLead } from './leads.ts'
import { fill, phrasesOf } from './phrases/phrases.ts'
import { type AlreadySaid, type Quote, quotesFor } from './quotes.ts'

const mostWords = 45
const mostMore = 2
const longestQuote = 300

export interface SaidUnsurely {
  said: Extract<Said, 'quoted' | 'doubtful'>
  text: string
  sources: Source[]
  more: Source[]
}

/** Quotes the likely passages below a lead; null if there are none. */
export function sayUnsure(
  verdicts: readonly Verdict[],
  language: Language,
  index: KnowledgeIndex,
  told: AlreadySaid,
): SaidUnsurely | null {
  const said = verdicts.every((verdict) => verdict.said === 'quoted') ? 'quoted' : 'doubtful'
  const longestLead = wordCount(leadOf(said, language, index.language, index))
  const lists = verdicts
    .map(({ exchange }) => quotesFor(exchange, index, mostWords - longestLead, told))
    .filter(([best]) => best)
  if (lists.length === 0) return null
  const best: Quote[] = []
  const rest: Quote[] = []
  const hasRoom = ({ text }: Quote) =>
    wordCount([...best, { text }].map((quote) => quote.text).join(' ')) <= mostWords - longestLead
  // Of two questions, each gets a quote if both are short.
  for (const list of lists) (hasRoom(list[0]!) ? best : rest).push(list[0]!)
  for (let nth = 1; rest.length < mostMore && lists.some((list) => list[nth]); nth++)
    rest.push(...lists.flatMap((list) => list[nth] ?? []))
  const written = index.passages[best[0]!.passage]!.language
  const quotes = best.map(({ text }) => text).join('\n')
  const lead = asOfLead(best[0]!, language, index) ?? leadOf(said, language, written, index)
  return {
    said,
    text: underLead(lead, quotes, written, language),
    sources: best.flatMap((quote) => sourceOf(quote, index)),
    more: rest.slice(0, mostMore).flatMap((quote) => sourceOf(quote, index)),
  }
}

/** A page's later statement is quoted with the date of reading. */
function asOfLead(
  { passage }: Quote,
  language: Language,
  { doubted, timeZone }: KnowledgeIndex,
): string | null {
  const asOf = doubted.get(passage)
  return asOf ? fill(phrasesOf(language).siteSaysAsOf, { date: dateInWords(asOf, language, timeZone) }) : null
}

/** Corrections by the owner cite no page. */
function sourceOf({ passage, text }: Quote, index: KnowledgeIndex): Source[] {
  const { page, restated } = index.passages[passage]!
  const { url, title } = index.pages[page]!
  return url && !restated ? [{ url, title, quote: text.slice(0, longestQuote) }] : []
}
