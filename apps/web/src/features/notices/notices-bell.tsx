import { Bell } from 'lucide-react'
import { useState } from 'react'
import { isMissing } from '../../lib/failed-read.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton, iconSize } from '../../ui/icon-button.tsx'
import { Popover } from '../../ui/popover.tsx'
import { scrollable } from '../../ui/scrollable.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { NoticeList } from './notice-list.tsx'
import { useNotices } from './use-notices.ts'

const mostCounted = 9

export function NoticesBell({ align }: { align: 'start' | 'end' }) {
  const [open, setOpen] = useState(false)
  const { query, isNew, opened } = useNotices(open)
  const unread = query.data?.unread ?? 0
  const change = (next: boolean) => {
    setOpen(next)
    if (next) opened()
  }
  return (
    <Popover
      open={open}
      onOpenChange={change}
      align={align}
      title="Notices"
      trigger={
        <IconButton label={unread > 0 ? `Notices, ${unread} unread` : 'Notices'} className="relative">
          <Bell {...iconSize(20)} />
          {unread > 0 && (
            <span
              aria-hidden="true"
              className="absolute top-0.5 right-0.5 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-accent px-1 text-xs leading-none font-medium text-on-accent tabular-nums"
            >
              {unread > mostCounted ? `${mostCounted}+` : unread}
            </span>
          )}
        </IconButton>
      }
    >
      <div {...scrollable} className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
        {query.data ? (
          query.data.notices.length > 0 ? (
            <NoticeList notices={query.data.notices} isNew={isNew} onNavigate={() => setOpen(false)} />
          ) : (
            <p className="p-4 text-muted">
              <span className="block pb-1 font-medium text-ink">All quiet.</span>
              You are told here, and by mail, when a limit comes near, a payment fails or a receipt is ready.
            </p>
          )
        ) : isMissing(query) ? (
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
          <div className="flex flex-col gap-2 p-4">
            <span role="status" className="sr-only">
              Reading your notices
            </span>
            <Skeleton className="h-4 w-2/3" />
            <Skeleton className="h-4 w-full" />
            <Skeleton className="h-4 w-1/4" />
          </div>
        )}
      </div>
    </Popover>
  )
}
