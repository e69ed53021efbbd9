import { isIPv6 } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isLoopbackAddress } from './loopback.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Where a request comes from, as every limit counts it. */
    visitorAddress: string
  }
}

/** The one place that reads a request's bare address: what is counted by it could be counted anew at will. */
export function nameVisitors(app: FastifyInstance) {
  app.decorateRequest('visitorAddress', {
    getter() {
      return visitorAddress(this.ip)
    },
  })
}

/** Whether the connection itself, whatever its headers say, was made on this machine. */
export const connectsFromHere = ({ raw }: FastifyRequest) => isLoopbackAddress(raw.socket.remoteAddress ?? '')

/**
 * What limits count by. A home has 2^64 addresses of IPv6 at its disposal, so its network counts as one;
 * IPv4 written as IPv6 is what it is. Some proxies add the port, which is another for each connection.
 */
export function visitorAddress(ip: string): string {
  const bare = ip.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
  const [address = ''] = bare.split('%', 1)
  if (!isIPv6(address)) return address
  const groups = groupsOf(address)
  const network = groups.slice(0, 4).join(':')
  if (network !== '0:0:0:0') return `${network}::/64`
  const [, , , , , mapped, high, low] = groups
  return groups[4] === '0' && mapped === 'ffff' ? dotted(high!, low!) : `${network}::/64`
}

/** All eight, in lower case and without leading zeros. */
function groupsOf(address: string): string[] {
  const hex = address.replace(
    /(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/,
    (_, a, b, c, d) => `${hexOf(a, b)}:${hexOf(c, d)}`,
  )
  const [before = '', after] = hex.split('::', 2)
  const head = before ? before.split(':') : []
  const tail = after ? after.split(':') : []
  const missing = after === undefined ? 0 : Math.max(0, 8 - head.length - tail.length)
  return [...head, ...Array<string>(missing).fill('0'), ...tail].map((group) =>
    Number.parseInt(group, 16).toString(16),
  )
}

const hexOf = (high: string, low: string) => (Number(high) * 256 + Number(low)).toString(16)

const dotted = (...groups: string[]) =>
  groups
    .map((group) => Number.parseInt(group, 16))
    .flatMap((group) => [group >> 8, group & 255])
    .join('.')
