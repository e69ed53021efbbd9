import { isIPv6 } from 'node:net'

/**
 * What limits count by. A home has 2^64 addresses of IPv6 at its disposal, so its network counts as one;
 * IPv4 written as IPv6 is what it is.
 */
export function visitorAddress(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped) return mapped
  const [address] = ip.split('%', 1)
  return address && isIPv6(address) ? `${groupsOf(address).slice(0, 4).join(':')}::/64` : ip
}

function groupsOf(address: string): string[] {
  const [before = '', after] = address.split('::', 2)
  const head = before ? before.split(':') : []
  const tail = after ? after.split(':') : []
  const missing = after === undefined ? 0 : Math.max(0, 8 - head.length - tail.length)
  return [...head, ...Array<string>(missing).fill('0'), ...tail].map((group) =>
    group.toLowerCase().replace(/^0+(?=.)/, ''),
  )
}
