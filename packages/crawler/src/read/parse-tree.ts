import { scanMarkup } from './scan-markup.ts'
import type { Tree } from './tree.ts'
import { TreeBuilder } from './tree-builder.ts'

/** Parses HTML in a single pass and linear time, skipping unreadable elements. */
export function parseTree(html: string): Tree {
  const builder = new TreeBuilder()
  scanMarkup(html, builder)
  return builder.tree()
}
