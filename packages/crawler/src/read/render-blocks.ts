import type { Block } from './read-page.ts'

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

/** Quotation marks show that a customer says this, and not the site in a heading. */
function quotation({ quoted, markdown }: Block): string {
  const said = quoted === 'customer' && plainText.test(markdown) ? `“${markdown}”` : markdown
  return `> ${said.replaceAll('\n', '\n> ')}`
}

const plainText = /^[\p{L}\d][^"“”„«»\n]{11,}$/u

/** Lists and tables end with a blank line. */
function closes(previous: Block, block: Block): boolean {
  const group = (kind: Block['kind']) => (kind === 'head' ? 'row' : kind === 'term' ? 'definition' : kind)
  if (previous.kind === 'term' || previous.kind === 'definition') return block.kind !== 'definition'
  if (group(previous.kind) === group(block.kind)) return false
  // Indented text belongs to the list item above.
  return !(previous.markdown.startsWith('  ') || block.markdown.startsWith('  '))
}

/** Only text becomes a blockquote; list items, rows and headings keep their format. */
const isQuotation = ({ quoted, kind, markdown }: Block): boolean =>
  quoted !== undefined && kind === 'text' && !markdown.startsWith('  ')
