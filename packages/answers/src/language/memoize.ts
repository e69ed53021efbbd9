import type { Language } from '../types.ts'

export interface OncePer<K, V> {
  (key: K): V
  known(key: K): V | undefined
}

/** Computes a value once for each key and keeps it with the key. */
export function memoize<K extends object, V>(work: (key: K) => V): OncePer<K, V> {
  return remembering(new WeakMap<K, { worked: V }>(), work)
}

export const memoizeByLanguage = <V>(work: (language: Language) => V): OncePer<Language, V> =>
  remembering(new Map<Language, { worked: V }>(), work)

interface Memory<K, V> {
  get(key: K): { worked: V } | undefined
  set(key: K, value: { worked: V }): unknown
}

function remembering<K, V>(kept: Memory<K, V>, work: (key: K) => V): OncePer<K, V> {
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
