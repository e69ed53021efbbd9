import { cx } from '../class-names.ts'
import { formatCount } from '../format.ts'

type ProgressProps = {
  value: number
  max?: number
  label: string
  /**
   * Colors that warn near the limit. `usage` turns red at the limit because service stops there; `stock` does not,
   * because full use is fine.
   */
  tone?: 'accent' | 'usage' | 'stock'
  className?: string
}

const nearPercent = 70

function fillOf(tone: ProgressProps['tone'], share: number) {
  if (tone === 'accent' || share <= nearPercent) return 'fill-accent'
  return tone === 'usage' && share === 100 ? 'fill-bad' : 'fill-warn'
}

/** An SVG because the CSP refuses style attributes in prerendered pages. */
export function Progress({ value, max = 100, label, tone = 'accent', className }: ProgressProps) {
  const share = max > 0 ? Math.min(100, Math.max(0, (value / max) * 100)) : 0
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={Math.min(value, max)}
      className={cx(
        'h-1.5 w-full overflow-hidden rounded-full bg-hairline forced-colors:bg-[Canvas] forced-colors:outline',
        className,
      )}
    >
      <svg className="block h-full w-full" aria-hidden="true" preserveAspectRatio="none">
        <rect
          width={`${share}%`}
          height="100%"
          rx="3"
          className={cx('transition-[width] forced-colors:fill-[Highlight]', fillOf(tone, share))}
        />
      </svg>
    </div>
  )
}

type UsageBarProps = {
  label: string
  used: number | undefined
  limit: number
  tone?: ProgressProps['tone']
  note?: string | false | undefined
}

/** A negative limit means unlimited, shown as an empty bar. */
export function UsageBar({ label, used, limit, tone = 'usage', note }: UsageBarProps) {
  const endless = limit < 0
  const share = endless || used === undefined ? 0 : (used / limit) * 100
  const look =
    share > nearPercent && `font-medium ${tone === 'usage' && share >= 100 ? 'text-bad' : 'text-warn'}`
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex items-baseline justify-between gap-3 text-xs">
        <span className="text-muted">{label}</span>
        <span className={cx('figures', look)}>
          {used === undefined ? '–' : formatCount(used)} of {endless ? 'unlimited' : formatCount(limit)}
        </span>
      </div>
      <Progress value={endless ? 0 : (used ?? 0)} max={endless ? 100 : limit} label={label} tone={tone} />
      {note && <p className="text-xs text-muted">{note}</p>}
    </div>
  )
}
