import type { Confidence, Making, Said, SecondLook } from '@foyer/contract/chat'
import type { StoredCut } from '../../platform/db/schema/conversations.ts'

/**
 * Rows from before the three levels only store `answered`. They are converted on read, because rewriting millions would
 * take minutes.
 */
export const confidenceOf = ({
  confidence,
  answered,
}: {
  confidence: Confidence | null
  answered: boolean | null
}): Confidence | null => confidence ?? (answered === null ? null : answered ? 'sure' : 'none')

const saidBefore: Record<Confidence, Said> = { sure: 'plain', unsure: 'doubtful', none: 'none' }

/** Unsure answers from before this was stored began with an apology. */
export function saidOf({ said, ...row }: Parameters<typeof confidenceOf>[0] & { said: Said | null }) {
  const confidence = confidenceOf(row)
  return said ?? (confidence && saidBefore[confidence])
}

type Row = {
  conversationId: string
  answeredBy: string | null
  fallbackReason: string | null
  cut: StoredCut[] | null
  secondLook: SecondLook | null
  /** Keys of sentences the owner marked as true. */
  trueKeys?: string[] | null
}

/** Empty for messages without an assistant's answer. */
export const showMaking = ({
  conversationId,
  answeredBy,
  fallbackReason,
  cut,
  secondLook,
  trueKeys,
}: Row): { making?: Making } =>
  answeredBy === null
    ? {}
    : {
        making: {
          by: answeredBy,
          trouble: fallbackReason,
          cut: (cut ?? []).map(({ sentence, reason, key }) => ({
            sentence,
            reason,
            key: key ?? null,
            isTrue: key !== undefined && (trueKeys?.includes(key) ?? false),
          })),
          secondLook,
          conversation: conversationId,
        },
      }
