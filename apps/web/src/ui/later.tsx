import { Component, type ReactNode, Suspense, useEffect, useState } from 'react'
import { Button } from './button.tsx'
import { type Chunk, Load } from './chunk.tsx'
import { Dialog } from './dialog.tsx'
import { showPending } from './pending.ts'
import { ErrorState } from './states.tsx'

type Failure = { retry: () => void; again: boolean }
type BoundaryProps = { onRetry: () => void; failed: (failure: Failure) => ReactNode; children: ReactNode }

class Boundary extends Component<BoundaryProps, { failed: boolean; tries: number }> {
  override state = { failed: false, tries: 0 }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    const { onRetry, failed, children } = this.props
    if (!this.state.failed) return children
    const retry = () => {
      onRetry()
      this.setState(({ tries }) => ({ failed: false, tries: tries + 1 }))
    }
    return failed({ retry, again: this.state.tries > 0 })
  }
}

/** Nothing to see where it will be: the bar at the top says that something is on its way. */
function Pending() {
  useEffect(() => {
    const part = {}
    showPending(part, true)
    return () => showPending(part, false)
  }, [])
  return null
}

type LaterProps<Props extends object> = { chunk: Chunk<Props>; props: Props }

function Later<Props extends object>({
  chunk,
  props,
  waiting,
  failed,
}: LaterProps<Props> & { waiting: ReactNode; failed: BoundaryProps['failed'] }) {
  const load = () => void chunk.preload().catch(() => {})
  // What failed the last time it was asked for is asked for again.
  useState(load)
  return (
    <Boundary onRetry={load} failed={failed}>
      <Suspense fallback={waiting}>
        <Load chunk={chunk} props={props} />
      </Suspense>
    </Boundary>
  )
}

// Browsers may keep a failure for as long as the page lives, and after an update the file is gone for good.
const reload = (
  <Button variant="secondary" onClick={() => window.location.reload()}>
    Reload page
  </Button>
)

const whatIsFine =
  'The rest of this page is fine, and so is what you typed. Check your connection and try again.'

/** A dialog in a file of its own. Where that can't be loaded, the dialog says so and the page stays. */
export function LaterDialog<Props extends { onClose: () => void }>({
  chunk,
  props,
  title,
}: LaterProps<Props> & { title: string }) {
  return (
    <Later
      chunk={chunk}
      props={props}
      waiting={<Pending />}
      failed={({ retry, again }) => (
        <Dialog
          open
          onClose={props.onClose}
          size="sm"
          title={title}
          description="This could not be loaded."
          footer={
            <>
              {again && reload}
              <Button onClick={retry}>Try again</Button>
            </>
          }
        >
          <p role="alert" className="text-sm text-muted">
            {whatIsFine}
          </p>
        </Dialog>
      )}
    />
  )
}

/** A part of a page in a file of its own. `waiting` holds its place. */
export function LaterPart<Props extends object>({
  waiting,
  ...part
}: LaterProps<Props> & { waiting: ReactNode }) {
  return (
    <Later
      {...part}
      waiting={waiting}
      failed={({ retry, again }) => (
        <ErrorState
          title="This part could not be loaded"
          actions={
            <>
              <Button onClick={retry}>Try again</Button>
              {again && reload}
            </>
          }
        >
          {whatIsFine}
        </ErrorState>
      )}
    />
  )
}
