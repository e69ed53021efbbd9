import type { Limits } from '@foyer/contract/usage'
import { TriangleAlert } from 'lucide-react'
import { iconSize } from '../../ui/icon-button.tsx'
import { nearLimit } from './near-limit.ts'

export function NearLimitWarning({ limits }: { limits: Limits }) {
  const [first, ...others] = nearLimit(limits)
  if (!first) return null
  return (
    <div role="status" className="flex gap-3 rounded-card border border-hairline bg-warn-wash p-4">
      <TriangleAlert {...iconSize(20)} className="shrink-0 text-warn" />
      <p className="min-w-0">
        <strong className="font-medium">{first}</strong>{' '}
        {[...others, 'A larger plan has room for more.'].join(' ')}
      </p>
    </div>
  )
}
