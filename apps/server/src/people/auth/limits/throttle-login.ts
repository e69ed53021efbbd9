import { setTimeout as sleep } from 'node:timers/promises'
import { rates } from '@foyer/contract/rates'
import { Failure } from '../../../platform/http/failure.ts'
import type { Services } from '../../../services.ts'
import {
  countAttempt,
  decrementCount,
  deleteAttempts,
  readAttempts,
  revertAttempt,
  type WaitRule,
} from './attempts-store.ts'

const hour = 3_600_000

const waitRules = {
  // One network at one account: password guessing.
  pair: { free: rates.failedSignInsPerAccount, longestMs: 15 * 60_000 },
  // One network at many accounts: credential stuffing.
  address: { free: 30, longestMs: 60_000 },
} as const

// Many networks at one account. Rejecting would let anyone lock the owner out, so sign-ins are only delayed.
const anyNetwork = { free: 20, longestMs: 3_000 }

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
 * Throttles failing sign-ins by account and network. `check` runs the password check and undoes the counts if it
 * throws.
 * Call `succeeded` when the password was right. Counts expire after a quiet hour.
 */
export async function throttleLogin(
  { db, now, secrets }: Pick<Services, 'db' | 'now' | 'secrets'>,
  email: string,
  visitorAddress: string,
) {
  const at = now()
  const forgetBefore = new Date(at.getTime() - hour)
  const account = `account:${secrets.fingerprint(email.toLowerCase())}`
  const address = `address:${secrets.fingerprint(visitorAddress)}`
  const pair = `pair:${secrets.fingerprint(`${email.toLowerCase()} ${visitorAddress}`)}`
  const rules = [[address, waitRules.address] as const, [pair, waitRules.pair] as const]
  // A plain read rejects most waiting attempts without locking rows.
  for (const [key, rule] of rules) {
    const left = waitLeft(await readAttempts(db, key), rule, at)
    if (left > 0) throw tooMany(left)
  }
  // One transaction, so that an attempt rejected by either rule counts for neither.
  await db.transaction(async (tx) => {
    for (const [key, rule] of rules)
      if ((await countAttempt(tx, key, at, forgetBefore, rule)) === null)
        throw tooMany(waitLeft(await readAttempts(tx, key), rule, at))
  })
  const fromAnywhere = (await countAttempt(db, account, at, forgetBefore, null)) ?? 0
  await sleep(waitMs(fromAnywhere, anyNetwork))

  return {
    async check<Seen>(check: () => Promise<Seen>): Promise<Seen> {
      try {
        return await check()
      } catch (error) {
        await revertAttempt(db, address, at, waitRules.address)
        await revertAttempt(db, pair, at, waitRules.pair)
        await revertAttempt(db, account, at, anyNetwork)
        throw error
      }
    },
    async succeeded() {
      await deleteAttempts(db, pair)
      await deleteAttempts(db, account)
      // Only this attempt, otherwise an attacker could reset the count with an account of their own.
      await decrementCount(db, address)
    },
  }
}
