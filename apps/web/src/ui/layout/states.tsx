import type { ReactNode } from 'react'
import { cx } from '../class-names.ts'

export type StateProps = {
  title: string
  children?: ReactNode
  actions?: ReactNode
  /** 1 if the state fills the page. */
  level?: 1 | 2 | 3
  className?: string
}

export function StateHeading({ level, children }: { level: 1 | 2 | 3; children: ReactNode }) {
  const Tag = `h${level}` as const
  return <Tag className="text-lg font-semibold">{children}</Tag>
}

export function ErrorState({ title, children, actions, level = 2, className }: StateProps) {
  return (
    <section
      role="alert"
      className={cx(
        'flex max-w-lg flex-col items-start gap-3 rounded-card border border-hairline bg-surface p-6 sm:p-8',
        className,
      )}
    >
      <span aria-hidden="true" className="h-1 w-10 rounded-full bg-bad" />
      <StateHeading level={level}>{title}</StateHeading>
      <div className="text-sm text-muted">{children}</div>
      {actions && <div className="mt-2 flex flex-wrap gap-3">{actions}</div>}
    </section>
  )
}
