import { type FailureCode, statusOf } from '@foyer/contract/errors'

type Details = {
  limitReached?: boolean
  retryAfterSeconds?: number
  field?: string
  current?: Record<string, unknown>
  cause?: unknown
}

/** The one way to refuse: a code from the contract's table and a sentence for the person who reads it. */
export class Failure extends Error {
  override name = 'Failure'
  readonly code: FailureCode
  readonly limitReached: boolean
  readonly retryAfterSeconds: number | undefined
  /** The name of the field that was refused, where one of those sent is to blame. */
  readonly field: string | undefined
  /** What the fields are that somebody else changed meanwhile. */
  readonly current: Record<string, unknown> | undefined

  constructor(code: FailureCode, message: string, details: Details = {}) {
    super(message, { cause: details.cause })
    this.code = code
    this.limitReached = details.limitReached ?? false
    this.retryAfterSeconds = details.retryAfterSeconds
    this.field = details.field
    this.current = details.current
  }

  get status() {
    return statusOf[this.code]
  }
}

/** What a caller did wrong counts against their limits; what we did wrong does not. */
export const isOurFault = (error: unknown) => !(error instanceof Failure) || error.status >= 500
