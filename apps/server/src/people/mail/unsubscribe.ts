import { timingSafeEqual } from 'node:crypto'
import { noticeKinds, type StoppableMail } from '@foyer/contract/notices'
import type { Secrets } from '../../platform/crypto/secrets.ts'
import { isId } from '../../platform/http/ids.ts'
import { hashOfAddress } from './stopped-addresses.ts'

const signatureOf = (secrets: Secrets, named: string) => secrets.fingerprint(`unsubscribe ${named}`)

/**
 * A signed link's token says whose mails of what it stops: nobody stops those of others. It stays good, as such links
 * must.
 */
export function makeUnsubscribe(secrets: Secrets, accountId: string, what: StoppableMail): string {
  const named = `${accountId}.${what}`
  return `${named}.${signatureOf(secrets, named)}`
}

/** The same for all mails to a visitor's address, which the token holds as a hash. */
export function makeVisitorStop(secrets: Secrets, address: string): string {
  const named = `${hashOfAddress(address)}.replies`
  return `${named}.${signatureOf(secrets, named)}`
}

const stoppable = new Set<string>([...noticeKinds, 'daily', 'weekly'])

/** What a token stops: mails of a kind to an owner, or all to a visitor's address. Null for what we did not sign. */
export function readUnsubscribe(
  secrets: Secrets,
  token: string,
): { accountId: string; what: StoppableMail } | { addressHash: string } | null {
  const [whose = '', what = '', signature = ''] = token.split('.')
  const isVisitors = what === 'replies'
  if (isVisitors ? !/^[\w-]{20,100}$/.test(whose) : !isId(whose) || !stoppable.has(what)) return null
  const expected = Buffer.from(signatureOf(secrets, `${whose}.${what}`))
  const given = Buffer.from(signature)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  return isVisitors ? { addressHash: whose } : { accountId: whose, what: what as StoppableMail }
}
