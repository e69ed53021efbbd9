import { Pause, Play } from 'lucide-react'
import { useEffect, useState } from 'react'
import { sampleChat } from '../../content/sample-chat.ts'
import { cx } from '../../ui/class-names.ts'
import { IconButton, iconSize } from '../../ui/icon-button.tsx'
import { Answer, Question } from './bubbles.tsx'
import { ScanSample } from './steps.tsx'

const sceneLength = 5_000
const tick = 100

type SceneProps = { elapsed: number }

function EnterScene({ elapsed }: SceneProps) {
  const typed = sampleChat.website.slice(0, Math.floor((elapsed / 2_600) * sampleChat.website.length))
  const done = typed.length === sampleChat.website.length
  return (
    <div className="flex w-full max-w-md flex-col gap-2">
      <p className="text-sm font-medium">Your website</p>
      <p className="flex h-12 items-center rounded-control border border-control bg-surface px-4 text-base">
        {typed}
        {!done && <span className="ml-0.5 h-5 w-px bg-ink" />}
      </p>
      <p
        className={cx(
          'mt-2 self-start rounded-control px-4 py-2.5 text-sm font-medium transition-colors',
          done ? 'bg-accent text-on-accent' : 'bg-wash text-accent',
        )}
      >
        Create assistant
      </p>
    </div>
  )
}

function ScanScene({ elapsed }: SceneProps) {
  const shown = Math.min(5, Math.floor(elapsed / 700) + 1)
  return (
    <div className="flex w-full max-w-md flex-col gap-3">
      <p className="text-sm font-medium">
        Reading {sampleChat.website}: <span className="figures">{shown}</span> pages found
      </p>
      <div className="min-h-56">
        <ScanSample shown={shown} />
      </div>
    </div>
  )
}

function AnswerScene({ elapsed }: SceneProps) {
  const answer = sampleChat.answers[2] ?? sampleChat.answers[0]
  return (
    <div className="flex min-h-56 w-full max-w-md flex-col gap-3">
      <p className="max-w-[92%] self-start rounded-card rounded-bl-xs border border-hairline bg-page px-3.5 py-2 text-sm">
        {sampleChat.greeting}
      </p>
      {elapsed > 1_000 && <Question>{answer.question}</Question>}
      {elapsed > 2_400 && <Answer {...answer} />}
    </div>
  )
}

const scenes = [
  { label: 'Enter your website', Scene: EnterScene },
  { label: 'It reads your pages', Scene: ScanScene },
  { label: 'It answers visitors', Scene: AnswerScene },
]
const length = scenes.length * sceneLength

// Whoever asked for less motion gets each scene whole, and turns the pages alone.
const moves = () => !window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** The product in fifteen seconds, played with its own parts. */
export function Walkthrough() {
  const [playing, setPlaying] = useState(moves)
  const [time, setTime] = useState(() => (moves() ? 0 : sceneLength - 1))

  useEffect(() => {
    if (!playing) return
    const timer = setInterval(() => setTime((now) => Math.min(now + tick, length - 1)), tick)
    return () => clearInterval(timer)
  }, [playing])

  const ended = time >= length - 1
  useEffect(() => {
    if (ended) setPlaying(false)
  }, [ended])

  const index = Math.floor(time / sceneLength)
  const { Scene } = scenes[index]!

  function toggle() {
    if (!playing && ended) setTime(0)
    setPlaying(!playing)
  }

  return (
    <div className="overflow-hidden rounded-card border border-hairline">
      <div className="grid min-h-72 place-items-center bg-page p-6 sm:aspect-video" aria-live="off">
        <Scene elapsed={time - index * sceneLength} />
      </div>
      <div className="flex items-center gap-3 border-t border-hairline p-2 pr-4">
        <IconButton label={playing ? 'Pause' : 'Play'} onClick={toggle}>
          {playing ? <Pause {...iconSize(20)} /> : <Play {...iconSize(20)} />}
        </IconButton>
        <ol className="grid flex-1 grid-cols-3 gap-2">
          {scenes.map(({ label }, each) => (
            <li key={label}>
              <button
                type="button"
                aria-current={each === index ? 'step' : undefined}
                onClick={() => setTime(each * sceneLength + (playing ? 0 : sceneLength - 1))}
                className="flex w-full flex-col gap-1.5 rounded-xs py-1 text-left text-xs text-muted transition-colors hover:text-ink aria-[current=step]:text-ink"
              >
                <span className={cx('h-0.5 w-full', each <= index ? 'bg-accent' : 'bg-hairline')} />
                {label}
              </button>
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}
