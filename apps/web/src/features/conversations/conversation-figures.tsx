import type { ConversationTotals } from '@foyer/contract/conversations'
import { formatCount, formatRating } from '../../ui/format.ts'
import { Stat, Stats } from '../../ui/layout/card.tsx'

type ConversationFiguresProps = {
  totals: ConversationTotals | undefined
  /** Notes how many of them are test chats. */
  showsTests: boolean
}

export function ConversationFigures({ totals, showsTests }: ConversationFiguresProps) {
  const { totalConversations, totalMessages, testChats = 0, averageSatisfaction } = totals ?? {}
  return (
    <Stats>
      <Stat
        label="Total Conversations"
        value={totalConversations === undefined ? '–' : formatCount(totalConversations)}
        note={
          showsTests &&
          testChats > 0 &&
          `Including ${formatCount(testChats)} test ${testChats === 1 ? 'chat' : 'chats'}`
        }
      />
      <Stat
        label="Total Messages"
        value={totalMessages === undefined ? '–' : formatCount(totalMessages)}
        note="Questions and answers. Your plan counts answered visitor questions only."
      />
      <Stat
        label="Avg Satisfaction"
        value={averageSatisfaction == null ? '–' : formatRating(averageSatisfaction)}
        unit="/5"
      />
    </Stats>
  )
}
