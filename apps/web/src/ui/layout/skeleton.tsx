import { cx } from '../class-names.ts'

/** A placeholder. `:where` gives its radius no specificity, so that the caller’s radius wins. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cx('block animate-pulse bg-hairline [:where(&)]:rounded-xs', className)}
    />
  )
}
