import { isValue } from './cell-value.ts'
import type { TreeNode } from './tree-node.ts'
import { plainText } from './visible.ts'

/** Rows of cells, whether from a table element or from boxes laid out as one. */
export interface Grid {
  rows: (TreeNode | null)[][]
  /** The element of each row, for the path in its key. */
  owners: TreeNode[]
  /** The first row names the columns. */
  headed: boolean
  caption: TreeNode | null
}

/** Characters that cells spanning rows may still repeat on this page: a few bytes can ask for thousands of copies. */
export interface Repeats {
  left: number
}

const maxCell = 160
const maxColumns = 14

/** A table that carries data; null when it only lays a page out. */
export function tableGrid(table: TreeNode, repeats: Repeats): Grid | null {
  const trs: TreeNode[] = []
  let caption: TreeNode | null = null
  let thead: TreeNode | null = null
  const walk = (node: TreeNode) => {
    for (const child of node.children) {
      if (typeof child === 'string' || child.hidden) continue
      if (child.tag === 'tr') trs.push(child)
      else if (child.tag === 'caption') caption = child
      else if (child.tag === 'thead' || child.tag === 'tbody' || child.tag === 'tfoot') {
        if (child.tag === 'thead') thead ??= child
        walk(child)
      }
    }
  }
  walk(table)
  if (trs.length === 0) return null
  const role = table.role
  if (role === 'presentation' || role === 'none') return null
  const cellRows = trs.map(cellsOf)
  const hasHeads = cellRows.some((row) => row.some((cell) => cell.tag === 'th'))
  const columns = widest(cellRows, widthOf)
  if (columns < 2 || columns > 60) return null
  if (!hasHeads && !looksLikeData(cellRows)) return null
  if (hasHeads && cellRows.some((row) => row.some(isLaidOut)) && !looksLikeData(cellRows)) return null
  const rows = spread(cellRows, repeats)
  const first = cellRows[0]!
  const headed =
    rows.length > 1 &&
    (thead !== null || first.every((cell) => cell.tag === 'th' || cell.chars === 0) || namesColumns(rows))
  return { rows, owners: trs, headed, caption }
}

function cellsOf(row: TreeNode): TreeNode[] {
  const cells: TreeNode[] = []
  for (const child of row.children) {
    if (typeof child !== 'string' && !child.hidden && (child.tag === 'td' || child.tag === 'th'))
      cells.push(child)
  }
  return cells
}

function span(cell: TreeNode, name: 'colspan' | 'rowspan'): number {
  return Math.min(Math.max(Number.parseInt(cell.attribute(name) ?? '', 10) || 1, 1), 60)
}

/** Not by `Math.max(...)`, which fails on more rows than a call takes arguments. */
function widest<Row>(rows: Row[], width: (row: Row) => number): number {
  return rows.reduce((most, row) => Math.max(most, width(row)), 0)
}

function widthOf(row: TreeNode[]): number {
  return row.reduce((sum, cell) => sum + span(cell, 'colspan'), 0)
}

function isLaidOut(cell: TreeNode): boolean {
  return (
    cell.chars > 600 ||
    contains(cell, (node) => node.tag === 'table' || node.tag === 'h1' || node.tag === 'form')
  )
}

function looksLikeData(rows: TreeNode[][]): boolean {
  const filled = rows.filter((row) => row.some((cell) => cell.chars > 0))
  if (filled.length < 2) return filled.length === 1 && isPair(filled[0]!)
  const cells = filled.flat()
  if (cells.some(isLaidOut)) return false
  const chars = cells.reduce((sum, cell) => sum + cell.chars, 0)
  const links = cells.reduce((sum, cell) => sum + cell.linkChars, 0)
  const multi = filled.filter((row) => row.filter((cell) => cell.chars > 0).length >= 2).length
  if (multi * 2 < filled.length) return false
  return (
    chars / cells.length < maxCell && (links < chars * 0.8 || cells.some((cell) => isValue(plainText(cell))))
  )
}

function isPair(row: TreeNode[]): boolean {
  const filled = row.filter((cell) => cell.chars > 0)
  return (
    filled.length === 2 && filled.every((cell) => cell.chars < 80) && isValue(plainText(filled[1]!).trim())
  )
}

