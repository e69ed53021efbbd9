type Cell = string | number | boolean | readonly string[] | null

/** The BOM makes Excel read UTF-8. */
export const csvHead = (columns: readonly string[]) => `\uFEFF${columns.join(',')}\r\n`

export const csvLine = (cells: readonly Cell[]) => `${cells.map(cellOf).join(',')}\r\n`

/**
 * Spreadsheets evaluate cells that begin with these characters, even in quotes and for phone numbers, so an
 * apostrophe is
 * added. With `;` or tabs as separators our quotes don't apply, so separators inside a cell may start another cell.
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
