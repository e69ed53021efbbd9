import type { Queryable } from '../../platform/db/client.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Services } from '../../services.ts'
import { countInWindow, forgetAttempts, readAttempts, takeBack } from './attempts-store.ts'

const hour = 3_600_000
const minute = 60_000

type NeededServices = Pick<Services, 'now' | 'secrets'> & { db: Queryable }
/** What is counted, and of whom: an account's id, or the network address that somebody comes from. */
export type CountedAction = {
  /**
   * One count for each purpose: what strangers may ask for, such as resets, must not use up what only the owner can.
   * `password-links` counts by network, the others by account.
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

/** Counts one of a number that is allowed in an hour. False when there have been as many. */
export async function countInHour(
  services: NeededServices,
  counted: CountedAction,
  allowed: number,
): Promise<boolean> {
  const at = services.now()
  return countInWindow(services.db, keyOf(services, counted), at, new Date(at.getTime() - hour), allowed)
}

/** The same within a day. */
export const countInDay = (services: NeededServices, counted: CountedAction, allowed: number) => {
  const at = services.now()
  const over = new Date(at.getTime() - 24 * hour)
  return countInWindow(services.db, keyOf(services, counted), at, over, allowed)
}

/** Takes one count back. */
export const uncount = (services: NeededServices, counted: CountedAction) =>
  takeBack(services.db, keyOf(services, counted))

/** The same, told in words to who comes too often. */
export const limitInHour = limitIn(hour)

/** So many of them in a minute. */
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

export const forgetCounted = (services: NeededServices, counted: CountedAction) =>
  forgetAttempts(services.db, keyOf(services, counted))
