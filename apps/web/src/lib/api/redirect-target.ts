import { ownPath } from '@foyer/contract/own-path'

/** Returns the requested page, else the dashboard with the website they entered. */
export function afterSignIn(search: string) {
  const query = new URLSearchParams(search)
  const asked = ownPath(query.get('redirect'))
  if (asked && !/^\/(login|register)([/?#]|$)/.test(asked)) return asked
  const website = query.get('website')?.trim()
  return website ? `/dashboard?website=${encodeURIComponent(website)}` : '/dashboard'
}
