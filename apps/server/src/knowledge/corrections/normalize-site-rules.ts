import type { SiteRulesChange } from '@foyer/contract/sources'
import { pageAddress } from '@foyer/crawler/crawl/page-address'
import { isEveryPath, readPathRule } from '@foyer/crawler/crawl/site-rules'
import { allowedHosts, checkUrl } from '@foyer/crawler/fetch/check-url'
import { FetchFailure } from '@foyer/crawler/fetch/fetch-failure'
import { Failure } from '../../platform/http/failure.ts'
import type { Services } from '../../services.ts'

type NeededServices = Pick<Services, 'config' | 'sampleSite'>

/** Refuses rules that could never be read or match nothing. */
export function normalizeSiteRules(
  services: NeededServices,
  websiteUrl: string,
  change: SiteRulesChange,
): SiteRulesChange {
  const { startAddresses, sitemaps, onlyPaths, leftOut } = change
  return {
    ...(startAddresses && { startAddresses: addresses(services, websiteUrl, startAddresses) }),
    ...(sitemaps && { sitemaps: addresses(services, websiteUrl, sitemaps) }),
    ...(onlyPaths && { onlyPaths: onceEach(onlyPaths.map(requireRule)) }),
    ...(leftOut && { leftOut: onceEach(leftOut.map(requireRule).map(requirePart)) }),
  }
}

const onceEach = (rules: readonly string[]) => [...new Set(rules)]

const addresses = (services: NeededServices, websiteUrl: string, given: readonly string[]) =>
  onceEach(given.map((each) => requireAddress(services, websiteUrl, each)))

/** Host names are resolved when they are fetched. */
function requireAddress({ config, sampleSite }: NeededServices, websiteUrl: string, given: string): string {
  const full = given.startsWith('/') ? URL.parse(given, websiteUrl || undefined)?.href : withScheme(given)
  const address = full && pageAddress(full)
  if (!full || !address) throw new Failure('invalid_input', `“${given}” is not a web address.`)
  if (sampleSite.isOurs(full)) return full
  try {
    return checkUrl(full, allowedHosts(config.crawlAllowHosts)).url.href
  } catch (error) {
    if (!(error instanceof FetchFailure)) throw error
    throw new Failure(
      'invalid_input',
      `“${given}” can’t be read. ${error.message.replace(', so it was not read', '')}`,
    )
  }
}

const withScheme = (address: string) => (/^[a-z][a-z\d+.-]*:/i.test(address) ? address : `https://${address}`)

function requireRule(rule: string): string {
  if (readPathRule(rule)) return rule
  throw new Failure('invalid_input', `“${rule}” is neither a path such as /blog nor the address of a page.`)
}

function requirePart(rule: string): string {
  if (!isEveryPath(rule)) return rule
  throw new Failure('invalid_input', `“${rule}” would leave out the whole website.`)
}
