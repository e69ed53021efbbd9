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
  /** What a tab, an accordion's head or the like opens, by its id, and the element that opens it. */
  controlled: Map<string, TreeNode>
  /** The elements that lead elsewhere: anchors, areas, frames, and addresses hidden from robots. */
  links: TreeNode[]
  /** The elements that call themselves the main part. */
  mains: TreeNode[]
  /** The elements that microdata calls the body of an article. */
  articleBodies: TreeNode[]
  microdata: boolean
  /** The links to privacy notes, terms and the like, filled in by measure(). */
  legalLinks: TreeNode[]
}
