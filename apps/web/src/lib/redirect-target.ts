import { ownPath } from '@foyer/contract/own-path'

/** Where someone goes after signing in: the page asked for, else the dashboard with the site they entered. */
export function afterSignIn(search: string) {
  const query = new URLSearchParams(search)
  const asked = ownPath(query.get('redirect'))
  if (asked && !/^\/(login|register)([/?#]|$)/.test(asked)) return asked
  const website = query.get('website')?.trim()
  return website ? `/dashboard?website=${encodeURIComponent(website)}` : '/dashboard'
}
