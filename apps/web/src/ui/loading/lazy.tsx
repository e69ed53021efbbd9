import { Component, type ReactNode, Suspense, useState } from 'react'
import { Button } from '../controls/button.tsx'
import { ErrorState } from '../layout/states.tsx'
import { type Chunk, Load } from './chunk.tsx'
import { NeedsReload } from './load-part.ts'
import { reloadPreservingInput } from './preserve-input.ts'

/** `retry` unless only a reload helps; `reload` if retrying failed. */
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
    if (this.state.error instanceof NeedsReload) return failed({ reload: reloadPreservingInput })
    const retry = () => {
      onRetry()
      this.setState(({ tries }) => ({ failed: false, tries: tries + 1 }))
    }
    return failed(this.state.tries > 0 ? { retry, reload: reloadPreservingInput } : { retry })
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
  // Retries a chunk that failed earlier.
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

export const failureAdvice = ({ retry }: Failure) =>
  retry
    ? 'Everything else still works. Check your connection and try again.'
    : 'Foyer may have been updated. Reload the page; we’ll keep what you typed.'

/** A page section in its own file. `waiting` is its placeholder. */
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
          title="Couldn’t load this section"
          actions={
            <>
              <RetryButton {...failure} />
              <ReloadButton {...failure} />
            </>
          }
        >
          {failureAdvice(failure)}
        </ErrorState>
      )}
    />
  )
}
