import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import type { Services } from '../../services.ts'
import { Failure } from './failure.ts'
import { isFramedByUs } from './framed-requests.ts'

/** The page a request comes from, as its browser says. */
function pageOf(request: FastifyRequest): URL | null {
  const { origin, referer } = request.headers
  for (const header of [origin, referer]) if (header && URL.canParse(header)) return new URL(header)
  return null
}

/** `example.com` means it and its www; `*.example.com` whatever is below it; a port counts only where named. */
function matches(page: URL, allowed: string): boolean {
  const [, wildcard, host, port] = /^(\*\.)?([^:]+)(?::(\d+))?$/.exec(allowed) ?? []
  if (!host) return false
  if (port && port !== (page.port || (page.protocol === 'https:' ? '443' : '80'))) return false
  const { hostname } = page
  return wildcard ? hostname.endsWith(`.${host}`) : hostname === host || hostname === `www.${host}`
}

/**
 * Whether the page is one of this server's. Without a public address it goes by the name the request came to, but by
 * none with a dot that isn't a number: anybody can point such a name of theirs at this server.
 */
function isOurs(page: URL, request: FastifyRequest, publicUrl: string | null): boolean {
  if (publicUrl) return page.origin === new URL(publicUrl).origin
  const { hostname } = page
  const cannotBePointedHere = !hostname.includes('.') || isIP(hostname) !== 0
  return cannotBePointedHere && page.host === request.host
}

/** Whether a page of somebody else's asks. Only those name their origin when they read; a file opened by hand is none. */
export function isElsewhere(request: FastifyRequest, publicUrl: string | null): boolean {
  const { origin } = request.headers
  if (!origin || !URL.canParse(origin)) return false
  const page = new URL(origin)
  return page.protocol.startsWith('http') && !isOurs(page, request, publicUrl)
}

/**
 * Keeps other people's pages from spending this owner's messages. Our own pages may always: the dashboard shows
 * the real widget. A program can claim to be any page; the limits by address are for those.
 */
export function requireAllowedDomain(
  services: Pick<Services, 'config' | 'secrets' | 'now'>,
  request: FastifyRequest,
  { id, allowedDomains }: { id: string; allowedDomains: readonly string[] },
) {
  if (allowedDomains.length === 0 || isFramedByUs(services, request, id)) return
  const { publicUrl } = services.config
  const page = pageOf(request)
  if (page) {
    if (isOurs(page, request, publicUrl) || allowedDomains.some((allowed) => matches(page, allowed))) return
  }
  throw new Failure('forbidden', 'This assistant does not answer on this website.')
}
