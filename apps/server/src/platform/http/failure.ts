import { type FailureCode, statusOf } from '@foyer/contract/errors'

type Details = {
  limitReached?: boolean
  retryAfterSeconds?: number
  field?: string
  current?: Record<string, unknown>
  cause?: unknown
}

/** An error with a code from the contract and a message for people. */
export class Failure extends Error {
  override name = 'Failure'
  readonly code: FailureCode
  readonly limitReached: boolean
  readonly retryAfterSeconds: number | undefined
  readonly field: string | undefined
  /** Current values of fields that were changed elsewhere. */
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

/** Only the caller's errors count against limits. */
export const isServerFault = (error: unknown) => !(error instanceof Failure) || error.status >= 500
