import type { Session as SessionBody } from '@foyer/contract/auth'
import { type Fetch, readJson, send } from '../http/http.ts'
import { expiresWithin, nearExpiry } from './token.ts'

type Needs = {
  fetch: Fetch
  now: () => number
  /** Runs one refresh at a time across tabs, where the browser supports locks. */
  withLock: <T>(work: () => Promise<T>) => Promise<T>
  wait: (ms: number) => Promise<void>
  token: () => string | null
  accept: (renewed: SessionBody) => void
  end: () => void
}

/** `unanswered` means the server failed, which says nothing about the session. */
type Outcome = 'renewed' | 'refused' | 'unanswered'

const isServerTrouble = (status: number) => status === 429 || status >= 500

const firstRetryMs = 2_000
const longestRetryMs = 60_000

/** Replaces the token, or takes the one another tab obtained. */
export function createTokenRefresh({ fetch, now, withLock, wait, token, accept, end }: Needs) {
  let pending: Promise<boolean> | undefined
  let unanswered = 0

  async function ask(held: string | null, retries = 5): Promise<Outcome> {
    // Another tab may have refreshed while this one waited for the lock.
    const current = token()
    if (current && current !== held && !expiresWithin(current, nearExpiry, now())) return 'renewed'
    const response = await send(fetch, 'POST', '/api/auth/refresh', { token: current })
    // Another tab was faster. Its new token will be in the storage or the cookie shortly.
    if (response.status === 409 && retries) {
      await wait(500)
      return ask(held, retries - 1)
    }
    if (!response.ok) return isServerTrouble(response.status) ? 'unanswered' : 'refused'
    accept(await readJson<SessionBody>(response))
    return 'renewed'
  }

  /** Retries in the background while the token is still valid. */
  function askAgainLater(held: string) {
    const delay = Math.min(longestRetryMs, firstRetryMs * 2 ** unanswered)
    unanswered += 1
    void wait(delay).then(() => token() === held && refresh())
  }

  /** Concurrent callers share one request. Resolves to false when the session is over. */
  function refresh(): Promise<boolean> {
    const held = token()
    pending ??= withLock(() => ask(held))
      .catch((): Outcome => 'unanswered')
      .then((outcome) => {
        // A token that another tab stored meanwhile must not be cleared.
        if (outcome === 'renewed' || (token() && token() !== held)) {
          unanswered = 0
          return true
        }
        if (outcome === 'unanswered' && held && !expiresWithin(held, 0, now())) {
          askAgainLater(held)
          return true
        }
        end()
        return false
      })
      .finally(() => {
        pending = undefined
      })
    return pending
  }

  return {
    refresh,

    settled: async () => {
      await pending
    },
  }
}
