import { hash, verify } from '@node-rs/argon2'
import { Failure } from '../../platform/http/failure.ts'
import { createSlots } from '../../platform/processes/slots.ts'
import { TaskRefusal } from '../../platform/processes/tasks.ts'

export const hashPassword = (password: string) => hash(password)

type PasswordOptions = {
  atOnce?: number
  mostWaiting?: number
  mostWaitingOfOne?: number
  /** Argon2's defaults, as OWASP recommends. */
  cost?: { memoryCost: number; timeCost: number }
}

export type Passwords = ReturnType<typeof openPasswords>

const tooMany = (cause?: unknown) =>
  new Failure('rate_limited', 'Many people are signing in right now. Please try again in a moment.', {
    retryAfterSeconds: 3,
    cause,
  })

/**
 * Hashes and checks passwords, a few at a time: each takes 19 MB and one of libuv's four threads. Networks take turns,
 * so that many sign-ins from one don't delay others.
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
    /** Checked before an attempt is counted, so that rejected attempts need no query. */
    requireRoom(whose: string) {
      if (!slots.hasRoom({ whose })) throw tooMany()
    },
    hash: (whose: string, password: string) => inTurn(whose, () => hash(password, cost)),
    /** Unknown addresses take as long as wrong passwords, so timing doesn't reveal accounts. */
    check: (whose: string, passwordHash: string | null, password: string) =>
      inTurn(whose, async () => {
        decoy ??= hash('a password nobody has', cost)
        const matches = await verify(passwordHash ?? (await decoy), password)
        return passwordHash !== null && matches
      }),
  }
}
