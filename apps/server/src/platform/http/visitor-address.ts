import { isIPv6 } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isLoopbackAddress } from './loopback.ts'

declare module 'fastify' {
  interface FastifyRequest {
    visitorAddress: string
  }
}

/** The only place that reads a request's IP address, because counting by it could be evaded. */
export function decorateVisitorAddress(app: FastifyInstance) {
  app.decorateRequest('visitorAddress', {
    getter() {
      return visitorAddress(this.ip)
    },
  })
}

/** True if the connection itself is local, whatever its headers say. */
export const isLocalConnection = ({ raw }: FastifyRequest) =>
  isLoopbackAddress(raw.socket.remoteAddress ?? '')

/**
 * Normalizes the address for rate limits. An IPv6 /64 counts as one, because a home network has that many addresses.
 * Some proxies add a port, which is removed.
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
