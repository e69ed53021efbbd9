import type { historyMessage } from '@foyer/contract/chat'
import type { z } from 'zod'
import type { messages } from '../../platform/db/schema/conversations.ts'
import { confidenceOf, saidOf, showMaking } from './confidence-of.ts'

type Row = Pick<
  typeof messages.$inferSelect,
  | 'id'
  | 'conversationId'
  | 'role'
  | 'content'
  | 'author'
  | 'language'
  | 'answerLanguage'
  | 'answered'
  | 'confidence'
  | 'said'
  | 'sentences'
  | 'sources'
  | 'more'
  | 'answeredBy'
  | 'fallbackReason'
  | 'cut'
  | 'secondLook'
  | 'createdAt'
> & { trueKeys?: string[] | null }

/** `making` is for the owner only. */
export const showMessage = (row: Row, { making }: { making: boolean }): z.infer<typeof historyMessage> => ({
  id: row.id,
  role: row.role,
  content: row.content,
  timestamp: row.createdAt.toISOString(),
  ...(row.author !== null && { author: row.author }),
  ...(row.role === 'assistant' &&
    row.author === null && {
      language: row.answerLanguage ?? row.language,
      answered: row.answered,
      confidence: confidenceOf(row),
      said: saidOf(row),
      sentences: row.sentences ?? [],
      sources: row.sources ?? [],
      more: row.more ?? [],
      ...(making && showMaking(row)),
    }),
})
