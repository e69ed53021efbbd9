import { type Attributes, rareAttributes } from './attributes.ts'
import type { MarkupSink } from './scan-markup.ts'
import { isShadowRoot, showShadowRoots } from './shadow-roots.ts'
import { cellEnds, rowEnds, sectionEnds, type Tag, tagKind, tagOf } from './tags.ts'
import type { Tree } from './tree.ts'
import { TreeNode } from './tree-node.ts'
import { collapse } from './whitespace.ts'

/** Deeper elements are merged into their ancestor. */
const depthCap = 250
/** Longer JSON-LD is a catalog dump. */
const captureCap = 512 * 1024

const controllingAttributes = ['aria-controls', 'data-target', 'data-bs-target'] as const
const controllingMask = controllingAttributes.reduce((mask, name) => mask | rareAttributes[name], 0)
const microdataMask = rareAttributes.itemscope | rareAttributes.itemprop
const root = tagOf('#root')
const lineBreak = tagOf('br')
const image = tagOf('img')

/** Builds the tree and closes unclosed elements much as browsers do. */
export class TreeBuilder implements MarkupSink {
  private readonly root = new TreeNode(root)
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
  private readonly metas: Attributes[] = []
  private readonly linkTags: Attributes[] = []
  private base: string | null = null
  private readonly jsonLd: string[] = []
  private scripts = 0
  private noscript = ''
  private readonly controlled = new Map<string, TreeNode>()
  private readonly links: TreeNode[] = []
  private readonly mains: TreeNode[] = []
  private readonly articleBodies: TreeNode[] = []
  private microdata = false
  private readonly hosts = new Map<TreeNode, TreeNode>()

