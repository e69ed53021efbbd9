/** The name of the plan that was chosen before signing in or registering, from the query of that page. */
export function chosenPlan(search: string) {
  const redirect = new URLSearchParams(search).get('redirect') ?? ''
  if (/^\/checkout\/pro(fessional)?$/.test(redirect)) return 'Pro'
  return redirect === '/checkout/enterprise' ? 'Enterprise' : null
}

/** Who pressed a plan's button and never had an account in this browser needs one first; a bookmark is no such press. */
export const needsAccount = (search: string, isKnown: boolean) =>
  !isKnown && chosenPlan(search) !== null && /(^|&)from=plans$/.test(search)
