/** A piece of a rendered text. Only these tags reach the page. */
export type Piece = string | { tag: Tag; kids: Piece[]; href?: string }

type Tag =
  | 'p'
  | 'h3'
  | 'h4'
  | 'ul'
  | 'ol'
  | 'li'
  | 'pre'
  | 'code'
  | 'blockquote'
  | 'hr'
  | 'div'
  | 'table'
  | 'thead'
  | 'tbody'
  | 'tr'
  | 'th'
  | 'td'
  | 'strong'
  | 'em'
  | 'a'
  | 'br'

const make = (tag: Tag, kids: Piece[] = []): Piece & object => ({ tag, kids })

export const isSafeLink = (url: string) => /^(https?:\/\/|mailto:|tel:)[^\s]/i.test(url)

// Bounded repetitions keep the time linear for any text.
const inlinePattern =
  /\\([\\`*_{}[\]()#+.!|>~-])|`([^`\n]{1,500})`|\*\*([^\n]{1,500}?)\*\*|\b__([^\n]{1,500}?)__\b|\*([^*\s](?:[^*\n]{0,500}[^*\s])?)\*|\b_([^_\n]{1,500})_\b|(!?)\[([^\]\n]{1,300})\]\(([^()\s]{1,1000}(?:\([^()\s]{0,100}\)[^()\s]{0,100})?)(?:\s"[^"\n]{0,200}")?\)|(https?:\/\/[^\s<>()]{1,1000}[^\s<>().,;:!?'"*_])|([\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4})|(\+?\(?\d[\d ()./-]{6,20}\d)/g

/** The tel: address of a telephone number. Dates, prices, hours and parts of codes have none. */
function telOf(text: string, before = ' '): string | undefined {
  const digits = text.replace(/\D/g, '')
  if (/[\w.,:/+-]/.test(before) || !digits[6] || digits[15]) return
  if (text[0] === '+') return `tel:+${digits}`
  if (/^\(?0/.test(text) ? digits[8] : /^(1\D)?\(?\d{3}\D{1,2}\d{3}\D\d{4}$/.test(text))
    return `tel:${digits}`
}

export function inline(text: string): Piece[] {
  const pieces: Piece[] = []
  const pattern = new RegExp(inlinePattern)
  let from = 0
  for (let found = pattern.exec(text); found; found = pattern.exec(text)) {
    if (found.index > from) pieces.push(text.slice(from, found.index))
    from = pattern.lastIndex
    const [, escaped, code, bold, bold2, italic, italic2, image, label, target, url, mail, digits] = found
    const strong = bold || bold2
    const em = italic || italic2
    const href =
      target || url || (mail && `mailto:${mail}`) || (digits && telOf(digits, text[found.index - 1]))
    if (escaped) pieces.push(escaped)
    else if (code) pieces.push(make('code', [code]))
    else if (strong) pieces.push(make('strong', inline(strong)))
    else if (em) pieces.push(make('em', inline(em)))
    else if (href && !image && isSafeLink(href))
      pieces.push({ tag: 'a', kids: label ? inlineLabel(label) : [url || mail || digits!], href })
    else pieces.push(label || digits || '')
  }
  if (from < text.length) pieces.push(text.slice(from))
  return pieces
}

/** A link's label may be emphasized, but holds no link. */
function inlineLabel(text: string): Piece[] {
  const unlink = (pieces: Piece[]): Piece[] => {
    const kept: Piece[] = []
    for (const piece of pieces)
      if (typeof piece === 'string') kept.push(piece)
      else if (piece.tag === 'a') kept.push(...unlink(piece.kids))
      else kept.push(make(piece.tag, unlink(piece.kids)))
    return kept
  }
  return unlink(inline(text))
}

const itemPattern = /^(\s*)(?:[-*+•]|(\d{1,9})[.)])\s+(.*)$/
const tableRule = /^\s*\|?\s*:?-+:?\s*(\|\s*:?-+:?\s*)*\|?\s*$/
const blockStart = /^\s*(#{1,6}\s|```|>|\||[-*+•]\s|\d{1,9}[.)]\s)/

function cells(line: string, tag: 'th' | 'td'): Piece {
  const row = make('tr')
  const trimmed = line.trim().replace(/^\||\|$/g, '')
  for (const cell of trimmed.split('|')) row.kids.push(make(tag, inline(cell.trim())))
  return row
}

function lineBreaks(lines: string[]): Piece[] {
  const pieces: Piece[] = []
  for (const line of lines) {
    if (pieces.length) pieces.push(make('br'))
    pieces.push(...inline(line.trim()))
  }
  return pieces
}

function readList(lines: string[], start: number): [Piece, number] {
  const [, margin, number] = itemPattern.exec(lines[start]!)!
  const list = make(number ? 'ol' : 'ul')
  let item = make('li')
  let at = start
  for (; at < lines.length; at++) {
    const line = lines[at]!
    const found = itemPattern.exec(line)
    if (!found) {
      const next = lines[at + 1]
      if (line.trim() && /^\s/.test(line)) item.kids.push(make('br'), ...inline(line.trim()))
      else if (line.trim() || !next || !itemPattern.test(next)) break
    } else if (found[1]!.length > margin!.length + 1) {
      const [nested, after] = readList(lines, at)
      item.kids.push(nested)
      at = after - 1
    } else if (found[1]!.length + 1 < margin!.length || !found[2] !== !number) break
    else {
      item = make('li', inline(found[3]!))
      list.kids.push(item)
    }
  }
  return [list, at]
}

export function parse(text: string): Piece[] {
  const lines = text.replace(/\r\n?/g, '\n').split('\n')
  const pieces: Piece[] = []
  let at = 0
  while (at < lines.length) {
    const line = lines[at]!
    const heading = /^\s*(#{1,6})\s+(.*?)\s*#*$/.exec(line)
    const taken: string[] = []
    if (!line.trim()) at++
    else if (/^\s*```/.test(line)) {
      for (at++; at < lines.length && !/^\s*```/.test(lines[at]!); at++) taken.push(lines[at]!)
      at++
      pieces.push(make('pre', [make('code', [taken.join('\n')])]))
    } else if (heading) {
      pieces.push(make(heading[1]!.length < 3 ? 'h3' : 'h4', inline(heading[2]!)))
      at++
    } else if (/^\s*([-*_])(\s*\1){2,}\s*$/.test(line)) {
      pieces.push(make('hr'))
      at++
    } else if (line.includes('|') && tableRule.test(lines[at + 1] ?? '') && lines[at + 1]!.includes('|')) {
      const body = make('tbody')
      const head = make('thead', [cells(line, 'th')])
      for (at += 2; at < lines.length && lines[at]!.includes('|'); at++)
        body.kids.push(cells(lines[at]!, 'td'))
      pieces.push(make('div', [make('table', [head, body])]))
    } else if (/^\s*>/.test(line)) {
      for (; at < lines.length && /^\s*>/.test(lines[at]!); at++)
        taken.push(lines[at]!.replace(/^\s*>\s?/, ''))
      pieces.push(make('blockquote', lineBreaks(taken)))
    } else if (itemPattern.test(line)) {
      const [list, after] = readList(lines, at)
      pieces.push(list)
      at = after
    } else {
      do taken.push(lines[at++]!)
      while (at < lines.length && lines[at]!.trim() && !blockStart.test(lines[at]!))
      pieces.push(make('p', lineBreaks(taken)))
    }
  }
  return pieces
}

/** A text that is still arriving, without half-written marks, which would flicker as they close. */
export function settleTail(text: string): string {
  const from = text.lastIndexOf('\n') + 1
  let line = text.slice(from)
  // A row, heading or item is shown once it has content.
  if (/^\s*(\||#{1,6}\s*$|[-*+•>]\s*$|\d{1,9}[.)]?\s*$|`{1,3}\w*$|-{2,}$)/.test(line)) line = ''
  line = line.replace(/!?\[([^\]\n]*)(\](\([^)\n]*)?)?$/, '$1').replace(/\*+$/, '')
  if (line.split('**').length % 2 === 0) line = `${line.trimEnd()}**`
  if (line.split('`').length % 2 === 0) line += '`'
  return text.slice(0, from) + line
}
