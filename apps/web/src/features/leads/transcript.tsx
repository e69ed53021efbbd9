import { useQuery } from '@tanstack/react-query'
import { hasFailedToLoad } from '../../lib/api/query-state.ts'
import { conversationQuery } from '../../shared/conversations/conversation-queries.ts'
import { cx } from '../../ui/class-names.ts'
import { Button } from '../../ui/controls/button.tsx'
import { formatMoment } from '../../ui/format.ts'
import { Skeleton } from '../../ui/layout/skeleton.tsx'
import { Markdown } from '../../ui/markdown/markdown.tsx'

/** The lead’s conversations; merged leads have several. */
export function Transcripts({ conversationIds }: { conversationIds: readonly string[] }) {
  return (
    <section aria-label="Conversation" className="flex min-w-0 flex-col gap-8">
      {conversationIds.length === 0 && (
        <div>
          <h3 className="mb-3 text-sm font-semibold">Conversation</h3>
          <p className="text-sm text-muted">The conversation was deleted.</p>
        </div>
      )}
      {conversationIds.map((id, nth) => (
        <div key={id}>
          <h3 className="mb-3 text-sm font-semibold">
            {conversationIds.length > 1 ? `Conversation ${nth + 1}` : 'Conversation'}
          </h3>
          <Transcript conversationId={id} />
        </div>
      ))}
    </section>
  )
}

function Transcript({ conversationId }: { conversationId: string }) {
  const conversation = useQuery(conversationQuery(conversationId))
  if (hasFailedToLoad(conversation))
    return (
      <div className="flex flex-wrap items-center justify-between gap-3 text-sm text-muted">
        Couldn’t load the conversation.
        <Button variant="secondary" size="sm" onClick={() => conversation.refetch()}>
          Try again
        </Button>
      </div>
    )
  if (!conversation.data) return <Skeleton className="h-40 rounded-card" />
  const { messages } = conversation.data
  if (messages.length === 0)
    return <p className="text-sm text-muted">No messages. The visitor only filled in the form.</p>
  return (
    <ol className="flex flex-col gap-4">
      {messages.map(({ role, content, timestamp }) => (
        <li
          key={`${timestamp} ${role} ${content}`}
          className={cx('flex flex-col gap-1', role === 'user' ? 'items-end' : 'items-start')}
        >
          <span className="figures text-xs text-muted">
            {role === 'user' ? 'Visitor' : 'Assistant'} · {formatMoment(timestamp)}
          </span>
          {role === 'user' ? (
            <p
              dir="auto"
              className="max-w-[90%] rounded-card bg-wash px-4 py-2.5 text-sm [overflow-wrap:anywhere] whitespace-pre-wrap"
            >
              {content}
            </p>
          ) : (
            <div className="max-w-[90%] rounded-card border border-hairline px-4 py-2.5 text-sm">
              <Markdown text={content} />
            </div>
          )}
        </li>
      ))}
    </ol>
  )
}
