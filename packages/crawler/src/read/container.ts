import { cue } from './cue-words.ts'
import { hasValues } from './prune.ts'
import type { Tree } from './tree.ts'
import type { TreeNode } from './tree-node.ts'

export function settle(node: TreeNode): void {
  if (node.hidden || node.mark !== '') return
  let chars = 0
  let linkChars = 0
  let prose = 0
  let inner = 0
  let innerLinks = 0
  let innerProse = 0
  for (const child of node.children) {
    if (typeof child === 'string') continue
    inner += child.chars
    innerLinks += child.linkChars
    innerProse += child.prose
    settle(child)
    chars += child.liveChars
    linkChars += child.liveLinkChars
    prose += child.liveProse
  }
  node.liveChars = chars + node.chars - inner
  node.liveLinkChars = linkChars + node.linkChars - innerLinks
  node.liveProse = prose + node.prose - innerProse
}

/** Chooses the elements with the page's own content: one container, for articles with related siblings. */
export function chooseContainers(tree: Tree, article: boolean): Set<TreeNode> {
  if (!article) return withColumns(businessContainer(tree), tree.body)
  const container = articleContainer(tree)
  const chosen = new Set([container])
  addNeighbours(container, tree.body, chosen)
  return chosen
}

function businessContainer(tree: Tree): TreeNode {
  const { body } = tree
  const own = unlinkedLetters(body)
  const main = largest(tree.mains)
  if (main && unlinkedLetters(main) >= own * 0.4) return main
  let node = firstTitle(body)
  if (!node) return body
  while (node.parent && node !== body && unlinkedLetters(node) < own * 0.8) node = node.parent
  return node
}

function withColumns(container: TreeNode, body: TreeNode): Set<TreeNode> {
  const chosen = new Set([container])
  let node = container
  for (let level = 0; level < 2 && node !== body && node.parent; level++) {
    const stems = new Set(columnStems(node.class))
    for (const sibling of node.parent.children) {
      if (typeof sibling === 'string' || sibling === node || sibling.mark !== '' || sibling.liveChars === 0)
        continue
      const column = columnStems(sibling.class).some((stem) => stems.has(stem))
      if (column && linkDensity(sibling) < 0.3 && hasValues(sibling)) chosen.add(sibling)
    }
    node = node.parent
  }
  return chosen
}

function columnStems(className: string): string[] {
  if (!/col|grid/i.test(className)) return []
  return className
    .split(/\s+/)
    .filter((name) => /col|grid/i.test(name))
    .map((name) => name.replace(/\d+/g, ''))
}

function articleContainer(tree: Tree): TreeNode {
  const { body } = tree
  const own = Math.max(1, body.liveProse)
  const named = largest(tree.articleBodies)
  if (named && named.liveProse >= own * 0.4) return named
  const best = bestCandidate(body)
  return best ?? body
}

/** Scores elements by their paragraphs and names, then grows the best to include its siblings. */
function bestCandidate(body: TreeNode): TreeNode | null {
  const scores = new Map<TreeNode, number>()
  collect(body, scores)
  let best: TreeNode | null = null
  let bestScore = 0
  for (const [node, score] of scores) {
    const weighed = score * weight(node) * (1 - linkDensity(node))
    if (weighed > bestScore) {
      best = node
      bestScore = weighed
    }
  }
  if (!best) return null
  return grow(best, body)
}

function collect(node: TreeNode, scores: Map<TreeNode, number>): void {
  if (node.hidden || node.mark !== '') return
  let own = node.liveProse
  for (const child of node.children) {
    if (typeof child === 'string') continue
    own -= child.liveProse
    collect(child, scores)
  }
  if (own <= 0) return
  let target: TreeNode | null = node
  if (paragraphLike.has(node.tag)) target = node.parent
  let share = own
  for (let level = 0; target && level < 3; level++) {
    scores.set(target, (scores.get(target) ?? 0) + share)
    share *= 0.5
    target = target.parent
  }
}

const paragraphLike = new Set([
  'p',
  'li',
  'blockquote',
  'pre',
  'dd',
  'dt',
  'td',
  'figcaption',
  'h2',
  'h3',
  'h4',
])

function weight(node: TreeNode): number {
  let factor = 1
  if ((node.cues & cue.content) !== 0) factor *= 1.25
  if (node.tag === 'article' || node.tag === 'main') factor *= 1.2
  if ((node.cues & (cue.side | cue.footer | cue.related | cue.comments | cue.promo)) !== 0) factor *= 0.5
  if (node.tag === 'body') factor *= 0.9
  return factor
}

/** Moves outwards while that adds more prose than links. Containing the title is enough. */
function grow(start: TreeNode, body: TreeNode): TreeNode {
  let node = start
  if (start.hasTitle) return start
  for (let outer = start.parent; outer; outer = outer.parent) {
    const gain = outer.liveProse - node.liveProse
    const linkGain = outer.liveLinkChars - node.liveLinkChars
    if (gain >= node.liveProse * 0.25 && linkGain <= gain * 0.5) node = outer
    if (outer === body || outer.hasTitle) break
  }
  return node
}

/** Adds leads and similar siblings such as slides or live blog entries. */
function addNeighbours(container: TreeNode, body: TreeNode, chosen: Set<TreeNode>): void {
  let node = container
  for (let level = 0; level < 4 && node !== body && node.parent && !node.hasTitle; level++) {
    const at = node.parent.children.indexOf(node)
    let titled = !node.parent.hasTitle
    for (const [index, sibling] of node.parent.children.entries()) {
      if (typeof sibling === 'string' || sibling === node) continue
      if (sibling.hasTitle) titled = true
      if (sibling.liveProse < 60 || linkDensity(sibling) > 0.3) continue
      const twin = sibling.tag === node.tag && sibling.class === node.class && node.class !== ''
      const lead =
        index < at &&
        titled &&
        (sibling.tag === 'p' || sibling.liveChars < 1200 || linkDensity(sibling) < 0.05) &&
        !sibling.hasTitle
      const paragraph = sibling.tag === 'p' && index > at && level === 0
      if (twin || lead || paragraph) chosen.add(sibling)
    }
    node = node.parent
  }
}

function linkDensity(node: TreeNode): number {
  return node.liveChars === 0 ? 0 : node.liveLinkChars / node.liveChars
}

function unlinkedLetters(node: TreeNode): number {
  return node.liveChars - node.liveLinkChars
}

/** Elements inside hidden or marked ones have no counts and can't be the largest. */
function largest(nodes: TreeNode[]): TreeNode | null {
  let found: TreeNode | null = null
  for (const node of nodes) if (node.liveChars > (found?.liveChars ?? 0)) found = node
  return found
}

function firstTitle(node: TreeNode): TreeNode | null {
  if (node.hidden || node.mark !== '' || !node.hasTitle) return null
  if (node.tag === 'h1') return node
  for (const child of node.children) {
    if (typeof child === 'string') continue
    const title = firstTitle(child)
    if (title) return title
  }
  return null
}
