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

/** Has the token replaced by a new one, in this tab or in another. */
export function createTokenRefresh({ fetch, now, exclusively, wait, token, accept, end }: Needs) {
  let underWay: Promise<boolean> | undefined

  async function ask(held: string | null, patience = 5): Promise<boolean> {
    // Another tab may have refreshed while this one waited for its turn.
    const current = token()
    if (current && current !== held && !expiresWithin(current, nearExpiry, now())) return true
    const response = await send(fetch, 'POST', '/api/auth/refresh', { token: current })
    // Another tab was a moment faster. Its new token is about to be in the storage, or in the cookie, by which the
    // server hands it to this tab too.
    if (response.status === 409 && patience) {
      await wait(500)
      return ask(held, patience - 1)
    }
    if (response.ok) accept(await readJson<SessionBody>(response))
    return response.ok
  }

  return {
    /** Callers at the same time share one request. False when the session is over. */
    refresh(): Promise<boolean> {
      const held = token()
      underWay ??= exclusively(() => ask(held))
        .catch(() => false)
        .then((renewed) => {
          // What another tab has stored meanwhile is not this failure's to clear.
          if (renewed || (token() && token() !== held)) return true
          end()
          return false
        })
        .finally(() => {
          underWay = undefined
        })
      return underWay
    },

    /** Resolves once no refresh is under way. */
    settled: async () => {
      await underWay
    },
  }
}
