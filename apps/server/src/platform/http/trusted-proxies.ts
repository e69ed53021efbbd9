import { BlockList, isIP } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Nobody, the one directly in front if it is near, the proxies by how many stand in front, or by their addresses. */
export type TrustedProxies = false | 'near' | number | readonly string[]

const mostHops = 20
const networks = new Set(['loopback', 'linklocal', 'uniquelocal'])

/** What TRUST_PROXY means, or null where it means nothing. */
export function readTrustedProxies(value: string): TrustedProxies | null {
  if (value === 'false') return false
  if (value === 'true') return 'near'
  if (/^\d+$/.test(value)) return Number(value) <= mostHops ? Number(value) || false : null
  const entries = value.split(',').map((entry) => entry.trim())
  return entries.every((entry) => networks.has(entry) || isNetwork(entry)) ? entries : null
}

/** An address, or a network of them. `/0` is everybody, whose word is worth nothing. */
function isNetwork(entry: string): boolean {
  const [, address = '', bits] = /^([^/]+)(?:\/(\d+))?$/.exec(entry) ?? []
  const version = isIP(address)
  if (version === 0 || address.includes('%')) return false
  return bits === undefined || (Number(bits) > 0 && Number(bits) <= (version === 4 ? 32 : 128))
}

/**
 * Whom Fastify is to believe. Each proxy writes whom it heard from at the end of X-Forwarded-For, so the list is read
 * from its end, for as long as the entries are our proxies; what stands before, the client may have written. Fastify
 * itself believes nobody when given a number.
 */
export function trustOf(proxies: TrustedProxies) {
  if (proxies === 'near') return (address: string, hop: number) => hop === 0 && isNear(address)
  return typeof proxies === 'number'
    ? (_address: string, hop: number) => hop < proxies
    : proxies && [...proxies]
}

const nearby = new BlockList()
nearby.addAddress('127.0.0.1')
nearby.addSubnet('10.0.0.0', 8)
nearby.addSubnet('172.16.0.0', 12)
nearby.addSubnet('192.168.0.0', 16)
nearby.addAddress('::1', 'ipv6')
nearby.addSubnet('fc00::', 7, 'ipv6')

/**
 * Whether an address is on this machine or in its private network: who reaches us from elsewhere is no proxy of ours.
 */
function isNear(address: string): boolean {
  const plain = address.replace(/^::ffff:(?=\d{1,3}\.)/i, '')
  return nearby.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4')
}

/** Behind a proxy that nobody told us of, all visitors are one: they would share every limit by address. */
export function warnOfUnknownProxy(app: FastifyInstance, proxies: TrustedProxies) {
  let warned = proxies !== false
  app.addHook('onRequest', async (request) => {
    if (warned || request.headers['x-forwarded-for'] === undefined) return
    warned = true
    request.log.warn(
      'a request came with X-Forwarded-For, which is not believed. If a proxy stands in front of Foyer, set TRUST_PROXY.',
    )
  })
}
