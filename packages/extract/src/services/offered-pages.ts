import type { ReadPage } from '@foyer/crawler/read/read-page'
import { isThirdPartyHeading, placedLines } from '../attribute/third-parties.ts'
import type { Fact } from '../fact.ts'
import { isFrontPage } from '../page/front-page.ts'
import { stems } from '../page/stems.ts'
import { isOfferPage, namesOffer } from './offer-names.ts'

export interface OfferedPages {
  note(page: ReadPage): void
  /** Sure when their page has prices or the front page has a card for them. */
  facts(prices: Iterable<Fact>): Fact[]
}

const mostPages = 60
const mostLinks = 200
const fewestPages = 3
const mostOffered = 25
/** A single sum may be a fine, a fare, a deposit. */
const fewestPrices = 2

const addressWithoutQuery = (url: string) =>
  url
    .split(/[?#]/, 1)[0]!
    .replace(/\/(?:index\.\w{2,5})?$/, '')
    .toLowerCase()

const isHost = (to: string) => /^https?:\/\/[^/]+$/.test(to)

export function createOfferedPages(): OfferedPages {
  const linked = new Map<string, Map<string, number>>()
  const read = new Map<string, { url: string; isOffer: boolean }>()
  const cards = new Set<string>()
  let pages = 0

  return {
    note(page) {
      // Links may use the canonical address.
      for (const url of [page.url, page.canonical ?? page.url])
        if (read.size < 2_000)
          read.set(addressWithoutQuery(url), { url: page.url, isOffer: isOfferPage(page, false) })
      if (pages >= mostPages) return
      if (isFrontPage(page.url))
        for (const { own, kind, level, text, path } of placedLines(page))
          if (own && kind === 'heading' && level > 1 && !path.some(isThirdPartyHeading))
            cards.add(stems(text))
      pages++
      const seen = new Set<string>()
      for (const { url, text } of page.links.slice(0, mostLinks)) {
        const to = addressWithoutQuery(url)
        const name = text.replace(/\s+/g, ' ').trim()
        // The logo's link to the front page names the business.
        if (seen.has(to) || isHost(to) || !namesOffer(name)) continue
        seen.add(to)
        const names = linked.get(to) ?? new Map<string, number>()
        names.set(name, (names.get(name) ?? 0) + 1)
        if (linked.size < 2_000) linked.set(to, names)
      }
    },
    facts(prices) {
      if (pages < fewestPages) return []
      const priced = Map.groupBy(prices, ({ url }) => url)
      const found = new Map<string, Fact>()
      for (const [to, names] of linked) {
        const [name, count] = [...names].reduce((most, one) => (one[1] > most[1] ? one : most))
        const page = read.get(to)
        // Excludes other sites and pictures: offers are linked from most pages and were read.
        if (!page || isFrontPage(page.url) || count * 10 < pages * 7) continue
        const { url, isOffer } = page
        const sure = (priced.get(url)?.length ?? 0) >= fewestPrices || (isOffer && cards.has(stems(name)))
        found.set(url, { kind: 'service', label: name, value: '', url, origin: 'text', sure })
      }
      return [...found.values()].slice(0, mostOffered)
    },
  }
}
