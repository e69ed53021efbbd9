import { ApiError, errorFrom, type Fetch, type Method, readJson, send } from '../http/http.ts'
import type { Session } from '../session/session.ts'

// A 401 on these pages does not redirect to the login page.
const publicPaths = ['/', '/login', '/register', '/pricing', '/docs', '/terms', '/privacy', '/about']

export const isPublicPath = (path: string) => publicPaths.includes(path.replace(/(.)\/+$/, '$1'))

export const loginPath = (from: string) =>
  from && from !== '/dashboard' ? `/login?redirect=${encodeURIComponent(from)}` : '/login'

const scanLimitAdvice = 'your monthly scraping limit. Please upgrade your plan or wait until next month.'

export const isScanLimit = (message: string) => message.includes('Scraping limit reached')

type Needs = {
  fetch: Fetch
  session: Pick<Session, 'token' | 'clear' | 'settled'>
  location: () => { path: string; search: string }
  navigate: (path: string) => void
  warn: (title: string, description: string) => void
}

export type Options = {
  on401?: 'throw' | 'null'
  signal?: AbortSignal
  /** Defaults to JSON. */
  accept?: string
  /** `throw` leaves handling the scan limit to the caller. */
  onLimit?: 'warn' | 'throw'
}

export function createApi({ fetch, session, location, navigate, warn }: Needs) {
  function signOut() {
    session.clear()
    if (isPublicPath(location().path)) return
    warn('Your session has ended', 'Sign in again to pick up where you left off.')
    setTimeout(() => {
      const { path, search } = location()
      if (!isPublicPath(path)) navigate(loginPath(path + search))
    }, 100)
  }

  function warnOfScanLimit() {
    warn('Scraping Limit Reached', `You've reached ${scanLimitAdvice}`)
    const { path } = location()
    // The redirect is skipped if the user has navigated away.
    setTimeout(() => location().path === path && navigate('/billing'), 2_000)
  }

  async function ask(method: Method, path: string, body: unknown, { signal, accept }: Options) {
    await session.settled()
    const token = session.token()
    const sent = { body, signal, ...(accept && { accept }) }
    const response = await send(fetch, method, path, { token, ...sent })
    if (response.status !== 401) return response
    // The token may have been replaced in flight, so the request is retried once.
    await session.settled()
    const replaced = session.token()
    return replaced && replaced !== token ? send(fetch, method, path, { token: replaced, ...sent }) : response
  }

  async function request(method: Method, path: string, body?: unknown, options: Options = {}) {
    const response = await ask(method, path, body, options)
    if (response.ok) return response
    if (response.status === 401) {
      if (options.on401 === 'null') return null
      signOut()
    }
    const error = await errorFrom(response)
    if (isScanLimit(error.message)) {
      if (error.status !== 403)
        throw new ApiError(error.status, `You have reached ${scanLimitAdvice}`, error.body)
      if (options.onLimit !== 'throw') warnOfScanLimit()
    }
    throw error
  }

  async function json<T>(method: Method, path: string, body?: unknown, options?: Options) {
    const response = await request(method, path, body, options)
    return response ? readJson<T>(response) : null
  }

  function get<T>(path: string, options: Options & { on401: 'null' }): Promise<T | null>
  function get<T>(path: string, options?: Options): Promise<T>
  function get<T>(path: string, options?: Options) {
    return json<T>('GET', path, undefined, options)
  }

  return {
    get,
    post: <T>(path: string, body?: unknown, options?: Options) =>
      json<T>('POST', path, body, options) as Promise<T>,
    put: <T>(path: string, body?: unknown, options?: Options) =>
      json<T>('PUT', path, body, options) as Promise<T>,
    patch: <T>(path: string, body?: unknown, options?: Options) =>
      json<T>('PATCH', path, body, options) as Promise<T>,
    delete: <T>(path: string, options?: Options) => json<T>('DELETE', path, undefined, options) as Promise<T>,
    /** The raw response, for downloads, streams and `Link` headers. Refused requests still throw. */
    response: (method: Method, path: string, body?: unknown, options?: Options) =>
      request(method, path, body, { ...options, on401: 'throw' }) as Promise<Response>,
  }
}
