import type { KnownFact } from '@foyer/contract/facts'
import { FileText } from 'lucide-react'
import { SitePath } from '../../shared/site-path.tsx'
import { cx } from '../../ui/class-names.ts'
import { iconSize } from '../../ui/controls/icon-button.tsx'
import { isSafeLink } from '../../ui/markdown/markdown-inline.ts'

const maxQuoteLength = 160

type FactSourceProps = { fact: Pick<KnownFact, 'url' | 'quote' | 'origin' | 'value'>; className?: string }

export function FactSource({ fact: { url, quote: said, origin, value }, className }: FactSourceProps) {
  // A quote equal to the value adds nothing.
  const quote = said === value ? null : said
  if (!isSafeLink(url) && !quote) return null
  return (
    <p className={cx('flex min-w-0 gap-1.5 text-xs text-muted', className)}>
      <FileText {...iconSize(18)} className="mt-px shrink-0" />
      <span className="min-w-0 wrap-anywhere">
        {quote ? (
          <q dir="auto">{quote.length > maxQuoteLength ? `${quote.slice(0, maxQuoteLength)}…` : quote}</q>
        ) : (
          // Structured data has no text to quote.
          origin === 'structured' && <span>From structured data on</span>
        )}
        <span> </span>
        {isSafeLink(url) && <SitePath url={url} className="underline underline-offset-2 hover:text-ink" />}
      </span>
    </p>
  )
}
