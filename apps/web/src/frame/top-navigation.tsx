import type { User } from '@foyer/contract/auth'
import { Menu } from 'lucide-react'
import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { useSession } from '../lib/api/use-session.ts'
import { openWhenLoaded } from '../lib/navigation/open-when-loaded.ts'
import { ButtonLink } from '../ui/controls/button.tsx'
import { IconButton, iconSize } from '../ui/controls/icon-button.tsx'
import { ThemeToggle } from '../ui/controls/theme-toggle.tsx'
import { Spinner } from '../ui/layout/spinner.tsx'
import { chunk, Load } from '../ui/loading/chunk.tsx'
import { Logo } from '../ui/logo.tsx'
import { AccountButton } from './account-button.tsx'
import { AnchorLink } from './anchor-link.tsx'

// Loaded on demand because both bring Radix along.
const accountMenu = chunk(() => import('./account-menu.tsx'))
const navigationDrawer = chunk(() => import('./navigation-drawer.tsx'))

const linkClass =
  'rounded-xs px-1 py-1 text-sm text-muted transition-colors hover:text-ink aria-[current=page]:text-ink'

function Account({ user }: { user: User }) {
  const [wanted, setWanted] = useState(false)
  const ahead = () => void accountMenu.preload().catch(() => {})
  if (!wanted)
    return (
      <AccountButton
        user={user}
        aria-expanded={false}
        onPointerEnter={ahead}
        onFocus={ahead}
        onClick={() => openWhenLoaded(accountMenu, () => setWanted(true))}
      />
    )
  return <Load chunk={accountMenu} props={{ user }} />
}

function AccountArea() {
  const session = useSession()
  if (session.status === 'signed-in') return <Account user={session.user} />
  const pending = session.status === 'loading'
  return (
    <>
      {pending && (
        <span className="if-session-stored" role="status" aria-label="Loading">
          <Spinner className="text-muted" />
        </span>
      )}
      <span className={pending ? 'unless-session-stored contents' : 'contents'}>
        <ButtonLink href="/login" variant="ghost">
          Sign In
        </ButtonLink>
        <ButtonLink href="/register">Get Started</ButtonLink>
      </span>
    </>
  )
}

export function TopNavigation() {
  const [path] = useLocation()
  const [drawer, setDrawer] = useState(false)
  const current = (href: string) => (path === href ? ('page' as const) : undefined)
  return (
    <header className="sticky top-0 short:static z-30 border-b border-hairline bg-page">
      <div className="mx-auto flex h-16 max-w-6xl items-center gap-6 px-4 sm:px-6">
        <Link href="/" aria-label="Foyer, home" className="flex rounded-xs text-ink">
          <Logo />
        </Link>
        <nav aria-label="Main" className="ml-4 hidden items-center gap-6 md:flex">
          <AnchorLink anchor="features" className={linkClass}>
            Features
          </AnchorLink>
          <AnchorLink anchor="pricing" className={linkClass}>
            Pricing
          </AnchorLink>
          <Link href="/about" aria-current={current('/about')} className={linkClass}>
            About
          </Link>
          <Link href="/support" aria-current={current('/support')} className={linkClass}>
            Support
          </Link>
        </nav>
        <div className="ml-auto flex items-center gap-2">
          <ThemeToggle />
          <div className="hidden items-center gap-2 md:flex">
            <AccountArea />
          </div>
          <IconButton
            label="Open menu"
            aria-haspopup="dialog"
            aria-expanded={drawer}
            className="md:hidden"
            onClick={() => openWhenLoaded(navigationDrawer, () => setDrawer(true))}
          >
            <Menu {...iconSize(20)} />
          </IconButton>
        </div>
      </div>
      {drawer && <Load chunk={navigationDrawer} props={{ onClose: () => setDrawer(false) }} />}
    </header>
  )
}
