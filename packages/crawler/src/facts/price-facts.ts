import type { ReadPage } from '../read/read-page.ts'
import type { Fact } from './fact.ts'
import { findSums, type Sum } from './money.ts'
import {
  isName,
  isProse,
  labelIn,
  maxLabel,
  named,
  question,
  shortRemark,
  tellApart,
  tidyLabel,
  trailing,
} from './price-labels.ts'
import { isNoLabel, readProse } from './price-prose.ts'
import { type AddPrice, readPriceTable } from './price-table.ts'
import { isUnit, unitIn } from './price-units.ts'
import { dateRange, isPriceWord, namesPrices, startsWithPrice, validityIn } from './price-words.ts'
import {
  headsOthers,
  isAboutOthers,
  isDated,
  isNeighbourhood,
  type PlacedLine,
  placedLines,
} from './whose.ts'

/** '£42 for a wheel taster' is the price of a wheel taster. */
const boughtBy = /^\s*(?:for|für|por|pour)\s+(?:(?:an?|the|eine?n?|une?|una)\s+)?(\p{L}[^,.;:]{2,59})$/iu
/** An answer to the question above it, or half a sentence. */
const notName = /^(?:yes|no|ja|nein|sí|si|oui|non|sì|sim|não|or|and|plus|und|oder)\b|;/iu
/** Words that make a sum a limit or a condition rather than a price. */
const condition =
  /(?:over|above|under|below|than|up to|worth|saved?|off|über|unter|mehr als|más de|menos de|plus de|moins de|oltre|sopra|mínimo|minimum|spend|orders?)\s*$/i
/** A line that says what is not yet, or no longer, a price. */
const example =
  /^(?:example|e\.g\.|for example|z\.\s?b\.|beispiel|ejemplo|par exemple|exemple|ad esempio|esempio|p\. ?ex\.|por exemplo)/iu
/** 'up to 10 kg' under a card's name says which of its kind; 'with sourdough' describes it. */
const measure =
  /\d|^(?:up to|over|under|any|from|for|bis|ab|jusqu|hasta|fino|tot|per|pour|für|para)(?!\p{L})/iu
