import { pageAddress } from './page-address.ts'
import { comparablePath } from './robots.ts'

export interface SiteRules {
  /** Additional start pages; their sites are crawled, too. */
  startAddresses: readonly string[]
  sitemaps: readonly string[]
  /** If not empty, only these paths are kept. */
  onlyPaths: readonly string[]
  leftOut: readonly string[]
}

export type UnwantedReason = 'left out' | 'not chosen'

type Matches = (address: { key: string; host: string; path: string }) => boolean

const bareHost = (host: string) => host.replace(/^www\./, '').replace(/:(80|443)$/, '')
const pathOf = (url: string) => {
  const { pathname, search } = new URL(url)
  return pathname + search
}
const spelledAlike = (path: string) => comparablePath(path).toLowerCase()

/**
 * Parses a rule: `/blog` with everything below it, a pattern with `*`, or a page's full URL. Null for anything
 * else.
 */
export function readPathRule(rule: string): Matches | null {
  const text = rule.trim()
  if (/[\s\p{C}]/u.test(text)) return null
  if (text.startsWith('/') && !text.startsWith('//')) {
    const matches = pathMatcher(text)
    return ({ path }) => matches(path)
  }
  const address = /^https?:\/\//i.test(text) ? pageAddress(text) : null
  if (!address) return null
  if (!text.includes('*')) return ({ key }) => key === address.key
  const host = bareHost(address.host)
  const matches = pathMatcher(pathOf(address.url))
  return (of) => bareHost(of.host) === host && matches(of.path)
}

export const isEveryPath = (rule: string) => /^\/?[/*]*$/.test(rule.trim())

/** Returns a function that explains why an address is excluded, or null if it isn't. Invalid rules are ignored. */
export function unwantedBy({
  startAddresses,
  onlyPaths,
  leftOut,
}: SiteRules): (url: string) => UnwantedReason | null {
  const read = (rules: readonly string[]) => rules.flatMap((rule) => readPathRule(rule) ?? [])
  const forbidden = read(leftOut)
  const chosen = read(onlyPaths)
  if (forbidden.length === 0 && chosen.length === 0) return () => null
  const starts = new Set(startAddresses.map((url) => pageAddress(url)?.key))
  return (url) => {
    const address = pageAddress(url)
    if (!address) return null
    const { key, host } = address
    const of = { key, host, path: spelledAlike(pathOf(address.url)) }
    if (forbidden.some((matches) => matches(of))) return 'left out'
    if (chosen.length === 0 || starts.has(key) || chosen.some((matches) => matches(of))) return null
    return 'not chosen'
  }
}

/** A single forward pass keeps hostile patterns cheap. */
function pathMatcher(pattern: string): (path: string) => boolean {
  const [first = '', ...more] = spelledAlike(pattern).replace(/\/$/, '').split('*')
  const last = more.pop()
  return (path) => {
    if (!path.startsWith(first)) return false
    let at = first.length
    if (last === undefined) return endsAt(path, at)
    for (const part of more) {
      const found = path.indexOf(part, at)
      if (found < 0) return false
      at = found + part.length
    }
    if (last === '') return true
    for (let found = path.indexOf(last, at); found >= 0; found = path.indexOf(last, found + 1))
      if (endsAt(path, found + last.length)) return true
    return false
  }
}

/** Prevents `/blog` from matching `/blogging`. */
const endsAt = (path: string, at: number) => at === path.length || path[at] === '/' || path[at] === '?'
