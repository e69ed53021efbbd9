import type { Attributes } from './attributes.ts'
import { scanMarkup } from './scan-markup.ts'
import { TreeBuilder } from './tree-builder.ts'
import type { TreeNode } from './tree-node.ts'

export interface Tree {
  root: TreeNode
  body: TreeNode
  html: TreeNode | null
  title: string
  metas: Attributes[]
  linkTags: Attributes[]
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

/** HTML to a light tree in one pass and linear time: what cannot be read is never built. */
export function parseTree(html: string): Tree {
  const builder = new TreeBuilder()
  scanMarkup(html, builder)
  return builder.tree()
}
