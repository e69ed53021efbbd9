import { namesCustomers } from './cues.ts'
import type { TreeNode } from './tree-node.ts'

/** Older pages are set in from the margin as a whole by the same element. */
const longestQuotation = 1_500

/** By whom a text is said: an element only sets it as a quotation, a class calls it what customers say. */
export type Quoted = 'somebody' | 'customer'

/** What customers, critics and famous people say. */
export function quotedBy(node: TreeNode): Quoted | null {
  if (node.isBlock && node.class !== '' && namesCustomers(node.class) && !node.hasTitle) return 'customer'
  return node.tag === 'blockquote' && node.chars <= longestQuotation ? 'somebody' : null
}
