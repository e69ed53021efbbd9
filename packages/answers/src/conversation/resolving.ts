import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import type { Asked } from './asked.ts'
import type { Exchange } from './exchange.ts'

/** The stage that answers, as it is handed to a conversation: this one knows nothing of how it does. */
export interface Resolving {
  /** What is told whatever else could be. */
  outright(asked: Asked): Exchange | null
  resolve(asked: Asked): Exchange
  /** What was not found as it was asked, and yet follows from what the site says. */
  lookAgain(exchange: Exchange, index: KnowledgeIndex): Exchange
}
