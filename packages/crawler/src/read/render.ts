import { contactBehind, isContactLink, revealedMail } from './contact-links.ts'
import { cue } from './cues.ts'
import { findGrid, type Grid, tableGrid } from './grids.ts'
import { hashText } from './hash.ts'
import { isBlock } from './measure.ts'
import type { BlockKind, Zone } from './read-page.ts'
import { Run, type Taken } from './run.ts'
import { headingTag } from './tags.ts'
import type { TreeNode } from './tree-node.ts'
import { isDisclosureHead, isRead } from './visible.ts'

/** A block as rendered, with what the line filter looks at. */
export interface RenderedBlock {
  text: string
  markdown: string
  linked: number
  anchors: number
  buttons: number
  kind: BlockKind
  zone: Zone
  kept: boolean
  apart: boolean
  level: number
  key: number
  node: TreeNode
}

interface Place {
  zone: Zone
  kept: boolean
  /** Inside a list item: what its first block starts with, and how the others are set in. */
  item: Item | null
  kind: BlockKind
}

interface Item {
  marker: string
  indent: string
  used: boolean
  /** A heading stood in it: a card rather than an item. */
  titled: boolean
  /** The first of its list. */
  starts: boolean
}

const maxQuestion = 220
const maxIndent = 12
const listTags = new Set(['ul', 'ol', 'menu', 'dir'])
const boldTags = new Set(['b', 'strong'])

/** The whole page as flat blocks in reading order, those inside a container kept. */
export function render(body: TreeNode, containers: Set<TreeNode>): RenderedBlock[] {
  return new Renderer(containers, body).run(body)
}

class Renderer {
  private readonly containers: Set<TreeNode>
  private readonly blocks: RenderedBlock[] = []
  private readonly words = new Run()
  private flat = 0
  private links = 0
  private bold = 0
  private button = 0
  private headingLevel = 1
  private place: Place = { zone: 'frame', kept: false, item: null, kind: 'text' }
  private owner: TreeNode

  constructor(containers: Set<TreeNode>, body: TreeNode) {
    this.containers = containers
    this.owner = body
  }

  run(body: TreeNode): RenderedBlock[] {
    this.visit(body)
    this.flush()
    return this.blocks
  }

  private visit(node: TreeNode): void {
    if (
      node.hidden ||
      (node.chars === 0 && !node.attributes && node.children.length === 0 && node.tag !== 'br')
    )
      return
    const outer = this.place
    if (this.containers.has(node)) {
      this.flush()
      this.place = { ...outer, zone: 'content', kept: true }
    }
    if (node.mark !== '') {
      if (this.flat > 0) return
      this.flush()
      this.place = { ...this.place, zone: node.mark, kept: false, item: null }
    }
    this.element(node)
    if (this.place !== outer) {
      this.flush()
      this.place = outer
    }
  }

  private element(node: TreeNode): void {
    const { tag } = node
    if (this.flat > 0) this.inline(node)
    else if (headingTag(tag)) this.heading(node, Number(tag[1]))
    else if (listTags.has(tag)) this.list(node)
    else if (tag === 'table') this.table(node)
    else if (tag === 'dt') this.whole(node, 'term')
    else if (tag === 'dd') this.definition(node)
    else if (tag === 'summary') this.question(node)
    else if (tag === 'pre') this.preformatted(node)
    else if (tag === 'legend') return
    else if (node.attribute('role') === 'heading')
      this.heading(node, Number(node.attribute('aria-level')) || 2)
    else if (isDisclosureHead(node) && !this.insideWhole()) this.question(node)
    else if (isBlock(tag)) this.box(node)
    else this.inline(node)
  }

  private box(node: TreeNode): void {
    const grid = findGrid(node)
    if (grid) this.grid(node, grid)
    else this.block(node)
  }

  private insideWhole(): boolean {
    return this.place.kind === 'heading' || this.place.kind === 'term'
  }

  private block(node: TreeNode): void {
    this.flush()
    const outer = this.owner
    this.owner = node
    this.children(node)
    this.flush()
    this.owner = outer
  }

  private children(node: TreeNode): void {
    for (const child of node.children) {
      if (typeof child === 'string') this.words.add(child, this.links > 0, this.bold > 0, this.button > 0)
      else this.visit(child)
    }
  }

