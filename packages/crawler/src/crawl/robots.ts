import { tidyEscapes } from './page-address.ts'

/** The serializable rules of a robots.txt for our user agent. */
export interface RobotsFile {
  rules: Rule[]
  crawlDelayMs: number
  sitemaps: string[]
}

export interface RobotsRules extends Omit<RobotsFile, 'rules'> {
  allows(pathAndQuery: string): boolean
}

interface Rule {
  allow: boolean
  /** The longest matching rule wins. */
  length: number
  /** The pattern's pieces between stars, in order. */
  parts: string[]
  anchored: boolean
}

interface Group {
  agents: string[]
  rules: Rule[]
  delay: number
}

const maxLength = 512 * 1024
const maxRules = 5_000
/** Longer addresses are never fetched, so longer rules can't match. */
const longestPattern = 2_000
/** Each star costs a search, so a hostile file could otherwise slow down every address. */
const maxStars = 1_000
const maxSitemaps = 1_000

/** Follows RFC 9309: groups that name us replace the `*` groups, the longest match decides, and allow wins ties. */
export function readRobots(text: string, agent: string): RobotsFile {
  const { groups, sitemaps } = readGroups(text.slice(0, maxLength))
  const name = agent.toLowerCase()
  const ours = groups.filter((group) => group.agents.includes(name))
  const chosen = ours.length ? ours : groups.filter((group) => group.agents.includes('*'))
  return {
    rules: boundedRules(chosen.flatMap((group) => group.rules)),
    crawlDelayMs: chosen.reduce((longest, { delay }) => Math.max(longest, delay), 0) * 1000,
    sitemaps,
  }
}

export function rulesOf({ rules, crawlDelayMs, sitemaps }: RobotsFile): RobotsRules {
  return {
    allows(pathAndQuery) {
      const path = comparablePath(pathAndQuery)
      return rules.find((rule) => matches(rule, path))?.allow ?? true
    },
    crawlDelayMs,
    sitemaps,
  }
}

export const noRules: RobotsRules = { allows: () => true, crawlDelayMs: 0, sitemaps: [] }

function boundedRules(rules: Rule[]): Rule[] {
  let stars = 0
  return rules
    .slice(0, maxRules)
    .filter(({ parts }) => {
      stars += parts.length - 1
      return parts.length === 1 || stars <= maxStars
    })
    .sort((a, b) => b.length - a.length || Number(b.allow) - Number(a.allow))
}

function readGroups(text: string): { groups: Group[]; sitemaps: string[] } {
  const groups: Group[] = []
  const sitemaps: string[] = []
  let naming = false
  for (const line of text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/)) {
    const colon = line.indexOf(':')
    const comment = line.indexOf('#')
    if (colon < 0 || (comment >= 0 && comment < colon)) continue
    const name = line.slice(0, colon).trim().toLowerCase()
    const value = line.slice(colon + 1, comment < 0 ? undefined : comment).trim()
    if (!/^[\w-]+$/.test(name)) continue
    if (name === 'sitemap') {
      if (value && sitemaps.length < maxSitemaps) sitemaps.push(value)
    } else if (name === 'user-agent') {
      if (!naming) groups.push({ agents: [], rules: [], delay: 0 })
      // The product name may be followed by a version or comment.
      groups.at(-1)!.agents.push(/^[^\s/]*/.exec(value)![0].toLowerCase())
      naming = true
    } else {
      naming = false
      const group = groups.at(-1)
      if (!group) continue
      if (name === 'crawl-delay') group.delay = Math.max(group.delay, Number.parseFloat(value) || 0)
      else if ((name === 'allow' || name === 'disallow') && value && value.length <= longestPattern) {
        group.rules.push(toRule(name === 'allow', comparablePath(value)))
      }
    }
  }
  return { groups, sitemaps }
}

function toRule(allow: boolean, pattern: string): Rule {
  const anchored = pattern.endsWith('$')
  const parts = (anchored ? pattern.slice(0, -1) : pattern).split('*')
  return { allow, length: pattern.length, parts, anchored }
}

export function comparablePath(path: string): string {
  return tidyEscapes(path.replace(/[^\x21-\x7e]+/g, (text) => encodeURI(text.toWellFormed())))
}

/** A single forward pass keeps hostile patterns cheap. */
function matches({ parts, anchored }: Rule, path: string): boolean {
  const first = parts[0]!
  if (!path.startsWith(first)) return false
  if (parts.length === 1) return !anchored || path.length === first.length
  let at = first.length
  const searched = anchored ? parts.length - 1 : parts.length
  for (let i = 1; i < searched; i++) {
    const found = path.indexOf(parts[i]!, at)
    if (found < 0) return false
    at = found + parts[i]!.length
  }
  if (!anchored) return true
  const last = parts.at(-1)!
  return path.length - last.length >= at && path.endsWith(last)
}
