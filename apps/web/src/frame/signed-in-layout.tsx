import { QueryClientProvider } from '@tanstack/react-query'
import { Menu } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { AnnounceNotices } from '../features/notices/announce-notices.ts'
import { NoticesBell } from '../features/notices/notices-bell.tsx'
import { queryClient } from '../lib/api/query-client.ts'
import { useLiveEvents } from '../shared/conversations/live-events.ts'
import { usePersonNotifications } from '../shared/conversations/person-notifications.ts'
import { IconButton, iconSize } from '../ui/controls/icon-button.tsx'
import { ThemeToggle } from '../ui/controls/theme-toggle.tsx'
import { Logo } from '../ui/logo.tsx'
import { Drawer } from '../ui/overlays/dialog.tsx'
import { EditConflictDialog } from '../ui/overlays/edit-conflict-dialog.tsx'
import { TooltipProvider } from '../ui/overlays/tooltip.tsx'
import { loadToasts } from '../ui/toasts/toaster.tsx'
import { SidebarContent } from './sidebar-content.tsx'

export default function SignedInLayout({ children }: { children: ReactNode }) {
  const [drawer, setDrawer] = useState(false)
  // Toasts are preloaded because the first one may report a lost connection.
  useEffect(loadToasts, [])
  // Notifications arrive on every screen.
  useLiveEvents(usePersonNotifications().on)
  return (
    <QueryClientProvider client={queryClient}>
      <TooltipProvider>
        <div className="flex min-h-dvh text-sm lg:pl-64">
          <a
            href="#main"
            className="sr-only z-50 rounded-control bg-accent focus:border focus:border-transparent px-4 py-2 text-on-accent focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
          >
            Skip to content
          </a>
          <aside className="fixed inset-y-0 left-0 z-20 hidden w-64 flex-col overflow-y-auto border-r border-hairline bg-surface lg:flex">
            <div className="flex h-16 shrink-0 items-center justify-between pr-3 pl-6">
              <Link href="/" aria-label="Foyer, home" className="flex rounded-xs">
                <Logo />
              </Link>
              <div className="flex">
                <NoticesBell align="start" />
                <ThemeToggle />
              </div>
            </div>
            <SidebarContent />
          </aside>
          <div className="flex min-w-0 flex-1 flex-col">
            <header className="sticky top-0 short:static z-20 flex h-14 items-center gap-2 border-b border-hairline bg-page px-2 lg:hidden">
              <IconButton
                label="Open menu"
                aria-haspopup="dialog"
                aria-expanded={drawer}
                onClick={() => setDrawer(true)}
              >
                <Menu {...iconSize(20)} />
              </IconButton>
              <Link href="/" aria-label="Foyer, home" className="mr-auto flex rounded-xs">
                <Logo />
              </Link>
              <NoticesBell align="end" />
              <ThemeToggle />
            </header>
            <main
              id="main"
              tabIndex={-1}
              className="mx-auto w-full max-w-6xl flex-1 px-4 py-8 outline-none sm:px-8 lg:py-10"
            >
              {children}
            </main>
          </div>
          <Drawer open={drawer} onClose={() => setDrawer(false)} title="Menu">
            <SidebarContent onNavigate={() => setDrawer(false)} />
          </Drawer>
          <EditConflictDialog />
          <AnnounceNotices />
        </div>
      </TooltipProvider>
    </QueryClientProvider>
  )
}
