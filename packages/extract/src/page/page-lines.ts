import type { Block, BlockKind, ReadPage } from '@foyer/crawler/read/read-page'

/** A line of a page for looking facts up: without Markdown's marks, table rows as cells. */
export interface PageLine {
  kind: BlockKind
  text: string
  /** The cells of a table row; empty for other lines. */
  cells: string[]
  level: number
  /** True of the page's own text, false of its frame. */
  own: boolean
  /** True where a customer or a critic says it, and not the business. */
  quoted: boolean
  /** The number of its block: lines of one block were broken only to be read more easily. */
  block: number
  /** For each column of a row whose cells span columns: the one whose text stands for it. */
  spans: number[] | null
}

/** The most lines: far more than anyone reads, and few enough to be looked through between two answers of a chat. */
const mostOwn = 2_000
const mostAround = 500
const mostLines = 4_000
/** No fact takes longer to state; what is cut off belongs to none. */
const longestLine = 2_000
const longestCell = 300
const mostCells = 60

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
  let left = mostLines
  let block = -1
  for (const { kind, markdown, kept: own, quoted: by, spans = null } of statedBlocks(page)) {
    if (left-- <= 0) return
    block++
    const shared = { kind, own, quoted: by !== undefined, block, spans }
    if (kind === 'heading') {
      const level = /^#*/.exec(markdown)![0].length
      yield { ...shared, text: markdown.slice(level, level + longestLine).trim(), cells: [], level }
    } else if (kind === 'row' || kind === 'head') {
      const read = cellsOf(markdown)
      const cells = kind === 'head' ? read.map((cell) => cell.replace(footnoteMark, '')) : read
      yield { ...shared, text: cells.join(' ').trim(), cells, level: 0 }
    } else {
      for (const line of markdown.split('\n', left + 1)) {
        const text = line
          .slice(0, longestLine)
          // '24. Dezember' in a text is a date, and no place in a list.
          .replace(kind === 'item' ? /^\s*(?:- |\d{1,9}\. |: )?/ : /^\s*(?:- |: )?/, '')
          .trim()
        left--
        if (text !== '' && text !== '```') yield { ...shared, text, cells: [], level: 0 }
      }
    }
  }
}

/** 'November – March *' names a season, alone or over a second row of names. */
const footnoteMark = /\s?[*†‡]{1,3}(?=\s–\s|$)/gu

function cellsOf(markdown: string): string[] {
  const [first = ''] = markdown.split('\n')
  return first
    .replace(/^\|\s?|\s?\|$/g, '')
    .split(' | ', mostCells)
    .map((cell) => cell.slice(0, longestCell).trim())
}
