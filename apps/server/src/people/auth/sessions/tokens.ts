import { errors, jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'

export const tokenLifeMs = 24 * 60 * 60 * 1000

const claims = z.object({ sub: z.uuid(), sid: z.uuid() })

/** The token only names a session. The database decides whether it is valid. */
export function signToken(
  key: Uint8Array,
  session: { id: string; accountId: string; createdAt: Date; expiresAt: Date },
) {
  return new SignJWT({ sid: session.id })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setSubject(session.accountId)
    .setIssuedAt(session.createdAt)
    .setExpirationTime(session.expiresAt)
    .sign(key)
}

export async function readToken(key: Uint8Array, token: string, now: Date) {
  try {
    const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'], currentDate: now })
    const read = claims.safeParse(payload)
    return read.success ? { accountId: read.data.sub, sessionId: read.data.sid } : null
  } catch (error) {
    if (error instanceof errors.JOSEError) return null
    throw error
  }
}
