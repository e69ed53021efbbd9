import { hasMoney, linkShare } from './prune.ts'
import type { Tree } from './tree.ts'
import type { TreeNode } from './tree-node.ts'
import { spacedText } from './visible.ts'

const closingWords =
  /©|\(c\) ?(?:19|20)\d\d|copyright|all rights reserved|alle rechte|todos los derechos|tous droits|tutti i diritti|registered in|company (?:no|number|reg)|follow us|folgen sie uns|s[ií]guenos|suivez-nous|seguici|powered by|website by|designed by|privacy policy|datenschutz|impressum/i

const barLength = 150
const callLength = 140
const closingLength = 1500

/**
 * Marks surroundings by position, for pages without meaningful classes: bars above the title, the footer, and a
 * call to action before it.
 */
export function markSurroundings(tree: Tree): void {
  const { body } = tree
  const heart = findHeart(body)
  if (!heart || heart === body) return
  for (let at = heart; at !== body && at.parent; at = at.parent) {
    const siblings = at.parent.children.filter(
      (child) => typeof child !== 'string' && !child.hidden && child.chars > 0,
    )
    const here = siblings.indexOf(at)
    // Bars count only above the title or the navigation.
    let above = at.hasTitle
    for (const before of (siblings.slice(0, here) as TreeNode[]).reverse()) {
      if (before.mark === '' && above && isBar(before)) before.mark = 'frame'
      else if (linkShare(before) > 0.6) above = true
    }
    markEnd(siblings.slice(here + 1) as TreeNode[], body)
  }
}

function findHeart(body: TreeNode): TreeNode | null {
  let node = body
  for (;;) {
    let next: TreeNode | null = null
    for (const child of node.children) {
      if (typeof child === 'string' || child.hidden || child.mark !== '') continue
      if (child.hasTitle) {
        next = child
        break
      }
      const words = child.chars - child.linkChars
      if (!node.hasTitle && words > (node.chars - node.linkChars) * 0.5) next = child
    }
    if (!next || next.tag === 'h1') return node
    node = next
  }
}

function isBar(node: TreeNode): boolean {
  return (
    node.chars < barLength &&
    !hasHeading(node) &&
    node.tag !== 'p' &&
    node.tag !== 'span' &&
    node.tag !== 'img'
  )
}

/** Works backwards from the last element: footers, then at most one call to action. */
function markEnd(after: TreeNode[], body: TreeNode): void {
  let i = after.length - 1
  for (; i >= 0; i--) {
    const node = after[i]!
    if (node.mark !== '' || node.chars === 0) continue
    const large = node.chars > 500 && node.prose > body.prose * 0.3
    if (node.chars > closingLength || large || !closingWords.test(spacedText(node))) break
    node.mark = 'frame'
  }
  const call = after[i]
  if (!call || i === after.length - 1) return
  if (call.chars < callLength && call.linkChars + call.fields > 0 && !hasMoney(call) && !hasRows(call))
    call.mark = 'frame'
}

function hasHeading(node: TreeNode): boolean {
  return someNode(node, (inner) => /^h[1-4]$/.test(inner.tag))
}

function hasRows(node: TreeNode): boolean {
  return someNode(node, (inner) => inner.tag === 'table' || inner.tag === 'dl')
}

function someNode(node: TreeNode, wanted: (node: TreeNode) => boolean): boolean {
  if (wanted(node)) return true
  return node.children.some((child) => typeof child !== 'string' && someNode(child, wanted))
}
