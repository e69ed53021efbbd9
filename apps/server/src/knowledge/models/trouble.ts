export type Tokens = { input: number; output: number; cached?: number }

export type TroubleReason =
  | 'failed'
  | 'slow'
  | 'rate_limited'
  | 'refused'
  | 'cut_off'
  | 'empty'
  | 'ungrounded'
  | 'leaked'
  | 'over_budget'
  | 'resting'

/** Has no cause: client errors contain visitors' words, which must not reach a log. */
export class ModelTrouble extends Error {
  override name = 'ModelTrouble'
  readonly reason: TroubleReason
  readonly retryAfterMs: number | null
  readonly status: number | null
  /** Counted or estimated usage so far; null if the call never began. */
  tokens: Tokens | null

  constructor(
    reason: TroubleReason,
    detail: string,
    {
      retryAfterMs = null,
      tokens = null,
      status = null,
    }: { retryAfterMs?: number | null; tokens?: Tokens | null; status?: number | null } = {},
  ) {
    super(detail)
    this.reason = reason
    this.retryAfterMs = retryAfterMs
    this.status = status
    this.tokens = tokens
  }
}
