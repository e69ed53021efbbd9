import type { Block } from './read-page.ts'

/** The text of the kept blocks. */
export function renderBlocks(blocks: Iterable<Block>): string {
  let text = ''
  let previous: Block | null = null
  for (const block of blocks) {
    if (!block.kept) continue
    if (previous) text += block.apart || closes(previous, block) ? '\n\n' : '\n'
    text += block.markdown
    previous = block
  }
  return text
}

/** Lists and tables end with a blank line. */
function closes(previous: Block, block: Block): boolean {
  const group = (kind: Block['kind']) => (kind === 'head' ? 'row' : kind === 'term' ? 'definition' : kind)
  if (previous.kind === 'term' || previous.kind === 'definition') return block.kind !== 'definition'
  if (group(previous.kind) === group(block.kind)) return false
  // Text set in belongs to the list item above it.
  return !(previous.markdown.startsWith('  ') || block.markdown.startsWith('  '))
}
