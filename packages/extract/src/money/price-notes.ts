import type { PlacedLine } from '../attribute/third-parties.ts'
import { sentencesOf } from './sentences/price-prose.ts'
import { mayStateCurrency, statedCurrency, withHead } from './sums/currencies.ts'
import { findSums } from './sums/money.ts'
import { namesPrices } from './sums/price-words.ts'

/** The text that states a currency for all prices, 'All prices in euros per night'; '' where it does not. */
export const statedIn = ({ kind, text }: PlacedLine): string =>
  kind === 'text' && mayStateCurrency(text)
    ? (sentencesOf(text).find((said) => namesPrices(said) && statedCurrency(said) !== '') ?? '')
    : ''

const mostLinesBelow = 3

export function statedBelow(lines: readonly PlacedLine[], at: number): string {
  for (const line of lines.slice(at, at + mostLinesBelow)) {
    if (line.kind === 'heading' || line.cells.length > 0) return ''
    const said = statedIn(line)
    if (said) return said
  }
  return ''
}

const longestLine = 100
const figure = String.raw`\d{1,4}(?:[.,]\d{2})?`
/** A figure behind dots that lead to a price: 'Soup ..... 7'. */
const dotsBeforeFigure = new RegExp(
  String.raw`\p{L}{2}[^\d]{0,3}(?:\.{3,}|…|_{3,}|·{3,}|(?:\. ){3,})\s?(${figure})$`,
  'u',
)
/** With decimal points elsewhere, 'Soupe 6,90' may be a date or a time. */
const figureWithComma = /\p{L}{2}[)"”»]?[\s:–—-]{1,3}(\d{1,3},\d{2})$/u
const figureWithPoint = /\p{L}{2}[)"”]?[\s:–—-]{1,3}(\d{1,3}\.\d{2})$/u
const endsInFigure = /[\p{L}.…_·)"”»:–—-]\s?\d{1,4}(?:[.,]\d{2})?$/u
/** A single figure may be anything. */
const fewestFigures = 2

/** Adds the currency from a menu's note to its bare figures. */
export function withNotedCurrency(lines: PlacedLine[], language: string): PlacedLine[] {
  // Checked first because few pages have such lines, and the note is searched in all text.
  if (
    lines.filter(({ text }) => text.length <= longestLine && endsInFigure.test(text)).length < fewestFigures
  )
    return lines
  const note = lines.map(statedIn).find(Boolean)
  if (note === undefined) return lines
  const sign = statedCurrency(note)
  const bare = language === 'en' ? figureWithPoint : figureWithComma
  const priced = (line: PlacedLine): PlacedLine => {
    const { text, kind, cells } = line
    if (kind === 'heading' || cells.length > 0 || text.length > longestLine) return line
    const found = dotsBeforeFigure.exec(text) ?? bare.exec(text)
    if (!found || findSums(text, language).length > 0) return line
    const [, amount = ''] = found
    return { ...line, text: `${text.slice(0, text.length - amount.length)}${withHead(amount, sign)}` }
  }
  const noted = lines.map(priced)
  return noted.filter((line, at) => line !== lines[at]).length >= fewestFigures ? noted : lines
}
