import { pageLanguage } from '@foyer/text/page-language'
import { isArticle, readPublished, statedBody } from './article.ts'
import type { RenderedBlock } from './block-writer.ts'
import { chooseContainers, settle } from './container.ts'
import { forgetClasses } from './cues.ts'
import { hashText } from './hash.ts'
import { readHead } from './head.ts'
import { filterLines } from './lines.ts'
import { measure } from './measure.ts'
import { readLinks } from './page-links.ts'
import { parseTree } from './parse-tree.ts'
import { prune } from './prune.ts'
import type { Block, Heading, ReadPage } from './read-page.ts'
import { render } from './render.ts'
import { renderBlocks } from './render-blocks.ts'
import { isShell } from './script-shell.ts'
import { readStructured } from './structured.ts'
import { markSurroundings } from './surroundings.ts'
import { readSiteName, readTitle, titleOf } from './titles.ts'

const sizeCap = 8_000_000
const shortestArticle = 500

export function readHtml(html: string, url: string): ReadPage {
  const tree = parseTree(html.length > sizeCap ? html.slice(0, sizeCap) : html)
  const head = readHead(tree, url)
  const items = readStructured(tree)
  const article = isArticle(head, items, url, tree.body.class)
  const { links, contacts } = readLinks(tree, head)

  measure(tree)
  // Short notices are kept whole, because date and title are half of their content.
  const asArticle = article && tree.body.prose >= shortestArticle
  prune(tree, asArticle)
  if (!asArticle) markSurroundings(tree)
  settle(tree.body)
  const rendered = render(tree, chooseContainers(tree, asArticle))
  filterLines(rendered, asArticle)

  forgetClasses()

  const blocks = rendered.map(toBlock)
  if (article) preferStated(blocks, statedBody(items))
  const headings: Heading[] = rendered
    .filter((block) => block.kept && block.kind === 'heading')
    .map((block) => ({ level: block.level, text: block.text }))
  const text = renderBlocks(blocks)
  const siteName = readSiteName(tree, head, url)
  const firstHeading = rendered.find((block) => block.kind === 'heading' && block.level === 1)?.text ?? ''
  const title = readTitle(tree, head, firstHeading, siteName)
  const wholeTitle = titleOf(tree)
  return {
    url,
    canonical: head.canonical,
    title,
    ...(wholeTitle !== title && wholeTitle !== '' && { wholeTitle }),
    siteName,
    description: head.metas.get('description') || head.metas.get('og:description') || '',
    language: pageLanguage(head.language, text),
    headings,
    text,
    blocks,
    links,
    robots: head.robots,
    metaRefresh: head.metaRefresh,
    structured: { items, openGraph: head.openGraph },
    contacts,
    article,
    published: readPublished(head, items),
    shell: isShell(tree),
  }
}

function toBlock(block: RenderedBlock): Block {
  const { markdown, key, kept, apart, kind, zone } = block
  const read: Block = { markdown, key, kept, apart, kind: !kept && block.linkOnly ? 'links' : kind, zone }
  if (block.quoted) read.quoted = block.quoted
  if (block.spans) read.spans = block.spans
  return read
}

/** Paywalled pages often include their full text in structured data. */
function preferStated(blocks: Block[], stated: string): void {
  if (stated === '') return
  let shown = 0
  for (const block of blocks) if (block.kept) shown += block.markdown.length
  if (shown > stated.length * 0.4) return
  for (const block of blocks) {
    if (!block.kept) continue
    block.kept = false
    block.zone = 'frame'
  }
  for (const line of stated.split(/\n+/)) {
    const markdown = line.trim()
    if (markdown)
      blocks.push({
        markdown,
        key: hashText(markdown),
        kept: true,
        apart: true,
        kind: 'text',
        zone: 'content',
      })
  }
}
