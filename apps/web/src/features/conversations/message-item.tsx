import type { TaughtAnswer } from '@foyer/contract/analytics'
import type { Conversation } from '@foyer/contract/conversations'
import { Paperclip } from 'lucide-react'
import { saveFile } from '../../lib/api/download.ts'
import { AnswerDetails } from '../../shared/answers/answer-details.tsx'
import { ConfidenceBadge } from '../../shared/answers/confidence-badge.tsx'
import { MoreQuotes } from '../../shared/answers/more-quotes.tsx'
import { SourceList } from '../../shared/answers/source-list.tsx'
import { isOutdatedBy } from '../../shared/answers/taught.ts'
import type { SentenceConfirmation } from '../../shared/answers/use-sentence-confirmation.ts'
import { Badge } from '../../ui/badge.tsx'
import { cx } from '../../ui/class-names.ts'
import { Button } from '../../ui/controls/button.tsx'
import { iconSize } from '../../ui/controls/icon-button.tsx'
import { formatMoment, formatTime } from '../../ui/format.ts'
import { Markdown } from '../../ui/markdown/markdown.tsx'
import { toast } from '../../ui/messages/toast-store.ts'
import { senderName } from './conversation-list.tsx'

const bringIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'center' })

type MessageItemProps = {
  message: Conversation['messages'][number]
  testChat: boolean
  /** Shows the date as well as the time. */
  newDay: boolean
  found: boolean
  taught: TaughtAnswer | undefined
  onTeach: (() => void) | null
  confirmation: SentenceConfirmation | null
}

export function MessageItem({
  message,
  testChat,
  newDay,
  found,
  taught,
  onTeach,
  confirmation,
}: MessageItemProps) {
  const { role, content, timestamp, confidence, said, sources = [], more, files = [], making } = message
  const byVisitor = role === 'user'
  const missed = confidence === 'unsure' || confidence === 'none'
  const open = ({ id, name }: { id: string; name: string }) =>
    saveFile(`/api/files/${id}`, name).catch(() =>
      toast({ title: 'Error', description: 'Couldn’t open the file.', variant: 'destructive' }),
    )
  return (
    <li
      ref={found ? bringIntoView : null}
      className={cx('flex flex-col gap-1.5', byVisitor ? 'items-end' : 'items-start')}
    >
      <span className="figures flex flex-wrap items-center gap-2 text-xs text-muted">
        <span>
          {senderName(message, testChat)} · {(newDay ? formatMoment : formatTime)(timestamp)}
        </span>
        {!byVisitor && isOutdatedBy(taught, message) ? (
          <Badge tone="good">Updated since</Badge>
        ) : (
          <ConfidenceBadge said={said} />
        )}
      </span>
      {byVisitor ? (
        <p
          dir="auto"
          className="max-w-[85%] rounded-card bg-wash px-4 py-2.5 text-sm [overflow-wrap:anywhere] whitespace-pre-wrap"
        >
          {content}
        </p>
      ) : (
        <div
          className={cx(
            'max-w-[85%] rounded-card border px-4 py-2.5 text-sm',
            message.author === undefined ? 'border-hairline' : 'border-accent',
          )}
        >
          <Markdown text={content} />
        </div>
      )}
      {missed && !taught && onTeach && (
        <Button variant="secondary" size="sm" onClick={onTeach}>
          Teach an answer
        </Button>
      )}
      {files.map((file) => (
        <Button
          key={file.id}
          variant="ghost"
          size="sm"
          className="max-w-full"
          title={file.name}
          onClick={() => open(file)}
        >
          <Paperclip {...iconSize(18)} /> <span className="min-w-0 text-left wrap-anywhere">{file.name}</span>
        </Button>
      ))}
      <SourceList sources={sources} className="max-w-[85%]" />
      <MoreQuotes more={more} className="max-w-[85%]" />
      {(!missed || taught) && onTeach && (
        <button
          type="button"
          className="py-1 text-xs text-muted underline underline-offset-2 transition-colors hover:text-ink"
          onClick={onTeach}
        >
          {taught ? 'Edit taught answer' : 'Correct this answer'}
        </button>
      )}
      {making && confidence && (
        <AnswerDetails
          making={making}
          confidence={confidence}
          sources={sources}
          onTeach={onTeach}
          isTaught={taught !== undefined}
          confirmation={confirmation}
        />
      )}
    </li>
  )
}
