import { LRUCache } from 'lru-cache'
import type { Language } from '../types.ts'
import { oncePerLanguage } from './once-per.ts'

/** The value that a memory knows, or else what is worked out now. */
export function recall<K extends {}, V extends {}>(memory: LRUCache<K, V>, key: K, work: () => V): V {
  let known = memory.get(key)
  if (known === undefined) {
    known = work()
    memory.set(key, known)
  }
  return known
}

/** Reads a text once for the many who ask for it while a question is answered. Long ones are read anew. */
export function recalling<V extends {}>(
  most: number,
  longest: number,
  read: (text: string, language: Language) => V,
): (text: string, language: Language) => V {
  const texts = oncePerLanguage(() => new LRUCache<string, V>({ max: most }))
  return (text, language) =>
    text.length > longest ? read(text, language) : recall(texts(language), text, () => read(text, language))
}
