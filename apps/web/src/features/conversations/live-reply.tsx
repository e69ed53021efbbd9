import type { Conversation } from '@foyer/contract/conversations'
import type { OwnerHandoff } from '@foyer/contract/handoff'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { api } from '../../lib/api/browser.ts'
import { showFailure } from '../../lib/http/show-failure.ts'
import { randomId } from '../../lib/random-id.ts'
import {
  conversationKey,
  conversationQuery,
  liveKey,
} from '../../shared/conversations/conversation-queries.ts'
import { useVisitorTyping } from '../../shared/conversations/live-events.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Textarea } from '../../ui/controls/field.tsx'
import { Form } from '../../ui/controls/form.tsx'
import { TextLink } from '../../ui/controls/text-link.tsx'
import { pressedEnter } from '../../ui/focus/composing.ts'
import { readReply, storeReply } from './reply-storage.ts'

const typingEveryMs = 3_000
const limit = 4_000

export function useHandoff(id: string) {
  const queries = useQueryClient()
  const show = (handoff: OwnerHandoff) => {
    queries.setQueryData<Conversation>(conversationQuery(id).queryKey, (now) => now && { ...now, handoff })
    void queries.invalidateQueries({ queryKey: liveKey })
  }
  const act = (path: string) => api.post<OwnerHandoff>(`/api/conversations/${id}/${path}`)
  const takeOver = useMutation({
    mutationFn: () => act('takeover'),
    onSuccess: show,
    onError: showFailure('Error', 'Couldn’t take over. Please try again.'),
  })
  const handBack = useMutation({
    mutationFn: () => act('release'),
    onSuccess: show,
    onError: showFailure('Error', 'Couldn’t hand it back. Please try again.'),
  })
  return { takeOver, handBack }
}

const whenGone: Record<NonNullable<OwnerHandoff['replyMail']>, ReactNode> = {
  mailed: 'We’ll email them your reply unless they come back first.',
  stopped: 'They unsubscribed from emails, so they’ll see your reply only if they come back.',
  unconfirmed: (
    <span>
      To email them your reply, confirm your own email in <TextLink href="/settings#email">Settings</TextLink>{' '}
      first.
    </span>
  ),
  no_address: 'They left no email, so they’ll see your reply when they come back.',
}

type LiveReplyProps = {
  conversation: Conversation
  handBack: ReturnType<typeof useHandoff>['handBack']
}

/** The reply form of a live conversation. A failed message stays in the field, and retries do not duplicate it. */
export function LiveReply({ conversation: { id, overApi, handoff }, handBack }: LiveReplyProps) {
  const queries = useQueryClient()
  const typing = useVisitorTyping(id)
  const [text, setText] = useState(() => readReply(id))
  const tried = useRef({ content: '', messageKey: '' })
  const typingSentAt = useRef(0)

  const send = useMutation({
    mutationFn: (content: string) => {
      // The key deduplicates retries, so changed text needs a new key.
      if (tried.current.content !== content) tried.current = { content, messageKey: randomId() }
      return api.post(`/api/conversations/${id}/messages`, tried.current)
    },
    onSuccess: (_, sent) => {
      tried.current = { content: '', messageKey: '' }
      if (readReply(id).trim() === sent) storeReply(id, '')
      setText((now) => (now.trim() === sent ? '' : now))
      // Not awaited, so that the next message can be sent immediately.
      void queries.invalidateQueries({ queryKey: [...conversationKey, id] })
    },
    onError: showFailure('Error', 'Couldn’t send your message. Please try again.'),
  })

  function changeText(words: string) {
    setText(words)
    storeReply(id, words)
    if (Date.now() - typingSentAt.current < typingEveryMs) return
    typingSentAt.current = Date.now()
    // Typing indicators may fail silently.
    api.post(`/api/conversations/${id}/typing`).catch(() => undefined)
  }

  const replyMail = handoff?.replyMail ?? 'no_address'
  const content = text.trim()
  const submit = () => content && !send.isPending && send.mutate(content)
  return (
    <Form data-toasts-above="" className="flex w-full flex-col gap-3" onSubmit={submit}>
      <p role="status" className="min-h-4 text-xs text-muted">
        {typing ? (
          'The visitor is typing…'
        ) : overApi ? (
          'This conversation came through the API. Your reply is delivered if the client polls for it.'
        ) : handoff?.visitorHere ? (
          'The visitor is online. The assistant stays quiet until you hand back.'
        ) : (
          <span>
            <span>The visitor is offline. </span>
            <span key={replyMail}>{whenGone[replyMail]}</span>
          </span>
        )}
      </p>
      <Textarea
        autoFocus
        data-start=""
        rows={2}
        maxLength={limit}
        aria-label="Your reply"
        placeholder="Write to the visitor"
        className="max-h-40 min-h-16"
        value={text}
        onChange={({ target }) => changeText(target.value)}
        onKeyDown={(event) => {
          if (!pressedEnter(event) || event.shiftKey) return
          event.preventDefault()
          submit()
        }}
      />
      <div className="flex flex-wrap items-center justify-end gap-3">
        <Button variant="secondary" busy={handBack.isPending} onClick={() => handBack.mutate()}>
          Hand back
        </Button>
        <Button type="submit" busy={send.isPending} disabled={!content}>
          Send
        </Button>
      </div>
    </Form>
  )
}
