import { scanMarkup } from './scan-markup.ts'
import type { Tree } from './tree.ts'
import { TreeBuilder } from './tree-builder.ts'

/** A light tree of HTML in one pass and linear time: what cannot be read is never built. */
export function parseTree(html: string): Tree {
  const builder = new TreeBuilder()
  scanMarkup(html, builder)
  return builder.tree()
}
