import type { ReadPage } from '../read/read-page.ts'
import { trimmedEnd } from '../read/trim.ts'
import type { Fact } from './fact.ts'
import { currencyIn, findSums, isOnlySum, type Sum, statedCurrency, withSign } from './money.ts'
import {
  doubtAlike,
  headsExample,
  isHalfSentence,
  isNoPrice,
  isWorkedOut,
  lacksSubject,
  saving,
} from './price-doubts.ts'
import {
  boughtBy,
  condition,
  endsSentence,
  example,
  isName,
  isNoName,
  isProse,
  labelIn,
  maxLabel,
  measure,
  named,
  readsOn,
  sectionOf,
  shortRemark,
  subjectOf,
  tellApart,
  tidyLabel,
  trailing,
} from './price-labels.ts'
import { isNoLabel, readProse, sentencesOf } from './price-prose.ts'
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
    doubtAlike(this.facts)
    return this.facts
  }

  private readTable(table: PlacedLine[]): void {
    const intro = this.between.join(' ')
    this.between = this.between.filter((text) => dateRange(text) === '')
    const whole = [this.heading, intro].join(' ')
    const told = namesPrices(whole) ? whole : ''
    // Said once over several tables; one whose sums have a currency of their own needs none.
    const stated = table.some(({ text }) => findSums(text).length > 0) ? '' : this.stated
    const dates = dateRange(intro) || this.dates
    readPriceTable(
      table,
      {
        unit: unitIn(told || this.heading) || unitIn(stated),
        currency: currencyIn(told) || statedCurrency(stated),
      },
      (priced) => this.add({ ...priced, validity: priced.validity || dates }),
      (text, named, quote) =>
        readProse(text, named, (priced) =>
          this.add({ ...priced, label: labelIn(named, priced.label), quote }),
        ),
    )
  }

  private dates = ''
  /** Whether the line before was a sum and nothing else: a second one is another column's. */
  private afterSum = false
  /** 'All prices in euros per night', wherever above the tables it stands. */
  private stated = ''

  private readLine(line: PlacedLine, next: PlacedLine | undefined): void {
    const { kind, text } = line
    if (kind === 'heading') {
      this.takeHeading(line)
      return
    }
    if (kind === 'term') {
      this.afterSum = false
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
    this.afterSum = isOnlySum(text)
    if (kind === 'text' || kind === 'item') this.before = isName(text) && !isUnit(text) ? text : ''
  }

  private takeHeading(line: PlacedLine): void {
    const { text } = line
    const sums = findSums(text)
    this.path = line.path
    this.between = []
    this.dates = dateRange(text)
    this.before = ''
    this.afterSum = false
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
    if (kind === 'text')
      this.stated =
        sentencesOf(text).find((said) => namesPrices(said) && statedCurrency(said) !== '') ?? this.stated
    if (kind === 'text' && text.length <= 200 && this.between.length < 4) this.between.push(text)
  }

  private readPriced(line: PlacedLine, sums: Sum[], named: string, next: PlacedLine | undefined): void {
    const { text } = line
    if (example.test(text) || isAboutOthers(text)) return
    if ([...this.path, this.heading].some((heading) => headsOthers(heading) || headsExample(heading))) return
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
    if (endsSentence.test(label) || (line.kind === 'text' && isProse(label))) return false
    if (saving.test(after) || isWorkedOut(label)) return true
    const own = tidyLabel(label)
    const remark = shortRemark(after)
    if (own.length >= 2) {
      if (!/\p{L}{2}/u.test(own) || isUnit(own)) return false
      const inProse = line.kind === 'text' && !/[:–—]\s*$/.test(label)
      const name = label.trim().replace(trailing, '')
      if (!condition.test(label)) add({ label: name, sum, condition: remark, quote: text, inProse })
      return true
    }
    const bought = boughtBy.exec(after)?.[1]
    if (bought && !this.isCard()) {
      add({ label: bought.slice(0, 1).toUpperCase() + bought.slice(1), sum, quote: text })
      return true
    }
    if (!named || this.isMotto(named, line)) return true
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
      isDoubtful: isOnlySum(text) && (this.afterSum || isOnlySum(next?.text ?? '')),
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
    inProse = false,
    goesOn = false,
    isDoubtful = false,
  }: Parameters<AddPrice>[0]): void {
    const words = tidyLabel(label)
    // What ends in a comma goes on from something else.
    const isPiece = words.endsWith(',')
    const name = trimmedEnd(words, ',')
    if (name.length < 2 || name.length > maxLabel || !/\p{L}{2}/u.test(name)) return
    if (isNoName(name) || isNoLabel(name) || isNoPrice(name)) return
    const isBare = lacksSubject(name)
    const subject = isBare && !goesOn ? subjectOf(this.path, this.heading) : ''
    const whole = labelIn(subject, name)
    const written = withSign(sum.text.replace(/\s+/g, ' ').trim())
    const counted = sum.unit === '' ? unit.trim() : ''
    const remark = said !== '' && said.length <= 40 && !/\d{4}/.test(said) ? said : ''
    const value = [written, counted].filter(Boolean).join(' ')
    const section = sectionOf(this.path, this.heading, this.page.title)
    const fact: Fact = {
      kind: 'price',
      label: whole.length <= maxLabel ? whole : name,
      value: remark === '' ? value : `${value}${readsOn.test(remark) ? ' ' : ', '}${remark}`,
      url: this.page.url,
      amount: sum.amount,
      quote: quote.slice(0, 300),
      origin: 'text',
      sure:
        !isPiece &&
        !isDoubtful &&
        !(isBare && subject === '') &&
        !(inProse && isHalfSentence(name, this.page.language)),
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
}