  private inline(node: TreeNode): void {
    const { tag } = node
    if (tag === 'br') {
      if (this.flat > 0) this.words.space()
      else this.words.break()
      return
    }
    if (!isRead(node)) return
    if (tag === 'a') this.link(node)
    else if (this.flat > 0 && isBlock(tag)) {
      this.words.space()
      this.children(node)
      this.words.space()
    } else this.phrase(node)
  }

  private phrase(node: TreeNode): void {
    const { tag } = node
    if (tag === 'sup') this.cents(node)
    const hidden = node.attribute('data-cfemail')
    const mail = hidden && revealedMail(hidden)
    const bold = boldTags.has(tag)
    if (bold) this.bold++
    if (mail) this.words.add(mail, false)
    else this.children(node)
    if (bold) this.bold--
    this.words.markSeam()
  }

  /** '£29' with a raised '99' is £29.99. */
  private cents(node: TreeNode): void {
    const only = node.children[0]
    if (
      typeof only === 'string' &&
      /^\d\d$/.test(only.trim()) &&
      /[$£€]\s?\d+$/.test(this.words.since(this.words.mark - 3))
    ) {
      this.words.add('.', false)
    }
  }

  private link(node: TreeNode): void {
    const href = node.attribute('href')?.trim()
    const hidden = node.attribute('data-cfemail')
    const mail = hidden && revealedMail(hidden)
    if (mail) {
      this.words.add(mail, false)
      return
    }
    const contact = href !== undefined && isContactLink(href)
    const counted = href !== undefined && !contact
    const from = this.words.mark
    const blocksBefore = this.blocks.length
    const button = counted && (node.cues & cue.button) !== 0
    if (counted) {
      this.links++
      this.words.anchors++
    }
    if (button) this.button++
    this.children(node)
    if (button) this.button--
    if (counted) this.links--
    if (contact && this.blocks.length === blocksBefore) {
      const shown = this.words.since(from)
      const behind = contactBehind(node, shown)
      if (behind) this.words.add(shown.trim() === '' ? behind : ` (${behind})`, false)
    }
    this.words.markSeam()
  }

  private heading(node: TreeNode, level: number): void {
    this.flush()
    this.headingLevel = level
    this.whole(node, 'heading', level)
  }

  /** An accordion's head stands where a heading would. */
  private question(node: TreeNode): void {
    if (node.chars > maxQuestion) this.block(node)
    else this.whole(node, 'heading', Math.min(6, this.headingLevel + 1))
  }

  /** An element read as one block, whatever is inside. */
  private whole(node: TreeNode, kind: BlockKind, level = 0): void {
    this.flush()
    const outer = this.owner
    this.owner = node
    this.flat++
    const place = this.place
    this.place = { ...place, kind }
    this.children(node)
    this.flat--
    this.emit(kind, level)
    this.place = place
    this.owner = outer
  }

  private definition(node: TreeNode): void {
    const place = this.place
    this.flush()
    this.place = { ...place, kind: 'definition' }
    this.block(node)
    this.place = place
  }

  private list(node: TreeNode): void {
    this.flush()
    const outer = this.place
    const indent = outer.item ? `${outer.item.indent}  `.slice(0, maxIndent) : ''
    let starts = outer.item === null
    let number = Number(node.attribute('start')) || 1
    for (const child of node.children) {
      if (typeof child === 'string') continue
      if (child.tag !== 'li') {
        this.visit(child)
        continue
      }
      if (child.hidden) continue
      const marker = node.tag === 'ol' ? `${number}. ` : '- '
      const before = this.blocks.length
      this.place = { ...outer, item: { marker, indent, used: false, titled: false, starts }, kind: 'item' }
      this.visit(child)
      this.flush()
      if (this.blocks.length === before) continue
      number++
      starts = false
    }
    this.place = outer
  }

  private preformatted(node: TreeNode): void {
    this.flush()
    const lines = preText(node)
      .replace(/\r\n?/g, '\n')
      .replace(/^\n+|\s+$/g, '')
    if (lines === '') return
    this.push(plain(lines), `\`\`\`\n${lines}\n\`\`\``, 'text', 0, node, true)
  }

  private table(node: TreeNode): void {
    const grid = tableGrid(node)
    if (grid) this.grid(node, grid)
    else this.block(node)
  }

