import type { ReadPage } from '@foyer/crawler/read/read-page'
import { trimmedEnd } from '@foyer/text/trim'
import { namesPeople } from '../attribute/condition-kinds.ts'
import {
  isAboutThirdParty,
  isNeighbourhood,
  isThirdPartyHeading,
  type PlacedLine,
  placedLines,
} from '../attribute/third-parties.ts'
import type { Fact } from '../fact.ts'
import { isDated } from '../page/dated-pages.ts'
import { flagAmbiguousPrices, headsWorkedExample, isGenericLabel, isSize } from './doubts/price-doubts.ts'
import { Validity } from './doubts/price-validity.ts'
import { isJobPage } from './doubts/price-wages.ts'
import { withFrom } from './from-lines.ts'
import { type HeadingsAbove, headingsAbove, makePrice } from './make-price.ts'
import { captionConditions, captionOf } from './price-captions.ts'
import {
  distinguishByHeading,
  exampleStart,
  isListed,
  isName,
  labelIn,
  nameOfHeading,
  questionStart,
  tidyLabel,
  withoutAskedSums,
  withoutLeaders,
} from './price-labels.ts'
import { statedBelow, statedIn, withNotedCurrency } from './price-notes.ts'
import { readProse, sentencesOf } from './sentences/price-prose.ts'
import { readShortPrice } from './sentences/short-price-lines.ts'
import { currencyIn, statedCurrency } from './sums/currencies.ts'
import { findSums, isOnlySum, type Sum } from './sums/money.ts'
import { freeFor, nothingToPay } from './sums/price-free.ts'
import { NetPrices, netIn } from './sums/price-tax.ts'
import { isUnit, unitIn } from './sums/price-units.ts'
import { dateRange, isPriceWord, namesPrices, startsWithPrice } from './sums/price-words.ts'
import type { AddPrice } from './sums/priced.ts'
import { readPriceTable } from './tables/price-table.ts'

const longestLine = 140
const longestIntro = 80

const mostPrices = 600

export function priceFacts(page: ReadPage): Fact[] {
  return isDated(page) || isNeighbourhood(page) || isJobPage(page) ? [] : new PriceReader(page).read()
}

class PriceReader {
  private readonly page: ReadPage
  private readonly facts: Fact[] = []
  private readonly sections: string[] = []
  private path: string[] = []
  private heading = ''
  private headingLevel = 0
  private linesBetween: string[] = []
  private term = ''
  private lineBefore = ''
  private readonly validity: Validity
  private readonly net = new NetPrices()

  constructor(page: ReadPage) {
    this.page = page
    this.validity = new Validity(page.title)
  }

  read(): Fact[] {
    let table: PlacedLine[] = []
    const { language } = this.page
    const own = placedLines(this.page).filter((line) => line.own)
    const lines = withNotedCurrency(withFrom(own, language), language)
    for (const [at, line] of lines.entries()) {
      if (this.facts.length >= mostPrices) break
      const isRow = line.kind === 'head' || line.kind === 'row'
      if (table.length > 0 && (!isRow || line.kind === 'head')) {
        this.readTable(table, statedBelow(lines, at))
        table = []
      }
      if (isRow) table.push(line)
      else this.readLine(line, lines[at + 1])
    }
    if (table.length > 0) this.readTable(table, '')
    this.validity.endSection(this.facts)
    this.net.end(this.facts)
    distinguishByHeading(this.facts, this.sections)
    flagAmbiguousPrices(this.facts)
    return this.facts
  }

  private readTable(table: PlacedLine[], below: string): void {
    const above = this.linesBetween.at(-1) ?? ''
    const intro = this.linesBetween.join(' ')
    this.linesBetween = this.linesBetween.filter((text) => dateRange(text) === '')
    const whole = [this.heading, intro].join(' ')
    const told = namesPrices(whole) ? whole : ''
    // A currency stated once applies to several tables, except those with their own.
    const stated = table.some(({ text }) => this.sumsIn(text).length > 0) ? '' : below || this.statedForAll
    const dates = dateRange(intro) || this.dates
    const named = captionOf(above)
    const isOfPeople = ({ cells: [first = ''] }: PlacedLine) => namesPeople(first, this.page.language)
    const said = [...captionConditions(above, this.page.language), netIn(above)]
    const caption = named !== '' && table.some(isOfPeople) ? named : ''
    readPriceTable(
      table,
      {
        unit: unitIn(told || this.heading) || unitIn(stated),
        currency: currencyIn(told) || statedCurrency(told) || statedCurrency(stated),
        language: this.page.language,
      },
      (priced) =>
        this.add({
          ...priced,
          label: labelIn(caption, priced.label),
          aside: [priced.aside, ...said].filter(Boolean).join(', '),
          validity: priced.validity || dates,
        }),
      (text, named, quote) =>
        readProse(text, named, this.page, (priced) =>
          this.add({ ...priced, label: labelIn(named, priced.label), quote }),
        ),
    )
  }

