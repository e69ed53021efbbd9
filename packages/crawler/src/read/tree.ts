import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2'
import {
  blockTags,
  breaksOutOfForeign,
  closesParagraph,
  formattingTags,
  headingTag,
  skippedTags,
  specialTags,
  tableTags,
  voidTags,
} from './tags.ts'

/** Deeper nesting than any page needs; past it, elements are read as part of the one that holds them. */
const depthCap = 250
/** Attribute values beyond this are data, not markup. */
const attributeCap = 4096
/** JSON-LD beyond this is a catalogue dump. */
const scriptCap = 512 * 1024

export type Child = TreeNode | string

export class TreeNode {
  readonly tag: string
  parent: TreeNode | null = null
  readonly children: Child[] = []
  class = ''
  id = ''
  /** Only the attributes that reading looks at. */
  attributes: Map<string, string> | null = null
  // Filled by measure():
  chars = 0
  linkChars = 0
  prose = 0
  fields = 0
  cues = 0
  hasTitle = false
  money: boolean | null = null
  hidden = false
  mark: Mark = ''
  // Filled by settle(), which leaves out hidden and marked elements:
  liveChars = 0
  liveLinkChars = 0
  liveProse = 0

  constructor(tag: string) {
    this.tag = tag
  }

  attribute(name: string): string | undefined {
    return this.attributes?.get(name)
  }
}

/** What pruning thinks of a node: part of the frame, noise, or nothing in particular. */
export type Mark = '' | 'frame' | 'noise'

export interface Tree {
  root: TreeNode
  body: TreeNode
  html: TreeNode | null
  title: string
  metas: Map<string, string>[]
  linkTags: Map<string, string>[]
  base: string | null
  jsonLd: string[]
  scripts: number
  noscript: string
  /** Ids that a tab, accordion head or the like opens. */
  controlled: Set<string>
}

const wantedAttributes = new Set([
  'class',
  'id',
  'role',
  'style',
  'hidden',
  'open',
  'aria-hidden',
  'aria-expanded',
  'aria-controls',
  'aria-label',
  'aria-labelledby',
  'aria-level',
  'data-target',
  'data-bs-target',
  'data-cfemail',
  'data-toggle',
  'data-bs-toggle',
  'href',
  'rel',
  'lang',
  'itemscope',
  'itemtype',
  'itemprop',
  'content',
  'datetime',
  'name',
  'property',
  'http-equiv',
  'type',
  'value',
  'colspan',
  'rowspan',
  'start',
  'src',
  'alt',
  'title',
  'color',
  'bgcolor',
])

/** HTML to a light tree in one pass and linear time: what cannot be read is never built. */
export function parseTree(html: string): Tree {
  const builder = new TreeBuilder(html)
  const tokenizer = new Tokenizer({ decodeEntities: true }, builder)
  tokenizer.write(html)
  tokenizer.end()
  return builder.tree()
}

class TreeBuilder implements TokenizerCallbacks {
  private readonly source: string
  private readonly root = new TreeNode('#root')
  private stack: TreeNode[] = [this.root]
  private top: TreeNode = this.root
  private overflow = new Map<string, number>()
  private text = ''
  private opening: TreeNode | null = null
  private openingTag = ''
  private attributeName = ''
  private attributeValue = ''
  private skipping = ''
  private skipDepth = 0
  private capture: 'title' | 'json' | 'noscript' | null = null
  private captured = ''
  private pre = 0
  private html: TreeNode | null = null
  private body: TreeNode | null = null
  private title = ''
  private readonly metas: Map<string, string>[] = []
  private readonly linkTags: Map<string, string>[] = []
  private base: string | null = null
  private readonly jsonLd: string[] = []
  private scripts = 0
  private noscript = ''
  private readonly controlled = new Set<string>()

  constructor(source: string) {
    this.source = source
  }

  tree(): Tree {
    this.flush()
    return {
      root: this.root,
      body: this.body ?? this.root,
      html: this.html,
      title: this.title,
      metas: this.metas,
      linkTags: this.linkTags,
      base: this.base,
      jsonLd: this.jsonLd,
      scripts: this.scripts,
      noscript: this.noscript,
      controlled: this.controlled,
    }
  }

  ontext(start: number, end: number): void {
    if (this.capture) {
      if (this.captured.length < scriptCap) this.captured += this.source.slice(start, end)
    } else if (!this.skipping) this.text += this.source.slice(start, end)
  }

  ontextentity(codepoint: number): void {
    const letter = String.fromCodePoint(codepoint)
    if (this.capture) this.captured += letter
    else if (!this.skipping) this.text += letter
  }

  onopentagname(start: number, end: number): void {
    const tag = this.source.slice(start, end).toLowerCase()
    this.openingTag = tag
    this.opening = null
    if (this.skipping && !this.leavesSkipped(tag)) return
    this.opening = new TreeNode(tag === 'image' ? 'img' : tag)
  }

