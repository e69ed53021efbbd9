import type { ReactNode } from 'react'
import { cx } from './class-names.ts'

export type BadgeTone = 'plain' | 'outline' | 'accent' | 'good' | 'warn' | 'bad'

const tones: Record<BadgeTone, string> = {
  plain: 'border-hairline bg-sunken text-muted',
  outline: 'border-accent text-accent',
  accent: 'border-transparent bg-wash text-accent',
  good: 'border-transparent bg-good-wash text-good',
  warn: 'border-transparent bg-warn-wash text-warn',
  bad: 'border-transparent bg-bad-wash text-bad',
}

export function Badge({
  tone = 'plain',
  className,
  children,
}: {
  tone?: BadgeTone
  className?: string
  children: ReactNode
}) {
  return (
    <span
      className={cx(
        'inline-flex min-h-6 max-w-full shrink-0 items-center gap-1.5 rounded-full border px-2.5 text-xs font-medium',
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  )
}
