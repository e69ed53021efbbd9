import { Link } from 'wouter'
import { useSession } from '../lib/api/use-session.ts'
import { Avatar } from '../ui/avatar.tsx'
import { ButtonLink } from '../ui/controls/button.tsx'
import { Drawer } from '../ui/overlays/dialog.tsx'
import { nameOf } from './account-button.tsx'
import { AnchorLink } from './anchor-link.tsx'
import { signOut } from './sign-out.ts'

const linkClass =
  'flex min-h-11 items-center rounded-control px-3 text-base transition-colors hover:bg-wash hover:text-accent'

export default function NavigationDrawer({ onClose }: { onClose: () => void }) {
  const session = useSession()
  return (
    <Drawer open onClose={onClose} title="Menu" side="right">
      <nav aria-label="Menu" className="flex flex-col px-3">
        <AnchorLink anchor="features" className={linkClass} onClick={onClose}>
          Features
        </AnchorLink>
        <AnchorLink anchor="pricing" className={linkClass} onClick={onClose}>
          Pricing
        </AnchorLink>
        <Link href="/about" className={linkClass} onClick={onClose}>
          About
        </Link>
        <Link href="/support" className={linkClass} onClick={onClose}>
          Support
        </Link>
      </nav>
      <div className="mx-3 my-4 h-px bg-hairline" />
      {session.user ? (
        <div className="flex flex-col px-3 pb-6">
          <p className="flex items-center gap-3 px-3 pb-3 text-sm font-medium">
            <Avatar name={nameOf(session.user)} src={session.user.profileImageUrl} />
            <span className="min-w-0 wrap-anywhere">{nameOf(session.user)}</span>
          </p>
          <Link href="/dashboard" className={linkClass} onClick={onClose}>
            Dashboard
          </Link>
          <Link href="/billing" className={linkClass} onClick={onClose}>
            Subscription
          </Link>
          <button type="button" className={linkClass} onClick={() => void signOut().then(onClose)}>
            Log out
          </button>
        </div>
      ) : (
        <div className="flex flex-col gap-3 px-6 pb-6">
          <ButtonLink href="/register" onClick={onClose}>
            Get Started
          </ButtonLink>
          <ButtonLink href="/login" variant="secondary" onClick={onClose}>
            Sign In
          </ButtonLink>
        </div>
      )}
    </Drawer>
  )
}
