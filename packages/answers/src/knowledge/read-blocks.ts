/** Reads a page's Markdown-like text into headings, tables, lists, terms and paragraphs. */

import { saysClosedAlone } from '@foyer/calendar/closed-words'
import { speaksToAssistants } from '@foyer/text/assistant-commands'
import type { Block, Pair } from './block.ts'
import { joinedHeaders } from './joined-headers.ts'

const headingLine = /^(#{1,6})\s+(\S.*)?$/
const itemLine = /^\s*(?:[-*•·‣▪]|\d{1,3}[.)])\s+(\S.*)?$/
const tableLine = /^\s*\|([\s\S]*)$/
const ruleLine = /^\s*(?:[-*_]\s*){3,}$/
const definitionLine = /^\s*:\s+(\S.*)?$/
const quoteLine = /^\s*>\s?(.*)$/

/** 'House red ………… £6.20': the dots are only visual. */
const leaders = /(?:[.·_…] ?){4,}|……+/

const withoutLeaders = (text: string): string =>
  leaders.test(text)
    ? text
        .split(leaders)
        .map((part) => part.trim())
        .filter(Boolean)
        .join(': ')
    : text

// No nested brackets, which would make matching slow.
const picture = /!\[[^\][]*\]\([^()[\]]*\)/g
const link = /\[([^\][]+)\]\([^()[\]]*\)/g

