import type { RedirectHop } from '../fetch/guarded-fetch.ts'
import type { Candidate } from './frontier.ts'
import { looksLikeLogin } from './login-address.ts'
import { pageAddress } from './page-address.ts'

export interface Detour {
  /** Decides whether the fetch follows a redirect itself, keeping the cookies of its hops. */
  follow(to: URL, hop: RedirectHop): boolean
  /** Returns the first redirect's target unless the fetch came back to the requested page. */
  ledAway(endedAt: string | null): { to: string; status: number } | null
}

/**
 * Some sites redirect visitors through a page that sets a cookie. Redirects that may return are followed within
 * one fetch; all others are queued like links.
 */
export function createDetour(
  { url, key, role }: Candidate,
  { allows, spaced }: { allows: (url: string) => boolean; spaced: boolean },
): Detour {
  const asked = new URL(url)
  const isSamePage = (to: URL) => to.origin === asked.origin && pageAddress(to.href)?.key === key
  let away: { to: string; status: number } | null = null

  function mayComeBack(to: URL, setsCookie: boolean): boolean {
    if (to.origin !== asked.origin || (looksLikeLogin(to) && !looksLikeLogin(asked))) return false
    return role === 'start' || (!spaced && (setsCookie || namesAddress(to, asked)))
  }

  return {
    follow(to, { status, setsCookie }) {
      if (!allows(to.href)) return false
      if (isSamePage(to)) return true
      if (!away && !mayComeBack(to, setsCookie)) return false
      if (to.origin !== asked.origin) return false
      away ??= { to: to.href, status }
      return true
    },
    ledAway: (endedAt) => (away && endedAt !== null && isSamePage(new URL(endedAt)) ? null : away),
  }
}

function namesAddress({ search }: URL, { pathname }: URL): boolean {
  if (pathname === '/' || search === '') return false
  try {
    return search.includes(pathname) || decodeURIComponent(search).includes(decodeURIComponent(pathname))
  } catch {
    return false
  }
}
