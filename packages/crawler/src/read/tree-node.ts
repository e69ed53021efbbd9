import { type Attributes, rareAttributes } from './attributes.ts'
import { cuesOf } from './cues.ts'
import { type Tag, tagKind } from './tags.ts'

export type Child = TreeNode | string

/** What pruning thinks of a node: part of the frame, noise, or nothing in particular. */
export type Mark = '' | 'frame' | 'noise'

const noChildren: Child[] = []

export class TreeNode {
  readonly tag: string
  readonly bits: number
  readonly class: string
  readonly id: string
  readonly attributes: Attributes | null
  /** The rare attributes it has: see `rareAttributes`. */
  readonly mask: number
  parent: TreeNode | null = null
  children: Child[] = noChildren
  private knownCues = -1
  // These are filled by measure():
  chars = 0
  linkChars = 0
  prose = 0
  fields = 0
  hasTitle = false
  hidden = false
  // This is filled by prune():
  mark: Mark = ''
  money: boolean | null = null
  // These are filled by settle(), which leaves out hidden and marked elements:
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

  /** What class and id say, read when first asked for: nobody asks about most elements. */
  get cues(): number {
    if (this.attributes === null) return 0
    if (this.knownCues < 0) this.knownCues = cuesOf(this.class, this.id)
    return this.knownCues
  }

  append(child: Child): void {
    // Most elements hold one thing; an array grown by its first push makes room for seventeen.
    if (this.children === noChildren) this.children = [child]
    else this.children.push(child)
  }

  /** Whether it stands as a block, as custom elements do too. */
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
