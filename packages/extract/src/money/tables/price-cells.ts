import { currencyIn, currencyOf, withHead } from '../sums/currencies.ts'
import { findSums, parseAmount, type Sum } from '../sums/money.ts'

export const bareFigure = /^\d{1,3}(?:[.,'’ ]\d{3})*(?:[.,]\d{1,2})?(?:[.,][-–—])?$/

export const hasFigure = (cell: string, language: string) =>
  findSums(cell, language).length > 0 || bareFigure.test(cell)

/** A bare figure counts when the column or the table names a currency. */
export function sumsOf(
  cell: string,
  column: number,
  name: string,
  { currency: tableCurrency, language }: { currency: string; language: string },
): readonly Sum[] {
  if (cell === '' || cell.length > 160) return []
  const found = findSums(cell, language)
  if (found.length > 0 || column === 0 || !bareFigure.test(cell)) return found
  const sign = currencyIn(name) || tableCurrency
  if (sign === '' || (tableCurrency !== '' && currencyIn(name) === '' && isCount(name))) return []
  const text = withHead(cell, sign)
  const sum: Sum = {
    start: 0,
    end: text.length,
    amount: parseAmount(cell),
    high: null,
    currency: currencyOf(sign, language),
    from: false,
    unit: '',
    text,
  }
  return [sum]
}

const countWords =
  /(?<!\p{L})(?:no\.?|nr\.?|number|qty|quantity|size|length|width|height|weight|kg|cm|mm|m²|min(?:utes)?|duration|age|persons?|people|beds?|personen|dauer|größe|gewicht|alter|anzahl|durée|taille|poids|âge|nombre|duración|tamaño|peso|edad|durata|età|km|seats|plätze|sitze|places|plazas|posti|lengte|maat|aantal|hoogte|leeftijd|distance|entfernung|afstand|distanza)(?!\p{L})/iu
/** '1 person' and '2 persons' are group sizes, not counts. */
const isCount = (name: string) => countWords.test(name) && !/^\d/.test(name)

/** A mark behind a sum that leads to a note below: '[1]', '2)', '³', '*'. */
const noteMark = /^\s?(?:\[\d{1,2}\]|\(\d\)|\d{1,2}\)|[¹²³⁰⁴-⁹]|\*{1,3}\)?)(?![\p{L}\d])/u
export const withoutNote = (after: string): string => after.replace(noteMark, '')