  private grid(node: TreeNode, grid: Grid): void {
    this.flush()
    if (grid.caption) this.block(grid.caption)
    const rows = grid.rows.map((row) => row.map((cell) => (cell ? this.cellText(cell) : plain(''))))
    const columns = Math.max(...rows.map((row) => row.length))
    const line = (cells: string[]) => `| ${cells.join(' | ')} |`
    const pad = (cells: string[]) => [...cells, ...Array<string>(columns - cells.length).fill('')]
    const rule = line(Array<string>(columns).fill('---'))
    let first = true
    for (const [index, row] of rows.entries()) {
      const cells = pad(row.map((cell) => cell.text))
      const whole = { ...plain(cells.filter((cell) => cell !== '').join(' ')) }
      if (whole.text === '') continue
      for (const cell of row) whole.linked += cell.linked
      const owner = grid.owners[index] ?? node
      if (first) {
        const head = index === 0 && grid.headed
        if (!head)
          this.push(plain(''), `${line(Array<string>(columns).fill(''))}\n${rule}`, 'head', 0, node, true)
        this.push(
          whole,
          head ? `${line(cells)}\n${rule}` : line(cells),
          head ? 'head' : 'row',
          0,
          owner,
          head,
        )
        first = false
      } else this.push(whole, line(cells), 'row', 0, owner, false)
    }
  }

  private cellText(cell: TreeNode): Taken {
    this.flat++
    this.children(cell)
    this.flat--
    const taken = this.words.take()
    taken.text = taken.text.replace(/\n/g, ' ').replace(/\|/g, '/')
    return taken
  }

  private flush(): void {
    if (this.flat > 0) this.words.space()
    else if (!this.words.empty) this.emit(this.place.kind, 0)
  }

  private emit(kind: BlockKind, level: number): void {
    const taken = this.words.take()
    const { text } = taken
    if (text === '') return
    const { item } = this.place
    const node = this.owner
    if (kind === 'heading') this.pushHeading(taken, level)
    else if (kind === 'term') this.push(taken, text, kind, 0, node, true)
    else if (kind === 'definition') this.push(taken, `: ${text.replace(/\n/g, '\n  ')}`, kind, 0, node, false)
    else if (item && !item.titled) {
      const start = item.used ? `${item.indent}  ` : `${item.indent}${item.marker}`
      const follow = `\n${item.indent}  `
      const opens = !item.used
      item.used = true
      this.push(
        taken,
        start + text.replace(/\n/g, follow),
        opens ? 'item' : 'text',
        0,
        node,
        opens && item.starts,
      )
    } else if (standsAsHeading(taken)) this.pushHeading(taken, Math.min(6, this.headingLevel + 1))
    else this.push(taken, text, 'text', 0, node, true)
  }

  private pushHeading(taken: Taken, level: number): void {
    const line = taken.text.replace(/\n/g, ' ')
    // A list of cards: what follows the heading is no list item.
    if (this.place.item) this.place.item.titled = true
    this.push({ ...taken, text: line }, `${'#'.repeat(level)} ${line}`, 'heading', level, this.owner, true)
  }

  private push(
    taken: Taken,
    markdown: string,
    kind: BlockKind,
    level: number,
    node: TreeNode,
    apart: boolean,
  ): void {
    const { zone, kept } = this.place
    const { text, linked, anchors, buttons } = taken
    const key = keyOf(text, node)
    this.blocks.push({ text, markdown, linked, anchors, buttons, kind, zone, kept, apart, level, key, node })
  }
}

function plain(text: string): Taken {
  return { text, linked: 0, anchors: 0, bold: 0, buttons: 0 }
}

/** A short line all in bold heads what follows it, unless it is the information itself. */
function standsAsHeading(taken: Taken): boolean {
  const { text } = taken
  if (taken.bold < text.length * 0.9 || text.length > 80 || text.length < 3 || text.includes('\n'))
    return false
  return taken.linked === 0 && !/[.,;!]$|\d/.test(text)
}

function preText(node: TreeNode): string {
  let text = ''
  for (const child of node.children) {
    if (typeof child === 'string') text += child
    else if (child.tag === 'br') text += '\n'
    else if (!child.hidden && child.tag !== 'button') text += preText(child)
  }
  return text
}

/** Text and three levels of tag and class: 'Closed' in a table is not 'Closed' in a footer. */
function keyOf(text: string, node: TreeNode): number {
  let hash = hashText(text)
  let at: TreeNode | null = node
  for (let level = 0; at && level < 3; level++) {
    hash = hashText(at.class, hashText(at.tag, hash))
    at = at.parent
  }
  return hash
}
