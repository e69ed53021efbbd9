import { LRUCache } from 'lru-cache'

export type AnswerCache<Value extends NonNullable<unknown>> = LRUCache<string, Value>

export const createAnswerCache = <Value extends NonNullable<unknown>>(maxBytes: number): AnswerCache<Value> =>
  new LRUCache<string, Value>({
    maxSize: maxBytes,
    // Two bytes per character plus the overhead of an entry.
    sizeCalculation: (value, key) => 2 * (key.length + JSON.stringify(value).length) + 200,
  })
