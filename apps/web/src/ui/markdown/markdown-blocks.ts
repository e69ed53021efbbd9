import { type Inline, readInline } from './markdown-inline.ts'

export type Item = { parts: Inline[]; nested: Block[] }

export type Block =
  | { kind: 'paragraph' | 'quote'; parts: Inline[] }
  | { kind: 'heading'; level: number; parts: Inline[] }
  | { kind: 'list'; ordered: boolean; start: number; items: Item[] }
  | { kind: 'code'; text: string }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] }
  | { kind: 'rule' }

const inlineLines = (lines: string[]) =>
  lines.flatMap((line, at): Inline[] =>
    at > 0 ? [{ kind: 'break' }, ...readInline(line.trim())] : readInline(line.trim()),
  )

const itemLine = /^(\s*)(?:[-*+•]|(\d{1,9})[.)])\s+(\S.*)$/
const headingLine = /^\s{0,3}(#{1,6})\s+(\S.*)$/
const fenceLine = /^\s*```/
const quoteLine = /^\s*>\s?/
const ruleLine = /^\s*(?:-\s*){3,}$|^\s*(?:\*\s*){3,}$|^\s*(?:_\s*){3,}$/
const tableRule = /^[\s|:-]*-[\s|:-]*$/

const isTable = (lines: string[], at: number) => {
  const next = lines[at + 1]
  return Boolean(lines[at]?.includes('|') && next?.includes('|') && tableRule.test(next))
}

const startsBlock = (lines: string[], at: number) => {
  const line = lines[at]!
  return (
    headingLine.test(line) ||
    fenceLine.test(line) ||
    quoteLine.test(line) ||
    itemLine.test(line) ||
    ruleLine.test(line) ||
    isTable(lines, at)
  )
}

type ReadBlock = { block: Block; next: number }

const mostNested = 6

function readList(lines: string[], start: number, depth: number): ReadBlock {
  const [, margin = '', number] = itemLine.exec(lines[start]!)!
  const items: Item[] = []
  let at = start
  while (at < lines.length) {
    const line = lines[at]!
    const found = itemLine.exec(line)
    const last = items.at(-1)
    if (!found) {
      const goesOn = itemLine.test(lines[at + 1] ?? '')
      if (last && line.trim() && /^\s/.test(line))
        last.parts.push({ kind: 'break' }, ...readInline(line.trim()))
      else if (line.trim() || !goesOn) break
      at++
    } else if (last && found[1]!.length > margin.length + 1 && depth < mostNested) {
      const { block, next } = readList(lines, at, depth + 1)
      last.nested.push(block)
      at = next
    } else if (last && (found[1]!.length + 1 < margin.length || !found[2] !== !number)) break
    else {
      items.push({ parts: readInline(found[3]!), nested: [] })
      at++
    }
  }
  return { block: { kind: 'list', ordered: Boolean(number), start: Number(number ?? 1), items }, next: at }
}

const cellsOf = (line: string) =>
  line
    .trim()
    .replace(/^\|/, '')
    .replace(/\|$/, '')
    .split('|')
    .map((cell) => readInline(cell.trim()))

/** Consecutive lines that match. */
function run(lines: string[], start: number, holds: (line: string, at: number) => boolean) {
  let at = start
  while (at < lines.length && holds(lines[at]!, at)) at++
  return lines.slice(start, at)
}

function readBlock(lines: string[], at: number): ReadBlock {
  const line = lines[at]!
  const heading = headingLine.exec(line)
  if (heading) {
    const words = heading[2]!.replace(/\s+#+\s*$/, '')
    return { block: { kind: 'heading', level: heading[1]!.length, parts: readInline(words) }, next: at + 1 }
  }
  if (fenceLine.test(line)) {
    const inside = run(lines, at + 1, (each) => !fenceLine.test(each))
    return { block: { kind: 'code', text: inside.join('\n') }, next: at + inside.length + 2 }
  }
  if (ruleLine.test(line)) return { block: { kind: 'rule' }, next: at + 1 }
  if (isTable(lines, at)) {
    const rows = run(lines, at + 2, (each) => each.includes('|'))
    return {
      block: { kind: 'table', head: cellsOf(line), rows: rows.map(cellsOf) },
      next: at + 2 + rows.length,
    }
  }
  if (quoteLine.test(line)) {
    const inside = run(lines, at, (each) => quoteLine.test(each))
    const parts = inlineLines(inside.map((each) => each.replace(quoteLine, '')))
    return { block: { kind: 'quote', parts }, next: at + inside.length }
  }
  if (itemLine.test(line)) return readList(lines, at, 0)
  const words = run(
    lines,
    at,
    (each, here) => here === at || (each.trim() !== '' && !startsBlock(lines, here)),
  )
  return { block: { kind: 'paragraph', parts: inlineLines(words) }, next: at + words.length }
}

export function readMarkdown(text: string): Block[] {
  const lines = text.replaceAll(/\r\n?/g, '\n').split('\n')
  const blocks: Block[] = []
  let at = 0
  while (at < lines.length) {
    if (lines[at]!.trim() === '') {
      at++
      continue
    }
    const { block, next } = readBlock(lines, at)
    blocks.push(block)
    at = next
  }
  return blocks
}
