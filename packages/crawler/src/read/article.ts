import { isOfBusiness } from '@foyer/text/business-page'
import type { Head } from './head.ts'
import type { StructuredItem } from './read-page.ts'

const articleTypes =
  /^(?:(?:News|Blog|Report|Scholarly|Tech|Medical\w*|Opinion\w*|ReviewNews|AnalysisNews|Satirical|SocialMedia|LiveBlog)?(?:Article|Posting)|Report|ClaimReview)$/

export function isArticle(head: Head, items: StructuredItem[], url: string, bodyClass: string): boolean {
  // SEO plugins mark every page of a business as an article.
  if (isOfBusiness(url) || /(?:^|\s)(?:page-id-\d+|page-template\S*)(?:\s|$)/.test(bodyClass)) return false
  if (head.metas.has('article:published_time')) return true
  if (items.some((item) => item.types.some((type) => articleTypes.test(type)))) return true
  // WordPress sets og:type to article on all pages; only posts have a publication date.
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

export function statedBody(items: StructuredItem[]): string {
  for (const item of items) {
    const body = item.properties.articleBody?.[0]
    if (typeof body === 'string' && body.length > 400) return body
  }
  return ''
}
