import { BlockList, isIP, isIPv4 } from 'node:net'

// IANA's special-purpose registries and the metadata addresses of clouds.
const closedV4: [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10], // carrier-grade NAT; Alibaba's metadata lives here
  ['127.0.0.0', 8],
  ['168.63.129.16', 32], // Azure's host agent
  ['169.254.0.0', 16], // link-local; AWS, GCP and Azure metadata
  ['172.16.0.0', 12],
  ['192.0.0.0', 24], // protocol assignments; Oracle's metadata
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24], // 6to4 relays
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
]

// IPv6 is limited to global unicast without the ranges that embed IPv4 or aren't public.
const closedV6: [string, number][] = [
  ['2001::', 23], // Teredo, ORCHID, benchmarks
  ['2001:db8::', 32],
  ['2002::', 16], // 6to4
  ['3fff::', 20],
]

const closedAddresses = new BlockList()
for (const [network, prefix] of closedV4) closedAddresses.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of closedV6) closedAddresses.addSubnet(network, prefix, 'ipv6')

const globalUnicast = new BlockList()
globalUnicast.addSubnet('2000::', 3, 'ipv6')

export function isAllowedAddress(address: string): boolean {
  // Only link-local addresses have a zone, and `isIP` accepts any.
  if (!isIP(address) || address.includes('%')) return false
  if (isIPv4(address)) return !closedAddresses.check(address, 'ipv4')
  return globalUnicast.check(address, 'ipv6') && !closedAddresses.check(address, 'ipv6')
}

const translated = new BlockList()
translated.addSubnet('64:ff9b::', 96, 'ipv6')

/**
 * Networks without IPv4 map hosts to `64:ff9b::/96`, where the embedded IPv4 address decides. Such an address
 * written in a URL stays forbidden.
 */
export function isAllowedAnswer(address: string): boolean {
  const isTranslated = isIP(address) === 6 && !address.includes('%') && translated.check(address, 'ipv6')
  return isAllowedAddress(isTranslated ? ipv4Inside(address) : address)
}

function ipv4Inside(address: string): string {
  // Parsing as a URL normalizes the groups to hex numbers.
  const groups = new URL(`http://[${address}]`).hostname.slice(1, -1).split(':')
  return groups
    .slice(-2)
    .map((group) => Number.parseInt(group || '0', 16))
    .flatMap((group) => [group >> 8, group & 255])
    .join('.')
}
