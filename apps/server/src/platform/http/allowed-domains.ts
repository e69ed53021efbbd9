import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import type { Services } from '../../services.ts'
import { Failure } from './failure.ts'
import { isFramedByUs } from './framed-requests.ts'

function pageOf(request: FastifyRequest): URL | null {
  const { origin, referer } = request.headers
  for (const header of [origin, referer]) if (header && URL.canParse(header)) return new URL(header)
  return null
}

/** `example.com` includes its www, `*.example.com` its subdomains. A port matters only if given. */
function matches(page: URL, allowed: string): boolean {
  const [, wildcard, host, port] = /^(\*\.)?([^:]+)(?::(\d+))?$/.exec(allowed) ?? []
  if (!host) return false
  if (port && port !== (page.port || (page.protocol === 'https:' ? '443' : '80'))) return false
  const { hostname } = page
  return wildcard ? hostname.endsWith(`.${host}`) : hostname === host || hostname === `www.${host}`
}

/**
 * Without a public URL, only hosts that others can't point at this server count as ours: IP addresses and names
 * without a dot.
 */
function isOwnPage(page: URL, request: FastifyRequest, publicUrl: string | null): boolean {
  if (publicUrl) return page.origin === new URL(publicUrl).origin
  const { hostname } = page
  const isUnforgeable = !hostname.includes('.') || isIP(hostname) !== 0
  return isUnforgeable && page.host === request.host
}

/** True if another site's page sends the request. Only those send their origin for reads. */
export function isCrossSite(request: FastifyRequest, publicUrl: string | null): boolean {
  const { origin } = request.headers
  if (!origin || !URL.canParse(origin)) return false
  const page = new URL(origin)
  return page.protocol.startsWith('http') && !isOwnPage(page, request, publicUrl)
}

/** Keeps other sites from using up the owner's messages. Programs can fake the origin; rate limits are for those. */
export function requireAllowedDomain(
  services: Pick<Services, 'config' | 'secrets' | 'now'>,
  request: FastifyRequest,
  { id, allowedDomains }: { id: string; allowedDomains: readonly string[] },
) {
  if (allowedDomains.length === 0 || isFramedByUs(services, request, id)) return
  const { publicUrl } = services.config
  const page = pageOf(request)
  if (page) {
    if (isOwnPage(page, request, publicUrl) || allowedDomains.some((allowed) => matches(page, allowed)))
      return
  }
  throw new Failure('forbidden', 'This assistant does not answer on this website.')
}
