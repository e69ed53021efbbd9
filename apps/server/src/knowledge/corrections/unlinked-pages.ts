import { everywhereMark } from '@foyer/contract/everywhere-mark'
import type { SiteRules } from '@foyer/contract/sources'
import { pageAddress } from '@foyer/crawler/crawl/page-address'
import { siteScope } from '@foyer/crawler/crawl/site-scope'
import type { AssistantRow } from '../../people/assistants/assistant.ts'

const scopesOf = (urls: readonly string[]) =>
  urls.flatMap((url) => {
    const parsed = URL.parse(url)
    return parsed ? [siteScope(parsed)] : []
  })

const keyOf = (url: string) => pageAddress(url)?.key

/**
 * Of the pages known, those that were read because an address or a sitemap was named that is named no more: the page at
 * that address, and where it belongs to another website, all of that website. A page of the assistant's own website that
 * others link to as well comes back with the next scan; which do is not kept.
 */
export function nobodyLeadsTo(
  urls: readonly string[],
  { websiteUrl, siteRules: before }: Pick<AssistantRow, 'websiteUrl' | 'siteRules'>,
  after: SiteRules,
): string[] {
  const named = [websiteUrl, ...after.startAddresses, ...after.sitemaps]
  const dropped = [...before.startAddresses, ...before.sitemaps].filter((url) => !named.includes(url))
  if (dropped.length === 0) return []
  const stillRead = scopesOf(named)
  const noLongerRead = scopesOf(dropped)
  const stays = new Set(named.map(keyOf))
  const goes = new Set(dropped.map(keyOf).filter((key) => key && !stays.has(key)))
  return urls.filter((url) => {
    const page = URL.parse(url)
    if (!page) return false
    if (stillRead.some((isOnSite) => isOnSite(page)))
      return !url.endsWith(everywhereMark) && goes.has(keyOf(url))
    return noLongerRead.some((isOnSite) => isOnSite(page))
  })
}
