import { contains } from './grids.ts'
import type { TreeNode } from './tree-node.ts'

/**
 * Detects branches, departments or seasons side by side: a name followed by independent lines ('Tel. …', 'Sat
 * 9am–5pm') that would run together in a table row.
 */
export function areSections(rows: TreeNode[][]): boolean {
  return rows.every(([name]) => isName(name!)) && rows.some(([name, ...rest]) => tellsLines(name!, rest))
}

const isBold = ({ tag }: TreeNode) => tag === 'b' || tag === 'strong'

function isName(cell: TreeNode): boolean {
  const stands = (node: TreeNode) => (node.isHeading || isBold(node)) && node.chars === cell.chars
  return stands(cell) || contains(cell, stands)
}

const fewestLines = 2

/** Opening hours for a range of days, such as 'Mo–Fr 9–18 Uhr'. */
const week =
  /^\p{L}{2,10}\.?\s?[–—-]\s?\p{L}{2,10}\.?:?\s\d{1,2}(?:[:.h]\d\d|\s?(?:am|pm|a\.m|p\.m|uhr|h)|\s?[–—-])/iu

function tellsLines(name: TreeNode, cells: TreeNode[]): boolean {
  const lines = cells.map((cell) => linesOf(cell).filter(isLine))
  if (lines.some((told) => told.length >= fewestLines)) return true
  if (!name.isHeading && !contains(name, (node) => node.isHeading)) return false
  // Boxes next to a heading may be columns, so only paragraphs count.
  const told = lines.filter((_, at) => cells[at]!.tag === 'p').flat()
  return told.length >= fewestLines || told.some((line) => week.test(line))
}

/** Lines such as '9–12' and 'and 14–18' continue the previous one. */
const isLine = (line: string) =>
  /^\p{L}/u.test(line) && /\d/.test(line) && !/^(?:and|und|et|e|y|en|to|bis|from|ab|per|je)\s/i.test(line)

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
