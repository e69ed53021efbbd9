import { type Attributes, rareAttributes } from './attributes.ts'
import { cuesOf } from './cues.ts'
import { type Tag, tagKind } from './tags.ts'

export type Child = TreeNode | string

export type Mark = '' | 'frame' | 'noise'

const noChildren: Child[] = []

export class TreeNode {
  readonly tag: string
  readonly bits: number
  readonly class: string
  readonly id: string
  readonly attributes: Attributes | null
  readonly mask: number
  parent: TreeNode | null = null
  children: Child[] = noChildren
  private knownCues = -1
  // Set by measure().
  chars = 0
  linkChars = 0
  prose = 0
  fields = 0
  hasTitle = false
  hidden = false
  // Set by prune().
  mark: Mark = ''
  money: boolean | null = null
  // Set by settle(), without hidden and marked elements.
  liveChars = 0
  liveLinkChars = 0
  liveProse = 0

  constructor(tag: Tag, attributes: Attributes | null = null) {
    this.tag = tag.name
    this.bits = tag.bits
    this.attributes = attributes
    if (attributes === null) {
      this.mask = 0
      this.class = ''
      this.id = ''
    } else {
      this.mask = attributes.mask
      this.class = attributes.get('class') ?? ''
      this.id = attributes.get('id') ?? ''
    }
  }

  /** Computed on demand, because most elements never need it. */
  get cues(): number {
    if (this.attributes === null) return 0
    if (this.knownCues < 0) this.knownCues = cuesOf(this.class, this.id)
    return this.knownCues
  }

  append(child: Child): void {
    // Most elements have one child, and the first push would allocate room for seventeen.
    if (this.children === noChildren) this.children = [child]
    else this.children.push(child)
  }

  /** Includes custom elements. */
  get isBlock(): boolean {
    return (this.bits & (tagKind.block | tagKind.custom)) !== 0
  }

  get isHeading(): boolean {
    return (this.bits & tagKind.heading) !== 0
  }

  get role(): string | undefined {
    return (this.mask & rareAttributes.role) === 0 ? undefined : this.attribute('role')
  }

  attribute(name: string): string | undefined {
    return this.attributes === null ? undefined : this.attributes.get(name)
  }
}
