import { cx } from '../class-names.ts'

export function Spinner({ size = 20, className }: { size?: number; className?: string }) {
  return (
    <svg
      className={cx('animate-spin', className)}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      aria-hidden="true"
    >
      <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="2.25" opacity="0.22" />
      <path d="M21 12a9 9 0 0 0-9-9" stroke="currentColor" strokeWidth="2.25" strokeLinecap="round" />
    </svg>
  )
}

export function LoadingState({ children = 'Loading...', full }: { children?: string; full?: boolean }) {
  return (
    <div
      role="status"
      className={cx(
        'flex flex-col items-center justify-center gap-3 text-sm text-muted',
        full ? 'min-h-dvh' : 'min-h-64',
      )}
    >
      <Spinner size={24} className="text-accent" />
      <span>{children}</span>
    </div>
  )
}
