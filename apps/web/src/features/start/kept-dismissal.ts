type Store = Pick<Storage, 'getItem' | 'setItem'>

const keyOf = (accountId: string) => `foyer:start:${accountId}`

/**
 * Whether this browser's owner has had enough of the first steps. Kept in the browser: elsewhere they are no burden, and
 * once they are done nobody sees them again anyway.
 */
export function isDismissed(accountId: string, store?: Store) {
  try {
    return (store ?? localStorage).getItem(keyOf(accountId)) !== null
  } catch {
    return false
  }
}

export function dismiss(accountId: string, store?: Store) {
  try {
    ;(store ?? localStorage).setItem(keyOf(accountId), 'dismissed')
  } catch {
    // Storage can be refused; then the steps are there again after a reload.
  }
}
