import { rareAttributes } from './attributes.ts'
import { cue } from './cue-words.ts'
import { mayHide } from './cues.ts'
import { contains } from './grids.ts'
import { backgroundOf, isHidden } from './hidden.ts'
import type { Tree } from './tree.ts'
import type { TreeNode } from './tree-node.ts'
import { plainText } from './visible.ts'

const proseFrom = 40

const legalLink =
  /^\s*(?:privacy|cookie|terms|imprint|legal|impressum|datenschutz|agb\b|aviso legal|privacidad|política de|mentions légales|confidentialité|cgv\b|note legali|informativa|sitemap|accessibility)/i

/** Elements without these attributes are as visible as their parent. */
const hidingAttributes =
  rareAttributes['data-nosnippet'] |
  rareAttributes.hidden |
  rareAttributes['aria-hidden'] |
  rareAttributes.style |
  rareAttributes.color
const colouringAttributes = rareAttributes.style | rareAttributes.bgcolor

const fieldTags = new Set(['input', 'button', 'label', 'output', 'progress', 'meter'])

export function measure(tree: Tree): void {
  let run = 0
  let linkRun = 0
  let owner = tree.body

  const endRun = () => {
    if (run - linkRun >= proseFrom && linkRun * 2 < run) owner.prose += run - linkRun
    run = 0
    linkRun = 0
  }

  const visit = (node: TreeNode, before: TreeNode | null, inLink: boolean, background: string | null) => {
    const suspect = (node.mask & hidingAttributes) !== 0 || mayHide(node.class) || node.tag === 'dialog'
    if (
      suspect &&
      node !== tree.body &&
      isHidden(node, isDisclosed(node, before, tree.controlled), background)
    ) {
      node.hidden = true
      return
    }
    const behind = ((node.mask & colouringAttributes) !== 0 && backgroundOf(node)) || background
    const block = node.isBlock
    const linked = inLink || (node.tag === 'a' && node.attributes?.has('href') === true)
    const outer = owner
    if (block) {
      endRun()
      owner = node
    }
    if (fieldTags.has(node.tag)) node.fields++
    let last: TreeNode | null = null
    for (const child of node.children) {
      if (typeof child === 'string') {
        const length = visibleLength(child)
        node.chars += length
        run += length
        if (linked) {
          node.linkChars += length
          linkRun += length
        }
      } else {
        visit(child, last, linked, behind)
        last = child
        node.chars += child.chars
        node.linkChars += child.linkChars
        node.prose += child.prose
        node.fields += child.fields
        if (child.hasTitle) node.hasTitle = true
      }
    }
    if (block) {
      endRun()
      owner = outer
    }
    if (node.tag === 'a' && node.chars > 0 && node.chars < 40 && legalLink.test(plainText(node)))
      tree.legalLinks.push(node)
    if (node.tag === 'h1' && node.chars > 0 && !isSiteTitle(node)) node.hasTitle = true
  }
  visit(tree.body, null, false, null)
}

/** The site name in the header is not the page's title. */
function isSiteTitle(node: TreeNode): boolean {
  let at: TreeNode | null = node
  for (let level = 0; at && level < 3; level++, at = at.parent) if ((at.cues & cue.logo) !== 0) return true
  if (node.linkChars < node.chars) return false
  const link = node.children.find((child) => typeof child !== 'string' && child.tag === 'a') as
    | TreeNode
    | undefined
  return /^(?:https?:\/\/[^/]+)?\/?(?:index\.\w+)?$/i.test(link?.attribute('href') ?? 'none')
}

function isDisclosed(node: TreeNode, before: TreeNode | null, controlled: Map<string, TreeNode>): boolean {
  if ((node.cues & cue.disclosure) !== 0 && (node.cues & (cue.popup | cue.cookie | cue.nav)) === 0)
    return true
  if (node.id !== '' && controlled.has(node.id)) return true
  const { role } = node
  return role === 'tabpanel' || role === 'region' || (isToggle(before) && !isNavigation(before!))
}

const expands = (node: TreeNode) => (node.mask & rareAttributes['aria-expanded']) !== 0

/** Page builders may put an answer right after its toggle without linking the two. */
const isToggle = (node: TreeNode | null) =>
  node !== null && node.chars <= longestToggle && (expands(node) || contains(node, expands))
const longestToggle = 200

/** Folded menus are not content. The toggle is checked because it is next to its panel. */
function isNavigation(node: TreeNode): boolean {
  for (let at: TreeNode | null = node; at; at = at.parent)
    if (at.tag === 'nav' || at.tag === 'header' || (at.cues & (cue.nav | cue.popup | cue.cookie)) !== 0)
      return true
  return false
}

const ideographs = /[\u2e80-\uffff]/

/** Counts an ideograph as two letters, because it carries as much meaning. */
function visibleLength(text: string): number {
  if (text === ' ') return 0
  const { length } = text
  // The regular expression is fast for one-byte strings, which most are.
  if (!ideographs.test(text)) return length
  let visible = length
  for (let i = 0; i < length; i++) if (text.charCodeAt(i) > 0x2e7f) visible++
  return visible
}
