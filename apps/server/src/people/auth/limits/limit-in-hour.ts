import type { Queryable } from '../../../platform/db/client.ts'
import { Failure } from '../../../platform/http/failure.ts'
import type { Services } from '../../../services.ts'
import { countInWindow, decrementCount, deleteAttempts, readAttempts } from './attempts-store.ts'

const hour = 3_600_000
const minute = 60_000

type NeededServices = Pick<Services, 'now' | 'secrets'> & { db: Queryable }
export type CountedAction = {
  /**
   * Each purpose has its own count, so strangers asking for resets can't use up the owner's limits. `password-links` is
   * counted by network, the others by account.
   */
  what:
    | 'password-links'
    | 'reset-mails'
    | 'confirmation-mails'
    | 'address-changes'
    | 'codes'
    | 'webhook-tries'
    | 'visitor-mails-from'
    | 'visitor-mails-to'
    | 'notice-mails'
  of: string
}

const keyOf = ({ secrets }: NeededServices, { what, of }: CountedAction) =>
  `${what}:${secrets.fingerprint(of)}`

export async function countInHour(
  services: NeededServices,
  counted: CountedAction,
  allowed: number,
): Promise<boolean> {
  const at = services.now()
  return countInWindow(services.db, keyOf(services, counted), at, new Date(at.getTime() - hour), allowed)
}

export const countInDay = (services: NeededServices, counted: CountedAction, allowed: number) => {
  const at = services.now()
  const over = new Date(at.getTime() - 24 * hour)
  return countInWindow(services.db, keyOf(services, counted), at, over, allowed)
}

export const decrementHourlyCount = (services: NeededServices, counted: CountedAction) =>
  decrementCount(services.db, keyOf(services, counted))

export const limitInHour = limitIn(hour)

export const limitInMinute = limitIn(minute)

function limitIn(windowMs: number) {
  return async (services: NeededServices, counted: CountedAction, allowed: number, message: string) => {
    const [key, at] = [keyOf(services, counted), services.now().getTime()]
    const { db, now } = services
    if (await countInWindow(db, key, now(), new Date(at - windowMs), allowed)) return
    const began = (await readAttempts(db, key))?.lastAt.getTime() ?? at
    throw new Failure('rate_limited', message, { retryAfterSeconds: (began + windowMs - at) / 1000 })
  }
}

export const resetCount = (services: NeededServices, counted: CountedAction) =>
  deleteAttempts(services.db, keyOf(services, counted))
