const startsValue =
  /^(?:from |ab |desde |dès |about |circa |ca\. )?(?:[€£$¥]\s?\d|\d|(?:free|included|none|sold out|gratis|kostenlos|inklusive|incluido|inclus)\b)/i
const fewestRows = 2
const fewestButtons = 3

export interface Labelled {
  header: string[]
  rows: string[][]
}

/**
 * Cards side by side have no header row: 'Drive-up $198' says itself what the sum is for. Where all cells of a column
 * start with the same words before a value, those words head it; a column of buttons, all alike, says nothing.
 */
export function withLabelsAsHeader(header: readonly string[], rows: readonly string[][]): Labelled {
  const width = Math.max(0, ...rows.map((row) => row.length))
  const heads = Array.from({ length: width }, (_, at) => header[at] ?? '')
  const out = rows.map((row) => [...row])
  for (let column = 1; column < width; column++) {
    if (heads[column]) continue
    const filled = out.filter((row) => row[column])
    const label = commonStart(filled.map((row) => row[column]!))
    const isButton = new Set(filled.map((row) => row[column])).size === 1 && !/\d/.test(label)
    if (isButton && filled.length >= fewestButtons) for (const row of filled) row[column] = ''
    else if (label) {
      heads[column] = label.replace(/(?<!\s)\s*[:–-]$/, '')
      for (const row of filled) row[column] = row[column]!.slice(label.length).trim()
    }
  }
  return { header: heads, rows: out }
}

/** The words that all of them start with, where most go on with a value; empty otherwise. */
function commonStart(cells: readonly string[]): string {
  const [first] = cells
  if (first === undefined || cells.length < fewestRows) return ''
  const words = first.split(' ')
  let length = 0
  for (let count = 1; count <= words.length; count++) {
    const start = words.slice(0, count).join(' ')
    if (!cells.every((cell) => cell === start || cell.startsWith(`${start} `))) break
    length = start.length
  }
  const label = first.slice(0, length)
  if (!/^\p{L}/u.test(label)) return ''
  if (cells.every((cell) => cell === label)) return label
  const rests = cells.map((cell) => cell.slice(length).trim())
  const valued = rests.filter((rest) => startsValue.test(rest)).length
  return rests.every(Boolean) && valued * 2 >= cells.length ? label : ''
}
