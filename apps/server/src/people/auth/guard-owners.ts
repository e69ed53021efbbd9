import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Failure } from '../../platform/http/failure.ts'
import type { Account } from './account.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Set only on routes with 'owner' or 'operator' access. */
    account: Account
  }
}

export const isSecure = (publicUrl: string | null) => publicUrl?.startsWith('https:') ?? false

/** The __Host- prefix, valid only over https, keeps other hosts from setting this cookie. */
export const sessionCookieName = (publicUrl: string | null) =>
  isSecure(publicUrl) ? '__Host-foyer_session' : 'foyer_session'

export function bearerToken(request: FastifyRequest): string | null {
  return /^bearer\s+(\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? null
}

/**
 * Returns the session cookie only for same-origin requests, because SameSite=Lax lets sibling subdomains and other
 * ports through. Programs needn't send an origin; they have no cookies to abuse.
 */
export function sameOriginCookie(request: FastifyRequest, publicUrl: string | null): string | null {
  const { origin, 'sec-fetch-site': site } = request.headers
  const isOwn = site ? site === 'same-origin' : !origin || ownOrigins(request, publicUrl).includes(origin)
  return isOwn ? (request.cookies[sessionCookieName(publicUrl)] ?? null) : null
}

const ownOrigins = ({ host }: FastifyRequest, publicUrl: string | null) => [
  `http://${host}`,
  `https://${host}`,
  ...(publicUrl ? [new URL(publicUrl).origin] : []),
]

export type ReadSession = (token: string) => Promise<Account | null>

const readsOnly = new Set(['GET', 'HEAD'])

/**
 * Resolves the session. Cookies only authorize reads, such as event streams, because other sites can't forge a bearer
 * header.
 */
export async function readRequestAccount(
  request: FastifyRequest,
  readSession: ReadSession,
  publicUrl: string | null,
): Promise<Account | null> {
  const bearer = bearerToken(request)
  if (bearer) return readSession(bearer)
  const cookie = request.cookies[sessionCookieName(publicUrl)]
  return cookie && readsOnly.has(request.method) ? readSession(cookie) : null
}

/** Runs before the body is read, so strangers can't make the server parse anything. */
export function guardOwners(app: FastifyInstance, readSession: ReadSession, publicUrl: string | null) {
  app.addHook('onRequest', async (request) => {
    const access = request.routeOptions.config?.access
    if (access !== 'owner' && access !== 'operator') return
    const account = await readRequestAccount(request, readSession, publicUrl)
    if (!account) throw unauthorized(request)
    // Non-operators shouldn't learn that the page exists.
    if (access === 'operator' && account.role !== 'admin')
      throw new Failure('not_found', 'There is nothing at this address.')
    request.account = account
  })
}

function unauthorized(request: FastifyRequest): Failure {
  const isKey = /^fy_[au]_/.test(bearerToken(request) ?? '')
  return new Failure(
    'unauthorized',
    isKey
      ? 'Unauthorized: API keys ask assistants. Sign in and send the token of your session here.'
      : 'Unauthorized',
  )
}