/** Column and row spans become repeated cells, so that each row can be read by itself. */
function spread(rows: TreeNode[][], repeats: Repeats): (TreeNode | null)[][] {
  const out: (TreeNode | null)[][] = []
  let below: { cell: TreeNode; left: number }[] = []
  for (const row of rows) {
    const cells: (TreeNode | null)[] = []
    const next: { cell: TreeNode; left: number }[] = []
    let at = 0
    const carry = () => {
      while (below[cells.length] && below[cells.length]!.left > 0) {
        const held = below[cells.length]!
        next[cells.length] = { cell: held.cell, left: held.left - 1 }
        repeats.left -= held.cell.chars
        cells.push(repeats.left < 0 ? null : held.cell)
      }
    }
    carry()
    for (const cell of row) {
      const across = span(cell, 'colspan')
      const down = span(cell, 'rowspan')
      for (let i = 0; i < across && cells.length < 60; i++) {
        if (down > 1) next[cells.length] = { cell, left: down - 1 }
        // A cell across the whole row is a heading of its own, said once.
        cells.push(i === 0 ? cell : null)
      }
      at++
      carry()
    }
    if (at === 0 && cells.every((cell) => cell === null)) continue
    out.push(cells)
    below = next
  }
  return out
}

/** No head cells, but the first row has names where the others have values. */
function namesColumns(rows: (TreeNode | null)[][]): boolean {
  if (rows.length < 3) return false
  const first = rows[0]!
  if (first.some((cell) => !cell || cell.chars === 0 || cell.chars > 50)) return false
  const texts = first.map((cell) => plainText(cell!).trim())
  if (texts.some((text) => isValue(text))) return false
  const bold = first.every((cell) => contains(cell!, (node) => node.tag === 'b' || node.tag === 'strong'))
  if (bold)
    return !rows[1]!.every(
      (cell) => cell && contains(cell, (node) => node.tag === 'b' || node.tag === 'strong'),
    )
  for (let column = 1; column < first.length; column++) {
    let values = 0
    for (const row of rows.slice(1)) if (row[column] && isValue(plainText(row[column]!).trim())) values++
    if (values * 10 >= (rows.length - 1) * 6) return true
  }
  return false
}

/** Boxes that stand as a table: rows of equal boxes, or one run of boxes in columns. */
export function findGrid(node: TreeNode): Grid | null {
  if (node.chars === 0 || node.chars > 12_000) return null
  const role = node.role
  if (role === 'table' || role === 'grid' || role === 'treegrid') return roleGrid(node)
  const kids = boxes(node)
  if (!kids || kids.length < 2) return null
  return rowsOfBoxes(kids) ?? runOfBoxes(kids)
}

function roleGrid(node: TreeNode): Grid | null {
  const owners: TreeNode[] = []
  const walk = (at: TreeNode, depth: number) => {
    for (const child of at.children) {
      if (typeof child === 'string' || child.hidden) continue
      if (child.role === 'row') owners.push(child)
      else if (depth < 4) walk(child, depth + 1)
    }
  }
  walk(node, 0)
  const marked = owners.map((row) => (boxes(row) ?? []).filter((cell) => cell.role))
  // Some give a role to the rows alone.
  const rows = marked.every((row) => row.length === 0) ? owners.map((row) => boxes(row) ?? []) : marked
  if (rows.length === 0 || widest(rows, (row) => row.length) < 2) return null
  const headed = rows[0]!.every((cell) => cell.role === 'columnheader') || namesColumns(rows)
  return { rows, owners, headed, caption: null }
}

/** Child elements with text, or null when text of the node's own stands between them. */
function boxes(node: TreeNode): TreeNode[] | null {
  const found: TreeNode[] = []
  for (const child of node.children) {
    if (typeof child === 'string') {
      // Leader dots between a name and its price are decoration.
      if (/[^\s.·…|•–—_-]/.test(child)) return null
    } else if (!child.hidden && child.chars > 0) {
      if (child.mark !== '') return null
      found.push(child)
    }
  }
  return found
}

