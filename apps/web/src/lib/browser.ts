import { navigate } from 'wouter/use-browser-location'
import { toast } from '../ui/toast-store.ts'
import { createApi } from './api.ts'
import type { Fetch } from './http.ts'
import { createSession, type TokenStore, tokenKey, userKey } from './session.ts'

// Storage can be refused (private windows, blocked cookies); a session that lasts as long as the page is
// better than none.
function storeOrMemory(): TokenStore {
  const memory = new Map<string, string>()
  const kept = <T>(use: (storage: Storage) => T, otherwise: () => T) => {
    try {
      return use(window.localStorage)
    } catch {
      return otherwise()
    }
  }
  return {
    getItem: (key) =>
      kept(
        (storage) => storage.getItem(key),
        () => memory.get(key) ?? null,
      ),
    setItem: (key, value) =>
      kept(
        (storage) => storage.setItem(key, value),
        () => void memory.set(key, value),
      ),
    removeItem: (key) =>
      kept(
        (storage) => storage.removeItem(key),
        () => void memory.delete(key),
      ),
  }
}

const fetch: Fetch = (path, init) => window.fetch(path, init)

export const session = createSession({
  store: storeOrMemory(),
  fetch,
  exclusively: (work) => (navigator.locks ? navigator.locks.request('foyer-refresh', work) : work()),
})

export const api = createApi({
  fetch,
  session,
  here: () => ({ path: window.location.pathname, search: window.location.search }),
  go: (path) => navigate(path, { replace: true }),
  warn: (title, description) => toast({ title, description, variant: 'destructive' }),
})

/** Called once, before the first render. */
export function startSession() {
  void session.start()
  window.addEventListener('storage', (event) => {
    if (event.key === null || event.key === tokenKey || event.key === userKey) session.follow()
  })
}
