import { cx } from './class-names.ts'

/**
 * Holds the place of what is on its way; the words for it belong to the region that waits. Its own corners weigh nothing,
 * so that those of what comes win whatever the order of the style sheet is.
 */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cx('block animate-pulse bg-hairline [:where(&)]:rounded-xs', className)}
    />
  )
}
