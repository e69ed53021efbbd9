import type { ReactNode } from 'react'
import { cx } from '../class-names.ts'
import { StateHeading, type StateProps } from './states.tsx'

export function EmptyState({
  title,
  children,
  actions,
  example,
  level = 2,
  className,
}: StateProps & { example?: ReactNode }) {
  return (
    <section
      className={cx(
        'grid items-center gap-8 rounded-card border border-hairline bg-surface p-6 sm:p-10',
        Boolean(example) && 'lg:grid-cols-[1fr_auto]',
        className,
      )}
    >
      <div className="flex flex-col items-start gap-4">
        <StateHeading level={level}>{title}</StateHeading>
        <div className="measure -mt-2 text-sm text-muted">{children}</div>
        {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
      </div>
      {example}
    </section>
  )
}
