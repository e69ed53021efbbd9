import { charCodeAt } from './char-code.ts'
import { hashText } from './hash.ts'
import type { QuotedSpeaker } from './quoted.ts'
import type { BlockKind, Zone } from './read-page.ts'
import { type TakenText, TextRun } from './text-run.ts'
import type { TreeNode } from './tree-node.ts'

export interface RenderedBlock {
  text: string
  markdown: string
  linked: number
  anchors: number
  buttons: number
  linkOnly: boolean
  kind: BlockKind
  zone: Zone
  kept: boolean
  apart: boolean
  level: number
  key: number
  quoted: QuotedSpeaker | null
  spans: number[] | null
}

export interface BlockPlace {
  zone: Zone
  kept: boolean
  item: Item | null
  kind: BlockKind
  /** Set for quotations from third parties. */
  quoted: QuotedSpeaker | null
}

export interface Item {
  marker: string
  indent: string
  used: boolean
  titled: boolean
  starts: boolean
}

/** The limit on Markdown per page, several times what is kept. */
const mostWritten = 1_500_000
const mostBlocks = 60_000

export class BlockWriter {
  readonly blocks: RenderedBlock[] = []
  readonly words = new TextRun()
  place: BlockPlace = { zone: 'frame', kept: false, item: null, kind: 'text', quoted: null }
  headingLevel = 1
  /** The enclosing block element, whose path is part of the block's key. */
  owner: TreeNode
  /** The number of enclosing elements that are read as one block. */
  flat = 0
  private written = 0

  constructor(owner: TreeNode) {
    this.owner = owner
  }

  /** True once the limits are reached; the rest of the page is skipped. */
  get full(): boolean {
    return this.written > mostWritten || this.blocks.length > mostBlocks
  }

  flush(): void {
    if (this.flat > 0) this.words.space()
    else if (!this.words.empty) this.emit(this.place.kind, 0)
  }

  emit(kind: BlockKind, level: number): void {
    const taken = this.words.take()
    const { text } = taken
    const { item } = this.place
    if (text === '') return
    if (kind === 'heading') this.pushHeading(taken, level)
    else if (kind === 'term') this.push(taken, text, { kind })
    else if (kind === 'definition')
      this.push(taken, `: ${text.replace(/\n/g, '\n  ')}`, { kind, apart: false })
    else if (item && !item.titled) this.pushItem(taken, item)
    else if (standsAsHeading(taken)) this.pushHeading(taken, Math.min(6, this.headingLevel + 1))
    else if (taken.lead && standsAsHeading({ ...plainWords(taken.lead.text), bold: taken.lead.bold })) {
      this.pushHeading(plainWords(taken.lead.text), Math.min(6, this.headingLevel + 1))
      const rest = text.slice(taken.lead.text.length).trim()
      if (rest !== '') this.push({ ...taken, text: rest }, rest, { kind: 'text' })
    } else this.push(taken, text, { kind: 'text' })
  }

  push(
    taken: TakenText,
    markdown: string,
    as: { kind: BlockKind; apart?: boolean; level?: number; owner?: TreeNode; spans?: number[] | null },
  ): void {
    const { zone, kept, quoted } = this.place
    const { text, linked, anchors, buttons } = taken
    const { kind, apart = true, level = 0, owner = this.owner, spans = null } = as
    const key = keyOf(text, owner)
    const linkOnly = linked > 0 && linked >= lettersOf(text) * 0.85
    this.written += markdown.length
    this.blocks.push({
      text,
      markdown,
      linked,
      anchors,
      buttons,
      linkOnly,
      kind,
      zone,
      kept,
      apart,
      level,
      key,
      quoted,
      spans,
    })
  }

  private pushItem(taken: TakenText, item: Item): void {
    const opens = !item.used
    const start = opens ? `${item.indent}${item.marker}` : `${item.indent}  `
    item.used = true
    const markdown = start + taken.text.replace(/\n/g, `\n${item.indent}  `)
    this.push(taken, markdown, { kind: opens ? 'item' : 'text', apart: opens && item.starts })
  }

  private pushHeading(taken: TakenText, level: number): void {
    const line = taken.text.replace(/\n/g, ' ')
    // Content after a heading in a list item belongs to a card.
    if (this.place.item) this.place.item.titled = true
    this.push({ ...taken, text: line }, `${'#'.repeat(level)} ${line}`, { kind: 'heading', level })
  }
}

export function plainWords(text: string): TakenText {
  return { text, linked: 0, anchors: 0, bold: 0, buttons: 0, lead: null }
}

const separators = new Set(Array.from(' \n\t\u00a0|·•/,»›>-', (mark) => mark.charCodeAt(0)))

function lettersOf(text: string): number {
  const { length } = text
  let letters = 0
  for (let i = 0; i < length; i++) {
    const code = charCodeAt.call(text, i)
    if ((code >= 97 && code <= 122) || !separators.has(code)) letters++
  }
  return letters
}

/** A short bold line is a heading unless it contains the information itself. */
function standsAsHeading(taken: TakenText): boolean {
  const { text } = taken
  if (taken.bold < text.length * 0.9 || text.length > 80 || text.length < 3 || text.includes('\n'))
    return false
  return taken.linked === 0 && !/[.,;!]$|\d/.test(text)
}

/** Hashes the text with three levels of tags and classes, so 'Closed' in a table and in a footer differ. */
function keyOf(text: string, node: TreeNode): number {
  let hash = hashText(text)
  let at: TreeNode | null = node
  for (let level = 0; at && level < 3; level++) {
    hash = hashText(withoutNumbered(at.class), hashText(at.tag, hash))
    at = at.parent
  }
  return hash
}

/** Page builders generate class names with numbers (`element-5229f03`) that can change on each page. */
const withoutNumbered = (classes: string): string =>
  /\d/.test(classes) ? classes.replace(/(?<!\S)\S*\d\S*/g, '') : classes
