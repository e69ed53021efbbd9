import type { Block, BlockKind, ReadPage } from '@foyer/crawler/read/read-page'

/** A line without Markdown marks; table rows as cells. */
export interface PageLine {
  kind: BlockKind
  text: string
  cells: string[]
  level: number
  own: boolean
  /** Said by a customer or a critic. */
  quoted: boolean
  /** Line breaks within a block are only layout. */
  block: number
  /** For rows whose cells span columns: the column whose text stands for each. */
  spans: number[] | null
}

/** Bounds the time between two answers of a chat. */
const mostOwn = 2_000
const mostAround = 500
const mostLines = 4_000
const longestLine = 2_000
const longestCell = 300
const mostCells = 60

/** Leaves out navigation and noise. */
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
          // '24. Dezember' in a text is a date, not a list number.
          .replace(kind === 'item' ? /^\s*(?:- |\d{1,9}\. |: )?/ : /^\s*(?:- |: )?/, '')
          .trim()
        left--
        if (text !== '' && text !== '```') yield { ...shared, text, cells: [], level: 0 }
      }
    }
  }
}

/** 'November – March *'. */
const footnoteMark = /\s?[*†‡]{1,3}(?=\s–\s|$)/gu

function cellsOf(markdown: string): string[] {
  const [first = ''] = markdown.split('\n')
  return first
    .replace(/^\|\s?|\s?\|$/g, '')
    .split(' | ', mostCells)
    .map((cell) => cell.slice(0, longestCell).trim())
}
