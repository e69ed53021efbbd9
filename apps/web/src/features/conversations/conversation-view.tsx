import type { TaughtAnswer } from '@foyer/contract/analytics'
import type { Conversation } from '@foyer/contract/conversations'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Paperclip } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../lib/browser.ts'
import { saveFile } from '../../lib/save-file.ts'
import { sayFailure } from '../../lib/say-failure.ts'
import { isTaughtSince, type Lesson, useTaught } from '../../lib/taught.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/class-names.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { iconSize } from '../../ui/icon-button.tsx'
import { Markdown } from '../../ui/markdown.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { SourceList } from '../../ui/source-list.tsx'
import { linkLook } from '../../ui/text-link.tsx'
import { toast } from '../../ui/toast-store.ts'
import { nameOf, speakerOf } from './conversation-list.tsx'
import { Rating } from './rating.tsx'
import { holding } from './search.ts'
import { useDownload } from './use-download.ts'

type Message = Conversation['messages'][number]

const moment = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' })
const time = new Intl.DateTimeFormat('en', { timeStyle: 'short' })
const dayOf = (timestamp: string) => new Date(timestamp).toDateString()

const bringIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'center' })

type SaidProps = {
  message: Message
  testChat: boolean
  /** The moment alone, or with its day where that is another than the last. */
  newDay: boolean
  /** Brought before the reader's eyes. */
  found: boolean
  taught: TaughtAnswer | undefined
  onTeach: (() => void) | null
}

function Said({ message, testChat, newDay, found, taught, onTeach }: SaidProps) {
  const { role, content, timestamp, answered, sources = [], files = [] } = message
  const byVisitor = role === 'user'
  const missed = answered === false
  const open = ({ id, name }: { id: string; name: string }) =>
    saveFile(`/api/files/${id}`, name).catch(() =>
      toast({ title: 'Error', description: 'The file could not be opened.', variant: 'destructive' }),
    )
  return (
    <li
      ref={found ? bringIntoView : null}
      className={cx('flex flex-col gap-1.5', byVisitor ? 'items-end' : 'items-start')}
    >
      <span className="figures flex flex-wrap items-center gap-2 text-xs text-muted">
        {speakerOf(role, testChat)} · {(newDay ? moment : time).format(new Date(timestamp))}
        {!byVisitor && isTaughtSince(taught, message) ? (
          <Badge tone="good">Taught since</Badge>
        ) : (
          missed && <Badge tone="warn">Not answered</Badge>
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
        <div className="max-w-[85%] rounded-card border border-hairline px-4 py-2.5 text-sm">
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
          <Paperclip {...iconSize(18)} /> <span className="truncate">{file.name}</span>
        </Button>
      ))}
      <SourceList sources={sources} className="max-w-[85%]" />
      {(!missed || taught) && onTeach && (
        <button
          type="button"
          className="py-1 text-xs text-muted underline underline-offset-2 transition-colors hover:text-ink"
          onClick={onTeach}
        >
          {taught ? 'Edit taught answer' : 'Correct this answer'}
        </button>
      )}
    </li>
  )
}

const questions = {
  conversation: 'Delete this conversation and its files? This can’t be undone.',
  visitor: 'Erase everything this visitor said and sent, in all their conversations? This can’t be undone.',
}

export type Teach = (assistantId: string, lesson: Lesson) => void
type ConversationViewProps = {
  conversation: Conversation
  wanted: string
  onTeach: Teach
  onClose: () => void
}

/** One conversation to read, and the two ways to be rid of it. */
export function ConversationView({ conversation, wanted, onTeach, onClose }: ConversationViewProps) {
  const { id, assistantId, testChat } = conversation
  const exists = conversation.assistantName !== null
  const taughtOn = useTaught(assistantId, exists)
  const queries = useQueryClient()
  const download = useDownload()
  const [asking, setAsking] = useState<keyof typeof questions | null>(null)
  const whole = useQuery<Conversation>({ queryKey: ['/api/conversations', id] })

  const messages = (whole.data ?? (whole.isError ? conversation : null))?.messages ?? []
  const foundAt = messages.findLastIndex(holding(wanted))

  const remove = useMutation({
    mutationFn: (what: keyof typeof questions) =>
      api.delete<{ message: string }>(`/api/conversations/${id}${what === 'visitor' ? '/visitor' : ''}`),
    onSuccess: async ({ message }) => {
      await queries.invalidateQueries({
        // Not the one that is gone, which is still shown.
        predicate: ({ queryKey }) =>
          String(queryKey[0]).startsWith('/api/conversations') && queryKey[1] !== id,
      })
      toast({ title: message })
      onClose()
    },
    onError: sayFailure('Error', 'It could not be deleted.'),
  })

  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      title={nameOf(conversation)}
      description={
        <span className="flex flex-wrap items-center gap-3">
          {moment.format(new Date(conversation.createdAt))}{' '}
          {testChat ? (
            <Badge tone="accent">Test chat</Badge>
          ) : (
            <Rating value={conversation.satisfactionRating} />
          )}
          <button
            type="button"
            className={cx(linkLook, 'text-xs')}
            disabled={download.isPending}
            onClick={() =>
              download.mutate({
                path: `/api/conversations/${id}`,
                name: `conversation-${conversation.createdAt.slice(0, 10)}.json`,
              })
            }
          >
            Download
          </button>
        </span>
      }
      footer={
        asking ? (
          <>
            <p className="mr-auto max-w-md text-sm">{questions[asking]}</p>
            <Button variant="secondary" onClick={() => setAsking(null)}>
              Keep
            </Button>
            <Button variant="danger" busy={remove.isPending} onClick={() => remove.mutate(asking)}>
              {asking === 'visitor' ? 'Erase' : 'Delete'}
            </Button>
          </>
        ) : (
          <>
            {!testChat && (
              <Button variant="ghost" onClick={() => setAsking('visitor')}>
                Erase visitor
              </Button>
            )}
            <Button variant="secondary" onClick={() => setAsking('conversation')}>
              Delete conversation
            </Button>
          </>
        )
      }
    >
      {whole.isError && !whole.data && (
        <p className="mb-6 flex flex-wrap items-center justify-between gap-3 text-sm text-muted">
          The whole conversation could not be loaded. This is what the list held of it.
          <Button variant="secondary" size="sm" onClick={() => whole.refetch()}>
            Try again
          </Button>
        </p>
      )}
      {whole.isPending && <Skeleton className="h-40 rounded-card" />}
      <ol className="flex flex-col gap-6">
        {messages.map((message, nth) => {
          const question = messages[nth - 1]
          const asked = message.role === 'assistant' && question?.role === 'user' ? question.content : null
          const taught = asked === null ? undefined : taughtOn(asked)
          const lesson = asked !== null && {
            question: asked,
            ...(message.answered !== false && { answer: message.content }),
            ...(taught && { taught }),
          }
          return (
            <Said
              key={`${message.timestamp} ${message.role} ${message.content}`}
              message={message}
              testChat={testChat}
              newDay={dayOf(message.timestamp) !== dayOf(question?.timestamp ?? conversation.createdAt)}
              found={nth === foundAt}
              taught={taught}
              onTeach={lesson && exists ? () => onTeach(assistantId, lesson) : null}
            />
          )
        })}
      </ol>
    </Dialog>
  )
}
