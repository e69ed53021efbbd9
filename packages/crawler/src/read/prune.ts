import { cue } from './cue-words.ts'
import type { Tree } from './tree.ts'
import type { Mark, TreeNode } from './tree-node.ts'
import { plainText, spacedText } from './visible.ts'

const money = /[$£€¥₹]\s?\d|\d\s?(?:[$£€¥₹]|eur\b|usd\b|chf\b|gbp\b|kr\b|zł|kč|ft\b)/i

interface PruningState {
  article: boolean
  prose: number
  chars: number
  words: number
  /** Nodes marked because of ambiguous words; restored if they would take too much text. */
  doubtful: TreeNode[]
  doubtfulProse: number
  comments: TreeNode[]
  commentsProse: number
}

/** Marks everything that isn't the page's own content. Each mark is limited by the prose it would remove. */
export function prune(tree: Tree, article: boolean): void {
  const pruning: PruningState = {
    article,
    prose: Math.max(1, tree.body.prose),
    chars: Math.max(1, tree.body.chars),
    words: Math.max(1, tree.body.chars - tree.body.linkChars),
    doubtful: [],
    doubtfulProse: 0,
    comments: [],
    commentsProse: 0,
  }
  visit(tree.body, pruning, 0, false)
  for (const link of tree.legalLinks) markFooterAround(link, tree.body, pruning)
  if (pruning.doubtfulProse > pruning.prose * 0.35) {
    for (const node of pruning.doubtful) node.mark = ''
  }
  // One comment section is noise, while comments all over the page are its content.
  if (pruning.comments.length > 3 && pruning.commentsProse > pruning.prose * 0.4) {
    for (const node of pruning.comments) node.mark = ''
  }
}

function visit(node: TreeNode, pruning: PruningState, depth: number, inContent: boolean): void {
  if (node.hidden) return
  if (depth > 0) {
    node.mark = judge(node, pruning, depth, inContent)
    if (node.mark !== '') return
  }
  const content = inContent || node.tag === 'main' || node.tag === 'article' || node.role === 'main'
  for (const child of node.children) {
    if (typeof child !== 'string') visit(child, pruning, depth + 1, content)
  }
}

function judge(node: TreeNode, pruning: PruningState, depth: number, inContent: boolean): Mark {
  if (node.chars === 0) return ''
  const share = shareOf(node, pruning)
  if (
    depth <= 4 &&
    !inContent &&
    node.chars < 1500 &&
    (share < 0.4 || node.chars < 400) &&
    asksForConsent(node)
  )
    return 'noise'
  const byTag = judgeTag(node, pruning, share, inContent)
  if (byTag !== '') return byTag
  if ((node.cues === 0 && node.tag !== 'figcaption') || neverMarked.has(node.tag)) return ''
  return judgeCues(node, pruning, share, depth, inContent)
}

/** On business pages a marked block stays in the frame, where it is kept if no other page has it. */
function condemnedMark(pruning: PruningState): Mark {
  return pruning.article ? 'noise' : 'frame'
}

/** The node's share of the prose, or of all unlinked text on pages with little prose. */
function shareOf(node: TreeNode, pruning: PruningState): number {
  const byProse = node.prose / pruning.prose
  return pruning.prose >= 300 ? byProse : Math.max(byProse, (node.chars - node.linkChars) / pruning.words)
}

const neverMarked = new Set([
  'main',
  'html',
  'body',
  'td',
  'th',
  'tr',
  'tbody',
  'table',
  'h1',
  'dl',
  'b',
  'strong',
  'em',
])

function judgeTag(node: TreeNode, pruning: PruningState, share: number, inContent: boolean): Mark {
  const role = node.role
  switch (role && role !== 'presentation' && role !== 'none' ? role : node.tag) {
    case 'nav':
    case 'navigation':
    case 'menubar':
      // Some builders put accordion answers in a nav, but menus consist of links.
      if (linkShare(node) < 0.3 && (node.prose > 0 || (node.cues & cue.disclosure) !== 0)) return ''
      return share < 0.4 ? 'frame' : ''
    case 'footer':
    case 'contentinfo':
      // A quotation's footer names its author.
      if (node.parent?.tag === 'blockquote') return ''
      if (inContent && !pruning.article && linkShare(node) < 0.5) return ''
      return share < 0.4 || (node.chars < 600 && !node.hasTitle) ? 'frame' : ''
    case 'header':
    case 'banner':
      if (inContent && !pruning.article) return ''
      // An article's header can contain its lead.
      if (inContent && node.prose >= 60) return ''
      return share < 0.2 && !node.hasTitle ? 'frame' : ''
    case 'aside':
    case 'complementary':
      if (!pruning.article && hasValues(node) && linkShare(node) < 0.3) return ''
      return share < 0.3 ? 'frame' : ''
    case 'search':
    case 'toolbar':
      return share < 0.1 ? condemnedMark(pruning) : ''
    case 'dialog':
    case 'alertdialog':
      return share < 0.5 ? 'noise' : ''
    case 'form':
      return share < 0.25 && node.fields > 0 && node.prose < 1500 && !hasMoney(node)
        ? condemnedMark(pruning)
        : ''
    default:
      return ''
  }
}

