import type { Conversation } from '@foyer/contract/conversations'
import { Download } from 'lucide-react'
import { Badge } from '../../ui/badge.tsx'
import { IconButton, iconSize } from '../../ui/controls/icon-button.tsx'
import { formatCount, formatDay, formatTime } from '../../ui/format.ts'
import { plainText } from '../../ui/markdown/markdown-text.ts'
import { HandoffBadges } from './handoff-badges.tsx'
import { Rating } from './rating.tsx'
import { contains, excerptOf } from './search.ts'
import { useDownload } from './use-download.ts'

// Longer text is never visible.
const previewLength = 500

/** The owner is the visitor in a test chat. */
export const senderName = (
  { role, author }: Pick<Conversation['messages'][number], 'role' | 'author'>,
  testChat: boolean,
) => author ?? (role === 'assistant' ? 'Assistant' : testChat ? 'You' : 'Visitor')

export const nameOf = ({ assistantName }: Conversation) => assistantName ?? 'Unknown Assistant'

export const titleOf = (conversation: Conversation) => conversation.title || nameOf(conversation)

/** Previews the last message, or the last one that matches the search. */
function Preview({ conversation, wanted }: { conversation: Conversation; wanted: string }) {
  const { messages, testChat } = conversation
  const message = messages.findLast(contains(wanted)) ?? messages.at(-1)
  if (!message) return null
  const words = message.role === 'assistant' ? plainText(message.content) : message.content
  const excerpt = excerptOf(words, wanted)
  return (
    <span className="line-clamp-2 text-sm [overflow-wrap:anywhere] text-muted">
      <span className="text-ink">{senderName(message, testChat)}</span>{' '}
      <span className="figures text-xs">{formatTime(message.timestamp)}</span>{' '}
      <bdi>
        {excerpt ? (
          <>
            {excerpt.before}
            <mark className="rounded-xs bg-wash font-medium text-accent">{excerpt.found}</mark>
            {excerpt.after.slice(0, previewLength)}
          </>
        ) : (
          words.slice(0, previewLength)
        )}
      </bdi>
    </span>
  )
}

type ConversationListProps = {
  conversations: Conversation[]
  wanted: string
  onOpen: (conversation: Conversation) => void
}

export function ConversationList({ conversations, wanted, onOpen }: ConversationListProps) {
  const download = useDownload()
  return (
    <ul className="divide-y divide-hairline overflow-hidden rounded-card border border-hairline bg-surface">
      {conversations.map((conversation) => {
        const { id, assistantId, createdAt, messageCount, satisfactionRating, testChat, unanswered } =
          conversation
        return (
          <li key={id} className="relative flex items-start gap-2 transition-colors hover:bg-sunken">
            <button
              id={`conversation-${id}`}
              type="button"
              onClick={() => onOpen(conversation)}
              className="flex min-w-0 flex-1 flex-col gap-1.5 px-5 py-4 text-left focus-visible:-outline-offset-2"
            >
              <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <bdi className="line-clamp-1 w-full text-sm font-medium [overflow-wrap:anywhere]">
                  {titleOf(conversation)}
                </bdi>
                <span dir="auto" className="text-xs wrap-anywhere text-muted">
                  {nameOf(conversation)}
                </span>
                <span className="figures text-xs text-muted">
                  {formatCount(messageCount)} {messageCount === 1 ? 'message' : 'messages'}
                </span>
                {testChat && <Badge tone="accent">Test chat</Badge>}
                {unanswered && <Badge tone="warn">Unanswered</Badge>}
                <HandoffBadges handoff={conversation.handoff} />
                {(!testChat || satisfactionRating !== null) && <Rating value={satisfactionRating} />}
                <time dateTime={createdAt} className="figures ml-auto text-xs text-muted">
                  {formatDay(createdAt)}
                </time>
              </span>
              <Preview conversation={conversation} wanted={wanted} />
            </button>
            <IconButton
              label={`Download all conversations with ${nameOf(conversation)}`}
              title={`Download all conversations with ${nameOf(conversation)}`}
              className="mt-3 mr-3"
              held={download.isPending}
              onClick={() =>
                download.mutate({
                  path: `/api/conversations/${assistantId}/download`,
                  name: `${nameOf(conversation)}-conversations.json`,
                })
              }
            >
              <Download {...iconSize(18)} />
            </IconButton>
          </li>
        )
      })}
    </ul>
  )
}
