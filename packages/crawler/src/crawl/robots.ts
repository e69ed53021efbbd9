import { tidyEscapes } from './page-address.ts'

export interface RobotsRules {
  allows(pathAndQuery: string): boolean
  crawlDelayMs: number
  sitemaps: string[]
}

interface Rule {
  allow: boolean
  pattern: string
}

interface Group {
  agents: string[]
  rules: Rule[]
  delay: number
}

const maxLength = 512 * 1024
const maxRules = 5_000

/** RFC 9309: the groups that name us, else those for everyone; the longest matching rule decides, allow wins ties. */
export function parseRobots(text: string, agent: string): RobotsRules {
  const { groups, sitemaps } = readGroups(text.slice(0, maxLength))
  const name = agent.toLowerCase()
  const ours = groups.filter((group) => group.agents.includes(name))
  const chosen = ours.length ? ours : groups.filter((group) => group.agents.includes('*'))
  const rules = chosen.flatMap((group) => group.rules).slice(0, maxRules)
  return {
    allows(pathAndQuery) {
      const path = comparable(pathAndQuery)
      let best: Rule | null = null
      for (const rule of rules) {
        const longer = !best || rule.pattern.length > best.pattern.length
        const tie = best && rule.pattern.length === best.pattern.length && rule.allow
        if ((longer || tie) && matches(rule.pattern, path)) best = rule
      }
      return best?.allow ?? true
    },
    crawlDelayMs: Math.max(0, ...chosen.map((group) => group.delay)) * 1000,
    sitemaps,
  }
}

export const noRules: RobotsRules = { allows: () => true, crawlDelayMs: 0, sitemaps: [] }

function readGroups(text: string): { groups: Group[]; sitemaps: string[] } {
  const groups: Group[] = []
  const sitemaps: string[] = []
  let naming = false
  for (const line of text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/)) {
    const [, field, rest = ''] = /^\s*([\w-]+)\s*:\s*(.*)$/.exec(line.replace(/#.*$/, '')) ?? []
    const value = rest.trim()
    const name = field?.toLowerCase()
    if (name === 'sitemap') {
      if (value) sitemaps.push(value)
    } else if (name === 'user-agent') {
      if (!naming) groups.push({ agents: [], rules: [], delay: 0 })
      // A version or comment may follow the product's name.
      groups.at(-1)!.agents.push(/^[^\s/]*/.exec(value)![0].toLowerCase())
      naming = true
    } else if (name) {
      naming = false
      const group = groups.at(-1)
      if (!group) continue
      if (name === 'crawl-delay') group.delay = Math.max(group.delay, Number.parseFloat(value) || 0)
      else if ((name === 'allow' || name === 'disallow') && value) {
        group.rules.push({ allow: name === 'allow', pattern: comparable(value) })
      }
    }
  }
  return { groups, sitemaps }
}

/** The same spelling for a rule and a path: escapes in capitals, none where a plain character could stand. */
function comparable(path: string): string {
  return tidyEscapes(path.replace(/[^\x21-\x7e]+/g, (text) => encodeURI(text.toWellFormed())))
}

/** `*` is anything, a final `$` the end. Walks forward only, so that no pattern can be made slow. */
function matches(pattern: string, path: string): boolean {
  const anchored = pattern.endsWith('$')
  const parts = (anchored ? pattern.slice(0, -1) : pattern).split('*')
  const first = parts.shift()!
  if (!path.startsWith(first)) return false
  let at = first.length
  const last = anchored ? parts.pop() : undefined
  for (const part of parts) {
    const found = path.indexOf(part, at)
    if (found < 0) return false
    at = found + part.length
  }
  if (!anchored) return true
  if (last === undefined) return at === path.length
  return path.length - last.length >= at && path.endsWith(last)
}
