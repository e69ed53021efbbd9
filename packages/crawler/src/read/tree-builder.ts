import type { MarkupSink } from './scan-markup.ts'
import {
  blockTags,
  breaksOutOfForeign,
  closesParagraph,
  headingTag,
  skippedTags,
  specialTags,
  tableTags,
  voidTags,
} from './tags.ts'
import type { Tree } from './tree.ts'
import { TreeNode } from './tree-node.ts'
import { collapse } from './whitespace.ts'

/** Deeper nesting than any page needs; past it, elements are read as part of the one that holds them. */
const depthCap = 250
/** JSON-LD beyond this is a catalogue dump. */
const captureCap = 512 * 1024

const linkingTags = new Set(['a', 'area', 'frame'])
const controlling = ['aria-controls', 'data-target', 'data-bs-target']
const cellEnds = new Set(['td', 'th'])
const rowEnds = new Set(['tr', 'td', 'th'])
const sectionEnds = new Set(['thead', 'tbody', 'tfoot', 'tr', 'td', 'th'])

/** Builds the tree from tags, closing what authors leave open much as a browser does. */
export class TreeBuilder implements MarkupSink {
  private readonly root = new TreeNode('#root')
  private stack: TreeNode[] = [this.root]
  private top: TreeNode = this.root
  private readonly overflow = new Map<string, number>()
  private pending = ''
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
  private readonly controlled = new Map<string, TreeNode>()
  private readonly links: TreeNode[] = []
  private readonly mains: TreeNode[] = []
  private readonly articleBodies: TreeNode[] = []
  private microdata = false

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
      links: this.links,
      mains: this.mains,
      articleBodies: this.articleBodies,
      microdata: this.microdata,
      legalLinks: [],
    }
  }

  text(text: string): void {
    if (this.skipping === '') this.pending += text
    else if (this.capture && this.captured.length < captureCap) this.captured += text
  }

  open(tag: string, attributes: Map<string, string> | null, selfClosed: boolean): void {
    if (this.skipping !== '' && !this.leavesSkipped(tag, selfClosed)) return
    this.flush()
    if (tag === 'meta' || tag === 'link') {
      if (!attributes) return
      if (tag === 'meta') this.metas.push(attributes)
      else this.linkTags.push(attributes)
      if (attributes.has('itemprop')) this.append(new TreeNode(tag, attributes))
    } else if (tag === 'base') this.base ??= attributes?.get('href') ?? null
    else if (tag === 'html' || tag === 'body' || tag === 'head') this.openRoot(tag, attributes)
    else if (skippedTags.has(tag)) this.skip(tag, attributes, selfClosed)
    else this.openElement(tag === 'image' ? 'img' : tag, attributes, selfClosed)
  }

  close(tag: string): void {
    if (this.skipping !== '') {
      const ends = tag === this.skipping && --this.skipDepth === 0
      if (ends || tag === 'body' || (tag === 'form' && this.skipping === 'select')) this.endSkipped()
      return
    }
    this.flush()
    if (tag === 'br') this.append(new TreeNode('br'))
    else if (!voidTags.has(tag) && tag !== 'body' && tag !== 'html') this.closeElement(tag)
  }

  /** An svg never closed would swallow the rest of the page. */
  private leavesSkipped(tag: string, selfClosed: boolean): boolean {
    if (tag === this.skipping) {
      if (!selfClosed) this.skipDepth++
      return false
    }
    if (this.skipping !== 'svg' && this.skipping !== 'math') return false
    if (breaksOutOfForeign.has(tag)) {
      this.endSkipped()
      return true
    }
    if (tag === 'foreignobject' && !selfClosed) {
      this.skipping = tag
      this.skipDepth = 1
    }
    return false
  }

  private endSkipped(): void {
    const { capture, captured, skipping } = this
    this.capture = null
    this.captured = ''
    if (capture === 'title') this.title ||= captured
    else if (capture === 'json') this.jsonLd.push(captured)
    else if (capture === 'noscript') this.noscript += `${captured} `
    // What an svg holds for other renderers ends, and the svg goes on.
    this.skipping = skipping === 'foreignobject' ? 'svg' : ''
    this.skipDepth = skipping === 'foreignobject' ? 1 : 0
  }

  private skip(tag: string, attributes: Map<string, string> | null, selfClosed: boolean): void {
    if (tag === 'script') this.scripts++
    // In HTML only foreign elements can close themselves.
    if (selfClosed && (tag === 'svg' || tag === 'math')) return
    if (tag === 'iframe' && attributes) this.links.push(new TreeNode(tag, attributes))
    this.skipping = tag
    this.skipDepth = 1
    if (tag === 'title') this.capture = 'title'
    else if (tag === 'noscript') this.capture = 'noscript'
    else if (tag === 'script' && attributes?.get('type')?.toLowerCase().includes('ld+json'))
      this.capture = 'json'
  }

  private openRoot(tag: string, attributes: Map<string, string> | null): void {
    if (tag === 'html') this.html ??= new TreeNode(tag, attributes)
    if (tag !== 'body' || this.body) return
    const body = new TreeNode(tag, attributes)
    // What stood before the body tag belongs to it.
    for (const child of this.root.children.splice(0)) {
      if (typeof child !== 'string') child.parent = body
      body.children.push(child)
    }
    this.top = this.root
    this.append(body)
    this.body = body
    this.stack = [this.root, body]
    this.top = body
  }

  private openElement(tag: string, attributes: Map<string, string> | null, selfClosed: boolean): void {
    this.closeImplied(tag)
    const node = new TreeNode(tag, attributes)
    this.append(node)
    if (attributes) this.note(node, attributes)
    else if (tag === 'main') this.mains.push(node)
    if (voidTags.has(tag) || (selfClosed && tag.includes('-'))) return
    if (this.stack.length >= depthCap) {
      this.overflow.set(tag, (this.overflow.get(tag) ?? 0) + 1)
      return
    }
    if (tag === 'pre') this.pre++
    this.stack.push(node)
    this.top = node
  }

  /** Remembers what later steps would else search the whole tree for. */
  private note(node: TreeNode, attributes: Map<string, string>): void {
    if (linkingTags.has(node.tag) || attributes.has('data-cfemail')) this.links.push(node)
    if (node.tag === 'main' || attributes.get('role') === 'main') this.mains.push(node)
    if (attributes.has('itemscope')) this.microdata = true
    if (/\barticleBody\b/i.test(attributes.get('itemprop') ?? '')) this.articleBodies.push(node)
    for (const name of controlling) {
      const target = attributes.get(name)
      if (target) this.controlled.set(target.replace(/^#/, ''), node)
    }
  }

  private append(node: TreeNode): void {
    node.parent = this.top
    this.top.children.push(node)
  }

  private closeImplied(tag: string): void {
    if (tag === 'li' || tag === 'dd' || tag === 'dt') this.closeItem(tag)
    else if (tag === 'td' || tag === 'th') this.closeInTable(cellEnds)
    else if (tag === 'tr') this.closeInTable(rowEnds)
    else if (tag === 'tbody' || tag === 'thead' || tag === 'tfoot') this.closeInTable(sectionEnds)
    else if (tag === 'a' && this.top.tag === 'a') this.pop()
    else if (headingTag(tag) && headingTag(this.top.tag)) this.pop()
    if (closesParagraph.has(tag)) this.closeParagraph()
  }

  private closeItem(tag: string): void {
    for (let i = this.stack.length - 1; i > 0; i--) {
      const open = this.stack[i]!.tag
      if (open === tag || (tag !== 'li' && (open === 'dd' || open === 'dt'))) {
        this.popTo(i)
        return
      }
      if (specialTags.has(open) && open !== 'div' && open !== 'p' && open !== 'address') return
    }
  }

  private closeInTable(ends: Set<string>): void {
    for (let i = this.stack.length - 1; i > 0; i--) {
      const open = this.stack[i]!.tag
      if (open === 'table') return
      if (ends.has(open)) this.popTo(i)
    }
  }

  private closeParagraph(): void {
    for (let i = this.stack.length - 1; i > 0; i--) {
      const open = this.stack[i]!.tag
      if (open === 'p') this.popTo(i)
      if (open === 'p' || specialTags.has(open)) return
    }
  }

  private closeElement(tag: string): void {
    const beyond = this.overflow.get(tag)
    if (beyond) {
      this.overflow.set(tag, beyond - 1)
      return
    }
    const special = specialTags.has(tag)
    const table = tableTags.has(tag)
    for (let i = this.stack.length - 1; i > 0; i--) {
      const open = this.stack[i]!.tag
      if (open === tag || (headingTag(tag) && headingTag(open))) {
        this.popTo(i)
        return
      }
      // A stray closing tag must not end the cell or block it stands in.
      if (open === 'body' || open === 'table') return
      if (!table && (open === 'td' || open === 'th')) return
      if (!special && specialTags.has(open)) return
    }
  }

  private popTo(index: number): void {
    while (this.stack.length > index) this.pop()
  }

  private pop(): void {
    if (this.stack.pop()!.tag === 'pre') this.pre--
    this.top = this.stack[this.stack.length - 1]!
    if (this.overflow.size > 0) this.overflow.clear()
  }

  private flush(): void {
    if (this.pending === '') return
    const text = this.pre > 0 ? this.pending : collapse(this.pending)
    this.pending = ''
    const { children, tag } = this.top
    if (text === ' ' && (children.length === 0 || blockTags.has(tag))) {
      // Space between blocks is layout of the source.
      const last = children[children.length - 1]
      if (last === undefined || (typeof last !== 'string' && blockTags.has(last.tag))) return
    }
    children.push(text)
  }
}
