import { hash, verify } from '@node-rs/argon2'
import { Failure } from '../../platform/http/failure.ts'
import { createSlots } from '../../platform/processes/slots.ts'
import { TaskRefusal } from '../../platform/processes/tasks.ts'

export const hashPassword = (password: string) => hash(password)

type PasswordOptions = {
  atOnce?: number
  mostWaiting?: number
  mostWaitingOfOne?: number
  /** Argon2's own, as OWASP advises, where nothing is said. */
  cost?: { memoryCost: number; timeCost: number }
}

export type Passwords = ReturnType<typeof openPasswords>

const tooMany = (cause?: unknown) =>
  new Failure('rate_limited', 'Many people are signing in right now. Please try again in a moment.', {
    retryAfterSeconds: 3,
    cause,
  })

/**
 * Hashes and checks passwords, a few at once. Each takes 19 MB and one of the four threads that reading files and
 * looking up names need too; and whoever comes when the queue is long would have left before their turn. Networks take
 * turns (`whose` is the address somebody comes from), so that hundreds of sign-ins from one hold up no other's.
 */
export function openPasswords({
  atOnce = 2,
  mostWaiting = 60,
  mostWaitingOfOne = 20,
  cost,
}: PasswordOptions = {}) {
  const slots = createSlots({ atOnce, mostWaiting, mostWaitingOfOne })
  let decoy: Promise<string> | undefined

  async function inTurn<Result>(whose: string, run: () => Promise<Result>): Promise<Result> {
    const release = await slots.take({ whose }).catch((cause) => {
      throw cause instanceof TaskRefusal ? tooMany(cause) : cause
    })
    try {
      return await run()
    } finally {
      release()
    }
  }

  return {
    /** Asked before an attempt is counted: most that can't be looked at cost the database nothing. */
    requireRoom(whose: string) {
      if (!slots.hasRoom({ whose })) throw tooMany()
    },
    hash: (whose: string, password: string) => inTurn(whose, () => hash(password, cost)),
    /** Takes as long for an address nobody has as for a wrong password, so that neither can be told apart. */
    check: (whose: string, passwordHash: string | null, password: string) =>
      inTurn(whose, async () => {
        decoy ??= hash('a password nobody has', cost)
        const matches = await verify(passwordHash ?? (await decoy), password)
        return passwordHash !== null && matches
      }),
  }
}
