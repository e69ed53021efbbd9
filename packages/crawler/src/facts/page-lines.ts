import type { Block, BlockKind, ReadPage } from '../read/read-page.ts'

/** One line of a page for looking facts up: without Markdown's marks, table rows as cells. */
export interface PageLine {
  kind: BlockKind
  text: string
  /** The cells of a table row; empty for other lines. */
  cells: string[]
  level: number
  /** Part of the page's own text rather than of its frame. */
  own: boolean
}

/** Far more than anyone reads, and few enough to be looked through between two answers of a chat. */
const mostOwn = 2_000
const mostAround = 500

/** The page's own blocks and those of its header, footer and sidebars; navigation and noise are left out. */
export function* statedBlocks({ blocks }: ReadPage): Generator<Block> {
  let ownLeft = mostOwn
  let aroundLeft = mostAround
  for (const block of blocks) {
    if (!block.kept && (block.zone !== 'frame' || block.kind === 'links')) continue
    if (block.kept ? ownLeft-- > 0 : aroundLeft-- > 0) yield block
  }
}

export function* pageLines(page: ReadPage): Generator<PageLine> {
  for (const { kind, markdown, kept: own } of statedBlocks(page)) {
    if (kind === 'heading') {
      const level = /^#*/.exec(markdown)![0].length
      yield { kind, text: markdown.slice(level).trim(), cells: [], level, own }
    } else if (kind === 'row' || kind === 'head') {
      const cells = cellsOf(markdown)
      yield { kind, text: cells.join(' ').trim(), cells, level: 0, own }
    } else {
      for (const line of markdown.split('\n')) {
        const text = line.replace(/^\s*(?:- |\d+\. |: )?/, '').trim()
        if (text !== '' && text !== '```') yield { kind, text, cells: [], level: 0, own }
      }
    }
  }
}

function cellsOf(markdown: string): string[] {
  const [first = ''] = markdown.split('\n')
  return first
    .replace(/^\|\s?|\s?\|$/g, '')
    .split(' | ')
    .map((cell) => cell.trim())
}
