import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../class-names.ts'

export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={cx('rounded-card border border-hairline bg-surface p-6', className)} />
}

export function Section({
  title,
  description,
  id,
  children,
}: {
  title: string
  description?: ReactNode
  id?: string
  children: ReactNode
}) {
  return (
    <section
      id={id}
      className="grid scroll-mt-4 gap-6 border-t border-hairline py-8 lg:grid-cols-[16rem_1fr] lg:gap-12"
    >
      <div>
        <h2 className="text-base font-semibold">{title}</h2>
        {description && <p className="mt-1 text-sm text-muted">{description}</p>}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  )
}

/**
 * A figure with its label; a dash until it is loaded. A row of a list on phones, so that three don’t fill the screen.
 */
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
    <div className="grid grid-cols-[1fr_auto] items-center gap-x-4 bg-surface px-5 py-3 sm:flex sm:flex-col sm:items-start sm:gap-1 sm:rounded-card sm:border sm:border-hairline sm:p-5">
      <dt className="text-sm text-muted">{label}</dt>
      <dd
        className={cx(
          'figures text-xl font-semibold tracking-tight sm:text-2xl',
          note ? 'row-span-2' : undefined,
        )}
      >
        <span>{value}</span>
        {unit && value !== '–' && <span className="ml-1 text-base font-normal text-muted">{unit}</span>}
      </dd>
      {note && <dd className="text-xs text-muted">{note}</dd>}
    </div>
  )
}

export function Stats({ children }: { children: ReactNode }) {
  return (
    <dl className="grid overflow-hidden max-sm:divide-y max-sm:divide-hairline max-sm:rounded-card max-sm:border max-sm:border-hairline sm:grid-cols-3 sm:gap-4">
      {children}
    </dl>
  )
}
