import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'wouter'
import { cx } from './class-names.ts'
import { Spinner } from './spinner.tsx'

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger'
export type ButtonSize = 'sm' | 'md' | 'lg'

const base =
  'inline-flex shrink-0 items-center justify-center gap-2 rounded-control font-medium whitespace-nowrap select-none transition-colors disabled:cursor-not-allowed disabled:opacity-55 aria-busy:opacity-100 [&_svg]:shrink-0'

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-accent text-on-accent enabled:hover:bg-accent-strong [a&]:hover:bg-accent-strong',
  secondary:
    'border border-hairline bg-surface text-ink enabled:hover:border-control enabled:hover:bg-sunken [a&]:hover:border-control [a&]:hover:bg-sunken',
  ghost: 'text-ink enabled:hover:bg-wash enabled:hover:text-accent [a&]:hover:bg-wash [a&]:hover:text-accent',
  danger: 'bg-bad text-on-bad enabled:hover:bg-bad-strong [a&]:hover:bg-bad-strong',
}

const sizes: Record<ButtonSize, string> = {
  sm: 'h-8 px-3 text-xs',
  md: 'h-10 px-4 text-sm',
  lg: 'h-12 px-6 text-base',
}

type Look = { variant?: ButtonVariant; size?: ButtonSize; className?: string | undefined }

const buttonClass = ({ variant = 'primary', size = 'md', className }: Look = {}) =>
  cx(base, variants[variant], sizes[size], className)

type ButtonProps = ComponentProps<'button'> & Look & { busy?: boolean }

/**
 * `busy` keeps the button's words and adds a spinner; the caller gives the words of the busy state. Where a click
 * begins something that takes its time, the second click of a double one is not meant to begin it again.
 */
export function Button({
  variant,
  size,
  className,
  busy,
  disabled,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      onClick={(event) => {
        if (busy !== undefined && event.detail > 1) event.preventDefault()
        else onClick?.(event)
      }}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={buttonClass({ variant, size, className })}
    >
      {busy && <Spinner size={16} />}
      {children}
    </button>
  )
}

export function ButtonLink({
  variant,
  size,
  className,
  ...rest
}: ComponentProps<typeof Link> & Look & { children: ReactNode }) {
  return <Link {...rest} className={buttonClass({ variant, size, className })} />
}

/** For addresses outside the app's own pages: mail, downloads, the API. */
export function ButtonAnchor({ variant, size, className, ...rest }: ComponentProps<'a'> & Look) {
  return <a {...rest} className={buttonClass({ variant, size, className })} />
}
