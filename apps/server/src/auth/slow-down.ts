import { setTimeout as sleep } from 'node:timers/promises'
import { Failure } from '../http/failure.ts'
import type { Services } from '../services.ts'
import { countAttempt, forgetAttempts, readAttempts, takeBack, type WaitRule } from './attempts-store.ts'

const hour = 3_600_000

const waits = {
  // One address at one account: someone guessing a password.
  pair: { free: 5, longestMs: 15 * 60_000 },
  // One address at many accounts: someone trying a list.
  address: { free: 30, longestMs: 60_000 },
} as const

// Many addresses at one account. Refusing would let anybody lock its owner out, so these only take longer.
const crowd = { free: 20, longestMs: 3_000 }

const waitMs = (failures: number, { free, longestMs }: WaitRule) =>
  failures < free ? 0 : Math.min(longestMs, 1_000 * 2 ** Math.min(failures - free, 20))

/**
 * Slows down failing sign-ins by account and by address. Returns what to call when the password was right.
 * Attempts are forgotten after a quiet hour.
 */
export async function slowDownLogin(
  { db, now, secrets }: Pick<Services, 'db' | 'now' | 'secrets'>,
  email: string,
  visitorAddress: string,
): Promise<() => Promise<void>> {
  const at = now()
  const forgetBefore = new Date(at.getTime() - hour)
  const account = `account:${secrets.fingerprint(email.toLowerCase())}`
  const address = `address:${secrets.fingerprint(visitorAddress)}`
  const pair = `pair:${secrets.fingerprint(`${email.toLowerCase()} ${visitorAddress}`)}`

  for (const [key, rule] of [[pair, waits.pair] as const, [address, waits.address] as const]) {
    if ((await countAttempt(db, key, at, forgetBefore, rule)) !== null) continue
    const before = await readAttempts(db, key)
    const ends = before ? before.lastAt.getTime() + waitMs(before.failures, rule) : 0
    throw new Failure('rate_limited', 'Too many sign-in attempts. Please wait a moment and try again.', {
      retryAfterSeconds: (ends - at.getTime()) / 1000,
    })
  }
  const fromAnywhere = (await countAttempt(db, account, at, forgetBefore, null)) ?? 0
  await sleep(waitMs(fromAnywhere, crowd))

  return async () => {
    await forgetAttempts(db, pair)
    await forgetAttempts(db, account)
    // Only this attempt: with an account of their own, somebody trying a list could begin anew at will.
    await takeBack(db, address)
  }
}
