import type { Attributes } from './attributes.ts'
import type { Child, TreeNode } from './tree-node.ts'

/** Declarative shadow roots are rendered at once. */
export const isShadowRoot = (tag: string, attributes: Attributes | null) =>
  tag === 'template' && /^(?:open|closed)$/i.test(attributes?.get('shadowrootmode') ?? '')

/** Replaces each host's children by its shadow root with filled slots, outer hosts first. */
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
    // An empty root is filled by a script, so the host's own children are kept.
    fill(host, hasText || slots.size > 0 ? shadow.children : light)
  }
}

/** Collects the first slot of each name. Returns true if the shadow root has text. */
function survey(node: TreeNode, roots: ReadonlySet<TreeNode>, slots: Map<string, TreeNode>): boolean {
  let hasText = false
  for (const child of node.children) {
    if (typeof child === 'string') {
      if (child.trim() !== '') hasText = true
      continue
    }
    const name = child.attribute('name') ?? ''
    if (child.tag === 'slot' && !slots.has(name)) slots.set(name, child)
    // Nested roots belong to their own host.
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
