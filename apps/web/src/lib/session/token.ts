const minute = 60_000

/** Threshold at startup and on a refresh. */
export const nearExpiry = 5 * minute
/** Threshold of the periodic check. */
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

export function expiresWithin(token: string, milliseconds: number, now: number) {
  const expiry = expiryOf(token)
  return expiry === undefined || expiry - now <= milliseconds
}
