import type { Language } from '../types.ts'

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
}

/** Reads a text once for the many who ask for it while a question is answered. Long ones are read anew. */
export function recalling<V extends {}>(
  most: number,
  longest: number,
  read: (text: string, language: Language) => V,
): (text: string, language: Language) => V {
  const languages = new Map<Language, Recent<string, V>>()
  return (text, language) => {
    if (text.length > longest) return read(text, language)
    let texts = languages.get(language)
    if (!texts) {
      texts = new Recent(most)
      languages.set(language, texts)
    }
    let known = texts.get(text)
    if (known === undefined) {
      known = read(text, language)
      texts.set(text, known)
    }
    return known
  }
}
