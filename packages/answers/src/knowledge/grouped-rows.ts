import { value, valuesIn } from '../language/value-types.ts'

/**
 * One name for each row of a table that names its rows in two columns: 'Adults | Hybrid | £17' below a head that
 * reaches over both ('Bike | | Price') is 'Adults, Hybrid'. Told by the first name alone, all adults' bikes are alike.
 */
export function withGroupedRows(
  header: readonly string[],
  rows: readonly string[][],
): { header: string[]; rows: string[][] } {
  const asWritten = { header: [...header], rows: rows.map((row) => [...row]) }
  if (header.length < 3 || (header[1] !== '' && header[1] !== header[0])) return asWritten
  const groups = rows.map(([group = '']) => group)
  const isGrouped = new Set(groups).size < groups.length
  if (!isGrouped || rows.some((row) => !isName(row[1] ?? ''))) return asWritten
  return {
    header: [header[0]!, ...header.slice(2)],
    rows: rows.map(([group = '', name = '', ...cells]) => [
      [group, name].filter(Boolean).join(', '),
      ...cells,
    ]),
  }
}

const isName = (cell: string) => cell === '' || (/^\p{L}/u.test(cell) && (valuesIn(cell) & value.money) === 0)
