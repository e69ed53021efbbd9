import { useEffect, useRef, useState } from 'react'
import { type SampleAnswer, sampleChat } from '../../content/sample-chat.ts'
import { scrollable } from '../../ui/scrollable.ts'
import { Answer, Question } from './bubbles.tsx'

const thinkingTime = 700

function Thinking() {
  return (
    <p
      role="status"
      aria-label="The assistant is writing"
      className="flex gap-1 self-start rounded-card rounded-bl-xs border border-hairline bg-page px-4 py-3.5"
    >
      <span className="typing-dot" />
      <span className="typing-dot" />
      <span className="typing-dot" />
    </p>
  )
}

/** An assistant behind the arch, with a few fixed questions that a visitor can really ask. */
export function DemoChat() {
  const [asked, setAsked] = useState<SampleAnswer[]>([sampleChat.answers[0]])
  const [thinking, setThinking] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const messages = useRef<HTMLDivElement>(null)
  useEffect(() => () => clearTimeout(timer.current), [])

  const open = sampleChat.answers.filter((each) => !asked.includes(each))
  const answered = thinking ? asked.slice(0, -1) : asked

  const follow = () =>
    requestAnimationFrame(() => messages.current?.scrollTo({ top: messages.current.scrollHeight }))

  function ask(answer: SampleAnswer) {
    setAsked([...asked, answer])
    setThinking(true)
    follow()
    timer.current = setTimeout(() => {
      setThinking(false)
      follow()
    }, thinkingTime)
  }

  return (
    <section
      data-nosnippet=""
      aria-label={`A sample conversation with ${sampleChat.business}`}
      className="arch-top relative flex min-h-[32rem] w-full max-w-[27rem] flex-col overflow-hidden sm:aspect-[3/4] sm:min-h-0 border border-hairline bg-surface shadow-float"
    >
      <header className="flex aspect-[2.4] shrink-0 flex-col items-center justify-end gap-1 bg-wash pb-4">
        <span
          aria-hidden="true"
          className="arch display mb-1 grid w-9 place-items-center bg-accent pt-1.5 text-xl text-on-accent"
        >
          {sampleChat.business[0]}
        </span>
        <p className="text-base font-semibold">{sampleChat.business}</p>
        <p className="text-xs text-muted">Sample assistant</p>
      </header>
      <div
        {...scrollable}
        ref={messages}
        role="log"
        aria-label="Messages"
        className="flex min-h-0 flex-1 flex-col gap-3 overflow-y-auto px-5 py-4 [scrollbar-width:none]"
      >
        <p className="max-w-[92%] self-start rounded-card rounded-bl-xs border border-hairline bg-page px-3.5 py-2 text-sm">
          {sampleChat.greeting}
        </p>
        {answered.map((each) => (
          <div key={each.question} className="contents">
            <Question>{each.question}</Question>
            <Answer {...each} />
          </div>
        ))}
        {thinking && (
          <>
            <Question>{asked.at(-1)!.question}</Question>
            <Thinking />
          </>
        )}
      </div>
      <footer className="flex shrink-0 flex-col gap-2 border-t border-hairline px-5 pt-3 pb-3">
        {open.length > 0 ? (
          <div className="flex flex-wrap gap-2">
            {open.map((each) => (
              <button
                key={each.question}
                type="button"
                disabled={thinking}
                onClick={() => ask(each)}
                className="min-h-9 rounded-full border border-control px-3.5 text-left text-xs transition-colors enabled:hover:border-accent enabled:hover:bg-wash enabled:hover:text-accent disabled:opacity-55"
              >
                {each.question}
              </button>
            ))}
          </div>
        ) : (
          <p className="text-xs text-muted">
            That is all this sample knows. Yours will know your whole site.
          </p>
        )}
        <a
          href={sampleChat.credit.href}
          className="self-center rounded-xs text-xs text-muted underline-offset-4 hover:underline"
        >
          {sampleChat.credit.text}
        </a>
      </footer>
    </section>
  )
}