  private dates = ''
  private headingsOverLast: (HeadingsAbove & { path: string[]; heading: string }) | null = null
  private pricedUnder: string | null = null
  /** A second lone sum belongs to another column. */
  private isAfterSum = false
  /** 'All prices in euros per night', anywhere above the tables. */
  private statedForAll = ''
  /** 'Prices per day, VAT included' and the level of its heading. */
  private unitOfList = { unit: '', level: 0 }

  private readLine(written: PlacedLine, next: PlacedLine | undefined): void {
    const text = withoutLeaders(withoutAskedSums(written.text))
    const line = text === written.text ? written : { ...written, text }
    const { kind } = line
    if (kind === 'heading') {
      this.takeHeading(line)
      return
    }
    const sums = this.sumsIn(text)
    if (kind === 'term') {
      this.takeTerm(line, sums)
      return
    }
    const range = sums.length === 0 && /\d/.test(text) ? dateRange(text) : ''
    if (range) this.dates = range
    if (text.length < 300 && /\d/.test(text)) this.validity.take(text, this.facts, sums.length > 0)
    if (sums.length === 0) this.takeWords(line, next)
    else if (kind === 'definition') this.readPriced(line, sums, this.term, next)
    // Cards have a small heading; otherwise the line above names the item.
    else {
      const own =
        this.headingLevel >= 3 ? nameOfHeading(this.heading) : this.lineBefore || nameOfHeading(this.heading)
      this.readPriced(line, sums, own, next)
    }
    this.isAfterSum = isOnlySum(text, this.page.language)
    if (kind === 'text' || kind === 'item') this.takeName(text, sums[0])
  }

  private takeName(text: string, sum: Sum | undefined): void {
    if (sum) {
      // '£15.80 adult' above '£7.40 child': each names itself.
      const isOneOfSeveral = sum.start === 0 && /\p{L}[\p{L}\p{M}]{2}/u.test(text.slice(sum.end))
      if (!isOneOfSeveral && !isSize(text.slice(0, sum.start))) this.lineBefore = ''
    } else if (this.lineBefore !== '' && isSize(text)) return
    else if (isName(text) && !isUnit(text)) this.lineBefore = text
    else if (!isListed(text)) this.lineBefore = ''
    else if (!/^\p{Lu}/u.test(this.lineBefore))
      this.lineBefore = /^\p{Lu}/u.test(text) ? this.underHeading(text) : ''
    else if (text.split(',').length === 2 && !this.lineBefore.includes(','))
      this.lineBefore = labelIn(this.lineBefore, text)
  }

  /** 'From our trees' may only describe the heading 'Apple juice'. */
  private underHeading(text: string): string {
    const isFirst = this.pricedUnder !== this.heading && this.headingLevel > 1
    return isFirst && !startsWithPrice(this.heading) ? labelIn(nameOfHeading(this.heading), text) : text
  }

  private takeTerm(line: PlacedLine, sums: readonly Sum[]): void {
    const { text } = line
    this.isAfterSum = false
    // 'Price' means the price of the page's only subject.
    this.term = isPriceWord(text) || startsWithPrice(text) ? nameOfHeading(this.heading) : text
    if (sums.length === 0) return
    // 'The Breakfast Box – £24' above its contents.
    this.readPriced(line, sums, '', undefined)
    this.term = tidyLabel(text.slice(0, sums[0]!.start)) || this.term
  }

