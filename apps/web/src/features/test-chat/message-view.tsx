import type { Source } from '@foyer/contract/chat'
import { FileText } from 'lucide-react'
import { iconSize } from '../../ui/icon-button.tsx'
import { Markdown } from '../../ui/markdown.tsx'
import { isSafeLink } from '../../ui/markdown-blocks.ts'
import type { ChatMessage } from './use-test-chat.ts'

const time = new Intl.DateTimeFormat('en', { hour: 'numeric', minute: '2-digit' })

function SourceLine({ url, title, quote }: Source) {
  const name = title || url
  return (
    <li className="flex min-w-0 gap-1.5">
      <FileText {...iconSize(16)} className="mt-0.5 shrink-0" />
      <span className="min-w-0">
        {isSafeLink(url) ? (
          <a
            href={url}
            target="_blank"
            rel="noreferrer"
            className="break-words text-accent underline underline-offset-2"
          >
            {name}
          </a>
        ) : (
          <span className="break-words text-ink">{name}</span>
        )}
        {quote && <span className="line-clamp-2 break-words">{quote}</span>}
      </span>
    </li>
  )
}

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

type MessageViewProps = { message: ChatMessage; onRetry: () => void; onTeach: (() => void) | null }

export function MessageView({ message, onRetry, onTeach }: MessageViewProps) {
  const { role, content, timestamp, sources, answered, state } = message
  if (role === 'user')
    return (
      <li className="flex max-w-[88%] flex-col items-end gap-1 self-end">
        <span className="sr-only">You, {time.format(new Date(timestamp))}</span>
        <p
          dir="auto"
          className="rounded-card rounded-br-xs bg-accent px-3.5 py-2 [overflow-wrap:anywhere] whitespace-pre-wrap text-on-accent"
        >
          {content}
        </p>
        {state === 'unsent' && (
          <p className="text-xs text-bad">
            Not sent.{' '}
            <button type="button" className="font-medium underline underline-offset-2" onClick={onRetry}>
              Try again
            </button>
          </p>
        )}
      </li>
    )
  return (
    <li className="flex max-w-[94%] flex-col items-start gap-2 self-start">
      <span className="sr-only">Assistant, {time.format(new Date(timestamp))}</span>
      <div className="max-w-full rounded-card rounded-bl-xs border border-hairline bg-page px-3.5 py-2">
        <Markdown text={content} />
      </div>
      {!answered && (
        <p className="pl-1 text-xs text-warn">
          Your website does not say.{' '}
          {onTeach && (
            <button type="button" className="font-medium underline underline-offset-2" onClick={onTeach}>
              Teach an answer
            </button>
          )}
        </p>
      )}
      {sources.length > 0 && (
        <ul aria-label="Sources" className="flex max-w-full flex-col gap-1.5 pl-1 text-xs text-muted">
          {sources.map((source) => (
            <SourceLine key={`${source.url} ${source.quote}`} {...source} />
          ))}
        </ul>
      )}
    </li>
  )
}
