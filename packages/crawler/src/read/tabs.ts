import type { TreeNode } from './tree-node.ts'
import { spacedText } from './visible.ts'
import { collapse } from './whitespace.ts'

/** A row of tabs whose panels stand elsewhere; accordions call themselves tab lists too, but hold their panels. */
export function isTabStrip(node: TreeNode): boolean {
  return node.attributes !== null && node.role === 'tablist' && !holdsPanel(node)
}

export function inTabStrip(tab: TreeNode): boolean {
  let at = tab.parent
  for (let level = 0; at && level < 4; level++, at = at.parent) if (isTabStrip(at)) return true
  return false
}

export function firstHeading(node: TreeNode): string | null {
  for (const child of node.children) {
    if (typeof child === 'string') continue
    if (child.isHeading) return collapse(spacedText(child)).trim()
    const inside = firstHeading(child)
    if (inside !== null) return inside
  }
  return null
}

const panelHolders = new WeakMap<TreeNode, boolean>()

/** Remembered: each of a thousand panels asks about the one strip that all its tabs stand in. */
function holdsPanel(node: TreeNode): boolean {
  const known = panelHolders.get(node)
  if (known !== undefined) return known
  const holds = node.children.some(
    (child) => typeof child !== 'string' && (child.role === 'tabpanel' || holdsPanel(child)),
  )
  panelHolders.set(node, holds)
  return holds
}