function judgeCues(
  node: TreeNode,
  pruning: PruningState,
  share: number,
  depth: number,
  inContent: boolean,
): Mark {
  const { cues } = node
  const { article } = pruning
  const has = (bits: number) => (cues & bits) !== 0
  const links = linkShare(node)

  if (has(cue.cookie) && share < 0.5 && !node.hasTitle) return 'noise'
  if (has(cue.share | cue.trail) && share < 0.15 && !node.hasTitle) return 'noise'
  if (has(cue.advert) && node.prose < 200 && share < 0.15 && !node.hasTitle) return condemnedMark(pruning)
  if (
    has(cue.popup | cue.toolbar | cue.search | cue.unseen) &&
    share < 0.1 &&
    !node.hasTitle &&
    !hasMoney(node)
  )
    return has(cue.disclosure) ? '' : condemnedMark(pruning)
  if (has(cue.social) && (links > 0.4 || node.chars < 200) && share < 0.1) return 'noise'
  if (has(cue.signup) && share < 0.15 && !node.hasTitle && !hasMoney(node)) return condemnedMark(pruning)
  if (has(cue.comments) && !node.hasTitle && pruning.prose - node.prose > 200) {
    pruning.comments.push(node)
    pruning.commentsProse += node.prose
    return 'noise'
  }
  if (has(cue.nav | cue.menu) && links > 0.5) return 'frame'
  if (has(cue.nav) && node.prose === 0 && node.chars < 300 && !hasMoney(node)) return 'frame'
  if (article) {
    const mark = judgeInArticle(node, share, links)
    if (mark !== '') return mark
  }
  if (has(cue.header) && !inContent && depth <= 4 && share < 0.2 && !node.hasTitle) return 'frame'
  if (has(cue.footer) && (article || !inContent) && share < 0.35 && !node.hasTitle) return 'frame'
  if (has(cue.side) && share < 0.3 && !node.hasTitle && (article || links > 0.3 || !hasValues(node)))
    return doubt(node, pruning)
  if (has(cue.related) && !node.hasTitle && share < 0.15) return doubt(node, pruning)
  if (has(cue.related | cue.listing | cue.tags) && links > 0.5 && share < 0.2) return doubt(node, pruning)
  if (has(cue.promo) && share < 0.1 && node.chars < 400 && !node.hasTitle) return doubt(node, pruning)
  return ''
}

function judgeInArticle(node: TreeNode, share: number, links: number): Mark {
  const has = (bits: number) => (node.cues & bits) !== 0
  const heading = node.isHeading && links < 0.8
  if (has(cue.related) && share < 0.35 && !heading) return 'noise'
  if (has(cue.listing) && links > 0.15 && share < 0.2 && !heading) return 'noise'
  if (has(cue.tags) && (links > 0.4 || node.chars < 150) && share < 0.1) return 'noise'
  if (has(cue.byline) && node.chars < 300 && share < 0.1) return 'noise'
  if (has(cue.author) && share < 0.2 && node.chars < 1500) return 'noise'
  if ((has(cue.caption) || node.tag === 'figcaption') && share < 0.2 && node.chars < 600) return 'noise'
  return ''
}

function markFooterAround(link: TreeNode, body: TreeNode, pruning: PruningState): void {
  let row = link.parent
  while (row && row !== body && row.linkChars === link.linkChars) row = row.parent
  if (!row || row === body || linkShare(row) < 0.6 || row.chars > 600) return
  let footer = row
  for (let at: TreeNode | null = row; at && at !== body; at = at.parent) {
    if (at.mark !== '' || at.hidden) return
    if (at.hasTitle || at.tag === 'main' || at.tag === 'article') break
    if (at.chars > 1500 || at.prose > pruning.prose * 0.15 || at.chars > pruning.chars * 0.3) break
    footer = at
  }
  footer.mark = 'frame'
}

function doubt(node: TreeNode, pruning: PruningState): Mark {
  pruning.doubtful.push(node)
  pruning.doubtfulProse += node.prose
  return 'frame'
}

function asksForConsent(node: TreeNode): boolean {
  if (node.hasTitle || node.tag === 'main' || node.tag === 'article') return false
  const text = spacedText(node)
  return /cookie/i.test(text) && consent.test(text)
}

const consent =
  /\b(?:accept|agree|consent|got it|manage (?:preferences|settings|cookies)|cookie settings|stores? cookies|allow cookies|we (?:also )?use cookies|uses cookies|akzeptier|zustimm|einverstanden|verwende[nt] cookies|aceptar|acepto|utilizamos cookies|accepter|j'accepte|utilise des cookies|accetta|utilizza (?:i )?cookie|aceitar|accepteren)/i

export function linkShare(node: TreeNode): number {
  return node.chars === 0 ? 0 : node.linkChars / node.chars
}

/** Detects hours, prices and phone numbers, which matter most on business pages. */
export function hasValues(node: TreeNode): boolean {
  if (hasMoney(node)) return true
  const text = plainText(node, 3000)
  return (
    text.length < 3000 &&
    /\d{1,2}[:.h]\d{2}|\d\s?(?:am|pm|uhr)\b|\d{1,2}\s?[–-]\s?\d{1,2}\b|\+?\d[\d\s().-]{8,40}\d/i.test(text)
  )
}

export function hasMoney(node: TreeNode): boolean {
  if (node.money === null) {
    node.money = node.children.some((child) =>
      typeof child === 'string' ? money.test(child) : hasMoney(child),
    )
  }
  return node.money
}
