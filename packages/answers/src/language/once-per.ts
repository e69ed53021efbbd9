export interface OncePer<K, V> {
  (key: K): V
  /** What was worked out already, if anything. */
  known(key: K): V | undefined
}

/** Worked out for each key when it is first asked for, and kept for as long as the key is. */
export function oncePer<K extends object, V>(work: (key: K) => V): OncePer<K, V> {
  const kept = new WeakMap<K, { worked: V }>()
  const once = (key: K): V => {
    let entry = kept.get(key)
    if (!entry) {
      entry = { worked: work(key) }
      kept.set(key, entry)
    }
    return entry.worked
  }
  return Object.assign(once, { known: (key: K) => kept.get(key)?.worked })
}