/** Text without emphasis, links and code marks. */
function plain(text: string): string {
  const read = text
    .replace(picture, '')
    .replace(link, '$1')
    .replace(/\*\*|__|`/g, '')
    .replace(/(^|[\s(])[*_](?=\S)([^*_]+?)[*_](?=[\s).,;:!?]|$)/g, '$1$2')
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .trim()
  return withoutLeaders(read)
}

/** A heading may end with the marks it starts with. */
const headingText = (written: string) => written.replace(/(?<!#)#+$/, '').trimEnd()

const questionMark = /[?？؟]\s*$/

/** A bold line alone, or a short question before its answer, is a heading. */
function headsWhatFollows(line: string, next: string | undefined): boolean {
  if (next === undefined || next.trim() === '' || headingLine.test(next)) return false
  if (/^\*\*[^*]{2,140}\*\*:?$/.test(line) || /^__[^_]{2,140}__:?$/.test(line)) return true
  return line.length <= 140 && questionMark.test(line) && !/[.!?？؟。]\s/.test(line.slice(0, -1))
}

export function readBlocks(text: string): Block[] {
  const lines = text.replace(/\r\n?/g, '\n').split('\n')
  const blocks: Block[] = []
  let level = 0
  let at = 0
  const nextFilled = (from: number) => {
    for (let i = from; i < lines.length; i++) if (lines[i]!.trim() !== '') return lines[i]!
    return undefined
  }
  while (at < lines.length) {
    const line = lines[at]!
    if (line.trim() === '' || ruleLine.test(line)) {
      at++
      continue
    }
    const heading = headingLine.exec(line)
    if (heading) {
      level = heading[1]!.length
      const text = headingText(heading[2] ?? '')
      if (text) blocks.push({ kind: 'heading', level, text: plain(text) })
      at++
      continue
    }
    if (tableLine.test(line)) {
      at = readTable(lines, at, blocks)
      continue
    }
    if (itemLine.test(line)) {
      at = readList(lines, at, blocks)
      continue
    }
    if (quoteLine.test(line)) {
      const quoted: string[] = []
      while (at < lines.length && quoteLine.test(lines[at]!)) quoted.push(quoteLine.exec(lines[at++]!)![1]!)
      blocks.push({ kind: 'quote', text: plain(quoted.join(' ')) })
      continue
    }
    if (at + 1 < lines.length && definitionLine.test(lines[at + 1]!)) {
      at = readTerms(lines, at, blocks)
      continue
    }
    const alone = lines[at + 1] === undefined || lines[at + 1]!.trim() === ''
    if (alone && headsWhatFollows(line.trim(), nextFilled(at + 1))) {
      blocks.push({ kind: 'heading', level: level + 1, text: plain(line.trim().replace(/:$/, '')) })
      at++
      continue
    }
    at = readParagraph(lines, at, blocks, level)
  }
  return blocks
}

function readTable(lines: string[], from: number, blocks: Block[]): number {
  const rows: string[][] = []
  let at = from
  let saysNone = false
  for (; at < lines.length; at++) {
    const match = tableLine.exec(lines[at]!)
    if (!match) break
    const cells = match[1]!.replace(/\|$/, '').split('|').map(plain)
    if (cells.every((cell) => /^:?-{2,}:?$/.test(cell))) continue
    if (cells.some((cell) => cell !== '')) rows.push(cells)
    else if (at === from) saysNone = true
  }
  const [first, ...rest] = rows
  if (!first) return at
  const headed = rest.length > 0 && !looksLikeData(first) && (!saysNone || namesColumns(first, rest))
  const named = headed ? (joinedHeaders(first, rest) ?? { header: first, rows: rest }) : { header: [], rows }
  blocks.push({ kind: 'table', ...named })
  return at
}

const dataCell =
  /[€$£¥₹₽]\s?\d|\d[\d.,]{0,20}\s?(?:€|£|\$|¥|₹|₽|eur\b|usd\b|kr\b|zł)|\d{1,2}[:.]\d{2}|\d{1,2}\s?h\s?\d{2}|^\d[\d\s.,%]*$/i
/** A first row with a price or a time is data, not a header. */
const looksLikeData = (cells: readonly string[]) =>
  cells.some((cell, at) => at > 0 && (dataCell.test(cell) || saysClosedAlone(cell)))

const longestName = 40

/** On pages without marked headers, names above a column of figures are a header. */
const namesColumns = (first: readonly string[], rest: readonly string[][]) =>
  first.every((cell) => cell.length <= longestName && !/\d|[.!?]$/.test(cell)) &&
  first.some(
    (_, column) => column > 0 && rest.filter((row) => /\d/.test(row[column] ?? '')).length > rest.length / 2,
  )

function readList(lines: string[], from: number, blocks: Block[]): number {
  const items: string[] = []
  let at = from
  while (at < lines.length) {
    const line = lines[at]!
    const item = itemLine.exec(line)
    if (item) items.push(item[1] ?? '')
    else if (line.trim() !== '' && /^\s{2,}\S/.test(line) && items.length > 0) {
      items[items.length - 1] += ` ${line.trim()}`
    } else if (line.trim() === '' && at + 1 < lines.length && itemLine.test(lines[at + 1]!)) {
    } else break
    at++
  }
  blocks.push({ kind: 'list', items: items.map(plain).filter(Boolean) })
  return at
}

function readTerms(lines: string[], from: number, blocks: Block[]): number {
  const pairs: Pair[] = []
  let at = from
  while (at < lines.length) {
    while (at < lines.length && lines[at]!.trim() === '') at++
    const term = lines[at]
    if (term === undefined || lines[at + 1] === undefined || !definitionLine.test(lines[at + 1]!)) break
    const said: string[] = []
    at++
    while (at < lines.length && definitionLine.test(lines[at]!))
      said.push(definitionLine.exec(lines[at++]!)![1] ?? '')
    pairs.push({ term: plain(term), definition: plain(said.join(' ')) })
  }
  blocks.push({ kind: 'terms', pairs })
  return at
}

function readParagraph(lines: string[], from: number, blocks: Block[], level: number): number {
  const own: string[] = []
  let at = from
  for (; at < lines.length; at++) {
    const line = lines[at]!
    const ends =
      line.trim() === '' ||
      headingLine.test(line) ||
      tableLine.test(line) ||
      itemLine.test(line) ||
      quoteLine.test(line)
    if (at > from && (ends || (lines[at + 1] !== undefined && definitionLine.test(lines[at + 1]!)))) break
    own.push(line.trim())
  }
  // Text that addresses assistants is checked as a whole, because its parts look harmless.
  if (own.length > 1 && speaksToAssistants(own.join(' '))) {
    blocks.push({ kind: 'paragraph', text: plain(own.join(' ')) })
    return at
  }
  for (const part of withInnerHeadings(own)) {
    if (part.heading !== null) blocks.push({ kind: 'heading', level: level + 1, text: part.heading })
    pushLines(part.lines, blocks)
  }
  return at
}

/** Adds a paragraph's lines as a list without bullets or as broken text. */
function pushLines(lines: readonly string[], blocks: Block[]) {
  const last = lines.at(-1)
  if (lines.length > 1 && last !== undefined && /[:：]$/.test(last)) {
    pushLines(lines.slice(0, -1), blocks)
    blocks.push({ kind: 'paragraph', text: plain(last) })
    return
  }
  // Short lines (an address, a timetable, `Label: value`) form a list.
  const short =
    lines.length > 1 && lines.every((line) => line.length <= 90) && !lines.slice(0, -1).every(runsOn)
  if (short) blocks.push({ kind: 'list', items: lines.map(plain).filter(Boolean) })
  else {
    const text = plain(lines.join(' '))
    if (text) blocks.push({ kind: 'paragraph', text })
  }
}

const runsOn = (line: string) => line.length > 60 && !/[.!?:;。！？]$/.test(line)

interface Part {
  heading: string | null
  lines: string[]
}

const asked = /^(?:Q|F|P|D)\s?[.:)]\s*(?=\S.*[?？]$)/
const answered = /^(?:A|R)\s?[.:)]\s+/

/** On sites that make headings of bold lines, a line before a full sentence is its heading. */
function withInnerHeadings(lines: readonly string[]): Part[] {
  const parts: Part[] = [{ heading: null, lines: [] }]
  lines.forEach((line, at) => {
    if (headsLine(line, lines[at + 1])) parts.push({ heading: plain(line.replace(asked, '')), lines: [] })
    else parts.at(-1)!.lines.push(line.replace(answered, ''))
  })
  return parts.filter((part) => part.heading !== null || part.lines.length > 0)
}

const longestInnerHeading = 60

function headsLine(line: string, next: string | undefined): boolean {
  if (next === undefined || line.length > longestInnerHeading || !/^[\p{Lu}\d¿“"«(]/u.test(line)) return false
  if (questionMark.test(line)) return !questionMark.test(next) && next.length > 3 && !runsOn(line)
  if (/[.,;:!…»”"–-]$/.test(line) || /[:：]\s|\s[–—|]\s|\d$/.test(line)) return false
  return /[.!?。]$/.test(next) && next.length > line.length && next.split(/\s+/).length >= 4
}
