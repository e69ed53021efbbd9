import type { Confidence, Making, Source } from '@foyer/contract/chat'
import { storable } from '@foyer/contract/storable'
import type { Queryable } from '../db/client.ts'
import type { HeldConversation } from './hold-conversation.ts'
import { type HasPerson, insertTurns, type TurnRow } from './turns-store.ts'

export type StoredTurn = { conversationId: string; messageId: number }

export type SaidAnswer = {
  content: string
  confidence: Confidence
  sources: Source[]
  answeredBy: string
  fallbackReason: string | null
  /** What a model said and nobody heard. */
  cut: Making['cut']
  language: string
  responseMs: number
  inputTokens: number | null
  outputTokens: number | null
  costUsd: number | null
}

export type TurnTaken = {
  arrivedAt: Date
  question: string
  /** Null where the asker left before a word was said. */
  said: SaidAnswer | null
  at: Date
}

/**
 * Questions and their answers, all of them or none. What was asked where a person answers by now is not stored: null.
 * Durable when the transaction is.
 */
export async function keepTurns(
  tx: Queryable,
  taken: readonly (TurnTaken & { held: HeldConversation })[],
  hasPerson: HasPerson,
): Promise<(StoredTurn | null)[]> {
  const ids = await insertTurns(tx, taken.map(rowOf), hasPerson)
  return taken.map(({ held: { conversationId } }, nth) => {
    const messageId = ids[nth] ?? null
    return messageId === null ? null : { conversationId, messageId }
  })
}

// A model may go on without end, and be cut at every sentence.
const mostCut = 12
const longestCut = 400
const bounded = (cut: SaidAnswer['cut']): SaidAnswer['cut'] =>
  cut.slice(0, mostCut).map(({ sentence, reason }) => ({
    sentence: storable(sentence.length > longestCut ? `${sentence.slice(0, longestCut)}…` : sentence),
    reason,
  }))

// A visitor's own words were made storable when they arrived; models and pages may say anything.
const rowOf = ({ held, arrivedAt, question, said, at }: TurnTaken & { held: HeldConversation }): TurnRow => ({
  conversation: held.conversationId,
  account: held.accountId,
  arrived: arrivedAt,
  at,
  question,
  ...(said && {
    content: storable(said.content),
    confidence: said.confidence,
    sources: said.sources.map(({ url, title, quote, sourceId }) => ({
      url: storable(url),
      title: storable(title),
      quote: storable(quote),
      ...(sourceId && { sourceId }),
    })),
    ...(said.cut.length > 0 && { cut: bounded(said.cut) }),
    by: said.answeredBy,
    fallback: said.fallbackReason,
    language: said.language,
    ms: said.responseMs,
    input: said.inputTokens,
    output: said.outputTokens,
    cost: said.costUsd,
  }),
})
