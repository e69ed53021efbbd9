// Only paths of this site are followed: anything else would let a link send a fresh sign-in elsewhere.
export function samePlacePath(target: string | null | undefined) {
  if (!target?.startsWith('/') || /[\\\s]/.test(target)) return null
  const base = 'http://here.invalid'
  try {
    const url = new URL(target, base)
    return url.origin === base ? url.pathname + url.search + url.hash : null
  } catch {
    return null
  }
}

/** Where someone goes after signing in: the page asked for, else the dashboard with the site they entered. */
export function afterSignIn(search: string) {
  const query = new URLSearchParams(search)
  const asked = samePlacePath(query.get('redirect'))
  if (asked && !/^\/(login|register)([/?#]|$)/.test(asked)) return asked
  const website = query.get('website')?.trim()
  return website ? `/dashboard?website=${encodeURIComponent(website)}` : '/dashboard'
}
