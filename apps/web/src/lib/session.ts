import type { Login, Register, Session as SessionBody, User } from '@foyer/contract/auth'
import { ApiError, errorFrom, type Fetch, parsed, readJson, send } from './http.ts'
import { expiresWithin, nearExpiry } from './token.ts'
import { createTokenFreshness } from './token-freshness.ts'
import { createTokenRefresh } from './token-refresh.ts'

export type SessionState =
  | { status: 'loading'; user: null }
  | { status: 'signed-in'; user: User }
  /** `left` tells an owner who signed out from one whose session ended. */
  | { status: 'signed-out'; user: null; left: boolean }

export type TokenStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

type Needs = {
  store: TokenStore
  fetch: Fetch
  now?: () => number
  /** Runs one refresh at a time across tabs, where the browser can: a token is refreshed once. */
  exclusively?: <T>(work: () => Promise<T>) => Promise<T>
  wait?: (ms: number) => Promise<void>
}

export const tokenKey = 'authToken'
export const userKey = 'user'
const knownKey = 'knownHere'

const loading: SessionState = { status: 'loading', user: null }

function asUser(text: string | null): User | null {
  const user = parsed<User>(text ?? '')
  return user.email ? (user as User) : null
}

export type Session = ReturnType<typeof createSession>

export function createSession({
  store,
  fetch,
  now = Date.now,
  exclusively = (work) => work(),
  wait = (ms) => new Promise((over) => setTimeout(over, ms)),
}: Needs) {
  let state = loading
  const listeners = new Set<() => void>()

  function become(next: SessionState) {
    state = next
    for (const listener of listeners) listener()
  }

  const token = () => store.getItem(tokenKey)

  const storedUser = () => asUser(store.getItem(userKey))

  function clear({ left = false } = {}) {
    store.removeItem(tokenKey)
    store.removeItem(userKey)
    freshness.stop()
    if (state.status !== 'signed-out' || state.left !== left)
      become({ status: 'signed-out', user: null, left })
  }

  /** The mark stays when its owner signs out: whoever had an account here is no newcomer. */
  const beKnown = () => store.setItem(knownKey, 'yes')

  function updateUser(user: User) {
    store.setItem(userKey, JSON.stringify(user))
    beKnown()
    become({ status: 'signed-in', user })
  }

  function accept(session: SessionBody) {
    store.setItem(tokenKey, session.token)
    updateUser(session.user)
  }

  const { refresh, settled } = createTokenRefresh({
    fetch,
    now,
    exclusively,
    wait,
    token,
    accept,
    end: () => clear(),
  })
  const freshness = createTokenFreshness({ now, token, refresh })

  async function verify() {
    const held = token()
    let response: Response
    let text: string
    try {
      response = await send(fetch, 'GET', '/api/auth/user', { token: held })
      text = await response.text()
    } catch {
      // Offline is no reason to sign anyone out.
      return
    }
    // An answer about a token that has been replaced since says nothing.
    if (token() !== held) return
    if (response.status === 401 || response.status === 403) return clear()
    if (!response.ok) return
    const user = asUser(text)
    if (user) updateUser(user)
    else clear()
  }

  async function start() {
    const held = token()
    const user = storedUser()
    if (!held || !user) return clear()
    become({ status: 'signed-in', user })
    if (expiresWithin(held, nearExpiry, now()) && !(await refresh())) return
    freshness.keep()
    await settled()
    await verify()
  }

  async function enter(path: string, body: Login | Register, failed: string) {
    const response = await send(fetch, 'POST', path, { body })
    if (!response.ok) {
      const error = await errorFrom(response)
      throw error.body.message ? error : new ApiError(error.status, failed, error.body)
    }
    const session = await readJson<SessionBody>(response)
    accept(session)
    freshness.keep()
    return session.user
  }

  return {
    get: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    start,
    token,
    isKnown: () => store.getItem(knownKey) !== null,
    refresh,
    /** Requests wait for a refresh under way, so that none leaves with the token being replaced. */
    settled,
    updateUser,
    clear,
    login: (body: Login) => enter('/api/auth/login', body, 'Login failed'),
    register: (body: Register) => enter('/api/auth/register', body, 'Registration failed'),
    async logout() {
      await send(fetch, 'POST', '/api/auth/logout', { token: token() }).catch(() => undefined)
      clear({ left: true })
    },
    /** What another tab did to the storage is followed here. */
    follow() {
      const held = token()
      const user = storedUser()
      if (held && user) {
        if (state.status !== 'signed-in') freshness.keep()
        if (JSON.stringify(user) !== JSON.stringify(state.user)) become({ status: 'signed-in', user })
      } else if (state.status === 'signed-in') clear()
    },
  }
}
