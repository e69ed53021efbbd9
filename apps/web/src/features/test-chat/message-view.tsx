import type { TaughtAnswer } from '@foyer/contract/analytics'
import { AnswerDetails } from '../../shared/answers/answer-details.tsx'
import { ConfidenceBadge } from '../../shared/answers/confidence-badge.tsx'
import { MoreQuotes } from '../../shared/answers/more-quotes.tsx'
import { SourceList } from '../../shared/answers/source-list.tsx'
import { isOutdatedBy } from '../../shared/answers/taught.ts'
import type { SentenceConfirmation } from '../../shared/answers/use-sentence-confirmation.ts'
import { formatTime } from '../../ui/format.ts'
import { Markdown } from '../../ui/markdown/markdown.tsx'
import type { ChatMessage } from './use-test-chat.ts'

export function TypingIndicator() {
  return (
    <div className="flex h-9 items-center gap-1.5 self-start rounded-card rounded-bl-xs border border-hairline bg-page px-4">
      <span className="sr-only">The assistant is typing</span>
      <span aria-hidden="true" className="typing-dot" />
      <span aria-hidden="true" className="typing-dot" />
      <span aria-hidden="true" className="typing-dot" />
    </div>
  )
}

type MessageViewProps = {
  message: ChatMessage
  /** Null while an answer is pending. */
  onRetry: (() => void) | null
  taught: TaughtAnswer | undefined
  onTeach: (() => void) | null
  confirmationFor: (conversation: string) => SentenceConfirmation
}

export function MessageView({ message, onRetry, taught, onTeach, confirmationFor }: MessageViewProps) {
  const { role, content, timestamp, sources, more, confidence, said, making, state } = message
  if (role === 'user')
    return (
      <li className="flex max-w-[88%] flex-col items-end gap-1 self-end">
        <span className="sr-only">You, {formatTime(timestamp)}</span>
        <p
          dir="auto"
          className="rounded-card rounded-br-xs bg-accent px-3.5 py-2 [overflow-wrap:anywhere] whitespace-pre-wrap text-on-accent"
        >
          {content}
        </p>
        {state === 'unsent' && (
          <p className="text-xs text-bad">
            Not sent.{' '}
            <button
              type="button"
              className="font-medium underline underline-offset-2 disabled:cursor-not-allowed disabled:no-underline disabled:opacity-55"
              disabled={!onRetry}
              onClick={() => onRetry?.()}
            >
              Try again
            </button>
          </p>
        )}
      </li>
    )
  const since = isOutdatedBy(taught, message)
  return (
    <li className="flex max-w-[94%] flex-col items-start gap-2 self-start">
      <span className="sr-only">Assistant, {formatTime(timestamp)}</span>
      <div className="max-w-full rounded-card rounded-bl-xs border border-hairline bg-page px-3.5 py-2">
        <Markdown text={content} />
      </div>
      {(confidence !== 'sure' || onTeach) && (
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 pl-1 text-xs text-muted">
          {since ? (
            <span>Updated since. Ask again to see the new answer.</span>
          ) : (
            <ConfidenceBadge said={said} />
          )}
          {onTeach && (
            <button type="button" className="font-medium underline underline-offset-2" onClick={onTeach}>
              {taught
                ? 'Edit taught answer'
                : confidence === 'sure'
                  ? 'Correct this answer'
                  : 'Teach an answer'}
            </button>
          )}
        </p>
      )}
      <SourceList sources={sources} className="max-w-full pl-1" />
      <MoreQuotes more={more} className="max-w-full pl-1" />
      {making && (
        <AnswerDetails
          making={making}
          confidence={confidence}
          sources={sources}
          onTeach={onTeach}
          isTaught={taught !== undefined}
          confirmation={confirmationFor(making.conversation)}
        />
      )}
    </li>
  )
}
