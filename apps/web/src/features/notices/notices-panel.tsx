import type { ReactNode } from 'react'
import { hasFailedToLoad } from '../../lib/failed-read.ts'
import { Button } from '../../ui/button.tsx'
import { Popover } from '../../ui/popover.tsx'
import { scrollable } from '../../ui/scrollable.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { NoticeList } from './notice-list.tsx'
import type { NoticesRead } from './use-notices.ts'

const reading = (
  <div className="flex flex-col gap-2 p-4">
    <span role="status" className="sr-only">
      Reading your notices
    </span>
    <Skeleton className="h-4 w-2/3" />
    <Skeleton className="h-4 w-full" />
    <Skeleton className="h-4 w-1/4" />
  </div>
)

/** What opens under the bell, which is its trigger. */
export default function NoticesPanel({
  align,
  open,
  onOpenChange,
  trigger,
  notices: { query, isNew },
}: {
  align: 'start' | 'end'
  open: boolean
  onOpenChange: (open: boolean) => void
  trigger: ReactNode
  notices: NoticesRead
}) {
  return (
    <Popover open={open} onOpenChange={onOpenChange} align={align} title="Notices" trigger={trigger}>
      <div {...scrollable} className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
        {query.data ? (
          query.data.notices.length > 0 ? (
            <NoticeList notices={query.data.notices} isNew={isNew} onNavigate={() => onOpenChange(false)} />
          ) : (
            <p className="p-4 text-muted">
              <span className="block pb-1 font-medium text-ink">All quiet.</span>
              You are told here when a person is wanted, somebody leaves a message, a limit comes near or a
              payment fails. What comes by mail as well, you choose in your settings.
            </p>
          )
        ) : hasFailedToLoad(query) ? (
          <div className="flex flex-col items-start gap-3 p-4">
            <p className="text-muted">
              <span className="block pb-1 font-medium text-ink">Your notices could not be read.</span>
              None is lost, and your assistants go on answering.
            </p>
            <Button variant="secondary" size="sm" onClick={() => void query.refetch()}>
              Try again
            </Button>
          </div>
        ) : (
          reading
        )}
      </div>
    </Popover>
  )
}
