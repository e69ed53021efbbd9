export type Memory<Value> = { get(key: string): Value | undefined; set(key: string, value: Value): void }

/** Keeps what was asked last, up to a number of things. */
export function createMemory<Value>(most: number): Memory<Value> {
  const kept = new Map<string, Value>()
  return {
    get(key) {
      const value = kept.get(key)
      if (value === undefined) return undefined
      kept.delete(key)
      kept.set(key, value)
      return value
    },
    set(key, value) {
      kept.set(key, value)
      if (kept.size <= most) return
      for (const oldest of kept.keys()) return void kept.delete(oldest)
    },
  }
}
