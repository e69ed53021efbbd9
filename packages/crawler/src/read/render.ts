import { isInMarks } from '@foyer/text/review-signs'
import { rareAttributes } from './attributes.ts'
import { BlockWriter, plainWords, type RenderedBlock } from './block-writer.ts'
import { findGrid } from './box-grids.ts'
import { addRaisedCents, isRaised, isTwoDigits } from './cent-elements.ts'
import { contactBehind, isContactLink, revealedMail } from './contact-links.ts'
import { cue } from './cue-words.ts'
import { type Grid, type RepeatBudget, tableGrid } from './grids.ts'
import { type QuotedSpeaker, quotedBy, ratedReviews } from './quoted.ts'
import { pieceMark } from './raised-cents.ts'
import type { BlockKind } from './read-page.ts'
import { firstHeading, inTabStrip, isTabStrip, namedTab, tabOfPane } from './tabs.ts'
import type { TakenText } from './text-run.ts'
import type { Tree } from './tree.ts'
import type { TreeNode } from './tree-node.ts'
import { iconWords, isDisclosureHead, isRead, plainText, preText, spacedText } from './visible.ts'
import { collapse } from './whitespace.ts'
import { writeGrid } from './write-grid.ts'

const maxQuestion = 220
const maxIndent = 12
const mostRepeated = 100_000
const longestShown = 1_000
const longestPrice = 60
const priceAtEnd = /(?:[€£$]\s?\d[\d.,]{0,9}|\d\s?(?:[€£$]|EUR|CHF|kr|zł|Kč))\s?$/
const listTags = new Set(['ul', 'ol', 'menu', 'dir'])
const boldTags = new Set(['b', 'strong'])

export function render(tree: Tree, containers: Set<TreeNode>): RenderedBlock[] {
  const renderer = new Renderer(containers, tree)
  return renderer.run(tree.body)
}

class Renderer {
  private readonly containers: Set<TreeNode>
  private readonly tree: Tree
  private readonly out: BlockWriter
  private links = 0
  private bold = 0
  private button = 0
  private tabLevel = 2
  private readonly reviewed = new Map<TreeNode, QuotedSpeaker>()
  private readonly repeats: RepeatBudget = { left: mostRepeated }

  constructor(containers: Set<TreeNode>, tree: Tree) {
    this.containers = containers
    this.tree = tree
    this.out = new BlockWriter(tree.body)
  }

  run(body: TreeNode): RenderedBlock[] {
    this.visit(body)
    this.out.flush()
    return this.out.blocks
  }

  private visit(node: TreeNode): void {
    const { out } = this
    if (node.hidden || out.full) return
    const outer = out.place
    if (this.containers.has(node)) {
      out.flush()
      out.place = { ...outer, zone: 'content', kept: true }
    }
    if (node.mark !== '') {
      if (out.flat > 0) return
      out.flush()
      out.place = { ...out.place, zone: node.mark, kept: false, item: null }
    }
    const quoted =
      out.place.quoted === 'customer' || out.flat > 0 ? null : (this.reviewed.get(node) ?? quotedBy(node))
    if (quoted && quoted !== out.place.quoted) {
      out.flush()
      out.place = { ...out.place, quoted }
    }
    this.element(node)
    if (out.place !== outer) {
      out.flush()
      out.place = outer
    }
  }

  private element(node: TreeNode): void {
    const { tag } = node
    if (this.out.flat > 0) this.inline(node)
    else if (isTabStrip(node)) this.tabLevel = Math.min(6, this.out.headingLevel + 1)
    else if (node.isHeading) this.heading(node, Number(tag[1]))
    else if (listTags.has(tag)) this.list(node)
    else if (tag === 'table') this.table(node)
    else if (tag === 'dt') this.whole(node, 'term')
    else if (tag === 'dd') this.definition(node)
    else if (tag === 'summary') this.question(node)
    else if (tag === 'pre') this.preformatted(node)
    else if (tag === 'legend') return
    else if (node.role === 'heading') this.heading(node, Number(node.attribute('aria-level')) || 2)
    else if (isDisclosureHead(node)) this.question(node)
    else if (node.isBlock) this.box(node)
    else this.inline(node)
  }

  private box(node: TreeNode): void {
    if (node.id !== '' && node.role === 'tabpanel')
      this.tabTitle(node, namedTab(this.tree.controlled.get(node.id)))
    else if ((node.mask & rareAttributes['data-w-tab']) !== 0) this.tabTitle(node, tabOfPane(node))
    const grid = findGrid(node)
    if (grid) this.grid(node, grid)
    else this.block(node)
  }

  private tabTitle(panel: TreeNode, tab: TreeNode | null | undefined): void {
    if (!tab || !inTabStrip(tab)) return
    const title = collapse(spacedText(tab)).trim()
    if (title === '' || title.length > 80 || firstHeading(panel) === title) return
    this.out.flush()
    this.out.words.add(title, false)
    this.out.emit('heading', this.tabLevel)
  }

  private block(node: TreeNode): void {
    const { out } = this
    if (addRaisedCents(node, out.words)) return
    out.flush()
    const outer = out.owner
    out.owner = node
    for (const [part, by] of ratedReviews(node)) this.reviewed.set(part, by)
    this.children(node)
    out.flush()
    out.owner = outer
  }

