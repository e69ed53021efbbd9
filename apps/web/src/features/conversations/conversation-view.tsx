import type { Conversation } from '@foyer/contract/conversations'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { FileText, Paperclip } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../lib/browser.ts'
import { messageOf } from '../../lib/http.ts'
import { saveFile } from '../../lib/save-file.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/class-names.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { iconSize } from '../../ui/icon-button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast-store.ts'
import { nameOf } from './conversation-list.tsx'
import { Rating } from './rating.tsx'

type Message = Conversation['messages'][number]

const moment = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' })

/** The page a source names, and only that: a stored address is somebody else's text. */
const isLink = (address: string) => /^https?:\/\//i.test(address)

function Said({ message }: { message: Message }) {
  const { role, content, timestamp, answered, sources = [], files = [] } = message
  const byVisitor = role === 'user'
  const open = ({ id, name }: { id: string; name: string }) =>
    saveFile(`/api/files/${id}`, name).catch(() =>
      toast({ title: 'Error', description: 'The file could not be opened.', variant: 'destructive' }),
    )
  return (
    <li className={cx('flex flex-col gap-1.5', byVisitor ? 'items-end' : 'items-start')}>
      <span className="figures flex items-center gap-2 text-xs text-muted">
        {byVisitor ? 'Visitor' : 'Assistant'} · {moment.format(new Date(timestamp))}
        {answered === false && <Badge tone="warn">Not answered</Badge>}
      </span>
      <p
        className={cx(
          'max-w-[85%] rounded-card px-4 py-2.5 text-sm break-words whitespace-pre-wrap',
          byVisitor ? 'bg-wash' : 'border border-hairline',
        )}
      >
        {content}
      </p>
      {files.map((file) => (
        <Button key={file.id} variant="ghost" size="sm" onClick={() => open(file)}>
          <Paperclip {...iconSize(16)} /> {file.name}
        </Button>
      ))}
      {sources.length > 0 && (
        <ul aria-label="Sources" className="flex max-w-[85%] flex-col gap-1">
          {sources.map(({ url, title }) => (
            <li key={url} className="flex min-w-0 items-center gap-1.5 text-xs text-muted">
              <FileText {...iconSize(16)} className="shrink-0" />
              {isLink(url) ? (
                <a href={url} target="_blank" rel="noreferrer" className="truncate hover:underline">
                  {title || url}
                </a>
              ) : (
                <span className="truncate">{title || url}</span>
              )}
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

const questions = {
  conversation: 'Delete this conversation and its files? This can’t be undone.',
  visitor: 'Erase everything this visitor said and sent, in all their conversations? This can’t be undone.',
}

/** One conversation to read, and the two ways to be rid of it. */
export function ConversationView({
  conversation,
  onClose,
}: {
  conversation: Conversation
  onClose: () => void
}) {
  const { id } = conversation
  const queries = useQueryClient()
  const [asking, setAsking] = useState<keyof typeof questions | null>(null)
  const whole = useQuery<Conversation>({ queryKey: ['/api/conversations', id] })

  const remove = useMutation({
    mutationFn: (what: keyof typeof questions) =>
      api.delete<{ message: string }>(`/api/conversations/${id}${what === 'visitor' ? '/visitor' : ''}`),
    onSuccess: async ({ message }) => {
      await queries.invalidateQueries({
        predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/conversations'),
      })
      toast({ title: message })
      onClose()
    },
    onError: (error) =>
      toast({
        title: 'Error',
        description: messageOf(error, 'It could not be deleted.'),
        variant: 'destructive',
      }),
  })

  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      title={nameOf(conversation)}
      description={
        <span className="flex flex-wrap items-center gap-3">
          {moment.format(new Date(conversation.createdAt))} <Rating value={conversation.satisfactionRating} />
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
            <Button variant="ghost" onClick={() => setAsking('visitor')}>
              Erase visitor
            </Button>
            <Button variant="secondary" onClick={() => setAsking('conversation')}>
              Delete conversation
            </Button>
          </>
        )
      }
    >
      {whole.isPending && <Skeleton className="h-40 rounded-card" />}
      <ol className="flex flex-col gap-6">
        {(whole.data ?? (whole.isError ? conversation : null))?.messages.map((message) => (
          <Said key={`${message.timestamp} ${message.role} ${message.content}`} message={message} />
        ))}
      </ol>
    </Dialog>
  )
}
