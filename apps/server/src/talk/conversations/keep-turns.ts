import type { Confidence, Quotation, Said, SecondLook, Source, Span } from '@foyer/contract/chat'
import { storable } from '@foyer/contract/storable'
import type { Queryable } from '../../platform/db/client.ts'
import type { StoredCut } from '../../platform/db/schema/conversations.ts'
import type { ConversationPlace } from './conversation-place.ts'
import { insertTurns, type TurnRow } from './turns-store.ts'

export type StoredTurn = { conversationId: string; messageId: number }

export type SaidAnswer = {
  content: string
  confidence: Confidence
  said: Said
  sentences: Span[]
  sources: Source[]
  more: Quotation[]
  answeredBy: string
  fallbackReason: string | null
  cut: StoredCut[]
  /** Null without verification. */
  secondLook: SecondLook | null
  /** The language the visitor wrote in. */
  language: string
  /** The language the answer is written in. */
  answerLanguage: string
  responseMs: number
  inputTokens: number | null
  outputTokens: number | null
  costUsd: number | null
}

export type TakenTurn = {
  arrivedAt: Date
  question: string
  /** Null if the caller disconnected before the first word. */
  said: SaidAnswer | null
  at: Date
}

/** `messageId` is null if the turn was not stored because a person took over. */
export type KeptTurn = { conversationId: string; accountId: string; messageId: number | null }

/**
 * Stores questions with their answers; null for deleted assistants. With `allOrNone`, a takeover of any conversation
 * stores nothing and returns null. Durable once the transaction commits.
 */
export async function keepTurns(
  db: Queryable,
  taken: readonly (TakenTurn & { place: ConversationPlace })[],
  { allOrNone }: { allOrNone: boolean },
): Promise<(KeptTurn | null)[] | null> {
  const rows = await insertTurns(db, taken.map(rowOf), allOrNone)
  if (allOrNone && rows.length === 0) return null
  const kept: (KeptTurn | null)[] = taken.map(() => null)
  for (const { nth, messageId, ...row } of rows)
    kept[nth] = { ...row, messageId: messageId === null ? null : Number(messageId) }
  return kept
}

// A model may write endlessly, with every sentence cut or verified.
const maxSentences = 12
const longestSentence = 400
const shortened = (sentence: string) =>
  storable(sentence.length > longestSentence ? `${sentence.slice(0, longestSentence)}…` : sentence)
const bounded = <Judged extends { sentence: string }>(judged: readonly Judged[]): Judged[] =>
  judged.slice(0, maxSentences).map((each) => ({ ...each, sentence: shortened(each.sentence) }))
const boundedLook = ({ sentences, ...took }: SecondLook): SecondLook => ({
  sentences: bounded(sentences).map((each) => ({
    ...each,
    instead: each.instead && shortened(each.instead),
  })),
  ...took,
})

const storableQuotation = ({ url, title, quote }: Quotation): Quotation => ({
  url: storable(url),
  title: storable(title),
  quote: storable(quote),
})

// Visitors' messages were cleaned on arrival, but not the text of models and pages.
const rowOf = ({
  place,
  arrivedAt,
  question,
  said,
  at,
}: TakenTurn & { place: ConversationPlace }): TurnRow => ({
  place,
  arrived: arrivedAt,
  at,
  question,
  ...(said && {
    content: storable(said.content),
    confidence: said.confidence,
    said: said.said,
    sources: said.sources.map(({ url, title, quote, sentences, sourceId }) => ({
      ...storableQuotation({ url, title, quote }),
      sentences,
      ...(sourceId && { sourceId }),
    })),
    ...(said.more.length > 0 && { more: said.more.map(storableQuotation) }),
    ...(said.sentences.length > 0 && { sentences: said.sentences }),
    ...(said.cut.length > 0 && { cut: bounded(said.cut) }),
    ...(said.secondLook && { second_look: boundedLook(said.secondLook) }),
    by: said.answeredBy,
    fallback: said.fallbackReason,
    language: said.language,
    answer_language: said.answerLanguage,
    ms: said.responseMs,
    input: said.inputTokens,
    output: said.outputTokens,
    cost: said.costUsd,
  }),
})
