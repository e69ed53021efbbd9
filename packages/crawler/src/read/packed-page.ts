import { copyOf } from '@foyer/text/copy-of'
import { hashText } from './hash.ts'
import type { Block, BlockKind, ReadPage } from './read-page.ts'

const encoder = new TextEncoder()
const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

const kinds: BlockKind[] = ['heading', 'text', 'item', 'row', 'head', 'term', 'definition', 'links']

/** A page's own blocks, and frame blocks that may turn out to be content, in a few typed arrays. */
export interface PackedPage {
  url: string
  title: string
  siteName: string
  group: number
  text: Uint8Array
  /** End offsets of the blocks in `text`; `keys` and `words` are their key and text hashes. */
  ends: Uint32Array
  keys: Uint32Array
  words: Uint32Array
  shape: Uint8Array
}

export function packPage(page: ReadPage): PackedPage {
  const kept = page.blocks.filter((block) => block.kept || (!page.article && isSpare(block)))
  const ends = new Uint32Array(kept.length)
  let length = 0
  for (const [i, block] of kept.entries()) {
    length += Buffer.byteLength(block.markdown)
    ends[i] = length
  }
  return {
    url: copyOf(page.url),
    title: copyOf(page.title),
    siteName: copyOf(page.siteName),
    group: hashText(page.language),
    text: encode(kept, ends),
    ends,
    keys: Uint32Array.from(kept, (block) => block.key),
    words: Uint32Array.from(kept, (block) => hashText(block.markdown)),
    shape: Uint8Array.from(
      kept,
      (block) =>
        (block.quoted ? (block.quoted === 'customer' ? 96 : 32) : 0) +
        kinds.indexOf(block.kind) * 4 +
        (block.kept ? 2 : 0) +
        (block.apart ? 1 : 0),
    ),
  }
}

/** A typed array of its own size, because small Buffers are slices of a pool that would stay in memory. */
function encode(blocks: Block[], ends: Uint32Array): Uint8Array {
  const text = new Uint8Array(ends.at(-1) ?? 0)
  for (const [i, block] of blocks.entries())
    encoder.encodeInto(block.markdown, text.subarray(i === 0 ? 0 : ends[i - 1]!))
  return text
}

/** Frame blocks count as content if no other page has them. */
function isSpare(block: Block): boolean {
  return block.zone === 'frame' && block.kind !== 'links' && block.markdown.length >= 25
}

export function unpackBlocks(page: PackedPage): Block[] {
  const blocks: Block[] = []
  let start = 0
  for (let i = 0; i < page.ends.length; i++) {
    const end = page.ends[i]!
    blocks.push({
      markdown: decoder.decode(page.text.subarray(start, end)),
      key: page.keys[i]!,
      kept: (page.shape[i]! & 2) === 2,
      apart: (page.shape[i]! & 1) === 1,
      kind: kinds[(page.shape[i]! >> 2) & 7]!,
      zone: (page.shape[i]! & 2) === 2 ? 'content' : 'frame',
      ...((page.shape[i]! & 32) === 32 && { quoted: (page.shape[i]! & 64) === 64 ? 'customer' : 'somebody' }),
    })
    start = end
  }
  return blocks
}
