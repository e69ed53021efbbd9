import { LRUCache } from 'lru-cache'

// Two bytes a character, and what an entry needs beside them.
const bytesOf = (value: unknown, key: string) => 2 * (key.length + JSON.stringify(value).length) + 200

export type AnswerCache<Value extends NonNullable<unknown>> = LRUCache<string, Value>

/** Keeps what was asked for last, up to a bound of memory. */
export const createAnswerCache = <Value extends NonNullable<unknown>>(maxBytes: number): AnswerCache<Value> =>
  new LRUCache<string, Value>({ maxSize: maxBytes, sizeCalculation: bytesOf })
