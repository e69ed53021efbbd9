import { Failure } from '../../../platform/http/failure.ts'
import type { Services } from '../../../services.ts'
import { countInWindow, decrementCount, readAttempts } from './attempts-store.ts'

const hour = 3_600_000

/**
 * Limits registrations per network. Both counts are reserved up front and the wrong one is returned afterwards. Too
 * many
 * taken addresses block every registration for the hour, otherwise the refusal would reveal which addresses exist.
 */
export function limitRegistrations({
  db,
  now,
  secrets,
  registration,
}: Pick<Services, 'db' | 'now' | 'secrets' | 'registration'>) {
  const running = new Map<string, number>()

  async function reserve(key: string, allowed: number) {
    const at = now()
    if (await countInWindow(db, key, at, new Date(at.getTime() - hour), allowed)) return
    const began = (await readAttempts(db, key))?.lastAt.getTime() ?? at.getTime()
    throw new Failure(
      'rate_limited',
      'Too many registrations came from your network. Please try again later.',
      { retryAfterSeconds: (began + hour - at.getTime()) / 1000 },
    )
  }

  async function counted<T>(address: string, register: () => Promise<T>): Promise<T> {
    const taken = `taken:${secrets.fingerprint(address)}`
    const accounts = `accounts:${secrets.fingerprint(address)}`
    await reserve(taken, registration.takenPerHour)
    try {
      await reserve(accounts, registration.accountsPerHour)
    } catch (error) {
      await decrementCount(db, taken)
      throw error
    }
    try {
      const made = await register()
      await decrementCount(db, taken)
      return made
    } catch (error) {
      await decrementCount(db, accounts)
      if (!(error instanceof Failure && error.code === 'conflict')) await decrementCount(db, taken)
      throw error
    }
  }

  return async <T>(address: string, register: () => Promise<T>): Promise<T> => {
    const already = running.get(address) ?? 0
    if (already >= registration.atOnce) {
      throw new Failure(
        'rate_limited',
        'Too many registrations from your network at once. Please try again in a moment.',
        { retryAfterSeconds: 5 },
      )
    }
    running.set(address, already + 1)
    try {
      return await counted(address, register)
    } finally {
      const left = running.get(address)! - 1
      if (left > 0) running.set(address, left)
      else running.delete(address)
    }
  }
}