/** Remarks that go on from the sum without a comma. */
const readsOn =
  /^(?:\(|(?:for|within|with|without|until|before|after|on|at|in|if|für|mit|ohne|bei|bis|pour|avec|sans|para|con|sin|per|por|si|voor|met)\s)/iu
const longestLine = 140
const longestBetween = 60
const mostPrices = 600

/** Prices a page states in tables, lists, cards, definitions and sentences: what costs, how much, and when. */
export function priceFacts(page: ReadPage): Fact[] {
  return isDated(page) || isNeighbourhood(page) ? [] : new PriceReader(page).read()
}

class PriceReader {
  private readonly page: ReadPage
  private readonly facts: Fact[] = []
  private readonly sections: string[] = []
  private path: string[] = []
  private heading = ''
  private headingLevel = 0
  /** What stands between a heading and what follows it: the unit and the dates of a table, the size of a card. */
  private between: string[] = []
  private term = ''
  private before = ''
  private validity = ''

  constructor(page: ReadPage) {
    this.page = page
    this.validity = validityIn(page.title)
  }

  read(): Fact[] {
    let table: PlacedLine[] = []
    const lines = placedLines(this.page).filter(({ own }) => own)
    for (const [at, line] of lines.entries()) {
      if (this.facts.length >= mostPrices) break
      const isRow = line.kind === 'head' || line.kind === 'row'
      if (table.length > 0 && (!isRow || line.kind === 'head')) {
        this.readTable(table)
        table = []
      }
      if (isRow) table.push(line)
      else this.readLine(line, lines[at + 1])
    }
    if (table.length > 0) this.readTable(table)
    tellApart(this.facts, this.sections)
    return this.facts
  }

  private readTable(table: PlacedLine[]): void {
    const intro = this.between.join(' ')
    this.between = this.between.filter((text) => dateRange(text) === '')
    const whole = [this.heading, intro].join(' ')
    const dates = dateRange(intro) || this.dates
    readPriceTable(
      table,
      namesPrices(whole) ? whole : unitIn(this.heading),
      (priced) => this.add({ ...priced, validity: priced.validity || dates }),
      (text, named, quote) =>
        readProse(text, named, (priced) =>
          this.add({ ...priced, label: labelIn(named, priced.label), quote }),
        ),
    )
  }

  private dates = ''

  private readLine(line: PlacedLine, next: PlacedLine | undefined): void {
    const { kind, text } = line
    if (kind === 'heading') {
      this.takeHeading(line)
      return
    }
    if (kind === 'term') {
      // On a page about one thing 'Price' is the price of that.
      this.term = isPriceWord(text) || startsWithPrice(text) ? named(this.heading) : text
      return
    }
    const sums = findSums(text)
    const range = sums.length === 0 && /\d/.test(text) ? dateRange(text) : ''
    if (range) this.dates = range
    const held = text.length < 300 && /\d/.test(text) ? validityIn(text) : ''
    if (held) this.validity = held
    if (sums.length === 0) this.takeWords(line)
    else if (kind === 'definition') this.readPriced(line, sums, this.term, next)
    // A card has its own small heading; under a section's heading the line above names the thing.
    else {
      const own = this.headingLevel >= 3 ? named(this.heading) : this.before || named(this.heading)
      this.readPriced(line, sums, own, next)
    }
    if (kind === 'text' || kind === 'item') this.before = isName(text) && !isUnit(text) ? text : ''
  }

  private takeHeading(line: PlacedLine): void {
    const { text } = line
    const sums = findSums(text)
    this.path = line.path
    this.between = []
    this.dates = dateRange(text)
    this.before = ''
    const held = validityIn(text)
    if (held) this.validity = held
    if (sums.length > 0 && text.length < 120) {
      this.headingLevel = line.level
      this.readPriced(line, sums, named(this.heading), undefined)
      // 'Studio – from $340' heads what follows too, by its name alone.
      this.heading = tidyLabel(text.slice(0, sums[0]!.start))
      return
    }
    this.heading = text
    this.headingLevel = line.level
  }

  private takeWords({ text, kind }: PlacedLine): void {
    if (kind === 'text' && text.length <= 200 && this.between.length < 4) this.between.push(text)
  }

  private readPriced(line: PlacedLine, sums: Sum[], named: string, next: PlacedLine | undefined): void {
    const { text } = line
    if (example.test(text) || isAboutOthers(text) || this.path.some(headsOthers) || headsOthers(this.heading))
      return
    const add: AddPrice = (priced) => this.add(priced)
    const isShort = text.length <= longestLine && sums.length === 1
    if (!isShort || !this.readShort(line, sums[0]!, named, next, add))
      readProse(text, this.isMotto(named, line) ? '' : named, add)
    this.between = []
  }

  /** A line that is a name and its price, or a price under its name. */
  private readShort(
    line: PlacedLine,
    sum: Sum,
    named: string,
    next: PlacedLine | undefined,
    add: AddPrice,
  ): boolean {
    const { text } = line
    const label = text.slice(0, sum.start)
    const after = text.slice(sum.end)
    // Text on both sides is a sentence that names a sum.
    if (label.trim().length > 40 && (after.match(/\p{L}{3}/gu)?.length ?? 0) >= 3) return false
    if (line.kind === 'text' && isProse(label)) return false
    if (/^\s*(?:off|de descuento|de réduction|rabatt|di sconto)\b/iu.test(after)) return true
    const own = tidyLabel(label)
    const quote = text
    const remark = shortRemark(after)
    if (own.length >= 2) {
      if (!/\p{L}{2}/u.test(own) || isUnit(own)) return false
      if (!condition.test(label))
        add({ label: label.trim().replace(trailing, ''), sum, condition: remark, quote })
      return true
    }
    const bought = boughtBy.exec(after)?.[1]
    if (bought && !this.isCard()) {
      add({ label: bought.slice(0, 1).toUpperCase() + bought.slice(1), sum, quote })
      return true
    }
    // Over a whole page stands a motto as often as a name.
    if (!named || (this.headingLevel === 1 && named === this.heading && line.kind !== 'definition'))
      return true
    const below =
      next && next.block === line.block && next.text.length <= 50 && findSums(next.text).length === 0
        ? next.text
        : ''
    const size = this.between.filter(
      (said) => said.length <= longestBetween && !/[.!?]$/.test(said) && said !== named,
    )
    const unit = sum.unit === '' && isUnit(below) ? below : ''
    const measured = this.isCard() ? (size.find((said) => measure.test(said)) ?? '') : ''
    const conditions = [remark, unit === '' ? below : '', measured]
    add({
      label: named,
      sum,
      unit,
      condition: conditions.filter(Boolean).join(', '),
      quote: [named, ...size, text, below].filter(Boolean).join(' · '),
    })
    return true
  }

  /** Over a whole page stands a motto as often as a name. */
  private isMotto(named: string, { kind }: PlacedLine): boolean {
    return this.headingLevel === 1 && named === this.heading && kind !== 'definition'
  }

  private isCard(): boolean {
    return this.headingLevel >= 3 && this.between.length <= 2
  }

  private add({
    label,
    sum,
    unit = '',
    condition: said = '',
    aside = '',
    validity = '',
    quote,
  }: Parameters<AddPrice>[0]): void {
    const name = tidyLabel(label)
    if (name.length < 2 || name.length > maxLabel || !/\p{L}{2}/u.test(name)) return
    if (condition.test(name) || notName.test(name) || isPriceWord(name) || example.test(name)) return
    if (isNoLabel(name) || name.split('(').length !== name.split(')').length) return
    const written = sum.text.replace(/\s+/g, ' ').trim()
    const counted = sum.unit === '' ? unit.trim() : ''
    const remark = said !== '' && said.length <= 40 && !/\d{4}/.test(said) ? said : ''
    const value = [written, counted].filter(Boolean).join(' ')
    const section = this.sectionOf()
    const fact: Fact = {
      kind: 'price',
      label: name,
      value: remark === '' ? value : `${value}${readsOn.test(remark) ? ' ' : ', '}${remark}`,
      url: this.page.url,
      amount: sum.amount,
      quote: quote.slice(0, 300),
      origin: 'text',
      sure: true,
    }
    if (sum.currency) fact.currency = sum.currency
    if (sum.unit || counted) fact.unit = (sum.unit || counted).replace(/^\/\s?/, '')
    const conditions = [sum.from ? 'from' : '', said, aside].filter(Boolean)
    if (conditions.length > 0) fact.condition = conditions.join(', ')
    if (section) fact.part = section
    if (validity || this.validity) fact.validity = validity || this.validity
    this.facts.push(fact)
    this.sections.push(section)
  }

  /** The nearest heading that says more than 'Prices', the page's title last. */
  private sectionOf(): string {
    const headings = [...this.path, this.heading].slice(1).toReversed()
    const found = [...headings, this.page.title, this.path[0] ?? this.heading].find(
      (text) => text !== '' && text.length <= 80 && !isPriceWord(text) && !question.test(text),
    )
    return tidyLabel(found ?? '')
  }
}
