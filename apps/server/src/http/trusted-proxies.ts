import { isIP } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Nobody, the proxies by how many stand in front, or by their addresses. */
export type TrustedProxies = false | number | readonly string[]

const mostHops = 20
const networks = new Set(['loopback', 'linklocal', 'uniquelocal'])

/** What TRUST_PROXY means, or null where it means nothing. `true` is the one proxy directly in front. */
export function readTrustedProxies(value: string): TrustedProxies | null {
  if (value === 'false') return false
  if (value === 'true') return 1
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
 * As Fastify wants to be told. Each proxy writes whom it heard from at the end of X-Forwarded-For, so the list is read
 * from its end, for as long as the entries are our proxies; what stands before, the client may have written. Fastify
 * itself believes nobody when given a number.
 */
export function trustOf(proxies: TrustedProxies) {
  return typeof proxies === 'number'
    ? (_address: string, hop: number) => hop < proxies
    : proxies && [...proxies]
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
