import { namesPeople } from '../../attribute/condition-kinds.ts'
import type { PageLine } from '../../page/page-lines.ts'
import type { Sum } from '../sums/money.ts'
import { isFree, nothingToPay } from '../sums/price-free.ts'
import { hasWord } from '../sums/price-words.ts'
import type { AddPrice, ReadCell } from '../sums/priced.ts'
import { hasFigure, sumsOf } from './price-cells.ts'
import { columnName, unitOfColumn, withoutRemark } from './price-columns.ts'
import { isHeadless, isPriceCalendar } from './price-grids.ts'
import { type Row, readRow, saysNothing } from './price-row.ts'

/** The row above may belong to another table when a layout only looks like one. */
const ditto =
  /^(?:come sopra|as above|wie oben|siehe oben|s\.\s?o\.|comme ci-dessus|idem|ditto|dito|como arriba|como acima|zie boven|〃|["”])$/iu

export interface TableContext {
  unit: string
  currency: string
  language: string
}

export function readPriceTable(
  lines: PageLine[],
  above: TableContext,
  add: AddPrice,
  readCell: ReadCell,
): void {
  const [head, ...body] = lines.map(withSpansFilled)
  if (!head) return
  const { columns, rows: written } = withWholeHead(head, body, lines[0]!.spans !== null, above.language)
  const rows = withNamesAbove(written, above.language)
  const firsts = rows.map(({ cells }) => cells[0] ?? '')
  const isRepeated = (name: string) => firsts.indexOf(name) !== firsts.lastIndexOf(name)
  const inRows = rows.map(({ cells }) =>
    cells.map((cell, column) => sumsOf(cell, column, columns[column] ?? '', above)),
  )
  if (
    isPriceCalendar(
      rows.map(({ cells }) => cells),
      inRows,
    )
  )
    return
  const heads = columns.map((text) => ({ name: columnName(text), unit: unitOfColumn(text) }))
  let section = ''
  for (const [at, row] of rows.entries()) {
    const said = new Set(row.filled.filter((cell) => !saysNothing.test(cell)))
    if (said.size === 0 || ditto.test(row.cells[0] ?? '')) continue
    const sums = withFree(row.cells, inRows[at]!, { columns, inRows, language: above.language })
    if (said.size === 1 && sums.every((found) => found.length === 0)) {
      section = [...said][0]!
      continue
    }
    const { unit, language } = above
    readRow(row, sums, columns, { section, unit, language, columns: heads, isRepeated }, add, readCell)
  }
}

/** '30 min', and below it '60 min' with an empty first cell. */
function withNamesAbove(rows: Row[], language: string): Row[] {
  let name = ''
  return rows.map((row) => {
    const [first = '', second = ''] = row.filled
    if (first !== '') name = row.filled.some((cell) => cell !== first && cell !== '') ? first : ''
    const isMore =
      first === '' && name !== '' && hasWord(second) && row.cells.some((cell) => hasFigure(cell, language))
    return isMore ? { cells: [name, ...row.cells.slice(1)], filled: [name, ...row.filled.slice(1)] } : row
  })
}

function withFree(
  cells: string[],
  sums: (readonly Sum[])[],
  { columns, inRows, language }: { columns: string[]; inRows: (readonly Sum[])[][]; language: string },
): (readonly Sum[])[] {
  return sums.map((found, column) => {
    const cell = cells[column]!
    if (found.length > 0 || column === 0 || !isFree(cell)) return found
    const [priced] = inRows.flatMap((row) => row[column] ?? [])
    const isForSome = [cells[0]!, columns[column] ?? ''].some((name) => namesPeople(name, language))
    return priced && isForSome ? [nothingToPay(cell, priced.currency)] : found
  })
}

function withSpansFilled({ cells, spans }: PageLine): Row {
  return { cells, filled: spans ? cells.map((_, column) => cells[spans[column] ?? column] ?? '') : cells }
}

function withWholeHead(
  head: Row,
  body: Row[],
  spans: boolean,
  language: string,
): { columns: string[]; rows: Row[] } {
  const isBare = head.filled.every((cell) => cell === '')
  const isRow = ({ filled }: Row, below: Row[]) =>
    isHeadless(
      filled,
      below.map((row) => row.filled),
      language,
    )
  if (!isBare && isRow(head, body)) return { columns: head.filled.map(() => ''), rows: [head, ...body] }
  const [next, ...rest] = body
  const isSecondHead =
    next !== undefined &&
    rest.length > 0 &&
    (spans || isBare) &&
    !isRow(next, rest) &&
    next.cells.every((cell) => !hasFigure(cell, language)) &&
    next.cells.filter((cell) => cell !== '').length >= 2 &&
    rest.some(({ cells }) => cells.some((cell, column) => column > 0 && hasFigure(cell, language)))
  if (!isSecondHead) return { columns: head.filled.map(withoutRemark), rows: body }
  const columns = head.filled.map(withoutRemark).map((cell, column) => {
    const below = next.filled[column] ?? ''
    return cell === '' || cell === below ? below : below === '' ? cell : `${cell}, ${below}`
  })
  return { columns, rows: rest }
}
