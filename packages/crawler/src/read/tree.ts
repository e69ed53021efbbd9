import type { Attributes } from './attributes.ts'
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
