import type { ReactNode } from 'react'
import { cx } from '../class-names.ts'

export function PublicPage({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div className={cx('mx-auto w-full max-w-6xl px-4 py-16 sm:px-6 lg:py-24', className)}>{children}</div>
  )
}

export function PublicTitle({ title, lead }: { title: string; lead?: ReactNode }) {
  return (
    <header className="mb-14 flex max-w-3xl flex-col gap-6 lg:mb-20">
      <h1 className="display text-4xl sm:text-5xl">{title}</h1>
      {lead && <p className="max-w-xl text-lg text-muted">{lead}</p>}
    </header>
  )
}
