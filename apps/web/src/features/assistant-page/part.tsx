import type { ReactNode } from 'react'

type PartProps = { title: string; about?: ReactNode; action?: ReactNode; children: ReactNode }

export function Part({ title, about, action, children }: PartProps) {
  return (
    <section className="flex flex-col gap-4 border-t border-hairline pt-6 first:border-t-0 first:pt-0">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-56">
          <h2 className="text-sm font-semibold">{title}</h2>
          {about && <p className="mt-0.5 text-xs text-muted">{about}</p>}
        </div>
        {action}
      </div>
      {children}
    </section>
  )
}
