import { hashText } from './hash.ts'
import type { Block, BlockKind, ReadPage } from './read-page.ts'

const kinds: BlockKind[] = ['heading', 'text', 'item', 'row', 'head', 'term', 'definition', 'links']

/** A page's own blocks, and those of its frame that may prove to be its own, in a few flat buffers. */
export interface PackedPage {
  url: string
  title: string
  siteName: string
  group: number
  text: Buffer
  /** Per block: end of its markdown in `text`, its key, the hash of its words alone. */
  ends: Uint32Array
  keys: Uint32Array
  words: Uint32Array
  /** Per block: kind, whether it is the page's own, and whether a blank line comes before it. */
  shape: Uint8Array
}

export function packPage(page: ReadPage): PackedPage {
  const kept = page.blocks.filter((block) => block.kept || (!page.article && isSpare(block)))
  const ends = new Uint32Array(kept.length)
  const parts: Buffer[] = []
  let length = 0
  for (const [i, block] of kept.entries()) {
    const bytes = Buffer.from(block.markdown)
    length += bytes.length
    ends[i] = length
    parts.push(bytes)
  }
  return {
    url: copyOf(page.url),
    title: copyOf(page.title),
    siteName: copyOf(page.siteName),
    group: hashText(page.language),
    text: Buffer.concat(parts, length),
    ends,
    keys: Uint32Array.from(kept, (block) => block.key),
    words: Uint32Array.from(kept, (block) => hashText(block.markdown)),
    shape: Uint8Array.from(
      kept,
      (block) => kinds.indexOf(block.kind) * 4 + (block.kept ? 2 : 0) + (block.apart ? 1 : 0),
    ),
  }
}

/** A string cut from a page's source keeps all of the source in memory; a copy does not. */
export function copyOf(text: string): string {
  return Buffer.from(text).toString()
}

/** Words in a sidebar or footer that no other page has may be meant for this page alone. */
function isSpare(block: Block): boolean {
  return block.zone === 'frame' && block.kind !== 'links' && block.markdown.length >= 25
}

export function unpackBlocks(page: PackedPage): Block[] {
  const blocks: Block[] = []
  let start = 0
  for (let i = 0; i < page.ends.length; i++) {
    const end = page.ends[i]!
    blocks.push({
      markdown: page.text.toString('utf8', start, end),
      key: page.keys[i]!,
      kept: (page.shape[i]! & 2) === 2,
      apart: (page.shape[i]! & 1) === 1,
      kind: kinds[page.shape[i]! >> 2]!,
      zone: (page.shape[i]! & 2) === 2 ? 'content' : 'frame',
    })
    start = end
  }
  return blocks
}
