import { contactBehind, isContactLink, revealedMail } from './contact-links.ts'
import { cue } from './cues.ts'
import { findGrid, type Grid, tableGrid } from './grids.ts'
import { hashText } from './hash.ts'
import { isBlock } from './measure.ts'
import type { BlockKind, Zone } from './read-page.ts'
import { Run } from './run.ts'
import type { TreeNode } from './tree-node.ts'
import { isDisclosureHead, isRead } from './visible.ts'

/** A block as rendered, with what the line filter looks at. */
export interface RenderedBlock {
  text: string
  markdown: string
  linked: number
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
}

const maxQuestion = 220

/** The whole page as flat blocks in reading order, those inside a container kept. */
export function render(body: TreeNode, containers: Set<TreeNode>): RenderedBlock[] {
  return new Renderer(containers, body).run(body)
}

class Renderer {
  private readonly containers: Set<TreeNode>
  private readonly blocks: RenderedBlock[] = []
  private readonly run_ = new Run()
  private flat = 0
  private links = 0
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
    if (this.flat > 0) return this.inline(node)
    switch (tag) {
      case 'h1':
      case 'h2':
      case 'h3':
      case 'h4':
      case 'h5':
      case 'h6':
        return this.heading(node, Number(tag[1]))
      case 'ul':
      case 'ol':
      case 'menu':
      case 'dir':
        return this.list(node)
      case 'dt':
        return this.whole(node, 'term')
      case 'dd':
        return this.definition(node)
      case 'table':
        return this.table(node)
      case 'summary':
        return this.question(node)
      case 'pre':
        return this.preformatted(node)
      default:
    }
    if (node.attribute('role') === 'heading')
      return this.heading(node, Number(node.attribute('aria-level')) || 2)
    if (node.cues !== 0 || node.attributes) {
      if (isDisclosureHead(node) && !this.insideWhole()) return this.question(node)
    }
    if (!isBlock(tag)) return this.inline(node)
    const grid = findGrid(node)
    if (grid) return this.grid(node, grid)
    this.block(node)
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
      if (typeof child === 'string') this.run_.add(child, this.links > 0)
      else this.visit(child)
    }
  }

  private inline(node: TreeNode): void {
    const { tag } = node
    if (tag === 'br') {
      if (this.flat > 0) this.run_.space()
      else this.run_.break()
      return
    }
    if (!isRead(node)) return
    if (tag === 'a') return this.link(node)
    if (this.flat > 0 && isBlock(tag)) {
      this.run_.space()
      this.children(node)
      this.run_.space()
      return
    }
    if (tag === 'sup') this.cents(node)
    const hidden = node.attribute('data-cfemail')
    const mail = hidden && revealedMail(hidden)
    if (mail) this.run_.add(mail, false)
    else this.children(node)
    this.run_.markSeam()
  }

  /** '£29' with a raised '99' is £29.99. */
  private cents(node: TreeNode): void {
    const only = node.children[0]
    if (typeof only === 'string' && /^\d\d$/.test(only.trim()) && /[$£€]\s?\d+$/.test(this.run_.text)) {
      this.run_.add('.', false)
    }
  }

  private link(node: TreeNode): void {
    const href = node.attribute('href')?.trim()
    const hidden = node.attribute('data-cfemail')
    const mail = hidden && revealedMail(hidden)
    if (mail) {
      this.run_.add(mail, false)
      return
    }
    const contact = href !== undefined && isContactLink(href)
    const counted = href !== undefined && !contact
    const from = this.run_.text.length
    const blocksBefore = this.blocks.length
    if (counted) this.links++
    this.children(node)
    if (counted) this.links--
    if (contact && this.blocks.length === blocksBefore) {
      const shown = this.run_.text.slice(from)
      const behind = contactBehind(node, shown)
      if (behind) this.run_.add(shown.trim() === '' ? behind : ` (${behind})`, false)
    }
    this.run_.markSeam()
  }

  private heading(node: TreeNode, level: number): void {
    this.flush()
    this.headingLevel = level
    this.whole(node, 'heading', level)
  }

  /** An accordion's head stands where a heading would. */
  private question(node: TreeNode): void {
    if (node.chars > maxQuestion) return this.block(node)
    this.whole(node, 'heading', Math.min(6, this.headingLevel + 1))
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
    const indent = outer.item ? `${outer.item.indent}  ` : ''
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
      this.place = { ...outer, item: { marker, indent, used: false }, kind: 'item' }
      this.visit(child)
      this.flush()
      if (this.blocks.length > before) number++
    }
    this.place = outer
  }

  private preformatted(node: TreeNode): void {
    this.flush()
    const lines = preText(node)
      .replace(/\r\n?/g, '\n')
      .replace(/^\n+|\s+$/g, '')
    if (lines === '') return
    this.push(lines, `\`\`\`\n${lines}\n\`\`\``, 0, 'text', 0, node, true)
  }

  private table(node: TreeNode): void {
    const grid = tableGrid(node)
    if (grid) this.grid(node, grid)
    else this.block(node)
  }

  private grid(node: TreeNode, grid: Grid): void {
    this.flush()
    if (grid.caption) this.block(grid.caption)
    const rows = grid.rows.map((row) =>
      row.map((cell) => (cell ? this.cellText(cell) : { text: '', linked: 0 })),
    )
    const columns = Math.max(...rows.map((row) => row.length))
    const line = (cells: string[]) => `| ${cells.join(' | ')} |`
    const pad = (cells: string[]) => [...cells, ...Array<string>(columns - cells.length).fill('')]
    const rule = line(Array<string>(columns).fill('---'))
    let first = true
    for (const [index, row] of rows.entries()) {
      const cells = pad(row.map((cell) => cell.text))
      const text = cells.filter((cell) => cell !== '').join(' ')
      if (text === '') continue
      const linked = row.reduce((sum, cell) => sum + cell.linked, 0)
      const owner = grid.owners[index] ?? node
      if (first) {
        const head = index === 0 && grid.headed
        if (!head)
          this.push('', `${line(Array<string>(columns).fill(''))}\n${rule}`, 0, 'head', 0, node, true)
        this.push(
          text,
          head ? `${line(cells)}\n${rule}` : line(cells),
          linked,
          head ? 'head' : 'row',
          0,
          owner,
          head,
        )
        first = false
      } else this.push(text, line(cells), linked, 'row', 0, owner, false)
    }
  }

  private cellText(cell: TreeNode): { text: string; linked: number } {
    this.flat++
    this.children(cell)
    this.flat--
    const taken = this.run_.take()
    return { text: taken.text.replace(/\n/g, ' ').replace(/\|/g, '/'), linked: taken.linked }
  }

  private flush(): void {
    if (this.flat > 0) return this.run_.space()
    if (!this.run_.empty) this.emit(this.place.kind, 0)
  }

  private emit(kind: BlockKind, level: number): void {
    const { text, linked } = this.run_.take()
    if (text === '') return
    const { item } = this.place
    const node = this.owner
    if (kind === 'heading') {
      const line = text.replace(/\n/g, ' ')
      this.push(line, `${'#'.repeat(level)} ${line}`, linked, kind, level, node, true)
    } else if (kind === 'term') this.push(text, text, linked, kind, 0, node, true)
    else if (kind === 'definition') {
      this.push(text, `: ${text.replace(/\n/g, '\n  ')}`, linked, kind, 0, node, false)
    } else if (item) {
      const start = item.used ? `${item.indent}  ` : `${item.indent}${item.marker}`
      const follow = `\n${item.indent}  `
      const opens = !item.used
      item.used = true
      this.push(text, start + text.replace(/\n/g, follow), linked, opens ? 'item' : 'text', 0, node, false)
    } else this.push(text, text, linked, 'text', 0, node, true)
  }

  private push(
    text: string,
    markdown: string,
    linked: number,
    kind: BlockKind,
    level: number,
    node: TreeNode,
    apart: boolean,
  ): void {
    const { zone, kept } = this.place
    this.blocks.push({ text, markdown, linked, kind, zone, kept, apart, level, key: keyOf(text, node), node })
  }
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
