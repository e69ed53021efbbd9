import { isValue } from './cell-value.ts'
import type { TreeNode } from './tree-node.ts'
import { plainText } from './visible.ts'

export interface Grid {
  rows: (TreeNode | null)[][]
  owners: TreeNode[]
  headed: boolean
  under?: (TreeNode | null)[]
  caption: TreeNode | null
  /** For rows with spanning cells: the source column of each column. */
  spans?: (number[] | null)[]
}

/**
 * Characters that cells with a rowspan may still repeat on this page; otherwise a few bytes could request
 * thousands of copies.
 */
export interface RepeatBudget {
  left: number
}

export const maxCell = 160

/** Returns null for layout tables. */
export function tableGrid(table: TreeNode, repeats: RepeatBudget): Grid | null {
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
  // A title row across the table would hide the header row.
  if (!caption && isTitle(cellRows, columns)) {
    caption = cellRows.shift()![0]!
    trs.shift()
  }
  const { rows, spans } = spreadSpans(cellRows, repeats)
  const first = cellRows[0]!
  if (isHeadOfTwo(cellRows, rows, thead)) {
    const [top, under, ...rest] = rows
    return {
      rows: [top!, ...rest],
      owners: [trs[0]!, ...trs.slice(2)],
      headed: true,
      under,
      caption,
      spans: [spans[0]!, ...spans.slice(2)],
    }
  }
  const headed =
    rows.length > 1 &&
    (thead !== null || first.every((cell) => cell.tag === 'th' || cell.chars === 0) || namesColumns(rows))
  return { rows, owners: trs, headed, caption, spans }
}

const longestName = 60

/** Detects a group header above the column names. */
function isHeadOfTwo(written: TreeNode[][], rows: (TreeNode | null)[][], thead: TreeNode | null): boolean {
  const [top, under] = written
  if (!top || !under || rows.length < 3 || rows.length !== written.length) return false
  const width = rows[0]!.length
  const isAcross = (cell: TreeNode) => span(cell, 'colspan') > 1 && span(cell, 'colspan') < width
  if (rows[1]!.length !== width || !top.some(isAcross) || under.some((cell) => span(cell, 'colspan') > 1))
    return false
  const names = [...top, ...under]
  if (names.some((cell) => cell.chars > longestName) || under.filter((cell) => cell.chars > 0).length < 2)
    return false
  const headRows = thead?.children.filter((row) => typeof row !== 'string' && row.tag === 'tr').length ?? 0
  // Marked header rows may hold values, such as the dates in 'Wine bar 3.4.–9.6.'.
  if (headRows === 2 || names.every((cell) => cell.tag === 'th' || cell.chars === 0)) return true
  if (names.some((cell) => isValue(plainText(cell).trim()))) return false
  const hasValues = (row: (TreeNode | null)[]) =>
    row.slice(1).some((cell) => cell && isValue(plainText(cell).trim()))
  return headRows > 2 || rows.slice(2).some(hasValues)
}

function isTitle([first, ...rest]: TreeNode[][], columns: number): boolean {
  const [title, ...others] = first!
  return (
    title !== undefined &&
    others.length === 0 &&
    rest.length > 1 &&
    span(title, 'colspan') >= columns &&
    title.chars > 0 &&
    title.chars <= longestName &&
    !isValue(plainText(title).trim()) &&
    // Several full-width rows are dividers.
    !rest.some((row) => row.length === 1)
  )
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

/** `Math.max(...)` fails for more rows than a call takes arguments. */
export function widest<Row>(rows: Row[], width: (row: Row) => number): number {
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

/** Expands rowspans and colspans so that each row is complete. */
function spreadSpans(
  rows: TreeNode[][],
  repeats: RepeatBudget,
): { rows: (TreeNode | null)[][]; spans: (number[] | null)[] } {
  const out: (TreeNode | null)[][] = []
  const spans: (number[] | null)[] = []
  let below: { cell: TreeNode; left: number }[] = []
  for (const row of rows) {
    const cells: (TreeNode | null)[] = []
    const next: { cell: TreeNode; left: number }[] = []
    const from: number[] = []
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
        // A cell across the whole row is a heading and appears once.
        if (i > 0) from[cells.length] = cells.length - i
        cells.push(i === 0 ? cell : null)
      }
      at++
      carry()
    }
    if (at === 0 && cells.every((cell) => cell === null)) continue
    out.push(cells)
    spans.push(from.length > 0 ? cells.map((_, column) => from[column] ?? column) : null)
    below = next
  }
  return { rows: out, spans }
}

/** Detects a header row without `th`: names above columns of values. */
export function namesColumns(rows: (TreeNode | null)[][]): boolean {
  if (rows.length < 3) return false
  const first = rows[0]!
  // The corner above the row names is often empty.
  const names = first.length > 2 && first[0]?.chars === 0 ? first.slice(1) : first
  if (names.some((cell) => !cell || cell.chars === 0 || cell.chars > 50)) return false
  const texts = names.map((cell) => plainText(cell!).trim())
  if (texts.some((text) => isValue(text))) return false
  const bold = names.every((cell) => contains(cell!, (node) => node.tag === 'b' || node.tag === 'strong'))
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

export function contains(node: TreeNode, wanted: (node: TreeNode) => boolean): boolean {
  for (const child of node.children) {
    if (typeof child !== 'string' && (wanted(child) || contains(child, wanted))) return true
  }
  return false
}
