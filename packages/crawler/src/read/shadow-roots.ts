import type { Attributes } from './attributes.ts'
import type { Child, TreeNode } from './tree-node.ts'

/** Whether a template is the declared shadow root of the element it stands in, which is shown at once. */
export const isShadowRoot = (tag: string, attributes: Attributes | null) =>
  tag === 'template' && /^(?:open|closed)$/i.test(attributes?.get('shadowrootmode') ?? '')

/**
 * Puts the content of each shadow root where it is shown: in place of what its host holds, which shows in the slots
 * alone. The outer ones must come first.
 */
export function showShadowRoots(shadowRoots: readonly TreeNode[]): void {
  const roots = new Set(shadowRoots)
  for (const shadow of shadowRoots) {
    const host = shadow.parent!
    const light = host.children.filter((child) => child !== shadow)
    const slots = new Map<string, TreeNode>()
    const hasText = survey(shadow, roots, slots)
    for (const [name, slot] of slots) {
      const shown = light.filter((child) => slotOf(child) === name)
      if (shown.some((child) => typeof child !== 'string' || child.trim() !== '')) fill(slot, shown)
    }
    // A root of neither text nor slots is filled by a script, with what the host holds.
    fill(host, hasText || slots.size > 0 ? shadow.children : light)
  }
}

/** Notes the first slot of each name; true where the shadow root has text of its own. */
function survey(node: TreeNode, roots: ReadonlySet<TreeNode>, slots: Map<string, TreeNode>): boolean {
  let hasText = false
  for (const child of node.children) {
    if (typeof child === 'string') {
      if (child.trim() !== '') hasText = true
      continue
    }
    const name = child.attribute('name') ?? ''
    if (child.tag === 'slot' && !slots.has(name)) slots.set(name, child)
    // What a root further in holds, and its slots, are its host's.
    if (roots.has(child)) hasText = true
    else if (survey(child, roots, slots)) hasText = true
  }
  return hasText
}

const slotOf = (child: Child) => (typeof child === 'string' ? '' : (child.attribute('slot') ?? ''))

function fill(node: TreeNode, children: readonly Child[]): void {
  node.children = [...children]
  for (const child of children) if (typeof child !== 'string') child.parent = node
}
