import type { ChatAnswer, Confidence, history, Making, Quotation, Said, Source } from '@foyer/contract/chat'
import type { FailureBody } from '@foyer/contract/failure'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { z } from 'zod'
import { api } from '../../lib/api/browser.ts'
import { refetchAssistantsOnNotFound } from '../../lib/api/query-client.ts'
import { readEvents } from '../../lib/http/event-stream.ts'
import { ApiError } from '../../lib/http/http.ts'
import { showFailure } from '../../lib/http/show-failure.ts'
import { randomId } from '../../lib/random-id.ts'
import { useSentenceConfirmation } from '../../shared/answers/use-sentence-confirmation.ts'
import { analyticsKey, conversationsKey } from '../../shared/conversations/conversation-queries.ts'
import { limitsQuery, usageQuery } from '../../shared/plan/plan-queries.ts'
import { currentSession, newSession } from './session-name.ts'
import { readUnsent, storeUnsent, type UnsentMessages } from './unsent-storage.ts'

export type ChatMessage = {
  id: string
  role: 'user' | 'assistant'
  content: string
  timestamp: string
  sources: Source[]
  more: Quotation[]
  confidence: Confidence
  said: Said
  making?: Making | undefined
  state: 'whole' | 'writing' | 'unsent'
}

type History = z.infer<typeof history>

const message = (
  role: ChatMessage['role'],
  content: string,
  rest: Partial<ChatMessage> = {},
): ChatMessage => ({
  id: randomId(),
  role,
  content,
  timestamp: new Date().toISOString(),
  sources: [],
  more: [],
  confidence: 'sure',
  said: 'plain',
  state: 'whole',
  ...rest,
})

async function streamAnswer(
  assistantId: string,
  body: { message: string; sessionId: string },
  signal: AbortSignal,
  onText: (text: string) => void,
): Promise<ChatAnswer> {
  const response = await api.response('POST', `/api/chat/${assistantId}`, body, {
    signal,
    accept: 'text/event-stream',
  })
  let text = ''
  for await (const { event, data } of readEvents(response.body!)) {
    if (event === 'delta') {
      text += (JSON.parse(data) as { text: string }).text
      onText(text)
    } else if (event === 'done') return JSON.parse(data) as ChatAnswer
    else if (event === 'error') {
      const failure = JSON.parse(data) as FailureBody
      throw new ApiError(500, failure.message, failure)
    }
  }
  throw new Error('The answer was cut off.')
}

/** Appends failed messages, except one that did arrive. */
function withUnsent(said: ChatMessage[], { questions }: UnsentMessages): ChatMessage[] {
  const last = said.findLast(({ role }) => role === 'user')
  return [
    ...said,
    ...questions
      .filter(({ content }) => content !== last?.content)
      .map(({ content, timestamp }) => message('user', content, { timestamp, state: 'unsent' })),
  ]
}

const withConfirmation = ({ cut, ...making }: Making, key: string, isTrue: boolean): Making => ({
  ...making,
  cut: cut.map((each) => (each.key === key ? { ...each, isTrue } : each)),
})

function useRefetchCounts() {
  const queries = useQueryClient()
  return () => {
    for (const queryKey of [limitsQuery.queryKey, usageQuery.queryKey, conversationsKey, analyticsKey])
      void queries.invalidateQueries({ queryKey })
  }
}

export function useTestChat(assistantId: string, onAnswer: (text: string) => void) {
  const refetchCounts = useRefetchCounts()
  const [session, setSession] = useState(() => currentSession(assistantId))
  const [kept] = useState(() => readUnsent(assistantId, session))
  const [typed, setTyped] = useState(kept.typed)
  const [messages, setMessages] = useState<ChatMessage[]>([])
  const [pending, setPending] = useState(false)
  const [loading, setLoading] = useState(true)
  const running = useRef<AbortController>(null)

  // Restores the earlier conversation, as the widget does.
  useEffect(() => {
    const stop = new AbortController()
    const load = async () => {
      const path = `/api/chat/${assistantId}/history?sessionId=${encodeURIComponent(session)}`
      const before = await api.get<History>(path, { signal: stop.signal }).catch(() => null)
      if (stop.signal.aborted) return
      const shown = (before?.messages ?? []).map(
        ({ role, content, timestamp, sources, more, confidence, said, making }) =>
          message(role, content, {
            timestamp,
            sources: sources ?? [],
            more: more ?? [],
            confidence: confidence ?? 'sure',
            said: said ?? 'plain',
            making,
          }),
      )
      const all = session === kept.session ? withUnsent(shown, kept) : shown
      setMessages((now) => (now.length > 0 ? now : all))
      setLoading(false)
    }
    void load()
    return () => {
      stop.abort()
      running.current?.abort()
    }
  }, [assistantId, session, kept])

  // A message is stored until it is answered, because it may still fail.
  const asked = pending ? messages.findLast(({ role }) => role === 'user') : undefined
  useEffect(() => {
    if (loading) return
    const questions = messages.filter((each) => each.state === 'unsent' || each === asked)
    storeUnsent(assistantId, {
      session,
      typed,
      questions: questions.map(({ content, timestamp }) => ({ content, timestamp })),
    })
  }, [assistantId, session, loading, typed, messages, asked])

  async function answer(question: ChatMessage) {
    const stop = new AbortController()
    running.current = stop
    setPending(true)
    const reply = message('assistant', '', { state: 'writing' })
    const write = (change: Partial<ChatMessage>) =>
      setMessages((now) => [...now.filter(({ id }) => id !== reply.id), { ...reply, ...change }])
    try {
      const body = { message: question.content, sessionId: session }
      const { response, timestamp, sources, more, confidence, said, making } = await streamAnswer(
        assistantId,
        body,
        stop.signal,
        (content) => write({ content }),
      )
      write({ content: response, timestamp, sources, more, confidence, said, making, state: 'whole' })
      onAnswer(response)
      refetchCounts()
    } catch (error) {
      if (stop.signal.aborted) return
      setMessages((now) =>
        now
          .filter(({ id }) => id !== reply.id)
          .map((each) => (each.id === question.id ? { ...each, state: 'unsent' } : each)),
      )
      refetchAssistantsOnNotFound(error)
      showFailure('Failed to send message', 'Please check your connection and try again.')(error)
    } finally {
      if (running.current === stop) {
        running.current = null
        setPending(false)
      }
    }
  }

  function send(text: string) {
    const question = message('user', text)
    setMessages((now) => [...now, question])
    void answer(question)
  }

  function retry(question: ChatMessage) {
    const again: ChatMessage = { ...question, state: 'whole' }
    setMessages((now) => [...now.filter(({ id }) => id !== question.id), again])
    void answer(again)
  }

  const confirmationFor = useSentenceConfirmation(({ key, isTrue }) =>
    setMessages((now) =>
      now.map((each) => ({ ...each, making: each.making && withConfirmation(each.making, key, isTrue) })),
    ),
  )

  function restart() {
    running.current?.abort()
    running.current = null
    setPending(false)
    setMessages([])
    setTyped('')
    setSession(newSession(assistantId))
  }

  return { typed, setTyped, messages, pending, loading, send, retry, restart, confirmationFor }
}
