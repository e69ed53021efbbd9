import type { Limits } from '@foyer/contract/usage'
import { TriangleAlert } from 'lucide-react'
import { limitWarning } from '../../shared/plan/plan-limits.ts'
import { iconSize } from '../../ui/controls/icon-button.tsx'

export function NearLimitWarning({ limits }: { limits: Limits }) {
  const warning = limitWarning(limits)
  if (!warning) return null
  return (
    <div role="status" className="flex gap-3 rounded-card border border-hairline bg-warn-wash p-4">
      <TriangleAlert {...iconSize(20)} className="shrink-0 text-warn" />
      <p className="min-w-0">
        <strong className="font-medium">{warning.words}</strong> Upgrade for a higher limit.
      </p>
    </div>
  )
}
