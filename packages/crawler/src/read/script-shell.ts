import type { Tree } from './tree.ts'
import type { TreeNode } from './tree-node.ts'

const mounts =
  /^(?:root|app|__next|__nuxt|___gatsby|app-root|svelte|main-app|react-root|application|ember-app|q-app)$/i

/** True for an empty mount, a request for JavaScript, or hardly any text. */
export function isShell(tree: Tree): boolean {
  const { chars } = tree.body
  if (tree.scripts === 0 || chars > 1200) return false
  if (chars < 40) return true
  if (chars < 300 && /javascript/i.test(tree.noscript)) return true
  const mount = findMount(tree.body)
  return mount !== null && mount.chars < 60 && tree.body.prose < 200
}

function findMount(node: TreeNode): TreeNode | null {
  if (mounts.test(node.id) || node.tag === 'app-root') return node
  for (const child of node.children) {
    if (typeof child === 'string') continue
    const found = findMount(child)
    if (found) return found
  }
  return null
}
