type Store = Pick<Storage, 'getItem' | 'setItem'>

const keyOf = (accountId: string) => `foyer:start:${accountId}`

/** Whether the first steps were dismissed in this browser. */
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
    // Without storage the steps reappear after a reload.
  }
}
