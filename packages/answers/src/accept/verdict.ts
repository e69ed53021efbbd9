import type { Exchange } from '../conversation/exchange.ts'
import type { Said } from '../types.ts'

/** The exchange that a question came to, and the manner in which it may be answered. */
export interface Verdict {
  exchange: Exchange
  said: Said
  /** The rule that decided it, as a trace names it, where one did. */
  trace: readonly string[]
}
