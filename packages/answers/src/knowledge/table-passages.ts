import { matchesOf } from '@foyer/calendar/matches-of'
import { speaksToBots } from '../guard/commands.ts'
import { value, valuesIn } from '../language/value-types.ts'
import type { Block } from './block.ts'
import { withLabelsAsHeader } from './labelled-cells.ts'
import { legendOf } from './legend.ts'
import type { Cell, IndexedPassage } from './passage.ts'
import { sentencesOf, wordCount } from './sentences.ts'

export type Shared = Pick<
  IndexedPassage,
  'page' | 'block' | 'path' | 'language' | 'trust' | 'scope' | 'intro'
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

const near = 4
const longestLegend = 800

/** What stands above a table, up to its heading, and right below it. */
function* besideTable(blocks: readonly Block[], table: number): Generator<string> {
  for (let at = table - 1; at >= Math.max(0, table - near) && wordsOf(blocks[at]!); at--)
    yield wordsOf(blocks[at]!)
  for (let at = table + 1; at < Math.min(blocks.length, table + near) && wordsOf(blocks[at]!); at++)
    yield wordsOf(blocks[at]!)
}

function wordsOf(block: Block): string {
  if (block.kind === 'paragraph') return block.text
  if (block.kind === 'list') return block.items.join('. ')
  if (block.kind === 'terms')
    return block.pairs.map(({ term, definition }) => `${term}: ${definition}`).join('. ')
  return ''
}

/** A paragraph beside a table may say what its columns mean. */
export function explainColumns(
  rows: readonly IndexedPassage[],
  header: readonly string[],
  blocks: readonly Block[],
  table: number,
) {
  if (rows.length === 0) return
  for (const text of besideTable(blocks, table)) {
    const legend = legendOf(header.slice(1), text.slice(0, longestLegend), rows[0]!.language)
    if (legend.size === 0) continue
    for (const row of rows)
      row.cells = row.cells?.map((cell) => {
        const terms = legend.get(cell.header)
        return terms && terms.length > 0 ? { ...cell, legend: [...(cell.legend ?? []), ...terms] } : cell
      })
  }
}

const measured =
  /^\d+(?:[.,]\d+)?(?:\s?[×x]\s?\d+(?:[.,]\d+)?)?\s?(?:[mck]?m|k?g|m?l|k?[WVAJ]|Ah|Nm|°C?|%|m²)(?![\p{L}\d])/u

/** 'Voltage | 18 V | Torque | 55 Nm': labels and values side by side, and no header at all. */
const isDataSheet = (header: readonly string[], rows: readonly string[][]) =>
  header.length % 2 === 0 &&
  header.some((cell, at) => at % 2 === 1 && measured.test(cell)) &&
  [header, ...rows].every((row) =>
    row.every((cell, at) => at % 2 === 1 || (!/^\d/.test(cell) && cell.length <= 40)),
  )

export function passagesOfTable(
  headed: readonly string[],
  written: readonly string[][],
  shared: Shared,
): IndexedPassage[] {
  const passages: IndexedPassage[] = []
  const { header, rows } = withLabelsAsHeader(headed, written)
  if (isDataSheet(headed, written)) {
    for (const row of [headed, ...written])
      for (let at = 0; at + 1 < row.length; at += 2)
        if (row[at] && row[at + 1] && !speaksToBots(`${row[at]} ${row[at + 1]}`))
          passages.push(...passagesOfTerm(row[at]!, row[at + 1]!, shared))
    return passages
  }
  for (const row of rows) {
    if (speaksToBots(row.join(' '))) continue
    const cells: Cell[] = row.slice(1).map((written, index) => cellOf(header[index + 1] ?? '', written))
    const filled = cells.filter((cell) => cell.value !== '')
    const subject = row[0] ?? ''
    if (filled.length === 0) {
      if (subject) passages.push({ ...shared, kind: 'sentence', subject: '', text: subject })
      continue
    }
    // Questions and answers laid out as a table.
    if (filled.length === 1 && question.test(subject)) {
      passages.push({ ...shared, kind: 'faq', subject, text: filled[0]!.value })
      continue
    }
    const priced = filled.length === 1 ? pricesInRow(filled[0]!.value) : []
    if (priced.length > 0) {
      const path = [...shared.path, subject]
      passages.push(
        ...priced.map(
          ({ label, value: price }): IndexedPassage => ({
            ...shared,
            kind: 'item',
            path,
            subject: label,
            text: price,
          }),
        ),
      )
      continue
    }
    const text = filled.map((cell) => (cell.header ? `${cell.header}: ${cell.value}` : cell.value)).join('; ')
    passages.push({ ...shared, kind: 'row', subject, text, cells: filled, subjectHeader: header[0] ?? '' })
  }
  if (passages.length > 1 && passages.length <= longestWholeList && shared.path.length > 0) {
    // Of things side by side, '$0, $10, $49' tells nothing without their names.
    const named = comparesThings(headed, rows)
    const lines = passages
      .filter((passage) => passage.cells)
      .map((row) => {
        const values = row.cells!.map(({ header, value }) => (named && header ? `${header} ${value}` : value))
        return `${row.subject}: ${values.join(', ')}`
      })
    passages.push({ ...shared, kind: 'list', subject: '', text: lines.join('\n'), about: header.join(' ') })
  }
  if (comparesThings(headed, rows)) {
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

const price = '(?:[€£$]\\s?\\d{1,9}(?:[.,]\\d{2})?|\\d{1,9}(?:[.,]\\d{2})?\\s?(?:€|£|EUR|CHF))'
const pricedThing = new RegExp(`(\\p{L}[^€£$]{1,60}?)[\\s:–-]+(${price})(?=\\s|$)`, 'gu')
const anyPrice = new RegExp(price, 'g')
const fewestPriced = 3

/** 'Baguette 1,10 € Rye loaf 3,80 € …' run together: each thing with its price. */
function pricesInRow(text: string): { label: string; value: string }[] {
  const found = matchesOf(pricedThing, text)
  if (found.length < fewestPriced || found.length < (text.match(anyPrice) ?? []).length) return []
  const things: { label: string; value: string }[] = []
  for (const match of found) {
    // What stands between a price and the next name is a note on the thing before.
    const written = match[1]!.trim()
    const parts = /^(.*?\s)?(\p{Lu}[^\p{Lu}]*)$/u.exec(written)
    const note = parts?.[1] ?? ''
    const label = parts?.[2] ?? written
    const before = things.at(-1)
    if (note.trim() && before) before.value += ` (${note.trim()})`
    things.push({ label: before ? label : `${note}${label}`, value: match[2]! })
  }
  return things
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
