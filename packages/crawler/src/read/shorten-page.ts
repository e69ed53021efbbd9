import type { Block, ReadPage } from './read-page.ts'
import { renderBlocks } from './render-blocks.ts'

export function shortenPage(page: ReadPage, most: number): ReadPage {
  const length = page.blocks.reduce((sum, { markdown }) => sum + markdown.length, 0)
  if (page.text.length <= most && length <= 2 * most) return page
  const left = { own: most, around: most }
  const begun = { own: false, around: false }
  const blocks: Block[] = []
  for (const block of page.blocks) {
    const side = block.kept ? 'own' : 'around'
    if (left[side] <= 0) continue
    const room = left[side] - (blocks.length > 0 ? 2 : 0)
    left[side] = room - block.markdown.length
    const cut = shortenText(block.markdown, Math.max(0, room))
    // Part of a line is kept only if nothing else is.
    const markdown = begun[side] && cut !== block.markdown ? wholeLines(block.markdown, room) : cut
    begun[side] = true
    if (markdown !== '') blocks.push(markdown === block.markdown ? block : { ...block, markdown })
  }
  return { ...page, blocks, text: renderBlocks(blocks) }
}

function wholeLines(text: string, most: number): string {
  return text.slice(0, Math.max(0, text.lastIndexOf('\n', Math.max(0, most))))
}

/** Cuts at the last complete line, or at the last word of a single line. */
export function shortenText(text: string, most: number): string {
  if (text.length <= most) return text
  const end = text.lastIndexOf('\n', most)
  const word = end > 0 ? end : text.lastIndexOf(' ', most)
  return text.slice(0, word > 0 ? word : most).trimEnd()
}
