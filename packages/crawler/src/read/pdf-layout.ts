import type { DocumentLine } from './document-content.ts'

export interface PdfItem {
  text: string
  x: number
  y: number
  width: number
  size: number
}

interface Line {
  cells: Cell[]
  y: number
  size: number
  page: number
}

interface Cell {
  text: string
  x: number
  end: number
}

export function layOut(pages: PdfItem[][]): DocumentLine[] {
  const lines = withoutRunningTitles(
    pages.flatMap((items, page) => linesOf(items, page)),
    pages.length,
  )
  const body = bodySize(lines)
  const out: DocumentLine[] = []
  for (let i = 0; i < lines.length; ) {
    const rows = tableFrom(lines, i)
    if (rows > 0) {
      for (const row of tableLines(lines.slice(i, i + rows))) out.push(row)
      i += rows
      continue
    }
    const line = lines[i]!
    const text = textOf(line)
    const level = headingLevel(line, text, body)
    if (level > 0) {
      out.push({ kind: 'heading', markdown: `${'#'.repeat(level)} ${text}`, apart: true })
      i++
      continue
    }
    const bullet = /^[•●▪◦‣·–-]\s/.test(text)
    const said = [bullet ? text.slice(1).trimStart() : text]
    for (i++; i < lines.length && goesOn(lines[i - 1]!, lines[i]!, body) && tableFrom(lines, i) === 0; i++) {
      said.push(textOf(lines[i]!))
    }
    const paragraph = joinedLines(said)
    if (bullet) out.push({ kind: 'item', markdown: `- ${paragraph}`, apart: out.at(-1)?.kind !== 'item' })
    else out.push({ kind: 'text', markdown: paragraph, apart: true })
  }
  return out
}

/** Groups text by baseline in drawing order, which keeps columns of text apart. */
function linesOf(items: PdfItem[], page: number): Line[] {
  const lines: Line[] = []
  let line: Line | null = null
  let before = ''
  for (const item of items) {
    if (item.text.trim() === '') continue
    // Checking the end of the growing line would flatten the string each time.
    const endsBlank = /\s/.test(before.slice(-1))
    before = item.text
    const same = line && Math.abs(line.y - item.y) < Math.max(2, item.size * 0.4)
    const last = line?.cells.at(-1)
    if (!line || !same || !last || item.x < last.x - item.size) {
      line = {
        cells: [{ text: item.text, x: item.x, end: item.x + item.width }],
        y: item.y,
        size: item.size,
        page,
      }
      lines.push(line)
      continue
    }
    const gap = item.x - last.end
    if (gap > item.size * 1.4) line.cells.push({ text: item.text, x: item.x, end: item.x + item.width })
    else {
      const space = gap > item.size * 0.15 && !endsBlank && !/^\s/.test(item.text)
      last.text += (space ? ' ' : '') + item.text
      last.end = item.x + item.width
    }
    line.size = Math.max(line.size, item.size)
  }
  for (const one of lines) for (const cell of one.cells) cell.text = cell.text.replace(/\s+/g, ' ').trim()
  return lines
}

/** Drops page numbers and the lines repeated at the same height of most pages. */
function withoutRunningTitles(lines: Line[], pages: number): Line[] {
  const seen = new Map<string, Set<number>>()
  const keyOf = (line: Line) => `${Math.round(line.y)} ${textOf(line).replace(/\d+/g, '#')}`
  for (const line of lines) {
    const key = keyOf(line)
    const on = seen.get(key) ?? new Set<number>()
    on.add(line.page)
    seen.set(key, on)
  }
  const said = new Set<string>()
  return lines.filter((line) => {
    const key = keyOf(line)
    if (
      /^(?:page |seite |página |pagina )?\d+(?: ?(?:\/|of|von|de|di|sur) ?\d+)?$/i.test(textOf(line)) &&
      pages > 1
    )
      return false
    if (pages < 3 || seen.get(key)!.size < Math.max(3, pages * 0.6)) return true
    // Letterheads hold phone numbers, so such lines appear once.
    if (said.has(key)) return false
    said.add(key)
    return true
  })
}

function bodySize(lines: Line[]): number {
  const weights = new Map<number, number>()
  for (const line of lines) {
    const size = Math.round(line.size * 2) / 2
    weights.set(size, (weights.get(size) ?? 0) + textOf(line).length)
  }
  let best = 10
  let most = 0
  for (const [size, weight] of weights) {
    if (weight > most) {
      best = size
      most = weight
    }
  }
  return best
}

function headingLevel(line: Line, text: string, body: number): number {
  if (text.length > 120 || !/\p{L}/u.test(text) || /[.;,]$/.test(text)) return 0
  if (line.size >= body * 1.7) return 1
  if (line.size >= body * 1.35) return 2
  return line.size >= body * 1.15 ? 3 : 0
}

function tableFrom(lines: Line[], start: number): number {
  const first = lines[start]!
  if (first.cells.length < 2) return 0
  let rows = 1
  while (start + rows < lines.length && alignedWith(first, lines[start + rows]!)) rows++
  return rows >= 2 ? rows : 0
}

function alignedWith(first: Line, other: Line): boolean {
  if (other.page !== first.page || other.cells.length !== first.cells.length) return false
  return other.cells.every((cell, i) => {
    const head = first.cells[i]!
    const tolerance = first.size * 1.5
    // Numbers align right, words left.
    return Math.abs(cell.x - head.x) < tolerance || Math.abs(cell.end - head.end) < tolerance
  })
}

function tableLines(lines: Line[]): DocumentLine[] {
  const columns = lines[0]!.cells.length
  const row = (cells: string[]) => `| ${cells.map((cell) => cell.replace(/\|/g, '/')).join(' | ')} |`
  const rule = row(Array<string>(columns).fill('---'))
  const texts = lines.map((line) => line.cells.map((cell) => cell.text))
  const valued = (cells: string[]) => cells.some((cell) => /\d/.test(cell))
  const headed = texts.length > 2 && !valued(texts[0]!) && texts.slice(1).some(valued)
  const head = headed ? row(texts[0]!) : row(Array<string>(columns).fill(''))
  return [
    { kind: 'head', markdown: `${head}\n${rule}`, apart: true },
    ...texts
      .slice(headed ? 1 : 0)
      .map((cells) => ({ kind: 'row' as const, markdown: row(cells), apart: false })),
  ]
}

function goesOn(previous: Line, line: Line, body: number): boolean {
  if (line.page !== previous.page || line.cells.length > 1 || previous.cells.length > 1) return false
  const text = textOf(line)
  if (/^(?:[•●▪◦‣]|\d{1,2}[.)]\s)/.test(text) || headingLevel(line, text, body) > 0) return false
  const drop = previous.y - line.y
  if (drop <= 0 || drop > previous.size * 1.7 || Math.abs(previous.size - line.size) > 0.6) return false
  // A much shorter line ends a paragraph or stays separate, as in opening hours.
  const width = (one: Line) => one.cells[0]!.end - one.cells[0]!.x
  return width(previous) > width(line) * 0.85 && width(previous) > body * 20
}

function joinedLines(lines: string[]): string {
  return lines
    .map((line, i) => {
      const next = lines[i + 1]
      if (next === undefined) return line
      const divided = /\p{Ll}-$/u.test(line.slice(-3)) && /^\p{Ll}/u.test(next)
      return divided ? line.slice(0, -1) : `${line} `
    })
    .join('')
}

function textOf(line: Line): string {
  return line.cells
    .map((cell) => cell.text)
    .join(' ')
    .trim()
}
