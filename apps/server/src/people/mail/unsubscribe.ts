import { timingSafeEqual } from 'node:crypto'
import { noticeKinds, type StoppableMail } from '@foyer/contract/notices'
import type { Secrets } from '../../platform/crypto/secrets.ts'
import { isId } from '../../platform/http/ids.ts'
import { hashAddress } from './unsubscribed-addresses.ts'

const signatureOf = (secrets: Secrets, payload: string) => secrets.fingerprint(`unsubscribe ${payload}`)

/** The signature keeps anyone from unsubscribing others. The token doesn't expire. */
export function makeUnsubscribeToken(secrets: Secrets, accountId: string, what: StoppableMail): string {
  const named = `${accountId}.${what}`
  return `${named}.${signatureOf(secrets, named)}`
}

export function makeVisitorUnsubscribeToken(secrets: Secrets, address: string): string {
  const named = `${hashAddress(address)}.replies`
  return `${named}.${signatureOf(secrets, named)}`
}

const stoppable = new Set<string>([...noticeKinds, 'daily', 'weekly'])

/** Null if the signature is wrong. */
export function readUnsubscribeToken(
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
