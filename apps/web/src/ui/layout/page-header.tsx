import type { ReactNode } from 'react'

export function PageHeader({
  title,
  description,
  badge,
  actions,
}: {
  title: ReactNode
  description?: ReactNode
  badge?: ReactNode
  actions?: ReactNode
}) {
  return (
    <header className="mb-8 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="min-w-0">
        <h1 className="flex flex-wrap [overflow-wrap:anywhere] items-center gap-3 text-xl font-semibold tracking-tight">
          {title}
          {badge}
        </h1>
        {description && <p className="measure mt-1 text-sm text-muted">{description}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
    </header>
  )
}
