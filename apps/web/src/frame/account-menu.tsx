import type { User } from '@foyer/contract/auth'
import { ChevronDown, CreditCard, LayoutDashboard, LogOut } from 'lucide-react'
import { useLocation } from 'wouter'
import { Avatar } from '../ui/avatar.tsx'
import { DropdownMenu, MenuItem, MenuLabel, MenuSeparator } from '../ui/dropdown-menu.tsx'
import { iconSize } from '../ui/icon-button.tsx'
import { signOut } from './sign-out.ts'

export const nameOf = (user: User) => user.firstName || user.email

export default function AccountMenu({ user }: { user: User }) {
  const [, navigate] = useLocation()
  return (
    <DropdownMenu
      trigger={
        <button
          type="button"
          className="flex h-11 items-center gap-2.5 rounded-control px-2 text-sm font-medium transition-colors hover:bg-wash data-[state=open]:bg-wash"
        >
          <Avatar name={nameOf(user)} src={user.profileImageUrl} />
          <span className="max-w-40 truncate">{nameOf(user)}</span>
          <ChevronDown {...iconSize(16)} className="text-muted" />
        </button>
      }
    >
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
