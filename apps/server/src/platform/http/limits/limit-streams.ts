import { Failure } from '../failure.ts'

/**
 * Limits open streams per key, because each costs a connection and queries. Returns a function that frees the place.
 */
export function limitStreams(most: number, refusal: string) {
  const open = new Map<string, number>()
  return (whose: string): (() => void) => {
    const already = open.get(whose) ?? 0
    if (already >= most) throw new Failure('rate_limited', refusal, { retryAfterSeconds: 30 })
    open.set(whose, already + 1)
    return () => {
      const left = (open.get(whose) ?? 1) - 1
      if (left > 0) open.set(whose, left)
      else open.delete(whose)
    }
  }
}
