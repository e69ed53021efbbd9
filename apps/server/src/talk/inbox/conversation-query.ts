import { answerFilters, dateRanges, testChatFilters } from '@foyer/contract/conversations'
import { z } from 'zod'

export const conversationQuery = z.object({
  assistant: z.string().max(100).optional(),
  date: z.enum(dateRanges).optional(),
  tests: z.enum(testChatFilters).optional(),
  answers: z.enum(answerFilters).optional(),
  /** The reader's offset from UTC in minutes: `today` starts at their midnight. */
  utcOffset: z.coerce.number().int().min(-720).max(840).optional(),
})