  private takeHeading(line: PlacedLine): void {
    const { text } = line
    const sums = this.sumsIn(text)
    if (line.level <= this.unitOfList.level) this.unitOfList = { unit: '', level: 0 }
    this.net.takeHeading(text, line.level)
    this.path = line.path
    this.linesBetween = []
    this.dates = dateRange(text)
    this.lineBefore = ''
    this.isAfterSum = false
    if (line.level <= this.headingLevel) this.validity.endSection(this.facts)
    this.validity.take(text, this.facts)
    if (sums.length > 0 && text.length < 120) {
      this.headingLevel = line.level
      this.readPriced(line, sums, nameOfHeading(this.heading), undefined)
      // 'Studio – from $340' also names what follows.
      this.heading = tidyLabel(text.slice(0, sums[0]!.start))
      return
    }
    this.heading = text
    this.headingLevel = line.level
  }

  private takeWords(line: PlacedLine, next: PlacedLine | undefined): void {
    const { text, kind } = line
    this.takeFree(kind === 'definition' ? `${this.term}: ${text}` : text, next)
    this.statedForAll = statedIn(line) || this.statedForAll
    if (kind !== 'text' || text.length > 200) return
    this.net.takeWords(text, this.headingLevel)
    if (this.linesBetween.length < 4) this.linesBetween.push(text)
    const unit = startsWithPrice(text) ? unitIn(sentencesOf(text)[0]!.slice(0, longestIntro)) : ''
    if (unit) this.unitOfList = { unit, level: this.headingLevel }
  }

  /** 'Under 5s free'. */
  private takeFree(text: string, next: PlacedLine | undefined): void {
    const free = freeFor(trimmedEnd(text, '.'), this.page.language)
    if (!free) return
    const before = this.pricedUnder === this.heading ? this.facts.at(-1)?.currency : undefined
    const currency = before ?? this.sumsIn(next?.text ?? '')[0]?.currency
    if (currency === undefined) return
    const label = free.people.slice(0, 1).toUpperCase() + free.people.slice(1)
    this.add({ label, sum: nothingToPay(free.said, currency), quote: text })
  }

  private readPriced(
    line: PlacedLine,
    sums: readonly Sum[],
    named: string,
    next: PlacedLine | undefined,
  ): void {
    const { text } = line
    if (exampleStart.test(text) || isAboutThirdParty(text, this.page)) return
    if (
      [...this.path, this.heading].some(
        (heading) => isThirdPartyHeading(heading) || headsWorkedExample(heading),
      )
    )
      return
    // The term names the item of 'Washing from £8.50'.
    const term = line.kind === 'definition' && !questionStart.test(named) ? named : ''
    const add: AddPrice = (priced) => {
      const label = /\s\S/.test(priced.label.trim()) ? priced.label : labelIn(term, priced.label)
      const unit = priced.unit || (priced.inProse || isGenericLabel(label) ? '' : this.unitOfList.unit)
      this.add({ ...priced, label, unit })
    }
    const name = this.isMotto(named, line) ? '' : named
    const { lineBefore: before, linesBetween: between, isAfterSum: afterSum } = this
    const around = {
      named: name,
      before,
      between,
      isCard: this.isCard(),
      afterSum,
      next,
      language: this.page.language,
    }
    const isShort = text.length <= longestLine && sums.length === 1
    if (!isShort || !readShortPrice(line, sums[0]!, around, add)) readProse(text, name, this.page, add)
    this.linesBetween = []
  }

  /** A top heading is as often a motto as a name. */
  private isMotto(named: string, { kind }: PlacedLine): boolean {
    return this.headingLevel === 1 && named === this.heading && kind !== 'definition'
  }

  private sumsIn(text: string): readonly Sum[] {
    return findSums(text, this.page.language)
  }

  private isCard(): boolean {
    return this.headingLevel >= 3 && this.linesBetween.length <= 2
  }

  private add(priced: Parameters<AddPrice>[0]): void {
    const { path, heading, page } = this
    if (this.headingsOverLast?.path !== path || this.headingsOverLast.heading !== heading)
      this.headingsOverLast = { path, heading, ...headingsAbove([...path, heading], page) }
    const made = makePrice(priced, { page, validity: this.validity.text, above: this.headingsOverLast })
    if (!made) return
    this.net.tell(made.fact)
    this.facts.push(made.fact)
    this.pricedUnder = heading
    this.sections.push(made.section)
  }
}
