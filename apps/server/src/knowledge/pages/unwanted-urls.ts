import { sharedTextMark } from '@foyer/contract/shared-text-mark'
import type { SiteRules } from '@foyer/contract/sources'
import { unwantedBy } from '@foyer/crawler/crawl/site-rules'

/** Text shared by all pages is never among them. */
export function unwantedUrls(urls: readonly string[], rules: SiteRules): string[] {
  const unwanted = unwantedBy(rules)
  return urls.filter((url) => !url.endsWith(sharedTextMark) && unwanted(url) !== null)
}
