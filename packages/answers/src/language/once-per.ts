/** Worked out for each key when it is first asked for, and kept for as long as the key is. */
export function oncePer<K extends object, V>(work: (key: K) => V): (key: K) => V {
  const known = new WeakMap<K, { worked: V }>()
  return (key) => {
    let kept = known.get(key)
    if (!kept) {
      kept = { worked: work(key) }
      known.set(key, kept)
    }
    return kept.worked
  }
}
