import type { Confidence, Making, Said, SecondLook } from '@foyer/contract/chat'
import type { StoredCut } from '../../platform/db/schema/conversations.ts'

/**
 * How sure an answer was. Before there were three levels it was stored whether the site told; such rows are read so
 * and not rewritten, because that would take minutes where there are millions.
 */
export const confidenceOf = ({
  confidence,
  answered,
}: {
  confidence: Confidence | null
  answered: boolean | null
}): Confidence | null => confidence ?? (answered === null ? null : answered ? 'sure' : 'none')

const saidBefore: Record<Confidence, Said> = { sure: 'plain', unsure: 'doubtful', none: 'none' }

/** The manner of an answer. Before it was stored, each unsure one began with an apology. */
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
  /** Keys of what the owner said was true. */
  toldTrue?: string[] | null
}

/** How an answer was made; empty where nobody answered. */
export const makingOf = ({
  conversationId,
  answeredBy,
  fallbackReason,
  cut,
  secondLook,
  toldTrue,
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
            isTrue: key !== undefined && (toldTrue?.includes(key) ?? false),
          })),
          secondLook,
          conversation: conversationId,
        },
      }
