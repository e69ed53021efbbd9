import { useEffect } from 'react'
import { failureAdvice, Lazy, type LazyProps, ReloadButton, RetryButton } from '../loading/lazy.tsx'
import { showPending } from '../loading/pending-bar.ts'
import { Dialog } from './dialog.tsx'

function Pending() {
  useEffect(() => {
    const part = {}
    showPending(part, true)
    return () => showPending(part, false)
  }, [])
  return null
}

/** A dialog in its own file, with an error state if it fails to load. */
export function LazyDialog<Props extends { onClose: () => void }>({
  chunk,
  props,
  title,
}: LazyProps<Props> & { title: string }) {
  return (
    <Lazy
      chunk={chunk}
      props={props}
      waiting={<Pending />}
      failed={(failure) => (
        <Dialog
          open
          onClose={props.onClose}
          size="sm"
          title={title}
          description="Couldn’t load this."
          footer={
            <>
              <ReloadButton {...failure} />
              <RetryButton {...failure} />
            </>
          }
        >
          <p role="alert" className="text-sm text-muted">
            {failureAdvice(failure)}
          </p>
        </Dialog>
      )}
    />
  )
}
