export type Child = TreeNode | string

/** What pruning thinks of a node: part of the frame, noise, or nothing in particular. */
export type Mark = '' | 'frame' | 'noise'

export class TreeNode {
  readonly tag: string
  readonly class: string
  readonly id: string
  readonly attributes: Map<string, string> | null
  parent: TreeNode | null = null
  readonly children: Child[] = []
  // Filled by measure():
  chars = 0
  linkChars = 0
  prose = 0
  fields = 0
  cues = 0
  hasTitle = false
  hidden = false
  // Filled by prune():
  mark: Mark = ''
  money: boolean | null = null
  // Filled by settle(), which leaves out hidden and marked elements:
  liveChars = 0
  liveLinkChars = 0
  liveProse = 0

  constructor(tag: string, attributes: Map<string, string> | null = null) {
    this.tag = tag
    this.attributes = attributes
    this.class = attributes?.get('class') ?? ''
    this.id = attributes?.get('id') ?? ''
  }

  attribute(name: string): string | undefined {
    return this.attributes === null ? undefined : this.attributes.get(name)
  }
}
