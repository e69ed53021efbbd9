import type { ReactNode } from 'react'
import { cx } from './class-names.ts'

type StateProps = {
  title: string
  children?: ReactNode
  actions?: ReactNode
  /** 1 where the state is the whole page. */
  level?: 1 | 2 | 3
  className?: string
}

function Heading({ level, children }: { level: 1 | 2 | 3; children: ReactNode }) {
  const Tag = `h${level}` as const
  return <Tag className="text-lg font-semibold">{children}</Tag>
}

/** What this place is for, the one action that fills it, and a small real example. */
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
        <Heading level={level}>{title}</Heading>
        <div className="measure -mt-2 text-sm text-muted">{children}</div>
        {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
      </div>
      {example}
    </section>
  )
}

/** What happened, what is still fine, and what to do. */
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
      <Heading level={level}>{title}</Heading>
      <div className="text-sm text-muted">{children}</div>
      {actions && <div className="mt-2 flex flex-wrap gap-3">{actions}</div>}
    </section>
  )
}
