import { hash, verify } from '@node-rs/argon2'
import { Failure } from '../http/failure.ts'
import { atMost } from '../processes/at-most.ts'

export const hashPassword = (password: string) => hash(password)

type PasswordOptions = {
  atOnce?: number
  mostWaiting?: number
  /** Argon2's own, as OWASP advises, where nothing is said. */
  cost?: { memoryCost: number; timeCost: number }
}

export type Passwords = ReturnType<typeof openPasswords>

/**
 * Hashes and checks passwords, a few at once. Each takes 19 MB and one of the four threads that reading files and
 * looking up names need too; and whoever comes when the queue is long would have left before their turn.
 */
export function openPasswords({ atOnce = 2, mostWaiting = 60, cost }: PasswordOptions = {}) {
  const inTurn = atMost(atOnce, {
    mostWaiting,
    refusal: () =>
      new Failure('rate_limited', 'Many people are signing in right now. Please try again in a moment.', {
        retryAfterSeconds: 3,
      }),
  })
  let decoy: Promise<string> | undefined

  return {
    /** Asked before an attempt is counted: most that can't be looked at cost the database nothing. */
    requireRoom: inTurn.requireRoom,
    hash: (password: string) => inTurn(() => hash(password, cost)),
    /** Takes as long for an address nobody has as for a wrong password, so that neither can be told apart. */
    check: (passwordHash: string | null, password: string) =>
      inTurn(async () => {
        decoy ??= hash('a password nobody has', cost)
        const matches = await verify(passwordHash ?? (await decoy), password)
        return passwordHash !== null && matches
      }),
  }
}
