import type { Quotation } from '@foyer/contract/chat'
import { SourceList } from './source-list.tsx'

export function MoreQuotes({ more = [], className }: { more?: Quotation[] | undefined; className?: string }) {
  if (more.length === 0) return null
  return (
    <details className={className}>
      <summary className="cursor-pointer py-1 text-xs text-muted hover:text-ink">
        More from your website
      </summary>
      <SourceList sources={more} className="mt-1" label="More quotes" />
    </details>
  )
}
