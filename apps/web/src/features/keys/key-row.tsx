import type { ApiKey } from '@foyer/contract/keys'
import { EllipsisVertical, Eye, EyeOff, Pencil, RotateCw, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { maskKey } from '../../shared/mask-key.ts'
import { Badge } from '../../ui/badge.tsx'
import { CopyButton } from '../../ui/controls/copy-button.tsx'
import { IconButton, iconSize } from '../../ui/controls/icon-button.tsx'
import { formatDay, formatMoment } from '../../ui/format.ts'
import { DropdownMenu, MenuItem, MenuSeparator } from '../../ui/overlays/dropdown-menu.tsx'

function When({ label, at, children }: { label: string; at: string | null; children: ReactNode }) {
  return (
    <div className="flex gap-1.5">
      <dt>{label}</dt>
      <dd className="figures text-ink">
        {at ? (
          <time dateTime={at} title={formatMoment(at)}>
            {children}
          </time>
        ) : (
          children
        )}
      </dd>
    </div>
  )
}

export type KeyAction = 'rename' | 'rotate' | 'revoke'

type KeyRowProps = {
  apiKey: ApiKey
  revealed: boolean
  onReveal: (revealed: boolean) => void
  onAct: (action: KeyAction) => void
}

export function KeyRow({
  apiKey: { name, key, createdAt, lastUsed },
  revealed,
  onReveal,
  onAct,
}: KeyRowProps) {
  const Icon = revealed ? EyeOff : Eye
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 py-4 pr-2 pl-4 sm:pl-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)_auto] lg:gap-x-6">
      <div className="min-w-0">
        <h3 className="flex items-center gap-2 text-sm font-medium">
          <span className="min-w-0 wrap-anywhere">{name}</span>
          <Badge tone="good">Active</Badge>
        </h3>
        <dl className="mt-1 flex flex-wrap gap-x-4 gap-y-0.5 text-xs text-muted">
          <When label="Created" at={createdAt}>
            {formatDay(createdAt)}
          </When>
          <When label="Last used" at={lastUsed}>
            {lastUsed ? formatDay(lastUsed) : 'Never'}
          </When>
        </dl>
      </div>
      <div className="col-span-2 row-start-2 mr-2 flex min-w-0 items-center gap-1 rounded-control border border-hairline bg-sunken py-1 pr-1 pl-3 lg:col-span-1 lg:col-start-2 lg:row-start-1 lg:mr-0">
        <code className="min-w-0 flex-1 font-mono text-xs break-all">{revealed ? key : maskKey(key)}</code>
        <IconButton
          label={`${revealed ? 'Hide' : 'Reveal'} ${name}`}
          size="sm"
          aria-pressed={revealed}
          onClick={() => onReveal(!revealed)}
        >
          <Icon {...iconSize(18)} />
        </IconButton>
        <CopyButton text={key} what={name} />
      </div>
      <div className="col-start-2 row-start-1 lg:col-start-3">
        <DropdownMenu
          trigger={
            <IconButton label={`More actions for ${name}`}>
              <EllipsisVertical {...iconSize(18)} />
            </IconButton>
          }
        >
          <MenuItem onSelect={() => onAct('rename')}>
            <Pencil {...iconSize(18)} /> Rename
          </MenuItem>
          <MenuItem onSelect={() => onAct('rotate')}>
            <RotateCw {...iconSize(18)} /> Rotate
          </MenuItem>
          <MenuSeparator />
          <MenuItem danger onSelect={() => onAct('revoke')}>
            <Trash2 {...iconSize(18)} /> Revoke
          </MenuItem>
        </DropdownMenu>
      </div>
    </li>
  )
}
