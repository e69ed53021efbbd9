import { cx } from '../class-names.ts'
import { PlainButton, type PlainButtonProps } from './button.tsx'

export const iconSize = (size: 18 | 20 = 20) => ({ size, strokeWidth: 1.75, 'aria-hidden': true }) as const

type IconButtonProps = PlainButtonProps & { label: string; size?: 'sm' | 'md' }

export function IconButton({ label, size = 'md', className, children, ...rest }: IconButtonProps) {
  return (
    <PlainButton
      aria-label={label}
      {...rest}
      className={cx(
        'inline-grid shrink-0 place-items-center rounded-control text-muted transition-colors ready:hover:bg-wash ready:hover:text-accent disabled:opacity-55 aria-disabled:opacity-55 data-[state=open]:bg-wash data-[state=open]:text-accent',
        size === 'md' ? 'size-10' : 'size-8',
        className,
      )}
    >
      {children}
    </PlainButton>
  )
}
