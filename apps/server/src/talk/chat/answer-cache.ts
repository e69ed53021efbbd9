import { LRUCache } from 'lru-cache'

// Two bytes per character plus the overhead of an entry.
const bytesOf = (value: unknown, key: string) => 2 * (key.length + JSON.stringify(value).length) + 200

export type AnswerCache<Value extends NonNullable<unknown>> = LRUCache<string, Value>

export const createAnswerCache = <Value extends NonNullable<unknown>>(maxBytes: number): AnswerCache<Value> =>
  new LRUCache<string, Value>({ maxSize: maxBytes, sizeCalculation: bytesOf })