  onattribname(start: number, end: number): void {
    this.attributeName = ''
    this.attributeValue = ''
    if (!this.opening) return
    const name = this.source.slice(start, end).toLowerCase()
    if (wantedAttributes.has(name)) this.attributeName = name
  }

  onattribdata(start: number, end: number): void {
    if (this.attributeName && this.attributeValue.length < attributeCap) {
      this.attributeValue += this.source.slice(start, Math.min(end, start + attributeCap))
    }
  }

  onattribentity(codepoint: number): void {
    if (this.attributeName && this.attributeValue.length < attributeCap) {
      this.attributeValue += String.fromCodePoint(codepoint)
    }
  }

  onattribend(): void {
    const node = this.opening
    const name = this.attributeName
    if (!node || !name) return
    if (name === 'class') node.class ||= this.attributeValue
    else if (name === 'id') node.id ||= this.attributeValue
    else {
      node.attributes ??= new Map()
      if (!node.attributes.has(name)) node.attributes.set(name, this.attributeValue)
    }
    this.attributeName = ''
  }

  onopentagend(): void {
    this.open(false)
  }

  onselfclosingtag(): void {
    this.open(true)
  }

  onclosetag(start: number, end: number): void {
    const tag = this.source.slice(start, end).toLowerCase()
    if (this.skipping) {
      if (tag === this.skipping && --this.skipDepth === 0) this.endSkipped()
      else if (tag === 'body' || (tag === 'form' && this.skipping === 'select')) this.endSkipped()
      return
    }
    this.flush()
    if (tag === 'br') this.append(new TreeNode('br'))
    else if (!voidTags.has(tag) && tag !== 'body' && tag !== 'html') this.close(tag)
  }

  isInForeignContext(): boolean {
    return this.skipping === 'svg' || this.skipping === 'math'
  }

  oncomment(): void {}
  oncdata(start: number, end: number): void {
    this.ontext(start, end)
  }
  ondeclaration(): void {}
  onprocessinginstruction(): void {}
  onend(): void {}

  /** Unclosed svg and select would swallow the rest of the page. */
  private leavesSkipped(tag: string): boolean {
    if (tag === this.skipping) {
      this.skipDepth++
      return false
    }
    const foreign = this.skipping === 'svg' || this.skipping === 'math'
    if (foreign && breaksOutOfForeign.has(tag)) {
      this.endSkipped()
      return true
    }
    if (foreign && (tag === 'foreignobject' || tag === 'desc')) {
      this.skipping = tag
      this.skipDepth = 1
    }
    return false
  }

  private endSkipped(): void {
    const { capture, captured } = this
    const skipped = this.skipping
    this.skipping = ''
    this.skipDepth = 0
    this.capture = null
    this.captured = ''
    if (capture === 'title') this.title ||= captured
    else if (capture === 'json') this.jsonLd.push(captured)
    else if (capture === 'noscript') this.noscript += `${captured} `
    // Content inside an svg ends with the svg itself.
    if (skipped === 'foreignobject' || skipped === 'desc') {
      this.skipping = 'svg'
      this.skipDepth = 1
    }
  }

  private open(selfClosed: boolean): void {
    const node = this.opening
    const tag = this.openingTag
    if (!node) {
      // A self-closed element inside a skipped one has no closing tag to wait for.
      if (selfClosed && tag === this.skipping) this.skipDepth--
      return
    }
    this.opening = null
    this.flush()
    if (tag === 'meta') {
      if (node.attributes) this.metas.push(node.attributes)
      if (node.attributes?.has('itemprop')) this.append(node)
    } else if (tag === 'link') {
      if (node.attributes) this.linkTags.push(node.attributes)
      if (node.attributes?.has('itemprop')) this.append(node)
    } else if (tag === 'base') {
      this.base ??= node.attribute('href') ?? null
    } else if (skippedTags.has(tag)) {
      this.skip(node, selfClosed)
    } else if (tag === 'html' || tag === 'body' || tag === 'head') {
      this.openRoot(node)
    } else this.openElement(node, selfClosed)
  }

  private skip(node: TreeNode, selfClosed: boolean): void {
    const { tag } = node
    if (tag === 'script') this.scripts++
    // In HTML only foreign elements can close themselves.
    if (selfClosed && (tag === 'svg' || tag === 'math')) return
    this.skipping = tag
    this.skipDepth = 1
    this.captured = ''
    if (tag === 'title') this.capture = 'title'
    else if (tag === 'noscript') this.capture = 'noscript'
    else if (tag === 'script' && node.attribute('type')?.toLowerCase().includes('ld+json'))
      this.capture = 'json'
  }

