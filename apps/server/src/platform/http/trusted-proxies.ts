import { BlockList, isIP } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** None, a nearby one directly in front, the number of proxies, or their addresses. */
export type TrustedProxies = false | 'near' | number | readonly string[]

const mostHops = 20
const networks = new Set(['loopback', 'linklocal', 'uniquelocal'])

export function readTrustedProxies(value: string): TrustedProxies | null {
  if (value === 'false') return false
  if (value === 'true') return 'near'
  if (/^\d+$/.test(value)) return Number(value) <= mostHops ? Number(value) || false : null
  const entries = value.split(',').map((entry) => entry.trim())
  return entries.every((entry) => networks.has(entry) || isNetwork(entry)) ? entries : null
}

/** Rejects `/0`, which would trust everyone. */
function isNetwork(entry: string): boolean {
  const [, address = '', bits] = /^([^/]+)(?:\/(\d+))?$/.exec(entry) ?? []
  const version = isIP(address)
  if (version === 0 || address.includes('%')) return false
  return bits === undefined || (Number(bits) > 0 && Number(bits) <= (version === 4 ? 32 : 128))
}

/**
 * Each proxy appends to X-Forwarded-For, so entries are trusted from the end while they are our proxies; clients can
 * fake
 * the rest. A function is used, because Fastify ignores numbers.
 */
export function trustProxyOption(proxies: TrustedProxies) {
  if (proxies === 'near') return (address: string, hop: number) => hop === 0 && isPrivateAddress(address)
  return typeof proxies === 'number'
    ? (_address: string, hop: number) => hop < proxies
    : proxies && [...proxies]
}

const privateAddresses = new BlockList()
privateAddresses.addAddress('127.0.0.1')
privateAddresses.addSubnet('10.0.0.0', 8)
privateAddresses.addSubnet('172.16.0.0', 12)
privateAddresses.addSubnet('192.168.0.0', 16)
privateAddresses.addAddress('::1', 'ipv6')
privateAddresses.addSubnet('fc00::', 7, 'ipv6')

/** Local or in a private network. Others can't be our proxy. */
function isPrivateAddress(address: string): boolean {
  const plain = address.replace(/^::ffff:(?=\d{1,3}\.)/i, '')
  return privateAddresses.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4')
}

/** Behind an undeclared proxy all visitors would share one rate limit. */
export function warnAboutUnknownProxy(app: FastifyInstance, proxies: TrustedProxies) {
  let warned = proxies !== false
  app.addHook('onRequest', async (request) => {
    if (warned || request.headers['x-forwarded-for'] === undefined) return
    warned = true
    request.log.warn(
      'a request came with X-Forwarded-For, which is not believed. If a proxy stands in front of Foyer, set TRUST_PROXY.',
    )
  })
}
