import type { Conversation } from '@foyer/contract/conversations'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { api } from '../../lib/api/browser.ts'
import { showFailure } from '../../lib/http/show-failure.ts'
import { type Lesson, lessonFrom, useTaught } from '../../shared/answers/taught.ts'
import { useSentenceConfirmation } from '../../shared/answers/use-sentence-confirmation.ts'
import { conversationQuery, conversationsKey } from '../../shared/conversations/conversation-queries.ts'
import { leadsKey } from '../../shared/conversations/lead-queries.ts'
import { Badge } from '../../ui/badge.tsx'
import { cx } from '../../ui/class-names.ts'
import { Button, PlainButton } from '../../ui/controls/button.tsx'
import { linkClass } from '../../ui/controls/text-link.tsx'
import { formatMoment } from '../../ui/format.ts'
import { Skeleton } from '../../ui/layout/skeleton.tsx'
import { toast } from '../../ui/messages/toast-store.ts'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { FooterConfirm } from '../../ui/overlays/footer-confirm.tsx'
import { nameOf, titleOf } from './conversation-list.tsx'
import { HandoffBadges } from './handoff-badges.tsx'
import { LiveReply, useHandoff } from './live-reply.tsx'
import { MessageItem } from './message-item.tsx'
import { Rating } from './rating.tsx'
import { contains } from './search.ts'
import { useAnnounceMessages } from './use-announce-messages.ts'
import { useDownload } from './use-download.ts'

const dayOf = (timestamp: string) => new Date(timestamp).toDateString()

const questions = {
  conversation: 'Delete this conversation and its files? This can’t be undone.',
  visitor:
    'Erase all messages and files from this visitor, in every conversation, and their lead? This can’t be undone.',
}

export type Teach = (assistantId: string, lesson: Lesson) => void
type ConversationViewProps = {
  conversation: Conversation
  wanted: string
  onTeach: Teach
  onClose: () => void
}

export function ConversationView({ conversation, wanted, onTeach, onClose }: ConversationViewProps) {
  const { id, assistantId, testChat } = conversation
  const exists = conversation.assistantName !== null
  const taughtOn = useTaught(assistantId, exists)
  const queries = useQueryClient()
  const download = useDownload()
  const [asking, setAsking] = useState<keyof typeof questions | null>(null)
  const whole = useQuery(conversationQuery(id))
  const { takeOver, handBack } = useHandoff(id)
  const handoff = whole.data?.handoff ?? null
  const isLive = handoff?.state === 'person' || handoff?.state === 'wanted' || handoff?.visitorHere === true

  const messages = (whole.data ?? (whole.isError ? conversation : null))?.messages ?? []
  useAnnounceMessages(messages)
  const foundAt = messages.findLastIndex(contains(wanted))
  const end = useRef<HTMLDivElement>(null)
  const said = messages.length
  useEffect(() => {
    if (isLive && said > 0) end.current?.scrollIntoView({ block: 'nearest' })
  }, [isLive, said])

  const remove = useMutation({
    mutationFn: (what: keyof typeof questions) =>
      api.delete<{ message: string }>(`/api/conversations/${id}${what === 'visitor' ? '/visitor' : ''}`),
    onSuccess: async ({ message }) => {
      await queries.invalidateQueries({ queryKey: conversationsKey })
      void queries.invalidateQueries({ queryKey: leadsKey })
      toast({ title: message })
      onClose()
    },
    onError: showFailure('Error', 'Couldn’t delete it. Please try again.'),
  })

  const confirmationFor = useSentenceConfirmation(() =>
    queries.invalidateQueries({ queryKey: conversationQuery(id).queryKey }),
  )

  return (
    <Dialog
      open
      // Closing first dismisses the question.
      onClose={() => (asking ? setAsking(null) : onClose())}
      size="lg"
      title={titleOf(conversation)}
      description={
        <span className="flex flex-wrap items-center gap-3">
          <span dir="auto" className="min-w-0 wrap-anywhere">
            {nameOf(conversation)}
          </span>
          <span>{formatMoment(conversation.createdAt)}</span>
          {testChat ? (
            <Badge tone="accent">Test chat</Badge>
          ) : (
            <Rating value={conversation.satisfactionRating} />
          )}
          <HandoffBadges handoff={handoff} />
          <PlainButton
            className={cx(linkClass, 'text-xs')}
            held={download.isPending}
            onClick={() =>
              download.mutate({
                path: `/api/conversations/${id}`,
                name: `conversation-${conversation.createdAt.slice(0, 10)}.json`,
              })
            }
          >
            Download
          </PlainButton>
        </span>
      }
      footer={
        asking ? (
          <FooterConfirm
            action={asking === 'visitor' ? 'Erase' : 'Delete'}
            busy={remove.isPending}
            onKeep={() => setAsking(null)}
            onConfirm={() => remove.mutate(asking)}
          >
            {questions[asking]}
          </FooterConfirm>
        ) : handoff?.state === 'person' ? (
          <LiveReply conversation={whole.data ?? conversation} handBack={handBack} />
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
            {!testChat && exists && (
              <Button
                autoFocus={handBack.isSuccess}
                busy={takeOver.isPending}
                onClick={() => takeOver.mutate()}
              >
                Take over
              </Button>
            )}
          </>
        )
      }
    >
      {whole.isError && !whole.data && (
        <p className="mb-6 flex flex-wrap items-center justify-between gap-3 text-sm text-muted">
          Couldn’t load the full conversation. This is a preview.
          <Button variant="secondary" size="sm" onClick={() => whole.refetch()}>
            Try again
          </Button>
        </p>
      )}
      {whole.isPending && <Skeleton className="h-40 rounded-card" />}
      <ol className="flex flex-col gap-6">
        {messages.map((message, nth) => {
          const question = messages[nth - 1]
          // Handoff messages are not answers and can’t be taught.
          const isAnswer =
            message.role === 'assistant' && message.author === undefined && message.making?.by !== 'handoff'
          const asked = isAnswer && question?.role === 'user' ? question.content : null
          const taught = asked === null ? undefined : taughtOn(asked)
          const lesson = asked !== null && lessonFrom(asked, message, taught)
          return (
            <MessageItem
              key={message.id}
              message={message}
              testChat={testChat}
              newDay={dayOf(message.timestamp) !== dayOf(question?.timestamp ?? conversation.createdAt)}
              found={nth === foundAt}
              taught={taught}
              onTeach={lesson && exists ? () => onTeach(assistantId, lesson) : null}
              confirmation={exists ? confirmationFor(id) : null}
            />
          )
        })}
      </ol>
      <div ref={end} />
    </Dialog>
  )
}
