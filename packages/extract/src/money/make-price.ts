import { endingWords } from '@foyer/calendar/last-day'
import type { ReadPage } from '@foyer/crawler/read/read-page'
import { trimmedEnd } from '@foyer/text/trim'
import { isCondition } from '../attribute/condition-kinds.ts'
import { placedLines } from '../attribute/third-parties.ts'
import type { Fact } from '../fact.ts'
import { headsNews } from '../page/dated-pages.ts'
import { isOfThePast } from './doubts/past-prices.ts'
import { isGenericLabel, isHalfSentence, isNoPrice, tellsOfGrants } from './doubts/price-doubts.ts'
import { endOfPrice } from './doubts/price-validity.ts'
import { headsWork } from './doubts/price-wages.ts'
import { headedCondition, splitConditions } from './price-conditions.ts'
import {
  isNoName,
  labelIn,
  maxLabel,
  remarkGoingOn,
  sectionOf,
  subjectOf,
  tidyLabel,
} from './price-labels.ts'
import { chargeIn, isNoLabel } from './sentences/price-prose.ts'
import { withSign } from './sums/currencies.ts'
import { findSums } from './sums/money.ts'
import { isUnit } from './sums/price-units.ts'
import { hasWord } from './sums/price-words.ts'
import type { AddPrice } from './sums/priced.ts'
import { isDuration } from './tables/price-row.ts'

interface Place {
  page: ReadPage
  above: HeadingsAbove
  validity: string
}

/** A unit in brackets behind a name: 'Rowing boat (per hour)'. */
const unitInBrackets = /^(.*\S)\s?\(([^()]{3,40})\)$/u

/** Returns null when its words name nothing. */
export function makePrice(
  priced: Parameters<AddPrice>[0],
  place: Place,
): { fact: Fact; section: string } | null {
  const { sum, unit = '', condition: said = '', aside = '', inProse = false, isDoubtful = false } = priced
  const { page, validity, above } = place
  if (above.isUnpaid) return null
  const words = tidyLabel(priced.label)
  // A trailing comma continues something else, and '25 / 35 €' cuts a name in half.
  const isPiece = /[,/]$/.test(words)
  const named = trimmedEnd(words, ',')
  const counting = sum.unit === '' && unit === '' ? unitInBrackets.exec(named) : null
  const isCounted = counting !== null && hasWord(counting[1]!) && isUnit(counting[2]!)
  const { label: name, conditions } = splitConditions(isCounted ? counting[1]! : named, page.language)
  if (name.length > maxLabel || !hasWord(name)) return null
  const lacks = (text: string) => isGenericLabel(text) || isCondition(text, page.language)
  const isBare = lacks(name)
  const told = priced.subject || (isBare && priced.before ? chargeIn(priced.before) : '')
  const subject = isBare ? told || (priced.goesOn === true ? '' : subjectOf(above.headings)) : ''
  const isCalledSo = priced.isCalledSo === true
  // A condition or a length may be the name: 'Adult' in a row under '1 day'.
  const isForSome = conditions.length > 0 && (isBare || (isCalledSo && isDuration(name)))
  if (isNoName(name, isCalledSo) || (isNoLabel(name) && !isForSome) || isNoPrice(name)) return null
  const whole = labelIn(subject, name)
  const written = withSign(sum.text.replace(/\s+/g, ' ').trim())
  // Free items have no unit.
  const counted = sum.unit === '' && /\d/.test(sum.text) ? (isCounted ? counting[2]! : unit.trim()) : ''
  const remark = said !== '' && said.length <= 40 && !/\d{4}/.test(said) ? said : ''
  const value = [written, counted].filter(Boolean).join(' ')
  const { section } = above
  const fact: Fact = {
    kind: 'price',
    label: whole.length <= maxLabel ? whole : name,
    value: remark === '' ? value : `${value}${remarkGoingOn.test(remark) ? ' ' : ', '}${remark}`,
    url: page.url,
    amount: sum.amount,
    quote: priced.quote.slice(0, 300),
    origin: 'text',
    sure:
      !isPiece &&
      !isDoubtful &&
      sum.isUnclear !== true &&
      !above.isPast &&
      !(isBare && lacks(named) && subject === '') &&
      !(inProse && isHalfSentence(named, page.language)),
  }
  if (sum.currency) fact.currency = sum.currency
  if (sum.unit || counted) fact.unit = (sum.unit || counted).replace(/^\/\s?/, '')
  const isNamed = (text: string) => name.toLowerCase().includes(text.toLowerCase())
  const headed = above.conditions.filter((text) => !isNamed(text))
  const holds = eachOnce([sum.from ? 'from' : '', ...conditions, said, aside, ...headed].filter(Boolean))
  if (holds.length > 0) fact.condition = holds.join(', ')
  if (section) fact.part = section
  const inQuote = endOfPrice(priced.quote, sum.text)
  const besideIt = endOfPrice([priced.label, sum.text, said, aside].join(' '), sum.text)
  // Each of several sums has only the words next to it.
  const isAlone = inQuote === besideIt || findSums(priced.quote, page.language).length <= 1
  const holding = (isAlone ? inQuote : besideIt) || priced.validity || above.end || validity
  if (holding) fact.validity = holding
  return { fact, section }
}

export interface HeadingsAbove {
  headings: string[]
  conditions: string[]
  section: string
  isPast: boolean
  /** One heads sums the business received or pays. */
  isUnpaid: boolean
  end: string
}

export function headingsAbove(all: string[], page: ReadPage): HeadingsAbove {
  const conditions = all.map((text) => headedCondition(text, page.language))
  const headings = all.filter((_, at) => conditions[at] === '')
  const isPast = all.some((text) => headsNews(text) || isOfThePast(text, placedLines(page)))
  const section = sectionOf(headings)
  const isUnpaid = all.some((text) => tellsOfGrants(text) || headsWork(text))
  const end = all.map(endingWords).findLast(Boolean) ?? ''
  return { headings, conditions: conditions.filter(Boolean), section, isPast, isUnpaid, end }
}

/** 'High season' may be both above a table and in its head. */
function eachOnce(conditions: string[]): string[] {
  const pieces = new Set<string>()
  return conditions.filter((text) => {
    const said = text.toLowerCase().split(', ')
    const isNew = said.some((piece) => !pieces.has(piece))
    for (const piece of said) pieces.add(piece)
    return isNew
  })
}
