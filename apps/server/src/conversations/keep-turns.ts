import type { Confidence, Making, Source } from '@foyer/contract/chat'
import { storable } from '@foyer/contract/storable'
import type { Queryable } from '../db/client.ts'
import type { ConversationPlace } from './conversation-place.ts'
import { insertTurns, type StoredTurn, type TurnRow } from './turns-store.ts'

export type { StoredTurn }

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
  place: ConversationPlace
  /** In microseconds; no two turns of a process share it. */
  arrivedAt: number
  question: string
  /** Null where the asker left before a word was said. */
  said: SaidAnswer | null
  at: Date
}

/** Questions and their answers, all of them or none. Durable when this returns. */
export const keepTurns = (db: Queryable, taken: readonly TurnTaken[]): Promise<StoredTurn[]> =>
  insertTurns(db, taken.map(rowOf))

// A model may go on without end, and be cut at every sentence.
const mostCut = 12
const longestCut = 400
const bounded = (cut: SaidAnswer['cut']): SaidAnswer['cut'] =>
  cut.slice(0, mostCut).map(({ sentence, reason }) => ({
    sentence: storable(sentence.length > longestCut ? `${sentence.slice(0, longestCut)}…` : sentence),
    reason,
  }))

// A visitor's own words were made storable when they arrived; models and pages may say anything.
const rowOf = ({ place, arrivedAt, question, said, at }: TurnTaken): TurnRow => ({
  place,
  turn: arrivedAt,
  arrived: new Date(arrivedAt / 1_000),
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
