import type { Language } from '../types.ts'
import { oncePerLanguage } from './once-per.ts'

/** A memory of bounded size that keeps what was asked for lately: what a whole generation did not ask for is gone. */
export class Recent<K, V> {
  private readonly most: number
  private young = new Map<K, V>()
  private old = new Map<K, V>()

  constructor(most: number) {
    this.most = most
  }

  get(key: K): V | undefined {
    const known = this.young.get(key)
    if (known !== undefined) return known
    const before = this.old.get(key)
    if (before !== undefined) this.set(key, before)
    return before
  }

  set(key: K, value: V) {
    if (this.young.size >= this.most / 2) {
      this.old = this.young
      this.young = new Map()
    }
    this.young.set(key, value)
  }

  /** What is known, or else what is worked out now. */
  recall(key: K, work: () => V): V {
    let known = this.get(key)
    if (known === undefined) {
      known = work()
      this.set(key, known)
    }
    return known
  }
}

/** Reads a text once for the many who ask for it while a question is answered. Long ones are read anew. */
export function recalling<V extends {}>(
  most: number,
  longest: number,
  read: (text: string, language: Language) => V,
): (text: string, language: Language) => V {
  const texts = oncePerLanguage(() => new Recent<string, V>(most))
  return (text, language) =>
    text.length > longest ? read(text, language) : texts(language).recall(text, () => read(text, language))
}
