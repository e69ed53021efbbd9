import { isIP } from 'node:net'
import { isAllowedAddress } from './address.ts'
import { FetchFailure } from './fetch-failure.ts'

/** Normalized `host:port` entries; `host:*` allows every port. */
export type AllowedHosts = ReadonlySet<string>

export interface CheckedUrl {
  url: URL
  /** The operator allows this host and port, so its addresses aren't checked. */
  vouched: boolean
}

// These ports belong to other services, which could mistake a crafted path for a command.
const closedPorts = new Set([
  1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102, 103, 104,
  109, 110, 111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465, 512, 513, 514, 515,
  526, 530, 531, 532, 540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993, 995, 1433, 1521, 1719, 1720,
  1723, 2049, 2375, 2379, 3306, 3389, 3659, 4045, 4190, 5060, 5061, 5432, 5900, 6000, 6379, 6566, 6665, 6666,
  6667, 6668, 6669, 6679, 6697, 9200, 10080, 10250, 11211, 27017,
])

/** Parses `CRAWL_ALLOW_HOSTS`. A host without a port allows 80 and 443. Throws on invalid entries. */
export function allowedHosts(entries: Iterable<string>): AllowedHosts {
  const allowed = new Set<string>()
  for (const entry of entries) {
    const text = entry.trim()
    if (!text) continue
    const [, host, port] = /^(\[[^\]]+\]|[^:/\s]+)(?::(\d{1,5}|\*))?$/.exec(text) ?? []
    if (!host || !URL.canParse(`http://${host}/`)) {
      throw new Error(`"${text}" is not a host, host:port or host:*`)
    }
    const name = bareHost(new URL(`http://${host}/`))
    for (const each of port ? [port] : ['80', '443']) allowed.add(`${name}:${each}`)
  }
  return allowed
}

/** Validates an address without DNS; the resolved IP is checked when connecting. */
export function checkUrl(input: string | URL, allowed: AllowedHosts): CheckedUrl {
  const text = String(input)
  if (!URL.canParse(text)) throw new FetchFailure('invalid_url', text)
  // The URL parser normalizes decimal, octal, hexadecimal, short and full-width IPv4 addresses.
  const url = new URL(text)
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new FetchFailure('scheme', text)
  if (url.username || url.password) throw new FetchFailure('credentials', text)
  if (!url.hostname) throw new FetchFailure('invalid_url', text)
  // A trailing dot would be a second spelling of the same host.
  if (url.hostname.endsWith('.')) url.hostname = url.hostname.slice(0, -1)
  url.hash = ''

  const host = bareHost(url)
  const port = url.port || (url.protocol === 'https:' ? '443' : '80')
  if (allowed.has(`${host}:${port}`) || allowed.has(`${host}:*`)) return { url, vouched: true }
  if (closedPorts.has(Number(port))) throw new FetchFailure('port', text)
  if (isIP(host) ? !isAllowedAddress(host) : isLocalName(host)) {
    throw new FetchFailure('private_address', text)
  }
  return { url, vouched: false }
}

function bareHost(url: URL): string {
  return url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
}

// Reserved names are never public, whatever DNS answers.
function isLocalName(host: string): boolean {
  return /(^|\.)(localhost|local|internal|localdomain|home\.arpa)$/.test(host)
}
