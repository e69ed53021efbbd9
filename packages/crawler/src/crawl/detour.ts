import type { RedirectHop } from '../fetch/guarded-fetch.ts'
import type { Candidate } from './frontier.ts'
import { looksLikeLogin } from './login-address.ts'
import { pageAddress } from './page-address.ts'

export interface Detour {
  /** Whether a redirect is followed within the fetch, which carries the cookies of its hops. */
  follow(to: URL, hop: RedirectHop): boolean
  /** Where the first redirect led, if the fetch ended at another address than the one asked for, or at none. */
  ledAway(endedAt: string | null): { to: string; status: number } | null
}

/**
 * Some sites send a visitor round by another address, which sets a cookie, and back to the page. Redirects that may come
 * back are followed in one go; those that don't are queued like links, as are all others.
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
    // Between two pages the site asks for a pause.
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

/** Whether an address carries another one to return to. */
function namesAddress({ search }: URL, { pathname }: URL): boolean {
  if (pathname === '/' || search === '') return false
  try {
    return search.includes(pathname) || decodeURIComponent(search).includes(decodeURIComponent(pathname))
  } catch {
    return false
  }
}