  private children(node: TreeNode): void {
    for (const child of node.children) {
      if (typeof child === 'string') this.out.words.add(child, this.links > 0, this.bold > 0, this.button > 0)
      else this.visit(child)
    }
  }

  private inline(node: TreeNode): void {
    const { tag } = node
    const { words, flat } = this.out
    if (tag === 'br') {
      if (flat > 0) words.space()
      else words.break()
    } else if (!isRead(node)) return
    else if (tag === 'a') this.link(node)
    else if (flat > 0 && node.isBlock) {
      words.space()
      this.children(node)
      words.space()
    } else this.styled(node)
  }

  private styled(node: TreeNode): void {
    const { words } = this.out
    const raised = isRaised(node)
    if (raised) words.set(pieceMark.raised)
    else if (isTwoDigits(node)) words.setDigits()
    const bold = boldTags.has(node.tag)
    const mail = hiddenMail(node)
    if (bold) this.bold++
    // Browsers add the quotation marks of `q`.
    const marks = node.tag === 'q' && !isInMarks(plainText(node)) ? ['“', '”'] : ['', '']
    words.add(marks[0]!, false)
    if (mail) words.add(mail, false)
    else this.children(node)
    words.add(marks[1]!, false)
    if (bold) this.bold--
    if (raised) words.set(pieceMark.level)
    words.markSeam()
  }

  private link(node: TreeNode): void {
    const { words, blocks } = this.out
    const mail = hiddenMail(node)
    if (mail) {
      words.add(mail, false)
      return
    }
    const href = node.attribute('href')?.trim()
    const contact = href !== undefined && isContactLink(href)
    const from = words.mark
    const before = blocks.length
    if (href === undefined || contact) this.children(node)
    else this.counted(node)
    if (contact && blocks.length === before) {
      const shown = words.since(from, longestShown)
      const behind = contactBehind(node, shown)
      if (behind) words.add(shown.trim() === '' ? behind : ` (${behind})`, false)
    }
    words.markSeam()
  }

  private counted(node: TreeNode): void {
    const button = (node.cues & cue.button) !== 0
    // A button such as 'Add to cart' after a price is not part of it.
    const before = button ? this.out.words.since(0, longestPrice) : ''
    if (before.length < longestPrice && priceAtEnd.test(before)) this.out.flush()
    this.links++
    if (button) this.button++
    this.out.words.anchors++
    this.children(node)
    if (button) this.button--
    this.links--
  }

  private heading(node: TreeNode, level: number): void {
    this.out.flush()
    this.out.headingLevel = level
    this.whole(node, 'heading', level)
  }

  private question(node: TreeNode): void {
    if (node.chars > maxQuestion) this.block(node)
    else this.whole(node, 'heading', Math.min(6, this.out.headingLevel + 1))
  }

  private whole(node: TreeNode, kind: BlockKind, level = 0): void {
    const { out } = this
    out.flush()
    const outer = out.owner
    out.owner = node
    out.flat++
    this.children(node)
    out.flat--
    out.emit(kind, level)
    out.owner = outer
  }

  private definition(node: TreeNode): void {
    const { out } = this
    const { place } = out
    out.flush()
    out.place = { ...place, kind: 'definition' }
    this.block(node)
    out.place = place
  }

  private list(node: TreeNode): void {
    const { out } = this
    out.flush()
    const outer = out.place
    const indent = outer.item ? `${outer.item.indent}  `.slice(0, maxIndent) : ''
    let starts = outer.item === null
    let number = Number(node.attribute('start')) || 1
    for (const child of node.children) {
      if (typeof child === 'string' || child.hidden) continue
      const marker = node.tag === 'ol' ? `${number}. ` : '- '
      const before = out.blocks.length
      if (child.tag === 'li') {
        out.place = { ...outer, item: { marker, indent, used: false, titled: false, starts }, kind: 'item' }
      }
      this.visit(child)
      out.flush()
      out.place = outer
      if (child.tag !== 'li' || out.blocks.length === before) continue
      number++
      starts = false
    }
  }

  private preformatted(node: TreeNode): void {
    this.out.flush()
    const lines = preText(node).replace(/\r\n?/g, '\n').replace(/^\n+/, '').trimEnd()
    if (lines !== '')
      this.out.push(plainWords(lines), `\`\`\`\n${lines}\n\`\`\``, { kind: 'text', owner: node })
  }

  private table(node: TreeNode): void {
    const grid = tableGrid(node, this.repeats)
    if (grid) this.grid(node, grid)
    else this.block(node)
  }

  private grid(node: TreeNode, grid: Grid): void {
    this.out.flush()
    if (grid.caption) this.block(grid.caption)
    writeGrid(this.out, node, grid, (cell) => this.cellText(cell))
  }

  private cellText(cell: TreeNode): TakenText {
    this.out.flat++
    this.children(cell)
    this.out.flat--
    const taken = this.out.words.take()
    if (taken.text === '' && cell.tag === 'td') taken.text = iconWords(cell)
    taken.text = taken.text.replace(/\n/g, ' ').replace(/\|/g, '/')
    return taken
  }
}

function hiddenMail(node: TreeNode): string | null {
  const encoded = node.attribute('data-cfemail')
  return encoded ? revealedMail(encoded) : null
}
