import type { Run } from './run.ts'
import type { TreeNode } from './tree-node.ts'
import { plainText } from './visible.ts'

const wholeSum = /[$£€]\s?\d{1,9}$/

/** '£29' with a raised '99' is £29.99. */
export function markCents(node: TreeNode, words: Run): void {
  const only = node.children[0]
  if (typeof only !== 'string' || !/^\d\d$/.test(only.trim())) return
  if (wholeSum.test(words.since(Math.max(0, words.mark - 3)))) words.add('.', false)
}

/** A price card may set the cents in a box of their own: '£15', then '95'. Says whether they were. */
export function addRaisedCents(node: TreeNode, words: Run): boolean {
  if (node.chars !== 2 || words.empty) return false
  const cents = plainText(node).trim()
  if (!/^\d\d$/.test(cents) || !wholeSum.test(words.since(Math.max(0, words.mark - 4)))) return false
  words.add(`.${cents}`, false)
  words.space()
  return true
}
