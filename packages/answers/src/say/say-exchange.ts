import type { ConversationContext, Exchange } from '../conversation/exchange.ts'
import type { Calculation, OffersAnswer } from '../conversation/outcome.ts'
import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import type { Schedule } from '../knowledge/schedules.ts'
import { shortTitle } from '../knowledge/short-title.ts'
import { wordsNamed } from '../language/patterns.ts'
import { leadingName } from '../language/person-names.ts'
import { cellsOf } from '../resolve/sums/figures.ts'
import type { Assistant, Language, Source } from '../types.ts'
import type { Question } from '../understand/question.ts'
import { leadOf, underLead } from './leads.ts'
import { fill, type Phrases, phrasesOf } from './phrases/phrases.ts'
import { sayContact } from './say-contact.ts'
import { quoteOf, sayHours } from './say-hours.ts'
import { type SaidPassages, sayPassages } from './say-passages.ts'
import { isBarePrice, rowText } from './say-row.ts'
import { plainAnswer } from './yes-or-no.ts'

/** Gives a result with the rows it comes from. */
function sayCalculation(
  { way, rows, figures, list }: Calculation,
  { passages }: KnowledgeIndex,
  phrases: Phrases,
): string {
  const said = rows.map(({ at, headers }) => {
    const row = passages[at]!
    const text = rowText(
      row,
      cellsOf(row).filter(({ header }) => headers.includes(header)),
    )
    // Adds the unit of the prices: 'Canoe: £12 (price per hour)'.
    const unsaid = headers.filter(
      (header) => !isBarePrice(header, row.language) && !text.toLowerCase().includes(header.toLowerCase()),
    )
    return text.replace(/\.$/, '') + (unsaid.length > 0 ? ` (${unsaid.join(', ')})` : '')
  })
  return fill(phrases.reckoned[way], {
    rows: said.join('; '),
    figures,
    list: list === '' ? '' : ` (${list})`,
  })
}

const welcome = new RegExp(String.raw`^(?:${wordsNamed('page welcome')})[!.]?\s+`, 'i')

function sayOffers({ described, listed }: OffersAnswer, { passages, pages }: KnowledgeIndex): string {
  const said = described === null ? '' : passages[described]!.text
  const lines = [said.replace(welcome, '').replace(/\s+/g, ' ')]
  if (listed)
    lines.push(`${shortTitle(pages[listed.page]!.title)}:`, ...listed.names.map((name) => `- ${name}`))
  return lines.filter(Boolean).join('\n')
}

/** Puts an outcome into words; null for no answer. */
export function sayExchange(
  { question, outcome }: Exchange,
  language: Language,
  assistant: Assistant,
  { index, clock }: ConversationContext,
): SaidPassages | null {
  if (outcome.kind === 'hours') {
    const { schedule, otherParts } = outcome.hours
    return {
      text: sayHours(outcome.hours, language, clock),
      sources: [schedule, ...(otherParts ?? [])].flatMap((week) =>
        sourceOfWeek(week, outcome.hours.days, index),
      ),
    }
  }
  if (outcome.kind === 'contact') {
    const { entries } = outcome.contact
    const page = index.contacts.page
    return {
      text: sayContact(outcome.contact, index, language),
      sources:
        entries.length > 0 || page === null
          ? entries.flatMap((entry) => sourceOf(index, entry.page, entry.value))
          : sourceOf(index, page, index.pages[page]?.title ?? ''),
    }
  }
  const phrases = phrasesOf(language, index)
  const inTheirWords = (text: string, written: Language) =>
    written === language
      ? text
      : underLead(leadOf('quoted', language, written, index), text, written, language)
  if (outcome.kind === 'offers') {
    const text = sayOffers(outcome.offers, index)
    const described = index.passages[outcome.offers.described ?? -1]
    const places = [described?.restated ? undefined : described?.page, outcome.offers.listed?.page].filter(
      (at) => at !== undefined,
    )
    return {
      text: inTheirWords(text, (described ?? index).language),
      sources: [...new Set(places)].flatMap((at) => sourceOf(index, at, text)),
    }
  }
  if (outcome.kind !== 'passage') return null
  const said = sayPassages(outcome, question, index, assistant.tone)
  if (outcome.calculation) return { ...said, text: sayCalculation(outcome.calculation, index, phrases) }
  const { kind, language: written } = index.passages[outcome.passages[0]!]!
  // Taught answers keep their wording.
  if (kind === 'taught') return said
  if (outcome.passages.length === 1) said.text = withName(said.text, question, outcome.passages[0]!, index)
  const { whether, text, follows } = plainAnswer(question, outcome.passages[0]!, said.text, index)
  const { sources } = said
  // In the page's own language its words already say yes or no.
  if (written === language) {
    const opener = whether && follows ? phrases[whether] : ''
    const begins = text.toLocaleLowerCase().startsWith(opener.toLocaleLowerCase())
    if (!opener || (begins && !/[\p{L}-]/u.test(text[opener.length] ?? ''))) return { text, sources }
    return { text: `${opener}${/^\p{Ll}/u.test(text) ? ',' : '.'} ${text}`, sources }
  }
  return { text: `${whether ? `${phrases[whether]}. ` : ''}${inTheirWords(text, written)}`, sources }
}

/** Adds the person's name from the heading: 'Marta bought the works in 2016' alone omits it. */
function withName(text: string, question: Question, at: number, index: KnowledgeIndex): string {
  const heading = index.passages[at]!.path.at(-1) ?? ''
  const name = question.type === 'who' ? leadingName(heading) : null
  return name && !text.includes(name) ? `${heading}: ${text}` : text
}

/** Cites a week's page if the page has one of the days asked for. */
function sourceOfWeek(week: Schedule, asked: readonly number[], index: KnowledgeIndex): Source[] {
  const isRestated = (day: number) =>
    week.restated?.has(day) || index.passages[week.passages[day] ?? -1]?.restated
  const days = week.days.map((hours, day) => (isRestated(day) ? null : hours))
  const isSaid = days.some((hours, day) => hours !== null && (asked.length === 0 || asked.includes(day)))
  return isSaid ? sourceOf(index, week.page, quoteOf({ ...week, days }, index.language)) : []
}

const sourceOf = (index: KnowledgeIndex, page: number, quote: string): Source[] => {
  const known = index.pages[page]
  return known?.url ? [{ url: known.url, title: known.title, quote: quote.slice(0, 300) }] : []
}
