import { everywhereMark } from '@foyer/contract/everywhere-mark'
import type { SiteRules } from '@foyer/contract/sources'
import { unwantedBy } from '@foyer/crawler/crawl/site-rules'

/** Addresses that the rules exclude. Text shared by all pages is no page, so it is never among them. */
export function unwantedUrls(urls: readonly string[], rules: SiteRules): string[] {
  const unwanted = unwantedBy(rules)
  return urls.filter((url) => !url.endsWith(everywhereMark) && unwanted(url) !== null)
}
