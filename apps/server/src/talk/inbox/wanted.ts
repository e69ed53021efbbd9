import { answerFilters, dateRanges, testChatFilters } from '@foyer/contract/conversations'
import { z } from 'zod'

/** Which conversations are listed, counted or downloaded. */
export const wantedConversations = z.object({
  assistant: z.string().max(100).optional(),
  date: z.enum(dateRanges).optional(),
  tests: z.enum(testChatFilters).optional(),
  answers: z.enum(answerFilters).optional(),
  /** Minutes that the reader's clock is ahead of UTC: `today` begins at their midnight. */
  utcOffset: z.coerce.number().int().min(-720).max(840).optional(),
})
