import { contains } from './grids.ts'
import type { TreeNode } from './tree-node.ts'

/**
 * Whether boxes are branches, departments or seasons side by side: each begins with its name, and below it
 * stand lines that name something themselves ('Tel. …', 'Sat 9am–5pm'). As cells of one row these lines would
 * run into each other.
 */
export function areSections(rows: TreeNode[][]): boolean {
  return rows.every(([name]) => isName(name!)) && rows.some(([name, ...rest]) => tellsLines(name!, rest))
}

const isBold = ({ tag }: TreeNode) => tag === 'b' || tag === 'strong'

/** Whether a cell is a heading or a text in bold, and nothing else. */
function isName(cell: TreeNode): boolean {
  const stands = (node: TreeNode) => (node.isHeading || isBold(node)) && node.chars === cell.chars
  return stands(cell) || contains(cell, stands)
}

const fewestLines = 2

/** A week in one line: the days, and from when to when, as in 'Mo–Fr 9–18 Uhr'. */
const week =
  /^\p{L}{2,10}\.?\s?[–—-]\s?\p{L}{2,10}\.?:?\s\d{1,2}(?:[:.h]\d\d|\s?(?:am|pm|a\.m|p\.m|uhr|h)|\s?[–—-])/iu

function tellsLines(name: TreeNode, cells: TreeNode[]): boolean {
  const lines = cells.map((cell) => linesOf(cell).filter(isLine))
  if (lines.some((told) => told.length >= fewestLines)) return true
  if (!name.isHeading && !contains(name, (node) => node.isHeading)) return false
  // Only paragraphs below a heading count; boxes beside it may be columns.
  const told = lines.filter((_, at) => cells[at]!.tag === 'p').flat()
  return told.length >= fewestLines || told.some((line) => week.test(line))
}

/** Whether a line stands for itself: '9–12' and 'and 14–18' go on with what stands before them. */
const isLine = (line: string) =>
  /^\p{L}/u.test(line) && /\d/.test(line) && !/^(?:and|und|et|e|y|en|to|bis|from|ab|per|je)\s/i.test(line)

/** The lines of a cell as breaks and blocks part them. */
function linesOf(cell: TreeNode): string[] {
  const lines = ['']
  const walk = (node: TreeNode) => {
    for (const child of node.children) {
      if (typeof child === 'string') lines[lines.length - 1] += child
      else if (child.tag === 'br') lines.push('')
      else if (!child.hidden) {
        if (child.isBlock) lines.push('')
        walk(child)
        if (child.isBlock) lines.push('')
      }
    }
  }
  walk(cell)
  return lines.map((line) => line.trim())
}
