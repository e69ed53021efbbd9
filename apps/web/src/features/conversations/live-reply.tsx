import type { Conversation } from '@foyer/contract/conversations'
import type { OwnersHandoff } from '@foyer/contract/handoff'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { api } from '../../lib/browser.ts'
import { randomId } from '../../lib/random-id.ts'
import { showFailure } from '../../lib/say-failure.ts'
import { conversationKey, conversationQuery, liveKey } from '../../shared/conversation-queries.ts'
import { useVisitorTyping } from '../../shared/live-events.ts'
import { Button } from '../../ui/button.tsx'
import { pressedEnter } from '../../ui/composing.ts'
import { Textarea } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { keepReply, readReply } from './kept-reply.ts'

const typingEveryMs = 3_000
const limit = 4_000

/** An owner steps into a conversation and out of it again. */
export function useHandoff(id: string) {
  const queries = useQueryClient()
  const show = (handoff: OwnersHandoff) => {
    queries.setQueryData<Conversation>(conversationQuery(id).queryKey, (now) => now && { ...now, handoff })
    void queries.invalidateQueries({ queryKey: liveKey })
  }
  const act = (path: string) => api.post<OwnersHandoff>(`/api/conversations/${id}/${path}`)
  const takeOver = useMutation({
    mutationFn: () => act('takeover'),
    onSuccess: show,
    onError: showFailure('Error', 'You could not take over.'),
  })
  const handBack = useMutation({
    mutationFn: () => act('release'),
    onSuccess: show,
    onError: showFailure('Error', 'It could not be handed back.'),
  })
  return { takeOver, handBack }
}

const whenGone: Record<NonNullable<OwnersHandoff['replyMail']>, ReactNode> = {
  mailed: 'They get this by mail, unless they come back first.',
  stopped: 'They stopped mails, so they read this only if they come back.',
  unconfirmed: (
    <span>
      A reply would be mailed, so confirm your own address in{' '}
      <TextLink href="/settings#email">Settings</TextLink> first.
    </span>
  ),
  no_address: 'They read this when they come back. They left no address to mail it to.',
}

type LiveReplyProps = {
  conversation: Conversation
  handBack: ReturnType<typeof useHandoff>['handBack']
}

/** Where the person who is there writes. What could not be sent stays, and is sent once however often it is tried. */
export function LiveReply({ conversation: { id, overApi, handoff }, handBack }: LiveReplyProps) {
  const queries = useQueryClient()
  const typing = useVisitorTyping(id)
  const [text, setText] = useState(() => readReply(id))
  const tried = useRef({ content: '', messageKey: '' })
  const told = useRef(0)

  const send = useMutation({
    mutationFn: (content: string) => {
      // Other words are another message: under the key of one that arrived unanswered they would be taken for it.
      if (tried.current.content !== content) tried.current = { content, messageKey: randomId() }
      return api.post(`/api/conversations/${id}/messages`, tried.current)
    },
    onSuccess: (_, sent) => {
      tried.current = { content: '', messageKey: '' }
      if (readReply(id).trim() === sent) keepReply(id, '')
      setText((now) => (now.trim() === sent ? '' : now))
      // Not waited for: until it is read anew, the next words could not be sent.
      void queries.invalidateQueries({ queryKey: [...conversationKey, id] })
    },
    onError: showFailure('Error', 'It was not sent. Try again.'),
  })

  function type(words: string) {
    setText(words)
    keepReply(id, words)
    if (Date.now() - told.current < typingEveryMs) return
    told.current = Date.now()
    // Nobody misses it where it can't be told.
    api.post(`/api/conversations/${id}/typing`).catch(() => undefined)
  }

  const replyMail = handoff?.replyMail ?? 'no_address'
  const content = text.trim()
  const dispatch = () => content && !send.isPending && send.mutate(content)
  return (
    <Form data-toasts-above="" className="flex w-full flex-col gap-3" onSubmit={dispatch}>
      <p role="status" className="min-h-4 text-xs text-muted">
        {typing ? (
          'The visitor is writing …'
        ) : overApi ? (
          'A program of yours brought this conversation: your words reach its user if the program asks for them.'
        ) : handoff?.visitorHere ? (
          'The visitor is here. The assistant is silent until you hand back.'
        ) : (
          <span>
            <span>The visitor is not here now. </span>
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
        onChange={({ target }) => type(target.value)}
        onKeyDown={(event) => {
          if (!pressedEnter(event) || event.shiftKey) return
          event.preventDefault()
          dispatch()
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
