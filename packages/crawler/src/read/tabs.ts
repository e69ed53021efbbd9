import type { TreeNode } from './tree-node.ts'
import { spacedText } from './visible.ts'
import { collapse } from './whitespace.ts'

/**
 * Whether a node is a row of tabs whose panels stand elsewhere; accordions call themselves tab lists too, but
 * hold their panels.
 */
export function isTabStrip(node: TreeNode): boolean {
  if (node.attributes === null) return false
  return node.role === 'tablist' ? !holdsPanel(node) : isMenuOfPanes(node)
}

const paneAttribute = 'data-w-tab'

/**
 * Whether a node is a menu of Webflow's panes: it names tab and pane alike, and gives them their roles only
 * once its script has run.
 */
function isMenuOfPanes(node: TreeNode): boolean {
  if (!node.class.includes('w-tab-menu')) return false
  return node.children.every(
    (child) =>
      typeof child === 'string' ||
      child.attribute('href') !== undefined ||
      child.attribute(paneAttribute) !== undefined,
  )
}

/** The tab that opens a pane: the one of its name in the menu beside the panes. */
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

/**
 * Whether a tab's strip holds panels, remembered because each of a thousand panels asks about the one strip of
 * all its tabs.
 */
function holdsPanel(node: TreeNode): boolean {
  const known = panelHolders.get(node)
  if (known !== undefined) return known
  const holds = node.children.some(
    (child) => typeof child !== 'string' && (child.role === 'tabpanel' || holdsPanel(child)),
  )
  panelHolders.set(node, holds)
  return holds
}

/** What controls a panel, where it says that it is its tab. */
export function namedTab(tab: TreeNode | undefined): TreeNode | null {
  return tab?.role === 'tab' ? tab : null
}
