import type { Session } from '@foyer/contract/auth'
import { eq } from 'drizzle-orm'
import { decodeJwt, SignJWT } from 'jose'
import { sessionCookieName } from '../../people/auth/guard-owners.ts'
import { accounts } from '../../platform/db/schema/auth.ts'
import { password, registerOwner } from '../owners.ts'
import type { TestApp } from '../test-app.ts'
import type { FullAccount } from './create-full-account.ts'

/** The kinds of credentials. The matrix states what each may do. */
export type CallerStanding =
  | 'nobody'
  | 'invalid'
  | 'owner'
  | 'own key'
  | 'own cookie'
  | 'other session'
  | 'admin'
  | 'other cookie'
  | 'other key'

export type Caller = {
  name: string
  standing: CallerStanding
  headers: Record<string, string>
  query?: string
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const cookie = (token: string) => ({ cookie: `${sessionCookieName(null)}=${token}` })
const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Every kind of caller with its strongest credentials. The addresses name the ids of `owner`. */
export async function createCallers(app: TestApp, owner: FullAccount, other: FullAccount): Promise<Caller[]> {
  const ended = await signInAgain(app, owner)
  await app.call('POST', '/api/auth/logout', { token: ended })
  const expired = await expire(app, await signInAgain(app, owner))
  const admin = await registerOwner(app, { tier: 'admin' })
  await app.services.db.update(accounts).set({ role: 'admin' }).where(eq(accounts.id, admin.id))
  const [, claims, signature] = owner.token.split('.')
  const [othersHeader, , othersSignature] = other.token.split('.')

  const invalid: [name: string, headers: Record<string, string>][] = [
    ['a garbage token', bearer('garbage')],
    ['an unsigned token', bearer(`${base64({ alg: 'none', typ: 'JWT' })}.${claims}.`)],
    [
      'a token of another algorithm',
      bearer(`${base64({ alg: 'HS512', typ: 'JWT' })}.${claims}.${signature}`),
    ],
    [
      'a token with the owner’s name put in',
      bearer(`${othersHeader}.${base64({ ...decodeJwt(other.token), sub: owner.id })}.${othersSignature}`),
    ],
    ['an expired token', bearer(expired)],
    ['the token of an ended session', bearer(ended)],
    ['a made-up assistant key', bearer(`fy_a_${'x'.repeat(32)}`)],
    ['a made-up account key', bearer(`fy_u_${'x'.repeat(32)}`)],
    [
      'the owner’s password instead of a token',
      { authorization: `Basic ${Buffer.from(`${owner.email}:${password}`).toString('base64')}` },
    ],
  ]
  return [
    { name: 'nobody', standing: 'nobody', headers: {} },
    { name: 'a token in the address', standing: 'nobody', headers: {}, query: `token=${owner.token}` },
    { name: 'the cookie of an ended session', standing: 'nobody', headers: cookie(ended) },
    { name: 'an account key as cookie', standing: 'nobody', headers: cookie(owner.accountKey) },
    ...invalid.map(([name, headers]) => ({ name, standing: 'invalid' as const, headers })),
    { name: 'another owner', standing: 'other session', headers: bearer(other.token) },
    {
      name: 'another owner in the owner’s browser',
      standing: 'other session',
      headers: { ...bearer(other.token), ...cookie(owner.token) },
    },
    { name: 'an admin', standing: 'admin', headers: bearer(admin.token) },
    { name: 'another owner’s cookie', standing: 'other cookie', headers: cookie(other.token) },
    { name: 'another’s assistant key', standing: 'other key', headers: bearer(other.assistantKey) },
    { name: 'another’s account key', standing: 'other key', headers: bearer(other.accountKey) },
    { name: 'the assistant’s own key', standing: 'own key', headers: bearer(owner.assistantKey) },
    { name: 'the owner’s account key', standing: 'own key', headers: bearer(owner.accountKey) },
    { name: 'the owner’s cookie alone', standing: 'own cookie', headers: cookie(owner.token) },
    { name: 'the owner', standing: 'owner', headers: bearer(owner.token) },
  ]
}

async function signInAgain(app: TestApp, { email }: FullAccount): Promise<string> {
  const { status, body } = await app.call<Session>('POST', '/api/auth/login', { body: { email, password } })
  if (status !== 200) throw new Error(`signing in answered ${status}`)
  return body.token
}

/** Reissues a token as of two days ago. */
async function expire(app: TestApp, token: string): Promise<string> {
  const twoDaysAgo = Math.floor(app.services.now().getTime() / 1000) - 2 * 86_400
  return new SignJWT({ ...decodeJwt(token), iat: twoDaysAgo, exp: twoDaysAgo + 86_400 })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .sign(app.services.secrets.tokenKey)
}
