import type { Head } from './head.ts'
import type { StructuredItem } from './read-page.ts'
import type { Tree } from './tree.ts'

const articleTypes =
  /^(?:(?:News|Blog|Report|Scholarly|Tech|Medical\w*|Opinion\w*|Review\w*|Analysis\w*|Satirical\w*|SocialMedia)?(?:Article|Posting)|Report|LiveBlogPosting)$/

/** A dated piece of writing, by what the page says of itself. */
export function isArticle(tree: Tree, head: Head, items: StructuredItem[]): boolean {
  if (head.metas.get('og:type')?.toLowerCase() === 'article' && !isFrontPage(head, tree)) {
    // WordPress calls every page an article; a date of publication tells posts from pages.
    if (head.metas.has('article:published_time')) return true
    if (!items.some((item) => item.types.includes('WebPage'))) return true
  }
  if (head.metas.has('article:published_time')) return true
  return items.some((item) => item.types.some((type) => articleTypes.test(type)))
}

function isFrontPage(head: Head, _tree: Tree): boolean {
  const url = head.openGraph['og:url'] ?? head.canonical ?? ''
  return /^https?:\/\/[^/]+\/?$/.test(url)
}
