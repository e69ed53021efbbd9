import { Failure } from './failure.ts'

/**
 * Each open stream costs a connection and asks the database now and then: nobody may hold any number of them. `refusal`
 * is for whoever reads it. Calling what it returns gives a place back.
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
