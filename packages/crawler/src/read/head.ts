import type { MetaRefresh, Robots } from './read-page.ts'
import type { Tree } from './tree.ts'
import { collapse } from './whitespace.ts'

export interface Head {
  metas: Map<string, string>
  base: string
  canonical: string | null
  robots: Robots
  metaRefresh: MetaRefresh | null
  language: string
  openGraph: Record<string, string>
}

const mostMetas = 300

export function readHead(tree: Tree, url: string): Head {
  const metas = new Map<string, string>()
  let refresh: string | undefined
  let contentLanguage = ''
  let robots = ''
  for (const attributes of tree.metas) {
    const content = attributes.get('content')
    if (content === undefined) continue
    const equivalent = attributes.get('http-equiv')?.toLowerCase()
    if (equivalent === 'refresh') refresh ??= content
    else if (equivalent === 'content-language') contentLanguage ||= content
    const name = (attributes.get('property') ?? attributes.get('name') ?? '').trim().toLowerCase()
    if (name === 'robots' || name === 'googlebot') robots += `,${content.toLowerCase()}`
    if (name && metas.size < mostMetas && !metas.has(name)) metas.set(name, collapse(content).trim())
  }
  const base = absoluteAddress(tree.base ?? '', url) ?? url
  return {
    metas,
    base,
    canonical: readCanonical(tree, base, metas),
    robots: { noindex: /\b(?:noindex|none)\b/.test(robots), nofollow: /\b(?:nofollow|none)\b/.test(robots) },
    metaRefresh: refresh === undefined ? null : readRefresh(refresh, base),
    language: tree.html?.attribute('lang') || contentLanguage || metas.get('og:locale') || '',
    openGraph: readOpenGraph(metas),
  }
}

function readCanonical(tree: Tree, base: string, metas: Map<string, string>): string | null {
  for (const attributes of tree.linkTags) {
    if (!/(?:^|\s)canonical(?:\s|$)/i.test(attributes.get('rel') ?? '')) continue
    const href = attributes.get('href')?.trim()
    if (href) return absoluteAddress(href, base)
  }
  const shared = metas.get('og:url')
  return shared ? absoluteAddress(shared, base) : null
}

function readRefresh(content: string, base: string): MetaRefresh | null {
  const parts = /^\s*(\d+(?:\.\d*)?|\.\d+)?\s*[;,]?\s*(?:url\s*=\s*)?["']?([^"']*)/i.exec(content)
  const target = parts?.[2]?.trim()
  const url = target ? absoluteAddress(target, base) : null
  return url ? { seconds: Number(parts?.[1] ?? 0), url } : null
}

function readOpenGraph(metas: Map<string, string>): Record<string, string> {
  const found: Record<string, string> = Object.create(null)
  for (const [name, content] of metas) {
    if (/^(?:og|article|product|business|place|restaurant|twitter):/.test(name)) found[name] = content
  }
  return { ...found }
}

/** Plain paths need no normalization by the URL parser. */
function isPlain(path: string): boolean {
  return /^\/(?!\/)[\w~/.-]*(?:\?[\w=&.~-]*)?$/.test(path) && !path.includes('/.')
}

/** Resolves links, avoiding the URL parser for the many plain paths. */
export function createResolver(base: string): (href: string) => string | null {
  const origin = /^https?:\/\/[a-z0-9.-]+(?::\d+)?(?=\/)/.exec(base)?.[0]
  return (href) => {
    if (origin === undefined) return absoluteAddress(href, base)
    if (href.startsWith('/')) return isPlain(href) ? origin + href : absoluteAddress(href, base)
    const isOwn = href.startsWith(origin) && isPlain(href.slice(origin.length))
    return isOwn ? href : absoluteAddress(href, base)
  }
}

/** Null unless the URL is http(s). */
export function absoluteAddress(href: string, base: string): string | null {
  try {
    const url = new URL(href, base)
    return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : null
  } catch {
    return null
  }
}
