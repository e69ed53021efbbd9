import type { ComponentProps, ReactNode } from 'react'
import { cx } from './class-names.ts'

export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={cx('rounded-card border border-hairline bg-surface p-6', className)} />
}

/** A part of a page: what it is about at the left, the part itself at the right. */
export function Section({
  title,
  description,
  children,
}: {
  title: string
  description?: ReactNode
  children: ReactNode
}) {
  return (
    <section className="grid gap-6 border-t border-hairline py-8 lg:grid-cols-[16rem_1fr] lg:gap-12">
      <div>
        <h2 className="text-base font-semibold">{title}</h2>
        {description && <p className="mt-1 text-sm text-muted">{description}</p>}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  )
}

/** One number with its unit, and what it means. */
export function Stat({
  label,
  value,
  unit,
  note,
}: {
  label: string
  value: ReactNode
  unit?: string
  note?: ReactNode
}) {
  return (
    <div className="flex flex-col gap-1 rounded-card border border-hairline bg-surface p-5">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="figures text-2xl font-semibold tracking-tight">
        {value}
        {unit && <span className="ml-1 text-base font-normal text-muted">{unit}</span>}
      </dd>
      {note && <dd className="text-xs text-muted">{note}</dd>}
    </div>
  )
}

export function Stats({ children }: { children: ReactNode }) {
  return <dl className="grid gap-4 sm:grid-cols-3">{children}</dl>
}
