import type { Assistant } from '@foyer/contract/assistants'
import { SquarePen } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { type Lesson, lessonFrom, useTaught } from '../../shared/answers/taught.ts'
import { Button } from '../../ui/controls/button.tsx'
import { iconSize } from '../../ui/controls/icon-button.tsx'
import { scrollable } from '../../ui/focus/scrollable.ts'
import { Composer } from './composer.tsx'
import { MessageView, TypingIndicator } from './message-view.tsx'
import { useMicrophone } from './use-microphone.ts'
import { useSpeaker } from './use-speaker.ts'
import { useTestChat } from './use-test-chat.ts'

const nearBottom = 80
const askHash = '#test-chat'

const examples = ['When are you open?', 'What do you offer?', 'How can I reach you?']

function Opening({ assistant, onAsk }: { assistant: Assistant; onAsk: (question: string) => void }) {
  return (
    <div className="m-auto flex flex-col items-center gap-4 px-2 text-center">
      <p className="max-w-64 text-muted">
        Ask <bdi>{assistant.name}</bdi> what your visitors would ask, and see its sources.
      </p>
      <ul className="flex flex-wrap justify-center gap-2">
        {examples.map((example) => (
          <li key={example}>
            <Button variant="secondary" size="sm" onClick={() => onAsk(example)}>
              {example}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}

type TestChatProps = { assistant: Assistant; onTeach: (lesson: Lesson) => void }

/** A chat with the saved version of the assistant. */
export function TestChat({ assistant, onTeach }: TestChatProps) {
  const { id, language, isActive } = assistant
  const input = useRef<HTMLTextAreaElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const stickToBottom = useRef(true)
  const taughtFor = useTaught(id)
  const speaker = useSpeaker(language)
  const chat = useTestChat(id, (text) => void speaker.speak(text))
  const { typed, setTyped, messages, pending, loading } = chat
  const microphone = useMicrophone(language, typed, setTyped)
  const writing = messages.at(-1)?.state === 'writing'

  useEffect(() => {
    const box = list.current
    const inside = box?.firstElementChild
    if (!box || !inside) return
    const grown = new ResizeObserver(() => {
      if (stickToBottom.current) box.scrollTo({ top: box.scrollHeight })
    })
    grown.observe(inside)
    return () => grown.disconnect()
  }, [])

  // Links with #test-chat focus the input.
  useEffect(() => {
    if (window.location.hash !== askHash) return
    document.getElementById('test-chat')?.scrollIntoView({ block: 'nearest' })
    input.current?.focus({ preventScroll: true })
  }, [])

  function send(text: string) {
    stickToBottom.current = true
    speaker.stop()
    chat.send(text.trim())
    setTyped('')
    input.current?.focus()
  }

  return (
    <section
      id="test-chat"
      data-toasts-aside=""
      aria-labelledby="test-chat-title"
      className="flex h-[36rem] max-h-[calc(100dvh-9rem)] scroll-mt-36 scroll-mb-4 flex-col overflow-hidden rounded-card border border-hairline bg-surface xl:sticky xl:top-28 xl:h-[calc(100dvh-13rem)] xl:max-h-[44rem]"
    >
      <header className="flex items-center justify-between gap-3 border-b border-hairline py-2 pr-2 pl-4">
        <h2 id="test-chat-title" className="font-semibold">
          Test Chat
        </h2>
        <Button
          variant="ghost"
          size="sm"
          disabled={messages.length === 0}
          onClick={() => {
            speaker.stop()
            chat.restart()
          }}
        >
          <SquarePen {...iconSize(18)} /> New conversation
        </Button>
      </header>
      {!isActive && (
        <p role="status" className="border-b border-hairline bg-warn-wash px-4 py-2.5 text-xs text-warn">
          This assistant is inactive. Turn on Active and save to try it.
        </p>
      )}
      <div
        {...scrollable}
        ref={list}
        role="log"
        aria-label="Conversation"
        aria-busy={pending}
        onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
          stickToBottom.current = scrollHeight - scrollTop - clientHeight < nearBottom
        }}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain focus-visible:-outline-offset-2"
      >
        <div className="flex min-h-full flex-col gap-4 p-4">
          {!loading && messages.length === 0 && <Opening assistant={assistant} onAsk={send} />}
          {messages.length > 0 && (
            <ol className="flex flex-col gap-4">
              {messages.map((message, nth) => {
                const question = messages[nth - 1]
                const asked = message.role === 'assistant' && question?.role === 'user' && question.content
                const taught = asked ? taughtFor(asked) : undefined
                const lesson = asked && lessonFrom(asked, message, taught)
                return (
                  <MessageView
                    key={message.id}
                    message={message}
                    onRetry={pending ? null : () => chat.retry(message)}
                    taught={taught}
                    onTeach={lesson && message.state === 'whole' ? () => onTeach(lesson) : null}
                    confirmationFor={chat.confirmationFor}
                  />
                )
              })}
            </ol>
          )}
          {pending && !writing && <TypingIndicator />}
        </div>
      </div>
      <Composer
        input={input}
        value={typed}
        onChange={setTyped}
        pending={pending}
        onSend={() => send(typed)}
        microphone={microphone}
        speaker={speaker}
      />
    </section>
  )
}
