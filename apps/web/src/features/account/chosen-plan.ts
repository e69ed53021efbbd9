/** The plan chosen before signing in, from the page’s query. */
export function chosenPlan(search: string) {
  const redirect = new URLSearchParams(search).get('redirect') ?? ''
  if (/^\/checkout\/pro(fessional)?$/.test(redirect)) return 'Pro'
  return redirect === '/checkout/enterprise' ? 'Enterprise' : null
}

/**
 * Visitors who clicked a plan and never had an account here register first. `from=plans` tells that click from a
 * bookmark.
 */
export const needsAccount = (search: string, hasSignedInBefore: boolean) =>
  !hasSignedInBefore && chosenPlan(search) !== null && /(^|&)from=plans$/.test(search)
