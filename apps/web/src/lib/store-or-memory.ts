import type { TokenStore } from './session.ts'

/**
 * Storage can be refused (private windows, blocked cookies) or full; what lasts as long as the page is better than nothing.
 * Where it is refused, merely naming it throws: so it is named when it is used.
 */
export function storeOrMemory(storage: () => TokenStore): TokenStore {
  // What the storage did not take. It goes before what may still be there from earlier.
  const memory = new Map<string, string | null>()
  const change = (key: string, value: string | null, use: () => void) => {
    try {
      use()
      memory.delete(key)
    } catch {
      memory.set(key, value)
    }
  }
  return {
    getItem(key) {
      const kept = memory.get(key)
      if (kept !== undefined) return kept
      try {
        return storage().getItem(key)
      } catch {
        return null
      }
    },
    setItem: (key, value) => change(key, value, () => storage().setItem(key, value)),
    removeItem: (key) => change(key, null, () => storage().removeItem(key)),
  }
}
