import { twoDigits, withCentsBelow } from './raised-cents.ts'
import type { TextRun } from './text-run.ts'
import type { TreeNode } from './tree-node.ts'
import { plainText } from './visible.ts'

const longestRaised = 8

/** Whether an element may hold cents or lead to a footnote. */
export const isRaised = ({ tag, chars }: TreeNode): boolean =>
  tag === 'sup' && chars > 0 && chars <= longestRaised

/** Whether an element holds two digits and nothing else. */
export const isTwoDigits = (node: TreeNode): boolean =>
  node.chars === 2 && twoDigits.test(plainText(node, 20).trim())

/** A price card may set the cents in a box of their own: '£15', then '95'. Says whether they were. */
export function addRaisedCents(node: TreeNode, words: TextRun): boolean {
  if (words.empty || !isTwoDigits(node)) return false
  const cents = withCentsBelow(words.since(Math.max(0, words.mark - 4)), plainText(node).trim())
  if (cents === null) return false
  words.add(cents, false)
  words.space()
  return true
}
