import { Bell } from 'lucide-react'
import { useState } from 'react'
import { openWhenLoaded } from '../../lib/navigation/open-when-loaded.ts'
import { IconButton, iconSize } from '../../ui/controls/icon-button.tsx'
import { chunk, Load } from '../../ui/loading/chunk.tsx'
import { useNotices } from './use-notices.ts'

// The panel is loaded on the first click.
const panel = chunk(() => import('./notices-panel.tsx'))
const maxCount = 9

export function NoticesBell({ align }: { align: 'start' | 'end' }) {
  const [isLoaded, setIsLoaded] = useState(false)
  const [open, setOpen] = useState(false)
  const notices = useNotices(open)
  const unread = notices.query.data?.unread ?? 0
  const change = (next: boolean) => {
    setOpen(next)
    if (next) notices.opened()
  }
  const load = () =>
    openWhenLoaded(panel, () => {
      setIsLoaded(true)
      change(true)
    })
  const bell = (
    <IconButton
      label={unread > 0 ? `Notifications, ${unread} unread` : 'Notifications'}
      aria-haspopup="dialog"
      className="relative"
      {...(!isLoaded && { onClick: load })}
    >
      <Bell {...iconSize(20)} />
      {unread > 0 && (
        <span
          aria-hidden="true"
          className="absolute top-0.5 right-0.5 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-accent px-1 text-xs leading-none font-medium text-on-accent tabular-nums"
        >
          {unread > maxCount ? `${maxCount}+` : unread}
        </span>
      )}
    </IconButton>
  )
  if (!isLoaded) return bell
  return <Load chunk={panel} props={{ align, open, onOpenChange: change, trigger: bell, notices }} />
}
