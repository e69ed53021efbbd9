import type { ReactNode } from 'react'
import { hasFailedToLoad } from '../../lib/api/query-state.ts'
import { Button } from '../../ui/controls/button.tsx'
import { scrollable } from '../../ui/focus/scrollable.ts'
import { Skeleton } from '../../ui/layout/skeleton.tsx'
import { Popover } from '../../ui/overlays/popover.tsx'
import { NoticeList } from './notice-list.tsx'
import type { NoticesRead } from './use-notices.ts'

const loadingState = (
  <div className="flex flex-col gap-2 p-4">
    <span role="status" className="sr-only">
      Loading your notifications
    </span>
    <Skeleton className="h-4 w-2/3" />
    <Skeleton className="h-4 w-full" />
    <Skeleton className="h-4 w-1/4" />
  </div>
)

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
    <Popover open={open} onOpenChange={onOpenChange} align={align} title="Notifications" trigger={trigger}>
      <div {...scrollable} className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
        {query.data ? (
          query.data.notices.length > 0 ? (
            <NoticeList notices={query.data.notices} isNew={isNew} onNavigate={() => onOpenChange(false)} />
          ) : (
            <p className="p-4 text-muted">
              <span className="block pb-1 font-medium text-ink">You’re all caught up.</span>
              We’ll notify you here about handoff requests, new leads, limits and failed payments. Choose what
              to get by email in your settings.
            </p>
          )
        ) : hasFailedToLoad(query) ? (
          <div className="flex flex-col items-start gap-3 p-4">
            <p className="text-muted">
              <span className="block pb-1 font-medium text-ink">Couldn’t load your notifications.</span>
              They’re safe, and your assistants are still answering.
            </p>
            <Button variant="secondary" size="sm" onClick={() => void query.refetch()}>
              Try again
            </Button>
          </div>
        ) : (
          loadingState
        )}
      </div>
    </Popover>
  )
}
