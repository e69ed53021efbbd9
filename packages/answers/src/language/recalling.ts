import { LRUCache } from 'lru-cache'
import type { Language } from '../types.ts'
import { oncePerLanguage } from './once-per.ts'

export function recall<K extends {}, V extends {}>(memory: LRUCache<K, V>, key: K, work: () => V): V {
  let known = memory.get(key)
  if (known === undefined) {
    known = work()
    memory.set(key, known)
  }
  return known
}

/** Caches the result of reading short texts, which several rules read for each question. */
export function recalling<V extends {}>(
  most: number,
  longest: number,
  read: (text: string, language: Language) => V,
): (text: string, language: Language) => V {
  const texts = oncePerLanguage(() => new LRUCache<string, V>({ max: most }))
  return (text, language) =>
    text.length > longest ? read(text, language) : recall(texts(language), text, () => read(text, language))
}
