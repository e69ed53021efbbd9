import { addressPlaceholder } from '@foyer/contract/address-placeholder'
import { escapeHtml } from './highlight.ts'

export type HeadTexts = { title: string; description: string }

const textOf = (html: string) =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')

/** What a page says of itself, or null where it is not for search engines. */
export function readHeadTexts(head: string): HeadTexts | null {
  if (head.includes('content="noindex"')) return null
  const title = /<title[^>]*>([^<]*)</.exec(head)?.[1]
  const description = /name="description" content="([^"]*)"/.exec(head)?.[1]
  return title && description ? { title: textOf(title), description: textOf(description) } : null
}

/** A page's own picture in previews of links to it. */
export const pictureOf = (path: string) =>
  `pictures/${path === '/' ? 'home' : path.slice(1).replace('.html', '')}.png`

const meta = (kind: 'name' | 'property', name: string, content: string) =>
  `<meta ${kind}="${name}" content="${escapeHtml(content)}">`

/** What other programs read of a page: search engines, and whoever draws a preview of a link. */
export function headTags(path: string, { title, description }: HeadTexts, data: object[]): string {
  const address = addressPlaceholder + path
  return [
    `<link rel="canonical" href="${address}">`,
    meta('property', 'og:type', 'website'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', address),
    meta('property', 'og:image', `${addressPlaceholder}/${pictureOf(path)}`),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', title),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...data.map(
      (each) =>
        `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...each }).replaceAll('<', '\\u003c')}</script>`,
    ),
  ].join('')
}
