import { LRUCache } from 'lru-cache'
import type { Language } from '../types.ts'
import { memoizeByLanguage } from './memoize.ts'

export function getOrCompute<K extends {}, V extends {}>(memory: LRUCache<K, V>, key: K, work: () => V): V {
  let known = memory.get(key)
  if (known === undefined) {
    known = work()
    memory.set(key, known)
  }
  return known
}

/** Caches the result of reading short texts, which several rules read for each question. */
export function memoizeText<V extends {}>(
  most: number,
  longest: number,
  read: (text: string, language: Language) => V,
): (text: string, language: Language) => V {
  const texts = memoizeByLanguage(() => new LRUCache<string, V>({ max: most }))
  return (text, language) =>
    text.length > longest
      ? read(text, language)
      : getOrCompute(texts(language), text, () => read(text, language))
}