  private openRoot(node: TreeNode): void {
    if (node.tag === 'head') return
    if (node.tag === 'html') {
      if (this.html) return
      this.html = node
    } else {
      if (this.body) return
      this.body = node
      // What stood before the body tag belongs to it.
      for (const child of this.root.children) {
        if (typeof child !== 'string') child.parent = node
        node.children.push(child)
      }
      this.root.children.length = 0
      this.top = this.root
      this.append(node)
      this.stack = [this.root, node]
      this.top = node
    }
  }

  private openElement(node: TreeNode, selfClosed: boolean): void {
    const { tag } = node
    this.closeImplied(tag)
    this.append(node)
    if (node.attributes) this.noteControlled(node.attributes)
    if (voidTags.has(tag)) return
    if (selfClosed && !specialTags.has(tag) && !formattingTags.has(tag) && tag.includes('-')) return
    if (this.stack.length >= depthCap) {
      this.overflow.set(tag, (this.overflow.get(tag) ?? 0) + 1)
      return
    }
    if (tag === 'pre') this.pre++
    this.stack.push(node)
    this.top = node
  }

  private noteControlled(attributes: Map<string, string>): void {
    for (const name of controlling) {
      const target = attributes.get(name)
      if (target) this.controlled.add(target.replace(/^#/, ''))
    }
  }

  private append(node: TreeNode): void {
    node.parent = this.top
    this.top.children.push(node)
  }

  private closeImplied(tag: string): void {
    if (tag === 'li' || tag === 'dd' || tag === 'dt') this.closeItem(tag)
    else if (tag === 'td' || tag === 'th') this.closeTable(cellEnds)
    else if (tag === 'tr') this.closeTable(rowEnds)
    else if (tag === 'tbody' || tag === 'thead' || tag === 'tfoot') this.closeTable(sectionEnds)
    else if (tag === 'a' && this.top.tag === 'a') this.pop()
    else if (headingTag(tag) && headingTag(this.top.tag)) this.pop()
    if (closesParagraph.has(tag)) this.closeParagraph()
  }

  private closeItem(tag: string): void {
    for (let i = this.stack.length - 1; i > 0; i--) {
      const open = this.stack[i]!.tag
      if (open === tag || (tag !== 'li' && (open === 'dd' || open === 'dt'))) return this.popTo(i)
      if (specialTags.has(open) && open !== 'div' && open !== 'p' && open !== 'address') return
    }
  }

  private closeTable(ends: Set<string>): void {
    for (let i = this.stack.length - 1; i > 0; i--) {
      const open = this.stack[i]!.tag
      if (open === 'table') return
      if (ends.has(open)) {
        this.popTo(i)
        i = this.stack.length
      }
    }
  }

  private closeParagraph(): void {
    for (let i = this.stack.length - 1; i > 0; i--) {
      const open = this.stack[i]!.tag
      if (open === 'p') return this.popTo(i)
      if (specialTags.has(open) || open === 'button') return
    }
  }

  private close(tag: string): void {
    const beyond = this.overflow.get(tag)
    if (beyond) {
      this.overflow.set(tag, beyond - 1)
      return
    }
    const special = specialTags.has(tag)
    const table = tableTags.has(tag)
    for (let i = this.stack.length - 1; i > 0; i--) {
      const open = this.stack[i]!.tag
      if (open === tag || (headingTag(tag) && headingTag(open))) return this.popTo(i)
      // A stray closing tag must not end the cell or block it stands in.
      if (open === 'body') return
      if (table ? open === 'table' : open === 'td' || open === 'th' || open === 'table') return
      if (!special && specialTags.has(open)) return
    }
  }

  private popTo(index: number): void {
    while (this.stack.length > index) this.pop()
  }

  private pop(): void {
    const node = this.stack.pop()!
    if (node.tag === 'pre') this.pre--
    this.top = this.stack[this.stack.length - 1]!
    if (this.overflow.size > 0) this.overflow.clear()
  }

  private flush(): void {
    const { text } = this
    if (text === '') return
    this.text = ''
    const collapsed = this.pre > 0 ? text : collapse(text)
    if (collapsed === ' ' && (this.top.children.length === 0 || blockTags.has(this.top.tag))) {
      const last = this.top.children[this.top.children.length - 1]
      if (last === undefined || (typeof last !== 'string' && blockTags.has(last.tag))) return
    }
    this.top.children.push(collapsed)
  }
}

const controlling = ['aria-controls', 'data-target', 'data-bs-target']
const cellEnds = new Set(['td', 'th'])
const rowEnds = new Set(['tr', 'td', 'th'])
const sectionEnds = new Set(['thead', 'tbody', 'tfoot', 'tr', 'td', 'th'])

export function collapse(text: string): string {
  let i = 0
  const { length } = text
  while (i < length && text.charCodeAt(i) <= 32) i++
  if (i === length) return ' '
  return text.replace(/\s+/g, ' ')
}
