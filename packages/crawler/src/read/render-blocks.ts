import type { Block } from './read-page.ts'

/** The text of the kept blocks. */
export function renderBlocks(blocks: Iterable<Block>): string {
  let text = ''
  let previous: Block | null = null
  for (const block of blocks) {
    if (!block.kept) continue
    if (previous)
      text +=
        block.apart || closes(previous, block) || isQuotation(previous) !== isQuotation(block) ? '\n\n' : '\n'
    text += isQuotation(block) ? quotation(block) : block.markdown
    previous = block
  }
  return text
}

/**
 * The block in quotation marks where a customer says it, so that nobody takes it for a sentence that the site
 * sets in large letters.
 */
function quotation({ quoted, markdown }: Block): string {
  const said = quoted === 'customer' && plainText.test(markdown) ? `“${markdown}”` : markdown
  return `> ${said.replaceAll('\n', '\n> ')}`
}

const plainText = /^[\p{L}\d][^"“”„«»\n]{11,}$/u

/** Whether a block closes a list or a table, which end with a blank line. */
function closes(previous: Block, block: Block): boolean {
  const group = (kind: Block['kind']) => (kind === 'head' ? 'row' : kind === 'term' ? 'definition' : kind)
  if (previous.kind === 'term' || previous.kind === 'definition') return block.kind !== 'definition'
  if (group(previous.kind) === group(block.kind)) return false
  // Text that is set in belongs to the list item above it.
  return !(previous.markdown.startsWith('  ') || block.markdown.startsWith('  '))
}

/**
 * Whether a block is set as a quotation: what stands in a list, a table or as a heading keeps that shape,
 * whoever says it.
 */
const isQuotation = ({ quoted, kind, markdown }: Block): boolean =>
  quoted !== undefined && kind === 'text' && !markdown.startsWith('  ')
