import { speaksToBots } from '../guard/commands.ts'
import { value, valuesIn } from '../language/value-types.ts'
import type { Cell, IndexedPassage } from './passage.ts'
import { sentencesOf, wordCount } from './sentences.ts'

export type Shared = Pick<
  IndexedPassage,
  'page' | 'block' | 'path' | 'language' | 'trust' | 'voice' | 'scope' | 'intro'
>

export const question = /[?？؟]\s*$/
export const longestWholeAnswer = 90
export const longestWholeList = 14

export function passagesOfTerm(term: string, definition: string, shared: Shared): IndexedPassage[] {
  if (!definition) return [{ ...shared, kind: 'term', subject: term, text: '' }]
  if (wordCount(definition) <= longestWholeAnswer)
    return [{ ...shared, kind: 'term', subject: term, text: definition }]
  return sentencesOf(definition).map((text) => ({ ...shared, kind: 'sentence', subject: term, text }))
}

const pricedPart =
  /^(\S.{1,60}?)(?:\s*[:–-])?\s+((?:from |ab |desde |dès )?(?:[€£$¥]\s?\d[\d.,]*|\d[\d.,]*\s?(?:€|EUR|CHF|£))(?:\s.{1,24})?)$/i

/** A term with several prices, each with what it is for: 'Garden Suite: 1 cat £18, 2 cats £30' is a row of a table. */
export function rowOfTerm(term: string, parts: readonly string[], shared: Shared): IndexedPassage | null {
  const cells = parts.flatMap((part): Cell[] => {
    const match = pricedPart.exec(part)
    return match ? [{ header: match[1]!, value: match[2]! }] : []
  })
  if (cells.length < 2 || cells.length < parts.length) return null
  const text = cells.map((cell) => `${cell.header}: ${cell.value}`).join('; ')
  return { ...shared, kind: 'row', subject: term, text, cells, subjectHeader: '' }
}

export function passagesOfTable(
  header: readonly string[],
  rows: readonly string[][],
  shared: Shared,
): IndexedPassage[] {
  const passages: IndexedPassage[] = []
  for (const row of rows) {
    if (speaksToBots(row.join(' '))) continue
    const cells: Cell[] = row.slice(1).map((written, index) => cellOf(header[index + 1] ?? '', written))
    const subject = row[0] ?? ''
    // A name that reaches over two columns is written in both.
    const filled = cells.filter(({ value }) => value !== '' && value !== subject)
    if (filled.length === 0) {
      if (subject) passages.push({ ...shared, kind: 'sentence', subject: '', text: subject })
      continue
    }
    // Questions and answers laid out as a table.
    if (filled.length === 1 && question.test(subject)) {
      passages.push({ ...shared, kind: 'faq', subject, text: filled[0]!.value })
      continue
    }
    const text = filled.map((cell) => (cell.header ? `${cell.header}: ${cell.value}` : cell.value)).join('; ')
    passages.push({ ...shared, kind: 'row', subject, text, cells: filled, subjectHeader: header[0] ?? '' })
  }
  if (passages.length > 1 && passages.length <= longestWholeList && shared.path.length > 0) {
    // Of things side by side, '$0, $10, $49' tells nothing without their names.
    const named = comparesThings(header, rows)
    const lines = passages
      .filter((passage) => passage.cells)
      .map((row) => {
        const values = row.cells!.map(({ header, value }) => (named && header ? `${header} ${value}` : value))
        return `${row.subject}: ${values.join(', ')}`
      })
    passages.push({ ...shared, kind: 'list', subject: '', text: lines.join('\n'), about: header.join(' ') })
  }
  if (comparesThings(header, rows)) {
    for (let column = 1; column < header.length; column++) {
      const cells = rows
        .map((row) => ({ header: row[0] ?? '', value: row[column] ?? '' }))
        .filter((cell) => cell.header && cell.value)
      const text = cells.map((cell) => `${cell.header}: ${cell.value}`).join('; ')
      if (cells.length > 1)
        passages.push({ ...shared, kind: 'column', subject: header[column]!, text, cells })
    }
  }
  return passages
}

/** '75' below 'Minutes' is 75 minutes, '45' below 'Price (£)' is £45. */
function cellOf(header: string, written: string): Cell {
  if (!/^\d+(?:[.,]\d+)?$/.test(written)) return { header, value: written }
  const symbol = /[€£$]/.exec(header)?.[0]
  if (symbol) return { header, value: symbol === '€' ? `${written} €` : `${symbol}${written}` }
  const spoken = `${written} ${header.toLowerCase()}`
  return { header, value: header.length <= 12 && valuesIn(spoken) & duration ? spoken : written }
}

const { duration } = value

const corner =
  /^(?:|features?|plans?|what you get|included|details?|leistung(?:en)?|merkmale?|funktion(?:en)?|caracter[ií]sticas?|prestations?|fonctions?|caratteristic[ah]e?|recursos?)$/i

/** Plans side by side: the corner is empty, the columns are the things and the rows their properties. */
const comparesThings = (header: readonly string[], rows: readonly string[][]) =>
  header.length > 2 && rows.length > 1 && rows.length <= 25 && corner.test(header[0] ?? '')
