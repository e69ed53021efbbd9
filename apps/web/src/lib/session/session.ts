import type { Login, Register, Session as SessionBody, User } from '@foyer/contract/auth'
import { ApiError, errorFrom, type Fetch, parseObject, readJson, send } from '../http/http.ts'
import { createRefreshTimer } from './refresh-timer.ts'
import { expiresWithin, nearExpiry } from './token.ts'
import { createTokenRefresh } from './token-refresh.ts'

export type SessionState =
  | { status: 'loading'; user: null }
  | { status: 'signed-in'; user: User }
  /** `byUser`: they signed out themselves, rather than the session ending. */
  | { status: 'signed-out'; user: null; byUser: boolean }

export type TokenStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

type Needs = {
  store: TokenStore
  fetch: Fetch
  now?: () => number
  /** Runs one refresh at a time across tabs, where the browser supports locks. */
  withLock?: <T>(work: () => Promise<T>) => Promise<T>
  wait?: (ms: number) => Promise<void>
}

export const tokenKey = 'authToken'
export const userKey = 'user'
const knownKey = 'knownHere'

const loading: SessionState = { status: 'loading', user: null }

function asUser(text: string | null): User | null {
  const user = parseObject<User>(text ?? '')
  return user.email ? (user as User) : null
}

export type Session = ReturnType<typeof createSession>

export function createSession({
  store,
  fetch,
  now = Date.now,
  withLock = (work) => work(),
  wait = (ms) => new Promise((over) => setTimeout(over, ms)),
}: Needs) {
  let state = loading
  const listeners = new Set<() => void>()

  function setState(next: SessionState) {
    state = next
    for (const listener of listeners) listener()
  }

  const token = () => store.getItem(tokenKey)

  const storedUser = () => asUser(store.getItem(userKey))

  function clear({ byUser = false } = {}) {
    store.removeItem(tokenKey)
    store.removeItem(userKey)
    refreshTimer.stop()
    if (state.status !== 'signed-out' || state.byUser !== byUser)
      setState({ status: 'signed-out', user: null, byUser })
  }

  /** Survives signing out, so that returning owners are not greeted as newcomers. */
  const rememberBrowser = () => store.setItem(knownKey, 'yes')

  function updateUser(user: User) {
    store.setItem(userKey, JSON.stringify(user))
    rememberBrowser()
    setState({ status: 'signed-in', user })
  }

  function accept(session: SessionBody) {
    store.setItem(tokenKey, session.token)
    updateUser(session.user)
  }

  const { refresh, settled } = createTokenRefresh({
    fetch,
    now,
    withLock,
    wait,
    token,
    accept,
    end: () => clear(),
  })
  const refreshTimer = createRefreshTimer({ now, token, refresh })

  async function verify() {
    const current = token()
    let response: Response
    let text: string
    try {
      response = await send(fetch, 'GET', '/api/auth/user', { token: current })
      text = await response.text()
    } catch {
      // Being offline does not end the session.
      return
    }
    // The token has been replaced since, so this answer says nothing about the new one.
    if (token() !== current) return
    if (response.status === 401 || response.status === 403) return clear()
    if (!response.ok) return
    const user = asUser(text)
    if (user) updateUser(user)
    else clear()
  }

  async function start() {
    const current = token()
    const user = storedUser()
    if (!current || !user) return clear()
    setState({ status: 'signed-in', user })
    if (expiresWithin(current, nearExpiry, now()) && !(await refresh())) return
    refreshTimer.start()
    await settled()
    await verify()
  }

  async function authenticate(path: string, body: Login | Register, failed: string) {
    const response = await send(fetch, 'POST', path, { body })
    if (!response.ok) {
      const error = await errorFrom(response)
      throw error.body.message ? error : new ApiError(error.status, failed, error.body)
    }
    const session = await readJson<SessionBody>(response)
    accept(session)
    refreshTimer.start()
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
    hasSignedInBefore: () => store.getItem(knownKey) !== null,
    refresh,
    /** Requests wait for a pending refresh so that none is sent with the old token. */
    settled,
    updateUser,
    clear,
    login: (body: Login) => authenticate('/api/auth/login', body, 'Login failed'),
    register: (body: Register) => authenticate('/api/auth/register', body, 'Registration failed'),
    async logout() {
      await send(fetch, 'POST', '/api/auth/logout', { token: token() }).catch(() => undefined)
      clear({ byUser: true })
    },
    /** Called when another tab changes the storage. */
    syncFromStorage() {
      const current = token()
      const user = storedUser()
      if (current && user) {
        if (state.status !== 'signed-in') refreshTimer.start()
        if (JSON.stringify(user) !== JSON.stringify(state.user)) setState({ status: 'signed-in', user })
      } else if (state.status === 'signed-in') clear()
    },
  }
}
