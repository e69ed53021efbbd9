import { rare } from './attributes.ts'
import { namesCustomers } from './cues.ts'
import type { TreeNode } from './tree-node.ts'

/** Older pages are set in from the margin as a whole by the same element. */
const longestQuotation = 1_500

/** By whom a text is said: an element only sets it as a quotation, a class calls it what customers say. */
export type Quoted = 'somebody' | 'customer'

/** What customers, critics and famous people say. */
export function quotedBy(node: TreeNode): Quoted | null {
  if (!node.hasTitle && (isNamedReview(node) || isMarkedReview(node))) return 'customer'
  return node.tag === 'blockquote' && node.chars <= longestQuotation ? 'somebody' : null
}

const isNamedReview = ({ isBlock, class: classes, id }: TreeNode) =>
  isBlock && ((classes !== '' && namesCustomers(classes)) || id === 'comments')

const reviewType = /schema\.org\/(?:\w{1,20})?Review(?:\s|$)/
const reviewProperty = /^(?:reviews?|reviewBody|comment)$/

/** Marked as a review in the page's microdata. */
function isMarkedReview(node: TreeNode): boolean {
  if ((node.mask & (rare.itemprop | rare.itemscope)) === 0) return false
  return (
    reviewType.test(node.attribute('itemtype') ?? '') || reviewProperty.test(node.attribute('itemprop') ?? '')
  )
}
