import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../class-names.ts'
import { scrollable } from '../focus/scrollable.ts'

/** Scrolls sideways on narrow screens, also by keyboard. */
export function Table({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <section
      {...scrollable}
      aria-label={caption}
      className="relative overflow-x-auto rounded-card border border-hairline bg-surface"
    >
      <table className="w-full border-collapse text-left text-sm">
        <caption className="sr-only">{caption}</caption>
        {children}
      </table>
    </section>
  )
}

type Cell = { numeric?: boolean }

export function HeaderCell({ numeric, className, ...rest }: ComponentProps<'th'> & Cell) {
  return (
    <th
      scope="col"
      {...rest}
      className={cx(
        'border-b border-hairline px-3 py-3 font-medium sm:px-4 whitespace-nowrap',
        numeric ? 'text-right' : 'text-left',
        className,
      )}
    />
  )
}

export function Row({ className, ...rest }: ComponentProps<'tr'>) {
  return (
    <tr
      {...rest}
      className={cx('[&:not(:last-child)]:border-b [&:not(:last-child)]:border-hairline', className)}
    />
  )
}

export function DataCell({ numeric, className, ...rest }: ComponentProps<'td'> & Cell) {
  return <td {...rest} className={cx('px-3 py-3 sm:px-4', numeric && 'figures text-right', className)} />
}
