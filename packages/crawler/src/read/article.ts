import { isOfBusiness } from '@foyer/text/business-page'
import type { Head } from './head.ts'
import type { StructuredItem } from './read-page.ts'

const articleTypes =
  /^(?:(?:News|Blog|Report|Scholarly|Tech|Medical\w*|Opinion\w*|ReviewNews|AnalysisNews|Satirical|SocialMedia|LiveBlog)?(?:Article|Posting)|Report|ClaimReview)$/

/** Whether a page is a dated piece of writing, by what it says of itself. */
export function isArticle(head: Head, items: StructuredItem[], url: string, bodyClass: string): boolean {
  // Plugins for search engines call every page of a business an article.
  if (isOfBusiness(url) || /(?:^|\s)(?:page-id-\d+|page-template\S*)(?:\s|$)/.test(bodyClass)) return false
  if (head.metas.has('article:published_time')) return true
  if (items.some((item) => item.types.some((type) => articleTypes.test(type)))) return true
  // WordPress calls every page an article; a date of publication tells posts from pages.
  if (
    head.metas.get('og:type')?.toLowerCase() === 'article' &&
    !items.some((item) => item.types.includes('WebPage'))
  )
    return true
  return /\/(?:19|20)\d\d\/(?:[01]?\d|[a-z]{3})\//i.test(url)
}

export function readPublished(head: Head, items: StructuredItem[]): string | null {
  const stated = [
    head.metas.get('article:published_time'),
    ...items.map((item) => item.properties.datePublished?.[0]),
    head.metas.get('date'),
    head.metas.get('dc.date'),
  ]
  for (const value of stated) if (typeof value === 'string' && !Number.isNaN(Date.parse(value))) return value
  return null
}

/** The whole text of an article in its structured data, for pages that show less than they state. */
export function statedBody(items: StructuredItem[]): string {
  for (const item of items) {
    const body = item.properties.articleBody?.[0]
    if (typeof body === 'string' && body.length > 400) return body
  }
  return ''
}
