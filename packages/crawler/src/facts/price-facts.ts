import type { ReadPage } from '../read/read-page.ts'
import { trimmedEnd } from '../read/trim.ts'
import type { Fact } from './fact.ts'
import { type PageLine, pageLines } from './page-lines.ts'

const amount = String.raw`\d{1,3}(?:[.,'’ ]\d{3}){0,4}(?:[.,]\d{1,2})?|\d{1,12}(?:[.,]\d{1,2})?`
const sign = '[$£€¥₹]|US\\$|C\\$|A\\$'
const code = 'EUR|USD|GBP|CHF|SEK|NOK|DKK|PLN|CZK|HUF|CAD|AUD|INR|JPY|Fr\\.|kr\\.?|zł|Kč|Ft|R\\$|Rs\\.?'
const single = String.raw`(?:(?:${sign}|${code})\s?(?:${amount})(?:\s?(?:${code}))?|(?:${amount})(?:,-{1,2}|\.-{1,2})?\s?(?:[$£€¥₹]|${code})(?![\p{L}\d]))`
const lead =
  '(?:from|starting at|ab|desde|à partir de|dès|da|a partire da|a partir de|vanaf|ca\\.|about|approx\\.?|only|nur)\\s{1,9}'
const unit = String.raw`\s?(?:\/|per|a|an|each|pro|je|por|al|par|à la|à|le|la|il|the|p\.?)\s?(?:\p{L}{1,40}(?: \p{L}{1,40})?|\d{1,6} ?\p{L}{1,40})`
const price = new RegExp(
  String.raw`(?:${lead})?(?:${single})(?:\s?[–-]\s?(?:${single}|${amount}))?(?:${unit})?(?:\s?\([^()]{1,40}\))?`,
  'iu',
)
const perUnit = new RegExp(unit, 'iu')
const priceStart = new RegExp(`^(?:${lead})?(?:${single})`, 'iu')

/** Words that make a sum a limit or a condition rather than a price. */
const condition =
  /(?:over|above|under|below|than|up to|worth|saved?|off|über|unter|mehr als|más de|menos de|plus de|moins de|oltre|sopra|mínimo|minimum|spend|orders?)\s*$/i

/** 'Price', 'Price a month': says that a sum follows, not for what; a unit is kept with the sum. */
const priceWord =
  /^(?:(?:the |our )?(?:prices?|costs?|fees?|monthly|annually|preise?|precio|prix|prezzo|tarif\p{L}*)(?:\s+((?:a|per|each|pro|por|par|al|a la)\s+\p{L}+))?|per month)$/iu
/** '£42 for a wheel taster' is the price of a wheel taster. */
const boughtBy = /^\s*(?:for|für|por|pour)\s+(?:(?:an?|the|eine?n?|une?|una)\s+)?(\p{L}[^,.;:]{2,59})$/iu
/** An answer to the question above it, or half a sentence. */
const notName = /^(?:yes|no|ja|nein|sí|si|oui|non|sì|sim|não|or|and|plus|und|oder)\b|;/iu

const question =
  /^(?:how|when|why|who|where|wie|wann|warum|c[oó]mo|cu[aá]ndo|comment|quand|come|quando)\b|\?$/i

const maxLabel = 90

/** What a post said a thing cost is what it cost then. */
const dated =
  /\/(?:blogs?|news|posts?|archive|press|aktuelles|neuigkeiten|presse|magazin|noticias|novedades|actualit[eé]s|notizie|novit[aà]|nieuws)\//i
