import { cx } from './class-names.ts'

/** Holds the place of what is on its way; the words for it belong to the region that waits. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cx('block animate-pulse rounded-xs bg-hairline', className)} />
}
