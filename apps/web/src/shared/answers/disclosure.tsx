import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { iconSize } from '../../ui/controls/icon-button.tsx'

export function Disclosure({ line, children }: { line: string; children: ReactNode }) {
  return (
    <details className="group w-full max-w-full text-xs text-muted">
      <summary className="inline-flex cursor-pointer list-none items-start gap-1 rounded-xs py-1 transition-colors hover:text-ink [&::-webkit-details-marker]:hidden">
        <ChevronRight {...iconSize(18)} className="shrink-0 transition-transform group-open:rotate-90" />
        {line}
      </summary>
      <div className="mt-1 flex flex-col items-start gap-4 rounded-control border border-hairline bg-sunken p-4 [overflow-wrap:anywhere]">
        {children}
      </div>
    </details>
  )
}
