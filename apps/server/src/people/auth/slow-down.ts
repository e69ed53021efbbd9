import { setTimeout as sleep } from 'node:timers/promises'
import { rates } from '@foyer/contract/rates'
import { Failure } from '../../platform/http/failure.ts'
import type { Services } from '../../services.ts'
import {
  countAttempt,
  forgetAttempts,
  readAttempts,
  takeBack,
  undoAttempt,
  type WaitRule,
} from './attempts-store.ts'

const hour = 3_600_000

const waits = {
  // One address at one account: someone guessing a password.
  pair: { free: rates.failedSignInsPerAccount, longestMs: 15 * 60_000 },
  // One address at many accounts: someone trying a list.
  address: { free: 30, longestMs: 60_000 },
} as const

// Many addresses at one account. Refusing would let anybody lock its owner out, so these only take longer.
const crowd = { free: 20, longestMs: 3_000 }

const waitMs = (failures: number, { free, longestMs }: WaitRule) =>
  failures < free ? 0 : Math.min(longestMs, 1_000 * 2 ** Math.min(failures - free, 20))

function waitLeft(attempts: Awaited<ReturnType<typeof readAttempts>>, rule: WaitRule, at: Date): number {
  return attempts ? attempts.lastAt.getTime() + waitMs(attempts.failures, rule) - at.getTime() : 0
}

const tooMany = (leftMs: number) =>
  new Failure('rate_limited', 'Too many sign-in attempts. Please wait a moment and try again.', {
    retryAfterSeconds: leftMs / 1000,
  })

/**
 * Slows down failing sign-ins by account and by address. `look` does the looking at the password, and takes the counts
 * back when it doesn't come to that; `succeeded` is to be called when the password was right. Attempts are forgotten
 * after a quiet hour.
 */
export async function slowDownLogin(
  { db, now, secrets }: Pick<Services, 'db' | 'now' | 'secrets'>,
  email: string,
  visitorAddress: string,
) {
  const at = now()
  const forgetBefore = new Date(at.getTime() - hour)
  const account = `account:${secrets.fingerprint(email.toLowerCase())}`
  const address = `address:${secrets.fingerprint(visitorAddress)}`
  const pair = `pair:${secrets.fingerprint(`${email.toLowerCase()} ${visitorAddress}`)}`
  const rules = [[address, waits.address] as const, [pair, waits.pair] as const]
  // Most of those who must wait are told so by a look, which keeps nobody else waiting for a row.
  for (const [key, rule] of rules) {
    const left = waitLeft(await readAttempts(db, key), rule, at)
    if (left > 0) throw tooMany(left)
  }
  // What one of them refuses counts for neither: an owner in a guesser's network keeps the attempts that are theirs.
  await db.transaction(async (tx) => {
    for (const [key, rule] of rules)
      if ((await countAttempt(tx, key, at, forgetBefore, rule)) === null)
        throw tooMany(waitLeft(await readAttempts(tx, key), rule, at))
  })
  const fromAnywhere = (await countAttempt(db, account, at, forgetBefore, null)) ?? 0
  await sleep(waitMs(fromAnywhere, crowd))

  return {
    async look<Seen>(check: () => Promise<Seen>): Promise<Seen> {
      try {
        return await check()
      } catch (error) {
        await undoAttempt(db, address, at, waits.address)
        await undoAttempt(db, pair, at, waits.pair)
        await undoAttempt(db, account, at, crowd)
        throw error
      }
    },
    async succeeded() {
      await forgetAttempts(db, pair)
      await forgetAttempts(db, account)
      // Only this attempt: with an account of their own, somebody trying a list could begin anew at will.
      await takeBack(db, address)
    },
  }
}
