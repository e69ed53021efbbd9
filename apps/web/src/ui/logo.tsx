import { cx } from './class-names.ts'

/** The arch with a speech notch, 3:4. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 32" className={cx('h-7 w-auto', className)} aria-hidden="true">
      <path fill="currentColor" d="M0 12a12 12 0 0 1 24 0v16H9.5L4 32v-4H0z" />
    </svg>
  )
}

export function Logo({ className }: { className?: string }) {
  return (
    <span className={cx('inline-flex items-center gap-2.5', className)}>
      <LogoMark className="text-accent" />
      <span className="display text-xl">Foyer</span>
    </span>
  )
}
