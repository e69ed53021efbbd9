// Requests that left with the old token a moment ago, and other tabs, still arrive.
const graceMs = 60_000

/**
 * `newest` is the head of its family. `fading` was refreshed a moment ago and still serves requests under way.
 * `reused` was refreshed long ago: whoever shows its token now is not who refreshed it, or the other way round.
 */
export type SessionStanding = 'newest' | 'fading' | 'reused'

export function standingOf({ refreshedAt }: { refreshedAt: Date | null }, now: Date): SessionStanding {
  if (!refreshedAt) return 'newest'
  return now.getTime() < refreshedAt.getTime() + graceMs ? 'fading' : 'reused'
}
