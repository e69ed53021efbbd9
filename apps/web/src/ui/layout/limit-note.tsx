import type { ReactNode } from 'react'
import { cx } from '../class-names.ts'

export function LimitNote({
  state,
  action,
  className,
  children,
}: {
  state: 'plenty' | 'near' | 'reached'
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
