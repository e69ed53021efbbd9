type Cell = string | number | boolean | readonly string[] | null

/** The mark says UTF-8 to Excel, which else reads names in the alphabet of the machine. */
export const csvHead = (columns: readonly string[]) => `\uFEFF${columns.join(',')}\r\n`

export const csvLine = (cells: readonly Cell[]) => `${cells.map(cellOf).join(',')}\r\n`

/**
 * Spreadsheets take what begins with these signs, of full width as well, for a formula, in quotes or not: an apostrophe
 * before it makes it text. Also of phone numbers, of which they would reckon the sum. A cell of the reader's begins
 * inside ours, too: where `;` or a tab parts cells our quotes stand in the middle of one, and hold nothing together.
 */
const formula = /(^[;\s"]*|[;\s"]+)([=+\-@|＝＋－＠]?)/g
const parting = /[;\t\r\n\v\f\u2028\u2029]/

const asText = (text: string) =>
  text.replace(formula, (all, before: string, sign: string, at: number) =>
    sign && (at === 0 || parting.test(before)) ? `${before}'${sign}` : all,
  )

function cellOf(value: Cell): string {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  const text = typeof value === 'string' ? value : (value ?? []).join('; ')
  return `"${asText(text).replaceAll('"', '""')}"`
}
