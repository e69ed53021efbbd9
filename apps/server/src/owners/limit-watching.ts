import { rates } from '@foyer/contract/rates'
import { Failure } from '../http/failure.ts'

/** Each open stream costs a connection and asks the database now and then: one owner may not hold any number. */
export function limitWatching() {
  const open = new Map<string, number>()
  return (accountId: string): (() => void) => {
    const already = open.get(accountId) ?? 0
    if (already >= rates.watchedCreationsPerAccount)
      throw new Failure(
        'rate_limited',
        'This progress is being watched in too many tabs. Close some of them.',
      )
    open.set(accountId, already + 1)
    return () => {
      const left = (open.get(accountId) ?? 1) - 1
      if (left > 0) open.set(accountId, left)
      else open.delete(accountId)
    }
  }
}
