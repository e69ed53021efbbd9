export type Memory<Value> = {
  get(key: string): Value | undefined
  set(key: string, value: Value): void
  /** How much is held, roughly. */
  bytes(): number
}

// Two bytes a character, and what a Map needs for an entry.
const bytesOf = (key: string, value: unknown) => 2 * (key.length + JSON.stringify(value).length) + 200

/** Keeps what was asked for last, up to a bound of memory. */
export function createMemory<Value>(maxBytes: number): Memory<Value> {
  const kept = new Map<string, { value: Value; bytes: number }>()
  let held = 0

  function drop(key: string) {
    held -= kept.get(key)?.bytes ?? 0
    kept.delete(key)
  }

  return {
    bytes: () => held,
    get(key) {
      const entry = kept.get(key)
      if (!entry) return undefined
      kept.delete(key)
      kept.set(key, entry)
      return entry.value
    },
    set(key, value) {
      drop(key)
      const bytes = bytesOf(key, value)
      kept.set(key, { value, bytes })
      held += bytes
      for (const oldest of kept.keys()) {
        if (held <= maxBytes) break
        drop(oldest)
      }
    },
  }
}
