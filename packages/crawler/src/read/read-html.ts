import { isArticle } from './article.ts'
import { chooseContainers, settle } from './container.ts'
import { createCueReader } from './cues.ts'
import { readHead } from './head.ts'
import { findLanguage } from './language.ts'
import { filterLines, isLinkOnly } from './lines.ts'
import { measure } from './measure.ts'
import { readLinks } from './page-links.ts'
import { prune } from './prune.ts'
import type { Block, Heading, ReadPage } from './read-page.ts'
import { type RenderedBlock, render } from './render.ts'
import { renderBlocks } from './render-blocks.ts'
import { readStructured } from './structured.ts'
import { readSiteName, readTitle } from './titles.ts'
import { parseTree } from './tree.ts'

/** Past this much markup the rest of a page is left unread. */
const sizeCap = 8_000_000

/** Reads one page of HTML. Pure: the same HTML and address give the same page. */
export function readHtml(html: string, url: string): ReadPage {
  const tree = parseTree(html.length > sizeCap ? html.slice(0, sizeCap) : html)
  const head = readHead(tree, url)
  const items = readStructured(tree)
  const article = isArticle(head, items, url)
  const { links, contacts } = readLinks(tree, head)

  measure(tree, createCueReader())
  prune(tree, article)
  settle(tree.body)
  const rendered = render(tree.body, chooseContainers(tree, article))
  filterLines(rendered, article)

  const blocks = rendered.map(toBlock)
  const headings: Heading[] = rendered
    .filter((block) => block.kept && block.kind === 'heading')
    .map((block) => ({ level: block.level, text: block.text }))
  const text = renderBlocks(blocks)
  const siteName = readSiteName(tree, head, url)
  const firstHeading = rendered.find((block) => block.kind === 'heading' && block.level === 1)?.text ?? ''
  return {
    url,
    canonical: head.canonical,
    title: readTitle(tree, head, firstHeading, siteName),
    siteName,
    description: head.metas.get('description') || head.metas.get('og:description') || '',
    language: findLanguage(head.language, text),
    headings,
    text,
    blocks,
    links,
    robots: head.robots,
    metaRefresh: head.metaRefresh,
    structured: { items, openGraph: head.openGraph },
    contacts,
    article,
    shell: false,
  }
}

function toBlock(block: RenderedBlock): Block {
  const { markdown, key, kept, apart, kind, zone } = block
  return { markdown, key, kept, apart, kind: !kept && isLinkOnly(block) ? 'links' : kind, zone }
}
