import type { TokenStore } from './session.ts'

/**
 * Storage can be blocked (private windows, cookies) or full, so values fall back to memory. `storage` is a function
 * because merely reading a blocked `localStorage` throws.
 */
export function storageWithFallback(storage: () => TokenStore): TokenStore {
  // Values that storage rejected; they override what it still holds.
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
