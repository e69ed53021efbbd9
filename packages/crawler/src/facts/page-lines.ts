import type { BlockKind, ReadPage } from '../read/read-page.ts'

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

/** The page's own lines and those of its header, footer and sidebars; navigation and noise are left out. */
export function* pageLines(page: ReadPage): Generator<PageLine> {
  for (const block of page.blocks) {
    if (!block.kept && (block.zone !== 'frame' || block.kind === 'links')) continue
    const own = block.kept
    const { kind, markdown } = block
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
