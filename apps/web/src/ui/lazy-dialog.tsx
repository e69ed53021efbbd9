import { useEffect } from 'react'
import { Dialog } from './dialog.tsx'
import { Lazy, type LazyProps, ReloadButton, RetryButton, whatIsFine } from './lazy.tsx'
import { showPending } from './pending-bar.ts'

/** Nothing to see where it will be: the bar at the top says that something is on its way. */
function Pending() {
  useEffect(() => {
    const part = {}
    showPending(part, true)
    return () => showPending(part, false)
  }, [])
  return null
}

/** A dialog in a file of its own. Where that can't be loaded, the dialog says so and the page stays. */
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
          description="This could not be loaded."
          footer={
            <>
              <ReloadButton {...failure} />
              <RetryButton {...failure} />
            </>
          }
        >
          <p role="alert" className="text-sm text-muted">
            {whatIsFine(failure)}
          </p>
        </Dialog>
      )}
    />
  )
}
