import { sampleSite } from '@foyer/contract/sample-site'
import { SendHorizontal } from 'lucide-react'
import { type ReactNode, Suspense, useRef, useState } from 'react'
import { type SampleAnswer, sampleChat } from '../../content/sample-chat.ts'
import { PlainButton } from '../../ui/button.tsx'
import { chunk, Load } from '../../ui/chunk.tsx'
import { iconSize } from '../../ui/icon-button.tsx'
import { scrollable } from '../../ui/scrollable.ts'
import { Answer, Greeting, Question } from './bubbles.tsx'

const liveSample = chunk(() => import('./live-sample.tsx'))

// Still: nobody has touched it. Coming: the widget is on its way. Live: it is there. Alone: it can't be had, and what is
// written here has to do.
type Stage = 'still' | 'coming' | 'live' | 'alone'

function Thinking() {
  return (
    <p
      // Only its list scrolls, which has no more room: the page around it stays where it is.
      ref={(dots) => {
        const list = dots?.parentElement
        if (list) list.scrollTop = list.scrollHeight
      }}
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

/**
 * The assistant of the sample site behind the arch. What stands there at first is part of the page; whoever touches it has
 * the real widget in its place, which goes on from there.
 */
export function SampleAssistant() {
  const [stage, setStage] = useState<Stage>('still')
  const [question, setQuestion] = useState('')
  const [asked, setAsked] = useState<SampleAnswer[]>([sampleChat.answers[0]])
  const field = useRef<HTMLButtonElement>(null)
  const arch = useRef<HTMLElement>(null)
  // The arch stays as high as when it was touched: if it grew or shrank, the page would move under the reader's eyes.
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
            <p className="text-xs text-muted">The assistant itself can’t be reached right now.</p>
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
        // It waits by itself: else the whole page would, out of sight, and come back scrolled elsewhere.
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
