import { twoDigits, withCentsBelow } from './raised-cents.ts'
import type { TextRun } from './text-run.ts'
import type { TreeNode } from './tree-node.ts'
import { plainText } from './visible.ts'

const longestRaised = 8

export const isRaised = ({ tag, chars }: TreeNode): boolean =>
  tag === 'sup' && chars > 0 && chars <= longestRaised

export const isTwoDigits = (node: TreeNode): boolean =>
  node.chars === 2 && twoDigits.test(plainText(node, 20).trim())

/** Price cards may put cents in their own box: '£15', then '95'. Returns true if they were added. */
export function addRaisedCents(node: TreeNode, words: TextRun): boolean {
  if (words.empty || !isTwoDigits(node)) return false
  const cents = withCentsBelow(words.since(Math.max(0, words.mark - 4)), plainText(node).trim())
  if (cents === null) return false
  words.add(cents, false)
  words.space()
  return true
}
