import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { cx } from '../../ui/class-names.ts'
import { Button } from '../../ui/controls/button.tsx'
import { IconButton, iconSize } from '../../ui/controls/icon-button.tsx'
import { formatCount } from '../../ui/format.ts'
import { Progress } from '../../ui/layout/progress.tsx'
import { LiveText } from '../../ui/messages/live-text.tsx'
import { FullScreen } from '../../ui/overlays/dialog.tsx'
import { elapsed, steps } from './creation.ts'
import { CreationSteps } from './creation-steps.tsx'
import { FoundFacts } from './found-facts.tsx'
import { PageArch } from './page-arch.tsx'
import type { ReadyAssistant, RunningCreation } from './use-creation.ts'

function Timer({ since, until }: { since: number; until: number | undefined }) {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (until) return
    const tick = setInterval(() => setNow(Date.now()), 250)
    return () => clearInterval(tick)
  }, [until])
  return (
    <span className="figures text-sm text-muted">
      <span className="sr-only">Elapsed </span>
      {elapsed((until ?? now) - since)}
    </span>
  )
}

const countOf = (count: number, word: string) => `${formatCount(count)} ${word}${count === 1 ? '' : 's'}`

function headingOf(ready: ReadyAssistant | undefined) {
  if (!ready) return 'Reading your website'
  if (ready.pages === 0) return 'Ready'
  return `Ready: ${countOf(ready.pages, 'page')}, ${countOf(ready.facts, 'fact')}`
}

const readyMessage = ({ name, pages, inBackground }: ReadyAssistant) =>
  inBackground
    ? `${name} answers from the pages read so far. We’re reading the rest of your website in the background.`
    : `${name} now answers from ${pages > 0 ? 'your website' : 'what you wrote'}.`

type CreationOverlayProps = {
  running: RunningCreation
  onCancel: () => void
  onAsk: (ready: ReadyAssistant) => void
  onEmbed: (ready: ReadyAssistant) => void
  onCheck: (ready: ReadyAssistant) => void
  onClose: () => void
}

function NextActions({
  ready,
  onAsk,
  onEmbed,
  onCheck,
  onClose,
}: CreationOverlayProps & { ready: ReadyAssistant }) {
  const leave = (way: (ready: ReadyAssistant) => void) => () => {
    onClose()
    way(ready)
  }
  return (
    <>
      <Button autoFocus onClick={leave(onAsk)}>
        Try it out
      </Button>
      <Button variant="secondary" onClick={leave(onEmbed)}>
        Add to my website
      </Button>
      {ready.checks > 0 && (
        <Button variant="ghost" onClick={leave(onCheck)}>
          Review your facts
        </Button>
      )}
    </>
  )
}

export function CreationOverlay(props: CreationOverlayProps) {
  const { running, onCancel, onClose } = props
  const { creation, connected, startedAt, ready } = running
  const { pages, facts, extracted, pagesFound, percent, message, completed } = creation
  return (
    <FullScreen title={ready ? 'Your assistant is ready' : 'Creating your assistant'}>
      <div className="mx-auto grid min-h-full w-full max-w-5xl content-start gap-6 p-6 md:grid-cols-[minmax(0,21rem)_minmax(0,1fr)] md:gap-12 md:p-10 lg:content-center lg:items-center">
        <div className="mx-auto w-full max-w-[10rem] md:max-w-none">
          <PageArch pages={pages} />
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <div>
            <div className="flex h-5 items-center justify-between gap-4">
              <span className="inline-flex items-center gap-2 text-xs text-muted">
                <span
                  aria-hidden="true"
                  className={cx('size-2 rounded-full', connected || ready ? 'bg-good' : 'bg-warn')}
                />
                {ready ? 'Done' : connected ? 'Connected' : 'Connecting...'}
              </span>
              <span className="flex items-center gap-2">
                <Timer since={startedAt} until={ready?.at} />
                {ready && (
                  <IconButton label="Close" className="-my-3 -mr-2" onClick={onClose}>
                    <X {...iconSize(20)} />
                  </IconButton>
                )}
              </span>
            </div>
            <h2 className="display mt-3 text-3xl">{headingOf(ready)}</h2>
            <LiveText progress className="mt-2 line-clamp-2 h-10 text-sm text-muted">
              {ready ? readyMessage(ready) : message}
            </LiveText>
          </div>
          <div className="flex flex-col gap-2">
            <Progress value={ready ? 100 : percent} label="Progress" />
            <div className="figures flex justify-between text-xs text-muted">
              <span>{countOf(pagesFound, 'page')} found</span>
              <span>{ready ? 100 : percent}%</span>
            </div>
          </div>
          <CreationSteps completed={ready ? steps.length : completed} />
          <FoundFacts extracted={extracted} facts={facts} />
          {/* Sticky on phones, where results push it below the screen. */}
          <div className="sticky bottom-0 -mx-6 short:static -mb-6 flex flex-wrap gap-2 border-t border-hairline bg-page px-4 py-4 md:static md:m-0 md:border-0 md:p-0">
            {ready ? (
              <NextActions {...props} ready={ready} />
            ) : (
              <Button variant="secondary" onClick={onCancel}>
                Cancel Process
              </Button>
            )}
          </div>
        </div>
      </div>
    </FullScreen>
  )
}
