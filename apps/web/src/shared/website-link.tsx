import { ExternalLink } from 'lucide-react'
import { cx } from '../ui/class-names.ts'
import { iconSize } from '../ui/controls/icon-button.tsx'
import { bareAddress } from './site-path.tsx'

export function WebsiteLink({ url, className }: { url: string; className?: string }) {
  return (
    <a
      href={url}
      target="_blank"
      rel="noreferrer"
      className={cx('inline-flex max-w-full items-center gap-1 text-accent hover:underline', className)}
    >
      <span className="wrap-anywhere">{bareAddress(url)}</span>
      <ExternalLink {...iconSize(18)} className="shrink-0" />
    </a>
  )
}
