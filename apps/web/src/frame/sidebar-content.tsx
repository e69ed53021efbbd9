import { useQuery } from '@tanstack/react-query'
import { Code, Cpu, CreditCard, Globe, LayoutDashboard, LogOut, MessagesSquare, Settings } from 'lucide-react'
import { Link, useLocation } from 'wouter'
import { PlanCard } from '../features/plan/plan-card.tsx'
import { useSession } from '../lib/api/use-session.ts'
import { overviewQuery } from '../shared/conversations/overview-query.ts'
import { Avatar } from '../ui/avatar.tsx'
import { iconSize } from '../ui/controls/icon-button.tsx'
import { formatCount } from '../ui/format.ts'
import { navigationGuard } from '../ui/history/navigation-guard.ts'
import { signOut } from './sign-out.ts'

const items = [
  { href: '/dashboard', label: 'Dashboard', icon: LayoutDashboard },
  { href: '/conversations', label: 'Conversations', icon: MessagesSquare },
  { href: '/api-integration', label: 'API Integration', icon: Code },
  { href: '/website-settings', label: 'Website Settings', icon: Globe },
  { href: '/billing', label: 'Billing & Plans', icon: CreditCard },
  { href: '/settings', label: 'Settings', icon: Settings },
]

const operatorItems = [{ href: '/operator', label: 'Models', icon: Cpu }]

function Unanswered({ onNavigate }: { onNavigate: (() => void) | undefined }) {
  const { data } = useQuery(overviewQuery)
  if (!data?.unanswered) return null
  return (
    <Link
      href="/conversations?answers=missing"
      onClick={onNavigate}
      className="figures absolute inset-y-0 right-2 my-auto grid h-6 min-w-6 place-items-center rounded-full bg-warn-wash px-2 text-xs font-medium text-warn hover:underline"
    >
      <span>
        {formatCount(data.unanswered)}
        <span className="sr-only"> unanswered</span>
      </span>
    </Link>
  )
}

const isActive = (path: string, href: string) => path === href || path.startsWith(`${href}/`)

export function SidebarContent({ onNavigate }: { onNavigate?: () => void }) {
  const [path] = useLocation()
  const { user } = useSession()
  return (
    <>
      <nav aria-label="Dashboard" className="flex flex-col gap-0.5 px-3 py-2">
        {[...items, ...(user?.role === 'admin' ? operatorItems : [])].map(({ href, label, icon: Icon }) => (
          <div key={href} className="relative">
            <Link
              href={href}
              onClick={onNavigate}
              aria-current={isActive(path, href) ? 'page' : undefined}
              className="flex min-h-10 items-center gap-3 rounded-control px-3 text-muted transition-colors hover:bg-sunken hover:text-ink aria-[current=page]:bg-wash aria-[current=page]:font-medium aria-[current=page]:text-accent"
            >
              <Icon {...iconSize(18)} />
              {label}
            </Link>
            {href === '/conversations' && <Unanswered onNavigate={onNavigate} />}
          </div>
        ))}
      </nav>
      <div className="mt-auto flex flex-col gap-3 p-3">
        <PlanCard onNavigate={onNavigate} />
        {user && (
          <div className="flex items-center gap-3 px-3">
            <Avatar name={user.firstName || user.email} src={user.profileImageUrl} />
            <div className="min-w-0 flex-1">
              <p className="font-medium wrap-anywhere">{user.firstName || user.email}</p>
              {user.subscriptionTier === 'admin' ? (
                <p className="text-xs text-muted">Administrator</p>
              ) : (
                <p className="text-xs wrap-anywhere text-muted">{user.email}</p>
              )}
            </div>
          </div>
        )}
        <button
          type="button"
          onClick={() => navigationGuard.ask(() => void signOut())}
          className="flex min-h-10 items-center gap-3 rounded-control px-3 text-muted transition-colors hover:bg-sunken hover:text-ink"
        >
          <LogOut {...iconSize(18)} />
          Sign Out
        </button>
      </div>
    </>
  )
}
