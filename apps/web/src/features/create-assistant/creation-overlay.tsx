import { Check } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/class-names.ts'
import { FullScreen } from '../../ui/dialog.tsx'
import { iconSize } from '../../ui/icon-button.tsx'
import { Progress } from '../../ui/progress.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { type Creation, elapsed, steps } from './creation.ts'
import type { Running } from './use-creation.ts'

const mostTiles = 28
const mostFacts = 8

function Timer({ since }: { since: number }) {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const tick = setInterval(() => setNow(Date.now()), 250)
    return () => clearInterval(tick)
  }, [])
  return (
    <span className="figures text-sm text-muted">
      <span className="sr-only">Elapsed </span>
      {elapsed(now - since)}
    </span>
  )
}

/** One tile a page, titled as it was read, filling the arch from its foot. */
function PageArch({ pages }: { pages: Creation['pages'] }) {
  const shown = pages.slice(-mostTiles)
  return (
    <div className="arch flex w-full max-w-[22rem] flex-col overflow-hidden bg-wash px-3 pt-[28%] pb-3 md:px-6 md:pb-6">
      <ul
        aria-label="Pages read"
        className="flex min-h-0 flex-1 flex-wrap-reverse content-start justify-center gap-1.5 overflow-hidden"
      >
        {shown.map(({ url, title }) => (
          <li
            key={url}
            className="dialog max-w-[7.5rem] md:max-w-[9.5rem] truncate rounded-xs border border-hairline bg-surface px-2 py-1 text-xs"
          >
            {title || new URL(url).pathname}
          </li>
        ))}
      </ul>
    </div>
  )
}

function Steps({ completed }: { completed: number }) {
  return (
    <ol className="flex flex-col gap-3">
      {steps.map(({ name, expected }, nth) => {
        const state = nth < completed ? 'completed' : nth === completed ? 'active' : 'pending'
        return (
          <li
            key={name}
            aria-current={state === 'active' ? 'step' : undefined}
            className="flex items-center gap-3"
          >
            <span
              className={cx(
                'grid size-6 shrink-0 place-items-center rounded-full border',
                state === 'completed' && 'border-transparent bg-good-wash text-good',
                state === 'active' && 'border-transparent text-accent',
                state === 'pending' && 'border-hairline text-muted',
              )}
            >
              {state === 'completed' && <Check {...iconSize(18)} />}
              {state === 'active' && <Spinner size={24} />}
              <span className="sr-only">{state}</span>
            </span>
            <span className={cx('text-sm', state === 'pending' ? 'text-muted' : 'font-medium')}>{name}</span>
            <span className="figures ml-auto text-xs text-muted">{expected}</span>
          </li>
        )
      })}
    </ol>
  )
}

/** The wait while a website is being read: true events only, in the owner's own words. */
export function CreationOverlay({ running, onCancel }: { running: Running; onCancel?: () => void }) {
  const { creation, connected, startedAt } = running
  const { pages, facts, extracted, pagesFound, percent, message, completed } = creation
  return (
    <FullScreen title="Creating your assistant">
      <div className="mx-auto grid min-h-full w-full max-w-5xl items-center gap-6 p-6 md:grid-cols-[22rem_1fr] md:gap-16 md:p-10">
        <div className="mx-auto w-full max-w-[10rem] md:max-w-none">
          <PageArch pages={pages} />
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <div>
            <div className="flex items-center justify-between gap-4">
              <span className="inline-flex items-center gap-2 text-xs text-muted">
                <span
                  aria-hidden="true"
                  className={cx('size-2 rounded-full', connected ? 'bg-good' : 'bg-warn')}
                />
                {connected ? 'Connected' : 'Connecting...'}
              </span>
              <Timer since={startedAt} />
            </div>
            <h2 className="display mt-3 text-3xl">Reading your website</h2>
            <p aria-live="polite" className="mt-2 min-h-10 text-sm text-muted">
              {message}
            </p>
          </div>
          <div className="flex flex-col gap-2">
            <Progress value={percent} label="Progress" />
            <div className="figures flex justify-between text-xs text-muted">
              <span>
                {pagesFound} {pagesFound === 1 ? 'page' : 'pages'} found
              </span>
              <span>{percent}%</span>
            </div>
          </div>
          <Steps completed={completed} />
          {(extracted.length > 0 || facts.length > 0) && (
            <div className="flex flex-col gap-3 border-t border-hairline pt-5">
              {extracted.length > 0 && (
                <ul aria-label="Extracted data" className="flex flex-wrap gap-2">
                  {extracted.slice(0, 4).map((kind) => (
                    <li key={kind}>
                      <Badge tone="accent">{kind}</Badge>
                    </li>
                  ))}
                </ul>
              )}
              <ul aria-label="Facts found" className="flex flex-wrap gap-2">
                {facts.slice(-mostFacts).map(({ kind, label, value }) => (
                  <li
                    key={`${kind} ${label} ${value}`}
                    className="dialog max-w-full truncate rounded-full border border-hairline bg-surface px-3 py-1 text-xs"
                  >
                    {label && label !== value && <span className="text-muted">{label} </span>}
                    {value}
                  </li>
                ))}
              </ul>
            </div>
          )}
          {onCancel && (
            // On a phone what is found pushes it below the screen; there it stays at its foot.
            <div className="sticky bottom-0 -mx-6 -mb-6 border-t border-hairline bg-page px-6 py-4 md:static md:m-0 md:border-0 md:p-0">
              <Button variant="secondary" onClick={onCancel}>
                Cancel Process
              </Button>
            </div>
          )}
        </div>
      </div>
    </FullScreen>
  )
}
