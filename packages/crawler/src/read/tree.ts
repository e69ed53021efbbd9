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
  /** Elements that control a tab or accordion panel, by the panel's id. */
  controlled: Map<string, TreeNode>
  /** Anchors, areas, frames and obfuscated mail addresses. */
  links: TreeNode[]
  mains: TreeNode[]
  articleBodies: TreeNode[]
  microdata: boolean
  /** Links to privacy, terms and the like, filled by measure(). */
  legalLinks: TreeNode[]
}
