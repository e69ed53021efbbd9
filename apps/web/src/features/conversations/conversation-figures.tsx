import type { ConversationTotals } from '@foyer/contract/conversations'
import { Stat, Stats } from '../../ui/card.tsx'
import { formatCount, formatRating } from '../../ui/format.ts'

type ConversationFiguresProps = {
  totals: ConversationTotals | undefined
  /** Whether test chats are among those counted, and said to be. */
  namesTests: boolean
}

/** How much was asked, and how content those were who said so. */
export function ConversationFigures({ totals, namesTests }: ConversationFiguresProps) {
  const { totalConversations, totalMessages, testChats = 0, averageSatisfaction } = totals ?? {}
  return (
    <Stats>
      <Stat
        label="Total Conversations"
        value={totalConversations === undefined ? '–' : formatCount(totalConversations)}
        note={
          namesTests &&
          testChats > 0 &&
          `${formatCount(testChats)} of them ${testChats === 1 ? 'is a test chat' : 'are test chats'} of yours`
        }
      />
      <Stat
        label="Total Messages"
        value={totalMessages === undefined ? '–' : formatCount(totalMessages)}
        note="Questions and answers. Your plan counts what visitors asked and were answered."
      />
      <Stat
        label="Avg Satisfaction"
        value={averageSatisfaction == null ? '–' : formatRating(averageSatisfaction)}
        unit="/5"
      />
    </Stats>
  )
}
