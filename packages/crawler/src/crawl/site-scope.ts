import { parse } from 'tldts'

export type SiteScope = (url: URL) => boolean

/** The scope is the registrable domain, or host and port if there is none. */
export function siteScope(start: URL): SiteScope {
  const domain = registrable(start.hostname)
  if (!domain) return (url) => url.host === start.host
  return (url) => registrable(url.hostname) === domain
}

/** Returns null for IP addresses, localhost and single names, where another port is another site. */
export function registrable(hostname: string): string | null {
  // Private suffixes such as github.io host unrelated sites.
  const { domain, publicSuffix, isIp } = parse(hostname, { allowPrivateDomains: true })
  return isIp || publicSuffix === 'localhost' ? null : domain
}
