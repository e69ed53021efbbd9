import { type BlockWriter, plainWords } from './block-writer.ts'
import { isValue } from './cell-value.ts'
import type { Grid } from './grids.ts'
import { quotedRow } from './quoted.ts'
import type { TakenText } from './text-run.ts'
import type { TreeNode } from './tree-node.ts'

type TakeCell = (cell: TreeNode) => TakenText

export function writeGrid(out: BlockWriter, node: TreeNode, grid: Grid, takeCell: TakeCell): void {
  const textOf = (cell: TreeNode | null) => (cell ? takeCell(cell) : plainWords(''))
  const rows = grid.rows.map((row, index) =>
    index === 0 && grid.under ? joinedHead(grid, grid.under, textOf) : row.map(textOf),
  )
  const spans = (index: number) => (index === 0 && grid.under ? null : (grid.spans?.[index] ?? null))
  const columns = rows.reduce((most, row) => Math.max(most, row.length), 0)
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  const empty = () => Array<string>(columns).fill('')
  const rule = line(empty().fill('---'))
  let headed = false
  for (const [index, row] of rows.entries()) {
    if (out.full) break
    const texts = row.map((cell) => cell.text)
    const whole = plainWords(texts.filter((text) => text !== '').join(' '))
    if (whole.text === '') continue
    for (const cell of row) whole.linked += cell.linked
    const head = index === 0 && grid.headed
    const told = head ? texts : texts.map((text, column) => text || textAcross(texts, column, spans(index)))
    const cells = line([...told, ...empty()].slice(0, columns))
    const owner = grid.owners[index] ?? node
    const { place } = out
    const quoted = place.quoted ?? quotedRow(owner, grid.rows[index]!)
    if (quoted) out.place = { ...place, quoted }
    if (!headed && head) out.push(whole, `${cells}\n${rule}`, { kind: 'head', owner, spans: spans(index) })
    else {
      if (!headed) out.push(plainWords(''), `${line(empty())}\n${rule}`, { kind: 'head', owner: node })
      out.push(whole, cells, { kind: 'row', apart: false, owner, spans: spans(index) })
    }
    out.place = place
    headed = true
  }
}

/** Joins both header rows: 'High season – with your own kit'. */
function joinedHead(
  { rows, spans }: Grid,
  under: (TreeNode | null)[],
  textOf: (cell: TreeNode | null) => TakenText,
): TakenText[] {
  const top = rows[0]!
  const texts = top.map(textOf)
  return top.map((cell, column) => {
    const above = texts[spans?.[0]?.[column] ?? column]!
    const below = under[column]
    if (!below || below === cell) return above
    const own = textOf(below)
    if (own.text === '' || own.text === above.text) return above
    if (above.text === '') return own
    return plainWords(`${above.text} – ${own.text}`)
  })
}

/** Repeats short values across their columns, such as '8:00–16:30' from Monday to Thursday, but not sentences. */
function textAcross(texts: string[], column: number, spans: number[] | null): string {
  const from = spans?.[column] ?? column
  const text = texts[from]!
  return from !== column && text.length <= longestValue && isValue(text) ? text : ''
}

const longestValue = 60
