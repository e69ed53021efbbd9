import { type Block, readMarkdown } from './markdown-blocks.ts'
import { citedPage, type Inline } from './markdown-inline.ts'

const wordsOf = (part: Inline): string => {
  if (typeof part === 'string') return part
  if (part.kind === 'break') return ' '
  return part.kind === 'code' ? part.text : part.parts.map(wordsOf).join('')
}
const sentence = (parts: Inline[]) => parts.map(wordsOf).join('')
const row = (cells: Inline[][]) => cells.map(sentence).join(' · ')

function linesOf(block: Block): string[] {
  switch (block.kind) {
    case 'rule':
      return []
    case 'code':
      return [block.text]
    case 'list':
      return block.items.flatMap(({ parts, nested }) => [sentence(parts), ...nested.flatMap(linesOf)])
    case 'table':
      return [row(block.head), ...block.rows.map(row)]
    // The cited page’s title would read like part of the quote.
    case 'quote':
      return [sentence(citedPage(block.parts)?.words ?? block.parts)]
    default:
      return [sentence(block.parts)]
  }
}

/** The text without markup, in one line. */
export const plainText = (text: string) => readMarkdown(text).flatMap(linesOf).join(' ')
