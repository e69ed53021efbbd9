import { scanMarkup } from './scan-markup.ts'
import { TreeBuilder } from './tree-builder.ts'
import type { TreeNode } from './tree-node.ts'

export interface Tree {
  root: TreeNode
  body: TreeNode
  html: TreeNode | null
  title: string
  metas: Map<string, string>[]
  linkTags: Map<string, string>[]
  base: string | null
  jsonLd: string[]
  scripts: number
  noscript: string
  /** By id, what a tab, an accordion's head or the like opens, and the element that opens it. */
  controlled: Map<string, TreeNode>
  /** What leads elsewhere: anchors, areas, frames, and addresses hidden from robots. */
  links: TreeNode[]
  /** What calls itself the main part. */
  mains: TreeNode[]
  /** What microdata calls the body of an article. */
  articleBodies: TreeNode[]
  microdata: boolean
  /** Links to privacy notes, terms and the like. Filled by measure(). */
  legalLinks: TreeNode[]
}

/** Only the attributes that reading looks at. */
const wanted = new Set(
  (
    'class id role style hidden open href rel lang src alt title name property content type value start color bgcolor ' +
    'http-equiv datetime colspan rowspan itemscope itemtype itemprop aria-hidden aria-expanded aria-controls aria-label ' +
    'aria-labelledby aria-level data-target data-bs-target data-toggle data-bs-toggle data-cfemail data-nosnippet'
  ).split(' '),
)

/** HTML to a light tree in one pass and linear time: what cannot be read is never built. */
export function parseTree(html: string): Tree {
  const builder = new TreeBuilder()
  scanMarkup(html, wanted, builder)
  return builder.tree()
}
