import { rareAttributes } from './attributes.ts'
import { cue } from './cue-words.ts'
import { isForReaders } from './cues.ts'
import type { TreeNode } from './tree-node.ts'
import { collapse } from './whitespace.ts'

const unreadTags = new Set(['input', 'img', 'label', 'rp', 'rt', 'source', 'area'])

export function isRead(node: TreeNode): boolean {
  if (node.hidden) return false
  if (node.tag === 'label' || node.tag === 'legend') return isPriced(node)
  if (node.tag === 'button') return isDisclosureHead(node) || insideHeading(node)
  if (node.tag === 'sup') return !isReference(node)
  // A price struck out is no longer valid.
  if (node.tag === 'del' || node.tag === 's' || node.tag === 'strike') return !isPriced(node)
  return !unreadTags.has(node.tag)
}

function isPriced(node: TreeNode): boolean {
  return node.chars < 120 && /[$£€¥₹]\s?\d|\d\s?[€$£]/.test(plainText(node, 1_000))
}

function isReference(node: TreeNode): boolean {
  return node.linkChars > 0 && /^\[?\d{1,3}\]?$/.test(plainText(node, 100).trim())
}

function insideHeading(node: TreeNode): boolean {
  let parent = node.parent
  for (let i = 0; parent && i < 3; i++, parent = parent.parent) {
    if (/^h[1-6]$|^summary$|^dt$/.test(parent.tag)) return true
  }
  return false
}

const disclosingAttributes =
  rareAttributes['aria-expanded'] | rareAttributes['data-toggle'] | rareAttributes['data-bs-toggle']

export function isDisclosureHead(node: TreeNode): boolean {
  if (node.chars === 0 || node.chars > 200) return false
  const { attributes, cues, mask } = node
  if ((cues & cue.question) !== 0) return true
  if ((cues & cue.disclosure) !== 0 && (cues & cue.head) !== 0 && (cues & cue.nav) === 0)
    return node.linkChars <= node.chars
  if (!attributes || (mask & disclosingAttributes) === 0) return false
  if (attributes.has('aria-expanded') && attributes.has('aria-controls')) return (cues & cue.nav) === 0
  const toggle = attributes.get('data-toggle') ?? attributes.get('data-bs-toggle')
  return toggle === 'collapse' && (cues & cue.nav) === 0
}

/** Returns up to about `most` characters; without a limit, nested links would be read over and over. */
export function plainText(node: TreeNode, most = Number.POSITIVE_INFINITY): string {
  let text = ''
  for (const child of node.children) {
    if (text.length >= most) break
    text += typeof child === 'string' ? child : plainText(child, most - text.length)
  }
  return text
}

export function spacedText(node: TreeNode): string {
  let text = ''
  for (const child of node.children) text += typeof child === 'string' ? child : ` ${spacedText(child)}`
  return text
}

export function preText(node: TreeNode): string {
  let text = ''
  for (const child of node.children) {
    if (typeof child === 'string') text += child
    else if (child.tag === 'br') text += '\n'
    else if (!child.hidden && child.tag !== 'button') text += preText(child)
  }
  return text
}

const longestIcon = 40

/** Returns an icon's label; a cell with only a tick says 'Yes' to screen readers. */
export function iconWords(cell: TreeNode): string {
  for (const child of cell.children) {
    if (typeof child === 'string') continue
    const said = isForReaders(child.class)
      ? plainText(child)
      : child.hidden
        ? ''
        : child.attribute('aria-label') || child.attribute('alt') || iconWords(child)
    const words = collapse(said).trim()
    if (words !== '' && words.length <= longestIcon) return words
  }
  return ''
}
