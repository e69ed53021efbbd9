import { ownPath } from '@foyer/contract/own-path'

/** Redirects only to paths of our own site. */
export function signInAddress({ redirect, from }: { redirect?: string; from?: string }): string {
  const asked = ownPath(redirect)
  if (!asked) return '/login'
  // The sign-in page treats visitors from the plans differently.
  const origin = from === 'plans' ? '&from=plans' : ''
  return `/login?redirect=${encodeURIComponent(asked)}${origin}`
}
