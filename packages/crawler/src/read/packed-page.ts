import { hashText } from './hash.ts'
import type { Block, BlockKind, ReadPage } from './read-page.ts'

const kinds: BlockKind[] = ['heading', 'text', 'item', 'row', 'head', 'term', 'definition', 'links']

/** A page's own blocks in a few flat buffers instead of hundreds of objects. */
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
  /** Per block: kind, and whether a blank line comes before it. */
  shape: Uint8Array
}

export function packPage(page: ReadPage): PackedPage {
  const kept = page.blocks.filter((block) => block.kept)
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
    url: page.url,
    title: page.title,
    siteName: page.siteName,
    group: hashText(page.language),
    text: Buffer.concat(parts, length),
    ends,
    keys: Uint32Array.from(kept, (block) => block.key),
    words: Uint32Array.from(kept, (block) => hashText(block.markdown)),
    shape: Uint8Array.from(kept, (block) => kinds.indexOf(block.kind) * 2 + (block.apart ? 1 : 0)),
  }
}

export function unpackBlocks(page: PackedPage): Block[] {
  const blocks: Block[] = []
  let start = 0
  for (let i = 0; i < page.ends.length; i++) {
    const end = page.ends[i]!
    blocks.push({
      markdown: page.text.toString('utf8', start, end),
      key: page.keys[i]!,
      kept: true,
      apart: (page.shape[i]! & 1) === 1,
      kind: kinds[page.shape[i]! >> 1]!,
      zone: 'content',
    })
    start = end
  }
  return blocks
}
