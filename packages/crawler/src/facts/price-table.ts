import { trimmed } from '@foyer/calendar/trim'
import { namesPeople } from './condition-kinds.ts'
import { freeWords } from './condition-words.ts'
import type { Sum } from './money.ts'
import type { PageLine } from './page-lines.ts'
import { bareFigure, hasFigure, sumsOf, withoutNote } from './price-cells.ts'
import { columnName, unitOfColumn, withoutRemark } from './price-columns.ts'
import { saving } from './price-doubts.ts'
import { freeFor, isFree, nothingToPay } from './price-free.ts'
import { isHeadless, isPriceCalendar, thingFirst } from './price-grids.ts'
import { taxBehind } from './price-tax.ts'
import { isUnit, unitIn } from './price-units.ts'
import { hasWord, isPriceWord, startsWithPrice } from './price-words.ts'

/** What a reader of prices found: the sum, and all that says what it is for. */
export interface Priced {
  label: string
  sum: Sum
  /** Of the table, the column or the line, where the sum itself has none. */
  unit: string
  condition: string
  /** Part of the condition that is not told beside the sum: how long it takes. */
  aside: string
  validity: string
  quote: string
  /** From a sentence, where a name is less clearly one. */
  inProse: boolean
  /** After another sentence, which may have named the thing. */
  goesOn: boolean
  /** The last sentence before that names no sum. */
  before: string
  /** What the sum that begins the sentence is of. */
  subject: string
  /** The label is a heading or a cell, not the words before a sum. */
  isCalledSo: boolean
  /** One of several sums in a row whose columns are not told. */
  isDoubtful: boolean
}

export type AddPrice = (priced: Partial<Priced> & Pick<Priced, 'label' | 'sum' | 'quote'>) => void
/** Reads a cell with several sums, or with words around one. */
export type ReadCell = (text: string, named: string, quote: string) => void

const longestCell = 90
/** Longer, and it describes the thing. */
const longestAside = 40
const nothing = /^(?:[–—-]|any|all|n\/a|tous|toutes|alle|todos|tutti|\/)?$/iu

