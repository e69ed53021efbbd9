/** The name of the plan that was chosen before signing in or registering, from the query of that page. */
export function chosenPlan(search: string) {
  const redirect = new URLSearchParams(search).get('redirect') ?? ''
  if (/^\/checkout\/pro(fessional)?$/.test(redirect)) return 'Pro'
  return redirect === '/checkout/enterprise' ? 'Enterprise' : null
}
