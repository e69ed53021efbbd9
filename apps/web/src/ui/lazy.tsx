import { Component, type ReactNode, Suspense, useState } from 'react'
import { Button } from './button.tsx'
import { type Chunk, Load } from './chunk.tsx'
import { reloadKeepingTyped } from './keep-typed.ts'
import { NeedsReload } from './load-part.ts'
import { ErrorState } from './states.tsx'

/** What can be done: `retry` unless only a reload helps, `reload` where trying again may not. */
type Failure = { retry?: () => void; reload?: () => void }
type BoundaryProps = { onRetry: () => void; failed: (failure: Failure) => ReactNode; children: ReactNode }

class Boundary extends Component<BoundaryProps, { error: unknown; failed: boolean; tries: number }> {
  override state = { error: null as unknown, failed: false, tries: 0 }

  static getDerivedStateFromError(error: unknown) {
    return { error, failed: true }
  }

  override render() {
    const { onRetry, failed, children } = this.props
    if (!this.state.failed) return children
    if (this.state.error instanceof NeedsReload) return failed({ reload: reloadKeepingTyped })
    const retry = () => {
      onRetry()
      this.setState(({ tries }) => ({ failed: false, tries: tries + 1 }))
    }
    return failed(this.state.tries > 0 ? { retry, reload: reloadKeepingTyped } : { retry })
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

export const ReloadButton = ({ retry, reload }: Failure) =>
  reload && (
    <Button variant={retry ? 'secondary' : 'primary'} onClick={reload}>
      Reload page
    </Button>
  )

export const RetryButton = ({ retry }: Failure) => retry && <Button onClick={retry}>Try again</Button>

export const whatIsFine = ({ retry }: Failure) =>
  retry
    ? 'The rest of this page is fine, and so is what you typed. Check your connection and try again.'
    : 'The app may have been updated. Reload the page: what you typed is kept.'

/** A part of a page in a file of its own. `waiting` holds its place. */
export function LazyPart<Props extends object>({
  waiting,
  ...part
}: LazyProps<Props> & { waiting: ReactNode }) {
  return (
    <Lazy
      {...part}
      waiting={waiting}
      failed={(failure) => (
        <ErrorState
          title="This part could not be loaded"
          actions={
            <>
              <RetryButton {...failure} />
              <ReloadButton {...failure} />
            </>
          }
        >
          {whatIsFine(failure)}
        </ErrorState>
      )}
    />
  )
}
