import { randomBytes } from 'node:crypto'
import type { Secrets } from '../../platform/crypto/secrets.ts'
import type { Caller } from './identify-caller.ts'

// A visitor shows nothing but a session id, so it must be as hard to guess as a password.
const secretEnough = /^[\w-]{32,128}$/

const newVisitor = () => randomBytes(24).toString('base64url')
const newConversation = () => randomBytes(6).toString('base64url')

/** One browser may hold several conversations: what stands before `--` is the visitor, the rest the conversation. */
const visitorOf = (sessionId: string) => /^(.{32,}?)--/.exec(sessionId)?.[1] ?? sessionId

export type Session = { sessionId: string; caller: string; isNew: boolean }

/**
 * The session a message belongs to, and whose it is. Owners and integrators have shown who they are: any id is
 * theirs. A visitor's guessable id is not honoured: a new one is issued, else anybody could read along.
 */
export function sessionFor(
  secrets: Pick<Secrets, 'fingerprint'>,
  caller: Caller,
  wanted: string | undefined,
): Session {
  const honoured = wanted !== undefined && (caller.kind !== 'visitor' || secretEnough.test(wanted))
  const sessionId = honoured ? wanted : `${newVisitor()}--${newConversation()}`
  return {
    sessionId,
    caller: caller.kind === 'visitor' ? secrets.fingerprint(visitorOf(sessionId)) : caller.id,
    isNew: !honoured,
  }
}
