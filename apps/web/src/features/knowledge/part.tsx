import type { ReactNode } from 'react'

type PartProps = { title: string; about: ReactNode; children: ReactNode }

export function Part({ title, about, children }: PartProps) {
  return (
    <section
      aria-label={title}
      className="flex flex-col gap-4 border-t border-hairline pt-6 first:border-t-0 first:pt-0"
    >
      <div>
        <h2 className="text-sm font-semibold">{title}</h2>
        <p className="measure mt-0.5 text-xs text-muted">{about}</p>
      </div>
      {children}
    </section>
  )
}