function rowsOfBoxes(kids: TreeNode[]): Grid | null {
  const first = kids[1]!
  let alike = 0
  for (const kid of kids) if (kid.tag === first.tag && !isSentence(kid)) alike++
  if (alike < 2 || alike * 10 < kids.length * 8) return null
  const rows: TreeNode[][] = []
  for (const kid of kids) {
    const cells = boxes(kid)
    if (!cells || cells.length > maxColumns) return null
    rows.push(cells)
  }
  const columns = Math.max(rows[0]!.length, rows[1]!.length)
  if (columns < 2) return null
  for (const [at, row] of rows.entries())
    if (row.length > 1 && row.length < columns) rows[at] = withEmpty(kids[at]!, columns) ?? row
  const regular = rows.filter((row) => row.length === columns).length
  if (regular < 2 || regular * 10 < rows.length * 8) return null
  if (rows.some((row) => row.length !== columns && row.length !== 1)) return null
  if (!rows.every((row) => row.every(isCell))) return null
  const texts = rows.map((row) => row.map((cell) => plainText(cell).trim()))
  let valued = false
  for (let column = 0; column < columns && !valued; column++) {
    let values = 0
    for (const row of texts) if (row.length === columns && isValue(row[column]!)) values++
    valued = values * 10 >= (regular - 1) * 6 && values >= 2
  }
  if (!valued) return null
  const headed =
    texts[0]!.length === columns && texts[0]!.every((text) => !isValue(text)) && columnNames(texts)
  return { rows, owners: kids, headed, caption: null }
}

/** A cell left empty stands for nothing to say in that column. */
function withEmpty(row: TreeNode, columns: number): TreeNode[] | null {
  const cells = row.children.filter((child) => typeof child !== 'string' && !child.hidden) as TreeNode[]
  return cells.length === columns ? cells : null
}

function columnNames(texts: string[][]): boolean {
  return texts.slice(1).some((row) => row.some((text) => isValue(text)))
}

/** Name, price, name, price… in one run: the period at which values come tells the number of columns. */
function runOfBoxes(kids: TreeNode[]): Grid | null {
  if (kids.length < 4 || !kids.every((kid) => isCell(kid) && !kid.isHeading && !isCard(kid))) return null
  const valued = kids.map((kid) => isValue(plainText(kid).trim()))
  for (let columns = 2; columns <= 5; columns++) {
    if (kids.length % columns !== 0 || kids.length / columns < 2) continue
    const headed = !valued.slice(0, columns).some(Boolean)
    const from = headed ? columns : 0
    let fits = kids.length - from >= columns
    for (let i = from; i < kids.length && fits; i += columns) {
      fits = !valued[i] && valued[i + columns - 1]!
      for (let column = 1; column < columns - 1 && fits; column++)
        fits = valued[i + column] === valued[from + column]
    }
    if (!fits) continue
    const rows: TreeNode[][] = []
    const owners: TreeNode[] = []
    for (let i = 0; i < kids.length; i += columns) {
      rows.push(kids.slice(i, i + columns))
      owners.push(kids[i]!)
    }
    return { rows, owners, headed, caption: null }
  }
  return null
}

function isCell(node: TreeNode): boolean {
  if (node.chars > maxCell || node.tag === 'ul' || node.tag === 'ol' || node.tag === 'table') return false
  return !contains(
    node,
    (inner) =>
      inner.tag === 'li' ||
      inner.tag === 'h1' ||
      inner.tag === 'h2' ||
      inner.tag === 'table' ||
      inner.tag === 'form',
  )
}

/** A heading and what stands below it, in one box: a thing of its own, however the boxes are arranged. */
function isCard(node: TreeNode): boolean {
  return contains(node, (inner) => inner.isHeading && inner.chars < node.chars)
}

function isSentence(node: TreeNode): boolean {
  return node.tag === 'p' || node.isHeading
}

function contains(node: TreeNode, wanted: (node: TreeNode) => boolean): boolean {
  for (const child of node.children) {
    if (typeof child !== 'string' && (wanted(child) || contains(child, wanted))) return true
  }
  return false
}
