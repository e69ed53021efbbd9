import { isInMarks, longestSignature, ratingIn, saysSomething, signatureIn } from '@foyer/text/review-signs'
import { rareAttributes } from './attributes.ts'
import { isValue } from './cell-value.ts'
import { namesCustomers } from './cues.ts'
import { contains } from './grids.ts'
import type { TreeNode } from './tree-node.ts'
import { plainText, spacedText } from './visible.ts'

/** Old pages use blockquote to indent long text, which is no quotation. */
const longestQuotation = 1_500

/** `customer` if a class or markup identifies a review; `somebody` for other quotations. */
export type QuotedSpeaker = 'somebody' | 'customer'

export function quotedBy(node: TreeNode): QuotedSpeaker | null {
  if (!node.hasTitle && (isNamedReview(node) || isMarkedReview(node))) return 'customer'
  if (node.chars > longestQuotation) return null
  return node.tag === 'blockquote' || (node.tag === 'figure' && isSigned(node)) ? 'somebody' : null
}

const isNamedReview = ({ isBlock, class: classes, id }: TreeNode) =>
  isBlock && ((classes !== '' && namesCustomers(classes)) || id === 'comments')

const reviewType = /schema\.org\/(?:\w{1,20})?Review(?:\s|$)/
const reviewProperty = /^(?:reviews?|reviewBody|comment)$/

function isMarkedReview(node: TreeNode): boolean {
  if ((node.mask & (rareAttributes.itemprop | rareAttributes.itemscope)) === 0) return false
  return (
    reviewType.test(node.attribute('itemtype') ?? '') || reviewProperty.test(node.attribute('itemprop') ?? '')
  )
}

const shownTags = new Set(['img', 'picture', 'table', 'pre', 'ul', 'ol', 'dl', 'video', 'svg', 'iframe'])

/** A figure of sentences with a name as its caption is a quotation. */
function isSigned(figure: TreeNode): boolean {
  const parts = elementsOf(figure)
  const caption = parts.find(({ tag }) => tag === 'figcaption')
  if (!caption || caption.chars > longestSignature || signatureIn(spacedText(caption)) === null) return false
  const said = parts.filter((part) => part !== caption)
  return (
    said.some((part) => saysSomething(spacedText(part))) &&
    !contains(figure, ({ tag, isHeading }) => isHeading || shownTags.has(tag))
  )
}

const elementsOf = ({ children }: TreeNode): TreeNode[] =>
  children.filter((child) => typeof child !== 'string' && !child.hidden) as TreeNode[]

export function quotedRow(owner: TreeNode, row: (TreeNode | null)[]): QuotedSpeaker | null {
  const cells = row.filter((cell) => cell !== null)
  const whole = cells.reduce((sum, { chars }) => sum + chars, 0)
  if (whole < shortestSaid) return null
  const half = whole / 2
  let by: QuotedSpeaker | null = null
  const isSaid = (node: TreeNode) => {
    if (node.chars >= half) by ??= quotedBy(node)
    return by !== null
  }
  if ([owner, ...cells].some((node) => isSaid(node) || contains(node, isSaid))) return by
  if (ratedReviews(owner).length > 0) return 'customer'
  if (!cells.some(beginsWithMark)) return null
  const texts = cells.map((cell) => spacedText(cell).trim())
  const isQuotation = (text: string) => isInMarks(text) && isValue(text)
  // A quoted question such as „Is my bike ready?“ may name a row with the shop's own value.
  return texts.some(isQuotation) &&
    !texts.some((text) => isValue(text) && !isInMarks(text) && !signatureIn(text))
    ? 'somebody'
    : null
}

const shortestSaid = 16

const beginsWithMark = (cell: TreeNode) => /^\s*["“„«”‘']/.test(firstWords(cell))

function firstWords({ children }: TreeNode): string {
  for (const child of children) {
    const words = typeof child === 'string' ? child : firstWords(child)
    if (words.trim() !== '') return words
  }
  return ''
}

const mostBetween = 3

/** Finds reviews without a common box by their stars. Only the text counts as the customer's words. */
export function ratedReviews(node: TreeNode): [part: TreeNode, by: QuotedSpeaker][] {
  const { children } = node
  if (children.length < 3 || !children.some((child) => typeof child !== 'string' && ratingOf(child)))
    return []
  const parts = elementsOf(node)
  if (parts.length < 3) return []
  const found: [TreeNode, QuotedSpeaker][] = []
  for (const [at, part] of parts.entries()) {
    const rating = ratingOf(part)
    if (rating === null) continue
    const span = reviewAround(parts, at, rating)
    for (const one of span ? parts.slice(span[0], span[1] + 1) : [])
      found.push([one, one !== part && signatureOf(one) === null ? 'customer' : 'somebody'])
  }
  return found
}

/** Returns the range of the review with the given stars, which may come first, last or next to the name. */
function reviewAround(
  parts: TreeNode[],
  at: number,
  rating: NonNullable<ReturnType<typeof ratingIn>>,
): [number, number] | null {
  const said = (index: number) => index in parts && isText(parts[index]!)
  const signed = (index: number, needsMore: boolean) => {
    const by = index in parts ? signatureOf(parts[index]!) : null
    // A name followed by a price belongs to a product.
    return by === 'clear' || (by === 'maybe' && !needsMore && !isBareValue(parts[index + 1]))
  }
  const isDoubtful = rating === 'some'
  let end = at + 1
  while (end <= at + mostBetween && said(end) && !signed(end, false)) end++
  if (end > at + 1 && signed(end, isDoubtful)) return [at, end]
  if (said(at - 1) && signed(at + 1, isDoubtful)) return [at - 1, at + 1]
  if (said(at - 2) && signed(at - 1, true)) return [at - 2, at]
  // A hotel's name, stars and description have the same order.
  if (signed(at - 1, rating !== 'clear') && said(at + 1)) return [at - 1, at + 1]
  if (signed(at + 1, rating !== 'clear') && said(at + 2)) return [at, at + 2]
  return null
}

const isText = (node: TreeNode) =>
  !node.isHeading && node.chars <= longestQuotation && saysSomething(spacedText(node))

const signatureOf = (node: TreeNode) =>
  node.chars === 0 || node.chars > longestSignature || node.linkChars > 0 || node.isHeading
    ? null
    : signatureIn(spacedText(node))

const longestValue = 24
const isBareValue = (node: TreeNode | undefined) =>
  node !== undefined && node.chars > 0 && node.chars <= longestValue && isMoney(plainText(node))
const isMoney = (text: string) => ratingIn(text) === null && isValue(text.trim())

const longestGlyphs = 24
const deepestRating = 3

/** Reads a star rating from text or from an image's label. */
function ratingOf(node: TreeNode, depth = 0): ReturnType<typeof ratingIn> {
  if (node.isHeading || node.chars > longestGlyphs) return null
  if (node.chars > 0) return ratingIn(plainText(node))
  const words = node.attribute('alt') ?? node.attribute('aria-label')
  if (words) return ratingIn(words)
  if (depth >= deepestRating) return null
  for (const child of elementsOf(node)) {
    const rating = ratingOf(child, depth + 1)
    if (rating !== null) return rating
  }
  return null
}
