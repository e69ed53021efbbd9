const minute = 60_000

/** A token is refreshed so long before its end at startup and when it is asked for. */
export const nearExpiry = 5 * minute
/** The periodic check refreshes it so long before. */
export const nearExpiryPeriodic = 60 * minute
export const checkEvery = 30 * minute

function expiryOf(token: string) {
  const payload = token.split('.')[1]
  if (!payload) return undefined
  try {
    const base64 = payload.replaceAll('-', '+').replaceAll('_', '/')
    const claims: unknown = JSON.parse(atob(base64))
    if (claims && typeof claims === 'object' && 'exp' in claims && typeof claims.exp === 'number')
      return claims.exp * 1_000
  } catch {
    return undefined
  }
}

/** A token that can't be read counts as near its end. */
export function expiresWithin(token: string, milliseconds: number, now: number) {
  const expiry = expiryOf(token)
  return expiry === undefined || expiry - now <= milliseconds
}
