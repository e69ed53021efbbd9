// Requests sent with the old token, and other tabs, may still arrive.
const graceMs = 60_000

/**
 * `newest` is the head of its family. `grace` was refreshed less than a minute ago and still serves requests in flight.
 * `reused` was refreshed earlier, so a second client holds the token.
 */
export type SessionState = 'newest' | 'grace' | 'reused'

export function sessionStateOf({ refreshedAt }: { refreshedAt: Date | null }, now: Date): SessionState {
  if (!refreshedAt) return 'newest'
  return now.getTime() < refreshedAt.getTime() + graceMs ? 'grace' : 'reused'
}
