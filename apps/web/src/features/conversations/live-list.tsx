import type { Conversation } from '@foyer/contract/conversations'
import { useQuery } from '@tanstack/react-query'
import { BellRing } from 'lucide-react'
import { liveQuery } from '../../shared/conversations/conversation-queries.ts'
import { useLiveEvents } from '../../shared/conversations/live-events.ts'
import { usePersonNotifications } from '../../shared/conversations/person-notifications.ts'
import { Button } from '../../ui/controls/button.tsx'
import { iconSize } from '../../ui/controls/icon-button.tsx'
import { nameOf } from './conversation-list.tsx'
import { HandoffBadges } from './handoff-badges.tsx'

export function LiveList({ onOpen }: { onOpen: (conversation: Conversation) => void }) {
  useLiveEvents(true)
  const live = useQuery(liveQuery)
  const notifications = usePersonNotifications()
  const conversations = live.data ?? []
  if (conversations.length === 0) return null
  return (
    <section aria-label="Live now" className="mb-8">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-base font-semibold">Live now</h2>
        {notifications.possible && (
          <span className="flex flex-wrap items-center gap-3 text-xs text-muted">
            {notifications.refused && <span>Your browser blocks notifications from this page.</span>}
            <Button
              variant="ghost"
              size="sm"
              aria-pressed={notifications.on}
              onClick={() => void notifications.turn(!notifications.on)}
            >
              <BellRing {...iconSize(18)} />
              {notifications.on ? 'Notifications are on' : 'Notify me when someone asks for a person'}
            </Button>
          </span>
        )}
      </div>
      <ul className="divide-y divide-hairline overflow-hidden rounded-card border border-hairline bg-surface">
        {conversations.map((conversation) => (
          <li key={conversation.id}>
            <button
              type="button"
              onClick={() => onOpen(conversation)}
              className="flex w-full flex-col gap-1.5 px-5 py-4 text-left transition-colors hover:bg-sunken focus-visible:-outline-offset-2"
            >
              <span className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
                <span dir="auto" className="min-w-0 text-sm font-medium wrap-anywhere">
                  {nameOf(conversation)}
                </span>
                <HandoffBadges handoff={conversation.handoff} />
              </span>
              <bdi className="line-clamp-1 text-sm [overflow-wrap:anywhere] text-muted">
                {lastQuestionOf(conversation)}
              </bdi>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

const lastQuestionOf = ({ messages }: Conversation) =>
  messages.findLast(({ role }) => role === 'user')?.content.slice(0, 300) ?? 'No messages yet.'