  tree(): Tree {
    this.flush()
    showShadowRoots([...this.hosts.values()])
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

  blank(source: string, start: number, end: number): void {
    if (this.skipping === '') this.pending += this.pre > 0 ? source.slice(start, end) : ' '
    else if (this.capture) this.captured += ' '
  }

  reads(tag: Tag): boolean {
    return this.skipping === '' || (tag.bits & tagKind.foreignEnd) !== 0
  }

  open(opened: Tag, attributes: Attributes | null, selfClosed: boolean): void {
    if (this.skipping !== '' && !this.leavesSkipped(opened, selfClosed)) return
    this.flush()
    const tag = opened.name
    if (tag === 'meta' || tag === 'link') {
      if (!attributes) return
      if (tag === 'meta') this.metas.push(attributes)
      else this.linkTags.push(attributes)
      if (attributes.has('itemprop')) this.append(new TreeNode(opened, attributes))
    } else if (tag === 'base') this.base ??= attributes?.get('href') ?? null
    else if (tag === 'html' || tag === 'body' || tag === 'head') this.openRoot(opened, attributes)
    else if ((opened.bits & tagKind.skipped) !== 0 && !this.isShown(tag, attributes))
      this.skip(opened, attributes, selfClosed)
    else this.openElement(tag === 'image' ? image : opened, attributes, selfClosed)
  }

  close(closed: Tag): void {
    const tag = closed.name
    if (this.skipping !== '') {
      const ends = tag === this.skipping && --this.skipDepth === 0
      if (ends || tag === 'body' || (tag === 'form' && this.skipping === 'select')) this.endSkipped()
      return
    }
    this.flush()
    if (tag === 'br') this.append(new TreeNode(lineBreak))
    else if ((closed.bits & tagKind.void) === 0 && tag !== 'body' && tag !== 'html') this.closeElement(closed)
  }

  /** An unclosed svg would swallow the rest of the page. */
  private leavesSkipped({ name: tag, bits }: Tag, selfClosed: boolean): boolean {
    if (tag === this.skipping) {
      if (!selfClosed) this.skipDepth++
      return false
    }
    if (this.skipping !== 'svg' && this.skipping !== 'math') return false
    if ((bits & tagKind.foreignEnd) !== 0) {
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
    // Returns from foreignObject to its svg.
    this.skipping = skipping === 'foreignobject' ? 'svg' : ''
    this.skipDepth = skipping === 'foreignobject' ? 1 : 0
  }

  private skip(opened: Tag, attributes: Attributes | null, selfClosed: boolean): void {
    const tag = opened.name
    if (tag === 'script') this.scripts++
    // Only foreign elements can be self-closing in HTML.
    if (selfClosed && (tag === 'svg' || tag === 'math')) return
    if (tag === 'iframe' && attributes) this.links.push(new TreeNode(opened, attributes))
    this.skipping = tag
    this.skipDepth = 1
    if (tag === 'title') this.capture = 'title'
    else if (tag === 'noscript') this.capture = 'noscript'
    else if (tag === 'script' && attributes?.get('type')?.toLowerCase().includes('ld+json'))
      this.capture = 'json'
  }

  private openRoot(opened: Tag, attributes: Attributes | null): void {
    if (opened.name === 'html') this.html ??= new TreeNode(opened, attributes)
    if (opened.name !== 'body' || this.body) return
    const body = new TreeNode(opened, attributes)
    // Content before the body tag belongs to the body.
    for (const child of this.root.children.splice(0)) {
      if (typeof child !== 'string') child.parent = body
      body.append(child)
    }
    this.top = this.root
    this.append(body)
    this.body = body
    this.stack = [this.root, body]
    this.top = body
  }

  /** An object without data shows its content; builders use it to nest links. */
  private isShown(tag: string, attributes: Attributes | null): boolean {
    if (tag === 'object') return !attributes?.has('data')
    return isShadowRoot(tag, attributes) && !this.hosts.has(this.top)
  }

  private openElement(opened: Tag, attributes: Attributes | null, selfClosed: boolean): void {
    const { name: tag, bits } = opened
    this.closeImplied(tag, bits)
    const node = new TreeNode(opened, attributes)
    this.append(node)
    if (attributes) this.note(node, attributes)
    else if (tag === 'main') this.mains.push(node)
    if ((bits & tagKind.void) !== 0 || (selfClosed && (bits & tagKind.custom) !== 0)) return
    if (this.stack.length >= depthCap) {
      this.overflow.set(tag, (this.overflow.get(tag) ?? 0) + 1)
      return
    }
    if (tag === 'pre') this.pre++
    if (tag === 'template') this.hosts.set(this.top, node)
    this.stack.push(node)
    this.top = node
  }

  private note(node: TreeNode, attributes: Attributes): void {
    const { mask } = attributes
    if ((node.bits & tagKind.linking) !== 0 || (mask & rareAttributes['data-cfemail']) !== 0)
      this.links.push(node)
    if (node.tag === 'main' || node.role === 'main') this.mains.push(node)
    if ((mask & (microdataMask | controllingMask)) === 0) return
    if ((mask & rareAttributes.itemscope) !== 0) this.microdata = true
    if (/\barticleBody\b/i.test(attributes.get('itemprop') ?? '')) this.articleBodies.push(node)
    if ((mask & controllingMask) === 0) return
    for (const name of controllingAttributes) {
      const target = attributes.get(name)
      if (target) this.controlled.set(target.replace(/^#/, ''), node)
    }
  }

  private append(node: TreeNode): void {
    node.parent = this.top
    this.top.append(node)
  }

  private closeImplied(tag: string, bits: number): void {
    if (tag === 'li' || tag === 'dd' || tag === 'dt') this.closeItem(tag)
    else if (tag === 'td' || tag === 'th') this.closeInTable(cellEnds)
    else if (tag === 'tr') this.closeInTable(rowEnds)
    else if (tag === 'tbody' || tag === 'thead' || tag === 'tfoot') this.closeInTable(sectionEnds)
    else if (tag === 'a' && this.top.tag === 'a') this.pop()
    else if ((bits & this.top.bits & tagKind.heading) !== 0) this.pop()
    if ((bits & tagKind.closesParagraph) !== 0) this.closeParagraph()
  }

  private closeItem(tag: string): void {
    for (let i = this.stack.length - 1; i > 0; i--) {
      const { tag: open, bits } = this.stack[i]!
      if (open === tag || (tag !== 'li' && (open === 'dd' || open === 'dt'))) {
        this.popTo(i)
        return
      }
      if ((bits & tagKind.special) !== 0 && open !== 'div' && open !== 'p' && open !== 'address') return
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
      const { tag: open, bits } = this.stack[i]!
      if (open === 'p') this.popTo(i)
      if (open === 'p' || (bits & tagKind.special) !== 0) return
    }
  }

  private closeElement({ name: tag, bits }: Tag): void {
    const beyond = this.overflow.get(tag)
    if (beyond) {
      this.overflow.set(tag, beyond - 1)
      return
    }
    const special = (bits & tagKind.special) !== 0
    const table = (bits & tagKind.table) !== 0
    for (let i = this.stack.length - 1; i > 0; i--) {
      const { tag: open, bits: openBits } = this.stack[i]!
      if (open === tag || (bits & openBits & tagKind.heading) !== 0) {
        this.popTo(i)
        return
      }
      // A stray closing tag must not close its cell or block.
      if (open === 'body' || open === 'table') return
      if (!table && (open === 'td' || open === 'th')) return
      if (!special && (openBits & tagKind.special) !== 0) return
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
    const { children, bits } = this.top
    if (text === ' ' && (children.length === 0 || (bits & tagKind.block) !== 0)) {
      const last = children[children.length - 1]
      if (last === undefined || (typeof last !== 'string' && (last.bits & tagKind.block) !== 0)) return
    }
    this.top.append(text)
  }
}
