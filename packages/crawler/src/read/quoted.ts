import { namesCustomers } from './cues.ts'
import type { TreeNode } from './tree-node.ts'

/** What customers, critics and famous people say; by the element, or by what its class calls it. */
export function isQuoted(node: TreeNode): boolean {
  if (node.tag === 'blockquote') return true
  return node.isBlock && node.class !== '' && namesCustomers(node.class) && !node.hasTitle
}
