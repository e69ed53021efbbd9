import { Component, type ReactNode, Suspense, useState } from 'react'
import { Button } from './button.tsx'
import { type Chunk, Load } from './chunk.tsx'
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

export type LazyProps<Props extends object> = { chunk: Chunk<Props>; props: Props }

export function Lazy<Props extends object>({
  chunk,
  props,
  waiting,
  failed,
}: LazyProps<Props> & { waiting: ReactNode; failed: BoundaryProps['failed'] }) {
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
export const reload = (
  <Button variant="secondary" onClick={() => window.location.reload()}>
    Reload page
  </Button>
)

export const whatIsFine =
  'The rest of this page is fine, and so is what you typed. Check your connection and try again.'

/** A part of a page in a file of its own. `waiting` holds its place. */
export function LazyPart<Props extends object>({
  waiting,
  ...part
}: LazyProps<Props> & { waiting: ReactNode }) {
  return (
    <Lazy
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
