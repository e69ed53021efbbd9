import type { Exchange } from '../conversation/exchange.ts'

/** The exchange that a question came to, and whether it can be sworn to. */
export interface Verdict {
  exchange: Exchange
  sure: boolean
  /** The rule that decided it, as a trace names it, where one did. */
  trace: readonly string[]
}
