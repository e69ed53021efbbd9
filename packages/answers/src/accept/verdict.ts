import type { Exchange } from '../conversation/exchange.ts'
import type { Said } from '../types.ts'

export interface Verdict {
  exchange: Exchange
  said: Said
  /** The deciding rule's name, if a rule decided. */
  trace: readonly string[]
}
