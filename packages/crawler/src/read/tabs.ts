import type { TreeNode } from './tree-node.ts'
import { spacedText } from './visible.ts'
import { collapse } from './whitespace.ts'

/** Detects tabs without their panels. Accordions use the tablist role too but contain the panels. */
export function isTabStrip(node: TreeNode): boolean {
  if (node.attributes === null) return false
  return node.role === 'tablist' ? !holdsPanel(node) : isMenuOfPanes(node)
}

const paneAttribute = 'data-w-tab'

/** Webflow names tabs and panes alike and adds roles by script. */
function isMenuOfPanes(node: TreeNode): boolean {
  if (!node.class.includes('w-tab-menu')) return false
  return node.children.every(
    (child) =>
      typeof child === 'string' ||
      child.attribute('href') !== undefined ||
      child.attribute(paneAttribute) !== undefined,
  )
}

export function tabOfPane(pane: TreeNode): TreeNode | null {
  const name = pane.attribute(paneAttribute)
  for (const child of pane.parent?.parent?.children ?? []) {
    if (typeof child === 'string' || !isMenuOfPanes(child)) continue
    const tab = child.children.find((tab) => typeof tab !== 'string' && tab.attribute(paneAttribute) === name)
    if (tab && typeof tab !== 'string') return tab
  }
  return null
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

/** Cached, because every panel asks about the same strip. */
function holdsPanel(node: TreeNode): boolean {
  const known = panelHolders.get(node)
  if (known !== undefined) return known
  const holds = node.children.some(
    (child) => typeof child !== 'string' && (child.role === 'tabpanel' || holdsPanel(child)),
  )
  panelHolders.set(node, holds)
  return holds
}

export function namedTab(tab: TreeNode | undefined): TreeNode | null {
  return tab?.role === 'tab' ? tab : null
}
