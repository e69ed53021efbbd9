import { navigate } from 'wouter/use-browser-location'
import { toast } from '../../ui/messages/toast-store.ts'
import type { Fetch } from '../http/http.ts'
import { createSession, tokenKey, userKey } from '../session/session.ts'
import { storageWithFallback } from '../session/storage-with-fallback.ts'
import { createApi } from './api.ts'

const fetch: Fetch = (path, init) => window.fetch(path, init)

export const session = createSession({
  store: storageWithFallback(() => window.localStorage),
  fetch,
  withLock: (work) => (navigator.locks ? navigator.locks.request('foyer-refresh', work) : work()),
})

export const api = createApi({
  fetch,
  session,
  location: () => ({ path: window.location.pathname, search: window.location.search }),
  navigate: (path) => navigate(path, { replace: true }),
  warn: (title, description) => toast({ title, description, variant: 'destructive' }),
})

/** Called once, before the first render. */
export function startSession() {
  void session.start()
  window.addEventListener('storage', (event) => {
    if (event.key === null || event.key === tokenKey || event.key === userKey) session.syncFromStorage()
  })
}
