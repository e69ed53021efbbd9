import { Failure } from '../failure.ts'

const minute = 60_000
const mostRemembered = 10_000

type Limit = { now: () => Date; most: number; message: string }

/** Limits calls per minute and caller, in this process only. For work that costs CPU but no messages. */
export function limitPerMinute({ now, most, message }: Limit) {
  const counts = new Map<string, { since: number; count: number }>()
  return (whose: string) => {
    const at = now().getTime()
    if (counts.size > mostRemembered)
      for (const [key, { since }] of counts) if (at - since > minute) counts.delete(key)
    const counted = counts.get(whose)
    if (!counted || at - counted.since > minute) {
      counts.set(whose, { since: at, count: 1 })
      return
    }
    if (++counted.count > most) {
      const retryAfterSeconds = (counted.since + minute - at) / 1_000
      throw new Failure('rate_limited', message, { retryAfterSeconds })
    }
  }
}
