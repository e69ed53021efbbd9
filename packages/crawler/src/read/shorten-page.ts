import type { Block, ReadPage } from './read-page.ts'
import { renderBlocks } from './render-blocks.ts'

/** A page with at most so many characters of its own, and as many of what stands around it; the rest is left out. */
export function shortenPage(page: ReadPage, most: number): ReadPage {
  const length = page.blocks.reduce((sum, { markdown }) => sum + markdown.length, 0)
  if (page.text.length <= most && length <= 2 * most) return page
  const left = { own: most, around: most }
  const begun = { own: false, around: false }
  const blocks: Block[] = []
  for (const block of page.blocks) {
    const side = block.kept ? 'own' : 'around'
    if (left[side] <= 0) continue
    // The room is counted with the blank line that may come before the block.
    const room = left[side] - (blocks.length > 0 ? 2 : 0)
    left[side] = room - block.markdown.length
    const cut = shortenText(block.markdown, Math.max(0, room))
    // Half a line is better than nothing, and nothing better than half a line after whole ones.
    const markdown = begun[side] && cut !== block.markdown ? wholeLines(block.markdown, room) : cut
    begun[side] = true
    if (markdown !== '') blocks.push(markdown === block.markdown ? block : { ...block, markdown })
  }
  return { ...page, blocks, text: renderBlocks(blocks) }
}

function wholeLines(text: string, most: number): string {
  return text.slice(0, Math.max(0, text.lastIndexOf('\n', Math.max(0, most))))
}

/** The text up to the last line that fits as a whole; of a single line that does not, up to its last word. */
export function shortenText(text: string, most: number): string {
  if (text.length <= most) return text
  const end = text.lastIndexOf('\n', most)
  const word = end > 0 ? end : text.lastIndexOf(' ', most)
  return text.slice(0, word > 0 ? word : most).trimEnd()
}
