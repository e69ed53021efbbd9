import { sampleSite } from '@foyer/contract/sample-site'
import { SendHorizontal } from 'lucide-react'
import { type ReactNode, Suspense, useRef, useState } from 'react'
import { type SampleAnswer, sampleChat } from '../../content/sample-chat.ts'
import { PlainButton } from '../../ui/controls/button.tsx'
import { iconSize } from '../../ui/controls/icon-button.tsx'
import { scrollable } from '../../ui/focus/scrollable.ts'
import { chunk, Load } from '../../ui/loading/chunk.tsx'
import { Answer, Greeting, Question } from './bubbles.tsx'

const liveSample = chunk(() => import('./live-sample.tsx'))

// `still`: not touched yet. `coming`: the widget is loading. `live`: the widget is running. `alone`: it failed to load,
// so canned answers are used.
type Stage = 'still' | 'coming' | 'live' | 'alone'

function Thinking() {
  return (
    <p
      // Scrolls only the message list, not the page.
      ref={(dots) => {
        const list = dots?.parentElement
        if (list) list.scrollTop = list.scrollHeight
      }}
      role="status"
      aria-label="The assistant is typing"
      className="flex gap-1 self-start rounded-card rounded-bl-xs border border-hairline bg-page px-4 py-3.5"
    >
      <span className="typing-dot" />
      <span className="typing-dot" />
      <span className="typing-dot" />
    </p>
  )
}

function Opening({
  asked,
  thinking,
  children,
}: {
  asked: SampleAnswer[]
  thinking: string
  children: ReactNode
}) {
  return (
    <>
      <div
        {...scrollable}
        role="log"
        aria-label="Messages"
        className="flex min-h-0 flex-1 flex-col gap-3 overflow-y-auto px-5 py-3.5 [scrollbar-width:none]"
      >
        <Greeting />
        {asked.map((each) => (
          <div key={each.question} className="contents">
            <Question>{each.question}</Question>
            <Answer {...each} />
          </div>
        ))}
        {thinking && <Question>{thinking}</Question>}
        {thinking && <Thinking />}
      </div>
      <footer className="flex shrink-0 flex-col gap-2 border-t border-hairline px-5 pt-3 pb-3">
        {children}
        <a
          href={sampleChat.credit.href}
          className="self-center rounded-xs text-xs text-muted underline-offset-4 hover:underline"
        >
          {sampleChat.credit.text}
        </a>
      </footer>
    </>
  )
}

/** The sample site’s assistant in the arch. A static sample until touched, then the real widget. */
export function SampleAssistant() {
  const [stage, setStage] = useState<Stage>('still')
  const [question, setQuestion] = useState('')
  const [asked, setAsked] = useState<SampleAnswer[]>([sampleChat.answers[0]])
  const field = useRef<HTMLButtonElement>(null)
  const arch = useRef<HTMLElement>(null)
  // Keeps the arch’s height so that the page does not jump.
  const [height, setHeight] = useState<number>()
  const open = sampleChat.answers.filter((each) => !asked.includes(each))

  function answerHere(wanted: string) {
    const known = sampleChat.answers.find((each) => each.question === wanted)
    if (known) setAsked((before) => [...before, known])
    setQuestion('')
    setHeight(undefined)
    setStage('alone')
  }

  function touch(wanted: string) {
    if (stage === 'alone') return answerHere(wanted)
    setQuestion(wanted)
    setHeight(arch.current?.offsetHeight)
    setStage('coming')
    liveSample.preload().catch(() => answerHere(wanted))
  }

  return (
    <section
      ref={arch}
      style={{ height }}
      data-nosnippet=""
      aria-label={`The assistant of ${sampleChat.business}`}
      className="arch-top relative flex min-h-[32rem] w-full max-w-[27rem] flex-col overflow-hidden border border-hairline bg-surface shadow-float sm:aspect-[3/4] sm:min-h-0"
    >
      <header className="flex aspect-[2.7] shrink-0 flex-col items-center justify-end gap-1 bg-wash pb-4">
        <span
          aria-hidden="true"
          className="arch display mb-1 grid w-9 place-items-center bg-accent pt-1.5 text-xl text-on-accent"
        >
          {sampleChat.business[0]}
        </span>
        <p className="text-base font-semibold">{sampleChat.business}</p>
        <p className="text-xs text-muted">Sample assistant</p>
      </header>
      {stage !== 'live' && (
        <Opening asked={asked} thinking={stage === 'coming' ? question : ''}>
          {open.length > 0 && (
            <div className="flex flex-wrap gap-1.5">
              {open.map((each) => (
                <PlainButton
                  key={each.question}
                  held={stage === 'coming'}
                  onClick={() => touch(each.question)}
                  className="min-h-9 rounded-full border border-control px-2.5 text-left text-xs transition-colors ready:hover:border-accent ready:hover:bg-wash ready:hover:text-accent disabled:opacity-55"
                >
                  {each.question}
                </PlainButton>
              ))}
            </div>
          )}
          {stage === 'alone' ? (
            <p className="text-xs text-muted">The live assistant isn’t available right now.</p>
          ) : (
            <PlainButton
              ref={field}
              held={stage === 'coming'}
              onClick={() => touch('')}
              className="flex h-11 cursor-text items-center justify-between gap-2 rounded-control border border-control bg-surface pr-2.5 pl-3.5 text-left text-sm text-muted transition-colors ready:hover:border-ink"
            >
              {sampleSite.placeholder}
              <SendHorizontal {...iconSize(18)} className="text-accent" />
            </PlainButton>
          )}
        </Opening>
      )}
      {(stage === 'coming' || stage === 'live') && (
        // A local boundary; otherwise the whole page would suspend and lose its scroll position.
        <Suspense fallback={null}>
          <Load
            chunk={liveSample}
            props={{
              question,
              shown: stage === 'live',
              onLive: () => setStage('live'),
              onFailed: () => answerHere(question),
              onLeft: () => {
                setStage('still')
                setHeight(undefined)
                requestAnimationFrame(() => field.current?.focus())
              },
            }}
          />
        </Suspense>
      )}
    </section>
  )
}
