import type { Block } from './read-page.ts'

export interface Repetition {
  count(block: Block, group: number): number
  pages(group: number): number
}

/** Digits often mark information specific to a page. */
const value = /\d/

export function withoutRepetition(
  blocks: Block[],
  group: number,
  repetition: Repetition,
): { blocks: Block[]; removed: Block[] } {
  const repeated = blocks.map((block) => isRepeated(block, group, repetition))
  keepGroupsWhole(blocks, repeated)
  keepHeadingsInUse(blocks, repeated)
  const own: Block[] = []
  const removed: Block[] = []
  for (const [i, block] of blocks.entries()) {
    if (repeated[i]) removed.push(block)
    else own.push(block.kept ? block : { ...block, kept: true })
  }
  return { blocks: own, removed }
}

export function isRepeated(block: Block, group: number, repetition: Repetition): boolean {
  const pages = repetition.pages(group)
  // Uniqueness of frame blocks needs enough pages to compare.
  if (pages < 3) return !block.kept
  const count = repetition.count(block, group)
  if (!block.kept) return count > 1
  if (count >= 3 && count >= pages * 0.6) return true
  // Prices and times shared by some pages belong to each; a sentence on a dozen pages is a template's.
  const often = Math.min(15, Math.max(4, Math.ceil(pages * 0.4)))
  return count >= often && !(value.test(block.markdown) && block.markdown.length < 120)
}

/** Keeps or drops tables and lists as a whole, because a row such as 'Sunday | Closed' needs its context. */
function keepGroupsWhole(blocks: Block[], repeated: boolean[]): void {
  for (let start = 0; start < blocks.length; ) {
    const kind = groupOf(blocks[start]!)
    let end = start + 1
    if (kind !== '') {
      while (end < blocks.length && groupOf(blocks[end]!) === kind && blocks[end]!.kind !== 'head') end++
      const stays = blocks.slice(start, end).some((block, i) => block.kind !== 'head' && !repeated[start + i])
      repeated.fill(!stays, start, end)
    }
    start = end
  }
}

function groupOf(block: Block): string {
  switch (block.kind) {
    case 'row':
    case 'head':
      return 'table'
    case 'item':
      return 'list'
    case 'term':
    case 'definition':
      return 'terms'
    default:
      return ''
  }
}

/** Keeps repeated headings such as 'Ingredients' if any content below stays. */
function keepHeadingsInUse(blocks: Block[], repeated: boolean[]): void {
  const levelOf = (block: Block) => /^#+/.exec(block.markdown)?.[0].length ?? 0
  for (let i = blocks.length - 1; i >= 0; i--) {
    const heading = blocks[i]!
    if (heading.kind !== 'heading' || !repeated[i]) continue
    const level = levelOf(heading)
    for (let j = i + 1; j < blocks.length; j++) {
      if (blocks[j]!.kind === 'heading' && levelOf(blocks[j]!) <= level) break
      if (!repeated[j]) {
        repeated[i] = false
        break
      }
    }
  }
}
