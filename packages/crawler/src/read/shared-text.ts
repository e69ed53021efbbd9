import { copyOf } from '@foyer/text/copy-of'
import type { Block } from './read-page.ts'
import { renderBlocks } from './render-blocks.ts'
import { isRepeated, type Repetition } from './repetition.ts'

const textCap = 24_000
const heldCap = 4000
interface HeldBlock {
  block: Block
  group: number
  order: number
  repeated: boolean
}

export function createSharedText() {
  const held = new Map<string, HeldBlock>()
  let pagesSeen = 0

  const keep = (block: Block, group: number, order: number, repeated: boolean) => {
    const id = block.markdown.toLowerCase()
    const known = held.get(id)
    if (known) known.repeated ||= repeated
    else if (held.size < heldCap)
      held.set(copyOf(id), { block: { ...block, markdown: copyOf(block.markdown) }, group, order, repeated })
  }

  return {
    note(blocks: Block[], group: number, page: number): void {
      pagesSeen = page
      for (const [i, block] of blocks.entries()) {
        if (block.kept || block.zone !== 'frame' || block.kind === 'links') continue
        keep(block, group, i, false)
      }
    },
    take(block: Block, group: number): void {
      keep(block, group, 0, true)
    },
    render(repetition: Repetition): string {
      const wanted = [...held.values()].filter(
        ({ block, group, repeated }) => repeated || pagesSeen < 3 || isRepeated(block, group, repetition),
      )
      const blocks: Block[] = []
      let length = 0
      for (const { block } of withoutLoneHeadings(wanted)) {
        length += block.markdown.length
        if (length > textCap) break
        blocks.push({ ...block, kept: true })
      }
      return renderBlocks(blocks)
    },
  }
}

function withoutLoneHeadings(held: HeldBlock[]): HeldBlock[] {
  return held.filter(
    ({ block }, i) => block.kind !== 'heading' || (held[i + 1] && held[i + 1]!.block.kind !== 'heading'),
  )
}
