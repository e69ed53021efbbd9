import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Failure } from '../../platform/http/failure.ts'
import type { Account } from './account.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is signed in; there on routes whose access is 'owner' or 'operator' alone. */
    account: Account
  }
}

export const isSecure = (publicUrl: string | null) => publicUrl?.startsWith('https:') ?? false

/** With the prefix, which browsers know over https alone, no other host can set the cookie for ours. */
export const sessionCookieOf = (publicUrl: string | null) =>
  isSecure(publicUrl) ? '__Host-foyer_session' : 'foyer_session'

export function bearerOf(request: FastifyRequest): string | null {
  return /^bearer\s+(\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? null
}

/**
 * The session cookie, unless a page of somebody else's made the browser send it: SameSite=Lax lets other ports and
 * subdomains of ours through. Browsers say where a request comes from; programs needn't, and have no cookies to abuse.
 */
export function ownCookieOf(request: FastifyRequest, publicUrl: string | null): string | null {
  const { origin, 'sec-fetch-site': site } = request.headers
  const isOwn = site ? site === 'same-origin' : !origin || ownOrigins(request, publicUrl).includes(origin)
  return isOwn ? (request.cookies[sessionCookieOf(publicUrl)] ?? null) : null
}

const ownOrigins = ({ host }: FastifyRequest, publicUrl: string | null) => [
  `http://${host}`,
  `https://${host}`,
  ...(publicUrl ? [new URL(publicUrl).origin] : []),
]

export type ReadSession = (token: string) => Promise<Account | null>

const readsOnly = new Set(['GET', 'HEAD'])

/**
 * The session behind a request. The cookie serves reads alone (event streams can't send a header):
 * what changes something needs the bearer, which no other site can make a browser send.
 */
export async function accountOf(
  request: FastifyRequest,
  readSession: ReadSession,
  publicUrl: string | null,
): Promise<Account | null> {
  const bearer = bearerOf(request)
  if (bearer) return readSession(bearer)
  const cookie = request.cookies[sessionCookieOf(publicUrl)]
  return cookie && readsOnly.has(request.method) ? readSession(cookie) : null
}

/** Asks before anything of the request's body is read: what a stranger sends costs nothing but its headers. */
export function guardOwners(app: FastifyInstance, readSession: ReadSession, publicUrl: string | null) {
  app.addHook('onRequest', async (request) => {
    const access = request.routeOptions.config?.access
    if (access !== 'owner' && access !== 'operator') return
    const account = await accountOf(request, readSession, publicUrl)
    if (!account) throw unauthorized(request)
    // That there is such a page is nobody's business but the operator's.
    if (access === 'operator' && account.role !== 'admin')
      throw new Failure('not_found', 'There is nothing at this address.')
    request.account = account
  })
}

/** A key that is sent where it opens nothing was mistaken for a session, which 'Unauthorized' alone would not tell. */
function unauthorized(request: FastifyRequest): Failure {
  const isKey = /^fy_[au]_/.test(bearerOf(request) ?? '')
  return new Failure(
    'unauthorized',
    isKey
      ? 'Unauthorized: API keys ask assistants. Sign in and send the token of your session here.'
      : 'Unauthorized',
  )
}
