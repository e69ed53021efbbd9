import type { Source } from '@foyer/contract/chat'
import { FileText } from 'lucide-react'
import { cx } from '../../ui/class-names.ts'
import { iconSize } from '../../ui/controls/icon-button.tsx'
import { isSafeLink } from '../../ui/markdown/markdown-inline.ts'

/** Unsafe addresses are shown as text. */
export function PageLink({ url, title }: Pick<Source, 'url' | 'title'>) {
  if (!isSafeLink(url)) return <bdi className="break-words text-ink">{title || url}</bdi>
  return (
    <a
      href={url}
      target="_blank"
      rel="noreferrer"
      className="break-words text-accent underline underline-offset-2"
    >
      <bdi>{title || url}</bdi>
    </a>
  )
}

type SourceListProps = { sources: Source[]; className?: string; label?: string }

export function SourceList({ sources, className, label = 'Sources' }: SourceListProps) {
  if (sources.length === 0) return null
  return (
    <ul aria-label={label} className={cx('flex flex-col gap-1.5 text-xs text-muted', className)}>
      {sources.map(({ url, title, quote }) => (
        <li key={`${url} ${quote}`} className="flex min-w-0 gap-1.5">
          <FileText {...iconSize(18)} className="mt-0.5 shrink-0" />
          <span className="min-w-0">
            <PageLink url={url} title={title} />
            {quote && (
              <span dir="auto" className="line-clamp-2 text-left break-words">
                {quote}
              </span>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}
