/** `cached`: those of the input that the provider still knew. */
export type Tokens = { input: number; output: number; cached?: number }

/** Why a model gave no answer. Recorded beside the answer that was given instead. */
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

/**
 * Holds no cause on purpose: what a provider's client throws carries the request, and with it people's words,
 * which must never reach a log.
 */
export class ModelTrouble extends Error {
  override name = 'ModelTrouble'
  readonly reason: TroubleReason
  readonly retryAfterMs: number | null
  /** What the provider answered with, where it refused at once. */
  readonly status: number | null
  /** What it had used by then, by its own count or by estimate; null where it never began. */
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
