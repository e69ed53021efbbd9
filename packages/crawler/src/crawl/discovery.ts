import { plainFile } from './content-kind.ts'
import type { LedgerEvent, Verdict } from './crawl-event.ts'
import type { CrawlLimits } from './crawl-options.ts'
import type { Candidate, Frontier } from './frontier.ts'
import { type PageAddress, pageAddress } from './page-address.ts'
import { languagePrefix, priorityOf } from './priority.ts'
import { reasons, unwantedReasons } from './reasons.ts'
import { createRefLinks, type RefLinks } from './ref-links.ts'
import type { UnwantedReason } from './site-rules.ts'
import { registrable, type SiteScope, siteScope } from './site-scope.ts'

export interface FoundLink {
  depth: number
  text?: string
  urgent?: boolean
}

export interface Discovery {
  onSite: SiteScope
  refLinks: RefLinks
  /** Sets the site to the one at this URL, keeping its origin. */
  settleOn(url: string): void
  /** Normalizes an address to the site's origin; null for other sites and invalid URLs. */
  addressOf(raw: string, base?: string): PageAddress | null
  /** Queues a page unless it is known. */
  offer(raw: string, found: FoundLink): void
  candidate(address: PageAddress, found: FoundLink): Candidate
  /** Counts a page that was queued elsewhere. */
  count(): void
  readonly found: number
  readonly site: string
  tooDeep(): string[]
}

const maxRemembered = 200_000
const maxUnreadTold = 500
const maxDeepTold = 200

export function createDiscovery(
  startUrl: string,
  frontier: Frontier,
  limits: CrawlLimits,
  tell: (entry: LedgerEvent) => void,
  owner: {
    /** Addresses whose sites are crawled too. */
    also: readonly string[]
    unwanted: (url: string) => UnwantedReason | null
    known: Iterable<string>
    isSettled: (key: string) => boolean
  },
): Discovery {
  let start = new URL(startUrl)
  let own = siteScope(start)
  const others = owner.also.flatMap((url) => (URL.canParse(url) ? siteScope(new URL(url)) : []))
  const scope: SiteScope = (url) => own(url) || others.some((other) => other(url))
  let language = languagePrefix(start)
  // Most links repeat on every page, so this check comes first.
  const considered = new Set<string>()
  const deep = new Map<string, string>()
  let found = 1
  let unreadTold = 0

  function addressOf(raw: string, base?: string): PageAddress | null {
    const url = URL.parse(raw.trim(), base)
    if (!url || !scope(url)) return null
    const address = pageAddress(url.href)
    if (!address || address.url.startsWith(`${start.origin}/`)) return address
    // Other schemes and `www` variants of the same host take the origin of the start page.
    const same = withoutWww(address.host) === withoutWww(start.host) && registrable(start.hostname)
    if (!same) return address
    const rest = address.url.slice(address.url.indexOf('/', address.url.indexOf('//') + 2))
    return { ...address, url: `${start.origin}${rest}`, host: start.host }
  }

  function offer(raw: string, { depth, text = '', urgent }: FoundLink) {
    if (considered.has(raw)) return
    const address = addressOf(raw)
    if (depth > limits.depth) {
      if (address && !frontier.isKnown(address.key) && deep.size < maxDeepTold)
        deep.set(address.key, address.url)
      return
    }
    if (considered.size < maxRemembered) considered.add(raw)
    if (!address) return
    const file = plainFile(new URL(address.url).pathname)
    if (file) return leaveUnread(address, file.worthTelling ? reasons.file(file.extension) : null, null)
    const unwanted = owner.unwanted(address.url)
    if (unwanted) return leaveUnread(address, unwantedReasons[unwanted], { is: 'unwanted' })
    if (frontier.offer(candidate(address, { depth, text, urgent }))) found++
    refLinks.note(address, raw)
  }

  function leaveUnread({ key, url }: PageAddress, reason: string | null, verdict: Verdict | null) {
    if (frontier.isKnown(key)) return
    frontier.settle(key)
    if (reason !== null && unreadTold++ < maxUnreadTold)
      tell({ type: 'ledger', url, status: null, outcome: 'dropped', reason, verdict, bytes: 0, ms: 0 })
  }

  function candidate(address: PageAddress, { depth, text = '', urgent }: FoundLink): Candidate {
    const priority = urgent ? -500 : priorityOf(new URL(address.url), { depth, text, language })
    return { ...address, depth, priority, hops: 0, attempts: 0, role: 'page' }
  }

  const refLinks = createRefLinks({ known: owner.known, isSettled: owner.isSettled }, (address) => {
    if (!owner.unwanted(address.url) && frontier.offer(candidate(address, { depth: 1 }))) found++
  })

  return {
    refLinks,
    onSite: scope,
    settleOn(url) {
      start = new URL(url)
      own = siteScope(start)
      language = languagePrefix(start)
      considered.clear()
    },
    addressOf,
    offer,
    candidate,
    count: () => void found++,
    get found() {
      return found
    },
    get site() {
      return start.href
    },
    tooDeep: () => [...deep].filter(([key]) => !frontier.isKnown(key)).map(([, url]) => url),
  }
}

const withoutWww = (host: string) => host.replace(/^www\./, '')
