import { randomBytes } from 'node:crypto'
import type { Secrets } from '../../platform/crypto/secrets.ts'
import type { Caller } from './identify-caller.ts'

// A session id is a visitor's only credential, so it must be unguessable.
const unguessable = /^[\w-]{32,128}$/

const randomName = (bytes: number) => randomBytes(bytes).toString('base64url')

/** A browser may have several conversations: the visitor's part comes before `--`. */
const visitorOf = (sessionId: string) => /^(.{32,}?)--/.exec(sessionId)?.[1] ?? sessionId

export type Session = { sessionId: string; caller: string; isNew: boolean }

/**
 * Returns the session and its caller. Owners and integrators are authenticated, so any id is theirs. A visitor's
 * guessable id is replaced, or anyone could read along.
 */
export function sessionFor(
  secrets: Pick<Secrets, 'fingerprint'>,
  caller: Caller,
  wanted: string | undefined,
): Session {
  const isAccepted = wanted !== undefined && (caller.kind !== 'visitor' || unguessable.test(wanted))
  const sessionId = isAccepted ? wanted : `${randomName(24)}--${randomName(6)}`
  return {
    sessionId,
    caller: caller.kind === 'visitor' ? secrets.fingerprint(visitorOf(sessionId)) : caller.id,
    isNew: !isAccepted,
  }
}
