import { sharedTextMark } from '@foyer/contract/shared-text-mark'
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
 * Pages read only for a start address or sitemap that was removed. One that others link to comes back with the next
 * scan.
 */
export function unlinkedUrls(
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
      return !url.endsWith(sharedTextMark) && goes.has(keyOf(url))
    return noLongerRead.some((isOnSite) => isOnSite(page))
  })
}