/** Names the row above, which may be another table's where a page only looks like one. */
const ditto =
  /^(?:come sopra|as above|wie oben|siehe oben|s\.\s?o\.|comme ci-dessus|idem|ditto|dito|como arriba|como acima|zie boven|〃|["”])$/iu

/** How long it takes is no name of it. */
const duration =
  /^(?:ca\.? |approx\.? |about |env\. )?\d{1,3}(?:[.,]\d)?(?:\s?[–-]\s?\d{1,3})?\s?(?:min|mins|minutes|minuten|minutos|minuti|h|hrs?|hours?|std\.?|stunden?|heures?|horas?|ore|ora|days?|tage?|jours?|d[ií]as?|giorni|dag(?:en)?)(?![\p{L}])(?: ?\d{1,2})?(?: ?min)?$|^(?:half[- ]day|full[- ]day|journée|demi-journée|ganztags|halbtags)$/iu

export const isDuration = (text: string): boolean => duration.test(text)

/** What the heading and the words over a table say of its sums. */
export interface TableContext {
  unit: string
  currency: string
  /** Of the page. */
  language: string
}

interface Row {
  cells: string[]
  filled: string[]
}

/** The prices of a table, each with the names of its row and its column, the sections between and the units above. */
export function readPriceTable(
  lines: PageLine[],
  above: TableContext,
  add: AddPrice,
  readCell: ReadCell,
): void {
  const [head, ...body] = lines.map(resolved)
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
    const said = new Set(row.filled.filter((cell) => !nothing.test(cell)))
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

/** An empty first cell goes on from the row above, where the next one tells which: '30 min', and below it '60 min'. */
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

/** 'Free' in a column of prices is one where the row or the column says for whom. */
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

function resolved({ cells, spans }: PageLine): Row {
  return { cells, filled: spans ? cells.map((_, column) => cells[spans[column] ?? column] ?? '') : cells }
}

/** The names of the columns, over two rows where the first has names for several columns together. */
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

/** 'from £800 order value free': from how much on it costs nothing. */
const endsFree = new RegExp(`\\s(?:${freeWords})$`, 'iu')

interface Around {
  section: string
  unit: string
  language: string
  /** What the head says of each column: its name, and by what its sums are counted. */
  columns: { name: string; unit: string }[]
  /** Whether several rows begin alike: only then the cells after the first tell them apart. */
  isRepeated(name: string): boolean
}

function readRow(
  { cells, filled }: Row,
  sums: (readonly Sum[])[],
  columns: string[],
  around: Around,
  add: AddPrice,
  readCell: ReadCell,
): void {
  const first = sums.findIndex((found) => found.length > 0)
  if (first < 0) return
  const named = cells.map((cell, column) => withItsColumn(cell, columns[column] ?? ''))
  const own = first === 0 ? nameBefore(cells[0]!, sums[0]!) : ''
  const names =
    own === '' ? namesOfRow(named, sums, first, around) : { coordinates: [own], units: [], lengths: [] }
  const unit = names.units[0] ?? ''
  const quote = cells.filter((cell) => cell !== '').join(' | ')
  /** 'Adults free' beside the price of a child. */
  const addFree = (said: string, label: string, currency: string) => {
    const free = label === '' ? null : freeFor(said, around.language)
    if (free) add({ label, sum: nothingToPay(free.said, currency), aside: free.people, quote })
  }
  for (const [column, cell] of cells.entries()) {
    const found = sums[column]!
    if (found.length === 0) continue
    const isWide = filled.some((text, other) => other !== column && text === cell && cells[other] === '')
    const ofColumn = isWide ? '' : (around.columns[column]?.name ?? '')
    const headUnit = isWide ? '' : (around.columns[column]?.unit ?? '')
    const words = cell.length - found.reduce((sum, { text }) => sum + text.length, 0)
    const subject = [around.section, ...names.coordinates].filter(Boolean)
    if (found.length > 1 || words > 40) {
      readCell(cell, [names.coordinates.join(', '), ofColumn].filter(Boolean).join(' – '), quote)
      continue
    }
    const [only] = found as [Sum]
    const isNamed = column === 0 && own !== ''
    const remark = isNamed
      ? trimmed(cell.slice(only.end).replace(/[()*]/g, ' '), ',;:+–- ')
      : remarkOf(cell, only)
    const sign = isNamed ? '' : cell.slice(0, only.start).trim()
    if (saving.test(remark) || /^[−–-]$/.test(sign) || (only.from && endsFree.test(remark))) continue
    // '+ €15' is what comes on top of another price.
    const sum = sign === '+' ? { ...only, text: `+ ${only.text}` } : only
    if (isOnlyPrice(names.coordinates) && ofColumn !== '') {
      const said =
        unitIn(names.coordinates.join(' ')) ||
        (/\b(?:a|an) \p{L}+$/u.exec(names.coordinates[0] ?? '')?.[0] ?? '')
      add({ label: ofColumn, sum, unit: said || headUnit, condition: remark, quote })
      continue
    }
    const label = [names.coordinates.join(', '), ofColumn].filter(Boolean).join(' – ') || subject.join(' – ')
    add({
      label,
      isCalledSo: true,
      sum,
      unit: unit || headUnit || around.unit,
      condition: [around.section, remark].filter(Boolean).join(', '),
      aside: names.lengths.filter((said) => said.length <= longestAside && !/[.!]$/.test(said)).join(', '),
      quote,
    })
    addFree(remark, label, only.currency)
  }
  const { currency } = sums[first]![0]!
  for (const [column, cell] of cells.entries())
    if (sums[column]!.length === 0) addFree(cell, names.coordinates.join(', '), currency)
}

/** 'Bird mesh' of 'Bird mesh £420' in the first cell: what stands in the cells behind it describes it. */
function nameBefore(cell: string, sums: readonly Sum[]): string {
  const [sum, ...more] = sums
  if (!sum || more.length > 0 || cell.length > longestCell) return ''
  const name = trimmed(cell.slice(0, sum.start), ',;:+–-=. ')
  return hasWord(name) && !isUnit(name) && !isPriceWord(name) && !startsWithPrice(name) ? name : ''
}

/** '30' in a column of minutes is 30 minutes; a figure alone names nothing. */
function withItsColumn(cell: string, column: string): string {
  if (!bareFigure.test(cell)) return cell
  return column !== '' && column.length <= 15 ? `${cell} ${column}` : ''
}

/** What names the row: the cells before its first sum, else the first words after it. */
function namesOfRow(
  cells: string[],
  sums: (readonly Sum[])[],
  first: number,
  around: Around,
): { coordinates: string[]; units: string[]; lengths: string[] } {
  const before = cells
    .slice(0, first)
    .filter((cell) => !nothing.test(cell) && cell.length <= longestCell && !isFree(cell))
  const after = cells.filter(
    (cell, column) =>
      column > first && sums[column]!.length === 0 && hasWord(cell) && cell.length <= longestCell,
  )
  const names = before.length > 0 ? before : after.slice(0, 1)
  const units = names.filter(isUnit)
  const named = thingFirst(
    names.filter((name) => !isUnit(name)),
    around.language,
  )
  const isTold = named.length > 0 && !around.isRepeated(named[0]!)
  const lengths = named.slice(1).filter((name) => isTold || duration.test(name))
  const coordinates = [...new Set(named.filter((name) => !lengths.includes(name)))]
  return { coordinates, units, lengths }
}

const isOnlyPrice = (coordinates: string[]) =>
  coordinates.length === 1 &&
  (isPriceWord(coordinates[0]!) ||
    (startsWithPrice(coordinates[0]!) && /\b(?:per|a|an|pro|par|por|al)\b/i.test(coordinates[0]!)))

function remarkOf(cell: string, sum: Sum): string {
  if (sum.start === 0 && sum.end > cell.length) return ''
  const taxed = taxBehind(cell.slice(sum.end))
  if (taxed !== '' && sum.start === 0) return taxed
  const said = `${cell.slice(0, sum.start)} ${withoutNote(cell.slice(sum.end))}`
    .replace(/[()*]/g, ' ')
    .replace(/\s+/g, ' ')
  return trimmed(said, ',;:+–-')
}
