import type { ReactNode } from 'react'
import { cx } from './class-names.ts'

/** What is left of something limited, in one quiet line beside what draws on it; it speaks up near its end. */
export function LimitNote({
  state,
  action,
  className,
  children,
}: {
  state: 'plenty' | 'near' | 'reached'
  /** The way out, shown where nothing is left. */
  action?: ReactNode
  className?: string
  children: ReactNode
}) {
  return (
    <p className={cx('figures text-xs', state === 'plenty' ? 'text-muted' : 'text-warn', className)}>
      <span>{children} </span>
      {state === 'reached' && action}
    </p>
  )
}
