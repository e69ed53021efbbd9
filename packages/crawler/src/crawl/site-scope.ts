import { parse } from 'tldts'

export type SiteScope = (url: URL) => boolean

/** The site an address belongs to: its registrable domain, or host and port where there is no such thing. */
export function siteScope(start: URL): SiteScope {
  const domain = registrable(start.hostname)
  if (!domain) return (url) => url.host === start.host
  return (url) => registrable(url.hostname) === domain
}

/**
 * The registrable domain of a host; null for IP addresses, localhost and single names: there another port is
 * another site.
 */
export function registrable(hostname: string): string | null {
  // Tenants of a host such as github.io are strangers to each other.
  const { domain, publicSuffix, isIp } = parse(hostname, { allowPrivateDomains: true })
  return isIp || publicSuffix === 'localhost' ? null : domain
}
