import { isValue } from './cell-value.ts'
import { contains, type Grid, maxCell, namesColumns, widest } from './grids.ts'
import { quotedRow } from './quoted.ts'
import { areSections } from './section-boxes.ts'
import type { TreeNode } from './tree-node.ts'
import { plainText } from './visible.ts'

const maxColumns = 14

export function findGrid(node: TreeNode): Grid | null {
  if (node.chars === 0 || node.chars > 12_000) return null
  const role = node.role
  if (role === 'table' || role === 'grid' || role === 'treegrid') return roleGrid(node)
  const [only, ...others] = boxes(node) ?? []
  if (!only) return null
  // Page builders may wrap the rows in a custom element.
  const kids = others.length === 0 && !only.isBlock ? boxes(only) : [only, ...others]
  if (!kids || kids.length < 2) return null
  const grid = rowsOfBoxes(kids) ?? runOfBoxes(kids, false) ?? runWithCorner(node, kids)
  // Reviews with a name below look like rows but are not a table.
  return grid?.rows.some((row, at) => quotedRow(grid.owners[at]!, row)) ? null : grid
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
  // Some pages set roles on the rows only.
  const rows = marked.every((row) => row.length === 0) ? owners.map((row) => boxes(row) ?? []) : marked
  if (rows.length === 0 || widest(rows, (row) => row.length) < 2) return null
  const headed = rows[0]!.every((cell) => cell.role === 'columnheader') || namesColumns(rows)
  return { rows, owners, headed, caption: null }
}

/** Returns the child elements with text, or null if there is text between them. */
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
    const { row, cells } = withoutWrappers(kid)
    if (!cells || cells.length > maxColumns) return null
    // Cards and tables inside wrappers keep their own structure.
    if (row !== kid && (isTable(row, cells) || cells.some((cell) => cell.isHeading || isCard(cell))))
      return null
    rows.push(cells)
  }
  const columns = Math.max(rows[0]!.length, rows[1]!.length)
  if (columns < 2) return null
  for (const [at, row] of rows.entries())
    if (row.length > 1 && row.length < columns)
      rows[at] = withEmpty(withoutWrappers(kids[at]!).row, columns) ?? row
  const regular = rows.filter((row) => row.length === columns).length
  if (regular < 2 || regular * 10 < rows.length * 8) return null
  if (rows.some((row) => row.length !== columns && row.length !== 1)) return null
  if (!rows.every((row) => row.every(isCell)) || areSections(rows)) return null
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

const fewestOfTable = 6

const isTable = (node: TreeNode, cells: TreeNode[]) =>
  cells.length >= fewestOfTable && (runOfBoxes(cells, false) ?? runWithCorner(node, cells)) !== null

const mostWrappers = 5

function withoutWrappers(node: TreeNode): { row: TreeNode; cells: TreeNode[] | null } {
  let row = node
  let cells = boxes(node)
  for (let depth = 0; depth < mostWrappers && cells?.length === 1 && !isText(cells[0]!); depth++) {
    row = cells[0]!
    cells = boxes(row)
  }
  return { row, cells }
}

const isText = ({ children }: TreeNode) => children.every((child) => typeof child === 'string')

/** An empty cell still occupies its column. */
function withEmpty(row: TreeNode, columns: number): TreeNode[] | null {
  const cells = row.children.filter((child) => typeof child !== 'string' && !child.hidden) as TreeNode[]
  return cells.length === columns ? cells : null
}

function columnNames(texts: string[][]): boolean {
  return texts.slice(1).some((row) => row.some((text) => isValue(text)))
}

/** Detects a run such as name, price, name, price; the period of the values is the number of columns. */
function runOfBoxes(kids: TreeNode[], hasCorner: boolean): Grid | null {
  if (kids.length < 4 || !kids.every((kid) => isCell(kid) && !kid.isHeading && !isCard(kid))) return null
  const valued = kids.map((kid) => isValue(plainText(kid).trim()))
  for (let columns = hasCorner ? 3 : 2; columns <= (hasCorner ? maxColumns : 5); columns++) {
    if (kids.length % columns !== 0 || kids.length / columns < 2) continue
    // With an empty corner the first row is a header even if it holds values, such as dates.
    const headed = hasCorner || !valued.slice(0, columns).some(Boolean)
    // Four lines of one card, the last a price, are not a header and a row. A term can't end a row either.
    if (headed && !hasCorner && kids.length / columns < 3) continue
    if (kids.some(({ tag }, at) => tag === 'dt' && at % columns !== 0)) continue
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

/** A run whose first box is empty, the corner between row and column headers. */
function runWithCorner(node: TreeNode, filled: TreeNode[]): Grid | null {
  const corner = node.children.find((child) => typeof child !== 'string' && !child.hidden)
  if (!corner || typeof corner === 'string' || corner.chars !== 0) return null
  const all = node.children.filter((child) => typeof child !== 'string' && !child.hidden) as TreeNode[]
  if (all.length !== filled.length + 1 || corner.tag !== filled[0]!.tag) return null
  return runOfBoxes(all, true)
}

function isCell(node: TreeNode): boolean {
  if (node.chars > maxCell || node.tag === 'ul' || node.tag === 'ol' || node.tag === 'table') return false
  if (isText(node)) return true
  // A cell with this many boxes is itself a table.
  const { cells } = withoutWrappers(node)
  if (
    cells &&
    cells.length >= fewestOfTable &&
    cells.filter(({ isBlock }) => isBlock).length >= fewestOfTable
  )
    return false
  if (cells && cells.filter(isRow).length >= 2) return false
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

/** A box with a name and a price; a cell with several of them is a list. */
const isRow = (node: TreeNode) =>
  node.isBlock && (boxes(node) ?? []).filter(({ isBlock }) => isBlock).length >= 2

function isCard(node: TreeNode): boolean {
  return contains(node, (inner) => inner.isHeading && inner.chars < node.chars)
}

function isSentence(node: TreeNode): boolean {
  return node.tag === 'p' || node.isHeading
}
