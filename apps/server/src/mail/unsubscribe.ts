import { timingSafeEqual } from 'node:crypto'
import { noticeKinds, type StoppableMail } from '@foyer/contract/notices'
import type { Secrets } from '../crypto/secrets.ts'
import { isId } from '../http/ids.ts'

const signatureOf = (secrets: Secrets, named: string) => secrets.fingerprint(`unsubscribe ${named}`)

/**
 * A signed link's token says whose mails of what it stops: nobody stops those of others. It stays good, as such links
 * must.
 */
export function makeUnsubscribe(secrets: Secrets, accountId: string, what: StoppableMail): string {
  const named = `${accountId}.${what}`
  return `${named}.${signatureOf(secrets, named)}`
}

const stoppable = new Set<string>([...noticeKinds, 'daily', 'weekly'])

/** Null for what we did not sign. */
export function readUnsubscribe(secrets: Secrets, token: string) {
  const [accountId = '', what = '', signature = ''] = token.split('.')
  if (!isId(accountId) || !stoppable.has(what)) return null
  const expected = Buffer.from(signatureOf(secrets, `${accountId}.${what}`))
  const given = Buffer.from(signature)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  return { accountId, what: what as StoppableMail }
}
