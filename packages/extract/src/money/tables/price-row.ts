import { trimmed } from '@foyer/text/trim'
import { freeWords } from '../../attribute/condition-words.ts'
import { savingBehind } from '../doubts/price-doubts.ts'
import type { Sum } from '../sums/money.ts'
import { freeFor, isFree, nothingToPay } from '../sums/price-free.ts'
import { taxBehind } from '../sums/price-tax.ts'
import { isUnit, unitIn } from '../sums/price-units.ts'
import { hasWord, isPriceWord, startsWithPrice } from '../sums/price-words.ts'
import type { AddPrice, ReadCell } from '../sums/priced.ts'
import { bareFigure, withoutNote } from './price-cells.ts'
import { thingFirst } from './price-grids.ts'

export interface Row {
  cells: string[]
  filled: string[]
}

const longestCell = 90
const longestAside = 40
export const saysNothing = /^(?:[–—-]|any|all|n\/a|tous|toutes|alle|todos|tutti|\/)?$/iu

/** A duration doesn't name what takes it. */
const duration =
  /^(?:ca\.? |approx\.? |about |env\. )?\d{1,3}(?:[.,]\d)?(?:\s?[–-]\s?\d{1,3})?\s?(?:min|mins|minutes|minuten|minutos|minuti|h|hrs?|hours?|std\.?|stunden?|heures?|horas?|ore|ora|days?|tage?|jours?|d[ií]as?|giorni|dag(?:en)?)(?![\p{L}])(?: ?\d{1,2})?(?: ?min)?$|^(?:half[- ]day|full[- ]day|journée|demi-journée|ganztags|halbtags)$/iu

export const isDuration = (text: string): boolean => duration.test(text)

/** 'From £800 order value free'. */
const endsFree = new RegExp(`\\s(?:${freeWords})$`, 'iu')

interface AroundRow {
  section: string
  unit: string
  language: string
  columns: { name: string; unit: string }[]
  /** Only then later cells tell rows apart. */
  isRepeated(name: string): boolean
}

export function readRow(
  { cells, filled }: Row,
  sums: (readonly Sum[])[],
  columns: string[],
  around: AroundRow,
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
  /** 'Adults free' next to the price of a child. */
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
    if (savingBehind.test(remark) || /^[−–-]$/.test(sign) || (only.from && endsFree.test(remark))) continue
    // '+ €15' comes on top of another price.
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

/** 'Bird mesh' of 'Bird mesh £420'; later cells describe it. */
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

function namesOfRow(
  cells: string[],
  sums: (readonly Sum[])[],
  first: number,
  around: AroundRow,
): { coordinates: string[]; units: string[]; lengths: string[] } {
  const before = cells
    .slice(0, first)
    .filter((cell) => !saysNothing.test(cell) && cell.length <= longestCell && !isFree(cell))
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
  const lengths = named.slice(1).filter((name) => isTold || isDuration(name))
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
