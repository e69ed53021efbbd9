import type { User } from '@foyer/contract/auth'
import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Avatar } from '../ui/avatar.tsx'
import { iconSize } from '../ui/controls/icon-button.tsx'

export const nameOf = (user: User) => user.firstName || user.email

export function AccountButton({ user, ...rest }: ComponentProps<'button'> & { user: User }) {
  return (
    <button
      type="button"
      aria-haspopup="menu"
      {...rest}
      className="flex h-11 items-center gap-2.5 rounded-control px-2 text-sm font-medium transition-colors hover:bg-wash data-[state=open]:bg-wash"
    >
      <Avatar name={nameOf(user)} src={user.profileImageUrl} />
      <span className="max-w-40 truncate">{nameOf(user)}</span>
      <ChevronDown {...iconSize(18)} className="text-muted" />
    </button>
  )
}
