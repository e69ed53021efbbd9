import type { User } from '@foyer/contract/auth'
import { CreditCard, LayoutDashboard, LogOut } from 'lucide-react'
import { useLocation } from 'wouter'
import { iconSize } from '../ui/controls/icon-button.tsx'
import { DropdownMenu, MenuItem, MenuLabel, MenuSeparator } from '../ui/overlays/dropdown-menu.tsx'
import { AccountButton } from './account-button.tsx'
import { signOut } from './sign-out.ts'

/** Opens by default because it is loaded on the first click. */
export default function AccountMenu({ user }: { user: User }) {
  const [, navigate] = useLocation()
  return (
    <DropdownMenu defaultOpen trigger={<AccountButton user={user} />}>
      <MenuLabel>{user.email}</MenuLabel>
      <MenuItem onSelect={() => navigate('/dashboard')}>
        <LayoutDashboard {...iconSize(18)} /> Dashboard
      </MenuItem>
      <MenuItem onSelect={() => navigate('/billing')}>
        <CreditCard {...iconSize(18)} /> Subscription
      </MenuItem>
      <MenuSeparator />
      <MenuItem onSelect={() => void signOut()}>
        <LogOut {...iconSize(18)} /> Log out
      </MenuItem>
    </DropdownMenu>
  )
}
