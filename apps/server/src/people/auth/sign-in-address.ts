import { ownPath } from '@foyer/contract/own-path'

/** The address of the sign-in page, which leads back to a path of ours and of nobody else's. */
export function signInAddress({ redirect, from }: { redirect?: string; from?: string }): string {
  const asked = ownPath(redirect)
  if (!asked) return '/login'
  // The sign-in page tells who pressed a plan's button from who opened a bookmark.
  const origin = from === 'plans' ? '&from=plans' : ''
  return `/login?redirect=${encodeURIComponent(asked)}${origin}`
}
