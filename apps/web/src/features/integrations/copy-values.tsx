import type { ReactNode } from 'react'
import { CopyButton } from '../../ui/controls/copy-button.tsx'

export function CopyValues({ children }: { children: ReactNode }) {
  return (
    <dl className="divide-y divide-hairline rounded-card border border-hairline bg-surface">{children}</dl>
  )
}

export function CopyValue({ label, value, method }: { label: string; value: string; method?: string }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 py-2 pr-2 pl-4 sm:grid-cols-[6.5rem_minmax(0,1fr)_auto]">
      <dt className="text-xs text-muted max-sm:col-span-2 max-sm:pt-1">{label}</dt>
      <dd className="min-w-0">
        <code className="font-mono text-xs [overflow-wrap:anywhere]">
          {method && <span className="font-semibold text-accent">{method} </span>}
          <span>{value}</span>
        </code>
      </dd>
      <dd>
        <CopyButton text={value} what={label} />
      </dd>
    </div>
  )
}

export function Command({ label, command }: { label: string; command: string | null }) {
  return (
    command && (
      <CopyValues>
        <CopyValue label={label} value={command} />
      </CopyValues>
    )
  )
}
