import type { Session as SessionBody } from '@foyer/contract/auth'
import { type Fetch, readJson, send } from './http.ts'
import { expiresWithin, nearExpiry } from './token.ts'

type Needs = {
  fetch: Fetch
  now: () => number
  /** Runs one refresh at a time across tabs, where the browser can: a token is refreshed once. */
  exclusively: <T>(work: () => Promise<T>) => Promise<T>
  wait: (ms: number) => Promise<void>
  token: () => string | null
  accept: (renewed: SessionBody) => void
  /** The session is over. */
  end: () => void
}

/** Without an answer, or with one that speaks of the server alone, nothing is known of the session. */
type Outcome = 'renewed' | 'refused' | 'unanswered'

const isOfServer = (status: number) => status === 429 || status >= 500

const firstRetryMs = 2_000
const longestRetryMs = 60_000

/** Has the token replaced by a new one, in this tab or in another. */
export function createTokenRefresh({ fetch, now, exclusively, wait, token, accept, end }: Needs) {
  let underWay: Promise<boolean> | undefined
  let unanswered = 0

  async function ask(held: string | null, patience = 5): Promise<Outcome> {
    // Another tab may have refreshed while this one waited for its turn.
    const current = token()
    if (current && current !== held && !expiresWithin(current, nearExpiry, now())) return 'renewed'
    const response = await send(fetch, 'POST', '/api/auth/refresh', { token: current })
    // Another tab was a moment faster. Its new token is about to be in the storage, or in the cookie, by which the
    // server hands it to this tab too.
    if (response.status === 409 && patience) {
      await wait(500)
      return ask(held, patience - 1)
    }
    if (!response.ok) return isOfServer(response.status) ? 'unanswered' : 'refused'
    accept(await readJson<SessionBody>(response))
    return 'renewed'
  }

  /** Asks again while the token still holds; nobody waits for it, and requests go on with the token there is. */
  function askAgainLater(held: string) {
    const delay = Math.min(longestRetryMs, firstRetryMs * 2 ** unanswered)
    unanswered += 1
    void wait(delay).then(() => token() === held && refresh())
  }

  /** Callers at the same time share one request. False when the session is over. */
  function refresh(): Promise<boolean> {
    const held = token()
    underWay ??= exclusively(() => ask(held))
      .catch((): Outcome => 'unanswered')
      .then((outcome) => {
        // What another tab has stored meanwhile is not this failure's to clear.
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
        underWay = undefined
      })
    return underWay
  }

  return {
    refresh,

    /** Resolves once no refresh is under way. */
    settled: async () => {
      await underWay
    },
  }
}