const leadIn =
  /^(?:there (?:is|are)|we charge|we ask for|you pay|hay|il y a|c'è|es gibt)\s+(?:(?:an?|the|eine?n?|une?|una|le|la|el)\s+)?/iu

/** Prices a page states in tables, lists and short lines: what costs, and how much. */
export function priceFacts(page: ReadPage): Fact[] {
  const facts: Fact[] = []
  if (dated.test(page.url)) return facts
  const sections: string[] = []
  let heading = ''
  let headingLevel = 0
  let head: string[] = []
  let term = ''
  let before = ''
  const add = (label: string, value: string) => {
    const name = tidyLabel(label)
    if (name.length < 2 || name.length > maxLabel || !/\p{L}{2}/u.test(name)) return
    if (condition.test(name) || notName.test(name)) return
    facts.push({ kind: 'price', label: name, value: value.replace(/\s+/g, ' ').trim(), url: page.url })
    sections.push(heading)
  }
  for (const line of pageLines(page)) {
    if (!line.own) continue
    if (line.kind === 'heading') {
      if (line.text.length < 120 && price.test(line.text)) readLine(line, '', add)
      heading = line.text
      headingLevel = line.level
      before = ''
    } else if (line.kind === 'head') head = line.cells
    else if (line.kind === 'row') readRow(line.cells, head, heading, add)
    // On a page about one thing 'Price' is the price of that.
    else if (line.kind === 'term') term = priceWord.test(line.text) ? named(heading) : line.text
    else if (line.kind === 'definition') readLine(line, term, add)
    // A card has its own small heading; under a section's heading the line above names the thing.
    else readLine(line, headingLevel >= 3 ? named(heading) : before || named(heading), add)
    if (line.kind === 'text' || line.kind === 'item') before = isName(line.text) ? line.text : ''
  }
  tellApart(facts, sections)
  return facts
}

/** 'A night' under 'High season' and under 'Low season' are two prices: the heading tells which is which. */
function tellApart(facts: Fact[], sections: string[]): void {
  const byLabel = Map.groupBy(facts.keys(), (i) => facts[i]!.label.toLowerCase())
  for (const same of byLabel.values()) {
    const values = new Set(same.map((i) => facts[i]!.value))
    const headings = new Set(same.map((i) => sections[i]!))
    if (values.size < 2 || headings.size < 2) continue
    for (const i of same) {
      const { label } = facts[i]!
      const section = tidyLabel(sections[i]!)
      const named = `${section} – ${label}`
      if (section !== '' && section !== label && named.length <= maxLabel) facts[i]!.label = named
    }
  }
}

/** 'How it works' over a sum does not say what it buys. */
function named(heading: string): string {
  return question.test(heading) ? '' : heading
}

/** A short line right above a price names what it is for. */
function isName(text: string): boolean {
  return text.length < 60 && !/[.!?:]$|,/.test(text) && !/\d/.test(text)
}

function readRow(
  cells: string[],
  head: string[],
  heading: string,
  add: (label: string, value: string) => void,
): void {
  const subject = cells.find((cell) => cell !== '' && !priceStart.test(cell)) ?? ''
  const priced = cells
    .map((cell, i) => ({ cell, i }))
    .filter(({ cell }) => priceStart.test(cell) && cell.length < 80)
  for (const { cell, i } of priced) {
    const column = head[i] ?? ''
    // Plans side by side: the row is called 'Price', the column what it is the price of.
    const sum = priceWord.exec(subject)
    if (column !== '' && sum) {
      add(column, sum[1] && !perUnit.test(cell) ? `${cell} ${sum[1]}` : cell)
      continue
    }
    const named =
      priced.length > 1 && column !== '' ? `${subject || heading} – ${column}` : subject || column || heading
    add(named, cell)
  }
}

function readLine(line: PageLine, named: string, add: (label: string, value: string) => void): void {
  const { text } = line
  // What a customer says in quotation marks is no price.
  if (text.length > 140 || /^["“„«]/.test(text)) return
  const found = price.exec(text)
  if (!found) return
  const label = text.slice(0, found.index)
  const after = text.slice(found.index + found[0].length)
  // Text on both sides is a sentence that happens to name a sum.
  if (label.trim().length > 40 && (after.match(/\p{L}{3}/gu)?.length ?? 0) >= 3) return
  if (line.kind === 'text' && isProse(label)) return
  const bought = tidyLabel(label) === '' ? boughtBy.exec(after)?.[1] : undefined
  if (bought) add(bought.slice(0, 1).toUpperCase() + bought.slice(1), found[0])
  else if (tidyLabel(label).length >= 2) {
    if (!condition.test(label)) add(label.trim().replace(trailing, ''), found[0] + shortRemark(after))
  } else if (named) add(named, found[0] + shortRemark(after))
}

function isProse(label: string): boolean {
  return /[.!?] |\($/.test(label) || label.trim().split(/\s+/).length > 7
}

function shortRemark(after: string): string {
  const remark = trimmedEnd(after, '.')
  return remark.length > 0 && remark.length <= 40 && /^[\s,(]/.test(remark) && !price.test(remark)
    ? remark
    : ''
}

/** 'Half board: add' is about half board. */
const trailing =
  /[\s:,]{1,5}(?:add|costs?|is|are|of|for|at|only|just|price|kostet|kosten|für|cuesta|por|precio|coûte|pour|prix|costa|per|prezzo)$/i

function tidyLabel(label: string): string {
  const tidied = trimmedEnd(label, ':.…·|–—=_-')
    .replace(/^[\s•·*–-]+/u, '')
    .replace(/\s+/g, ' ')
    .trim()
  const named = tidied.replace(leadIn, '')
  return named === tidied ? tidied : named.slice(0, 1).toUpperCase() + named.slice(1)
}

/** '68.00' and 'GBP' as a visitor would read it. */
export function formatPrice(value: string, currency: string): string {
  const signs: Record<string, string> = { GBP: '£', USD: '$', EUR: '€', JPY: '¥', INR: '₹' }
  const number = Number(value)
  const shown =
    Number.isFinite(number) && value.trim() !== ''
      ? Number.isInteger(number)
        ? String(number)
        : number.toFixed(2)
      : value
  const known = signs[currency.toUpperCase()]
  if (known) return `${known}${shown}`
  return currency ? `${shown} ${currency}` : shown
}
