import { value, valuesIn } from '../language/value-types.ts'

/**
 * Joins two header rows ('Weekday | | Weekend |' over 'Adult | Child | Adult | Child'), so that each column has both
 * names. A name across all columns is dropped.
 */
export function joinedHeaders(
  header: readonly string[],
  rows: readonly string[][],
): { header: string[]; rows: string[][] } | null {
  const [below, ...rest] = rows
  if (!below || rest.length === 0 || below.length !== header.length || header.length < 3) return null
  const spans = header.some((name, at) => at > 1 && name === '' && header.slice(1, at).some(Boolean))
  const named = (below[0] === '' || below[0] === header[0]) && below.slice(1).every((name) => name !== '')
  // A name in both rows spans them: '3 hours' is then a name, not a value.
  const isRepeated = header[0] !== '' && below[0] === header[0]
  const isNoName = isRepeated ? isSum : isValue
  if (!spans || !named || below.slice(1).some(isNoName) || !rest.some((row) => row.slice(1).some(isValue)))
    return null
  const above = new Set(header.slice(1).filter(Boolean))
  let over = ''
  const joined = below.map((name, at) => {
    if (at === 0) return header[0] || name
    over = header[at] || over
    return above.size < 2 || over === '' || over === name ? name : `${over} – ${name}`
  })
  return { header: joined, rows: rest }
}

const isValue = (cell: string) => /\d/.test(cell)
const isSum = (cell: string) => (valuesIn(cell) & value.money) !== 0
