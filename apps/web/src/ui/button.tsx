import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'wouter'
import { cx } from './class-names.ts'
import { type HeldProps, useHeld } from './held.tsx'
import { Spinner } from './spinner.tsx'

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger'
export type ButtonSize = 'sm' | 'md' | 'lg'

const base =
  'inline-flex shrink-0 items-center justify-center gap-2 rounded-control font-medium whitespace-nowrap select-none transition-colors disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:not-aria-busy:opacity-55 [&_svg]:shrink-0'

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-accent text-on-accent ready:hover:bg-accent-strong [a&]:hover:bg-accent-strong',
  secondary:
    'border border-hairline bg-surface text-ink ready:hover:border-control ready:hover:bg-sunken [a&]:hover:border-control [a&]:hover:bg-sunken',
  ghost: 'text-ink ready:hover:bg-wash ready:hover:text-accent [a&]:hover:bg-wash [a&]:hover:text-accent',
  danger: 'bg-bad text-on-bad ready:hover:bg-bad-strong [a&]:hover:bg-bad-strong',
}

const sizes: Record<ButtonSize, string> = {
  sm: 'h-8 px-3 text-xs',
  md: 'h-10 px-4 text-sm',
  lg: 'h-12 px-6 text-base',
}

type Look = { variant?: ButtonVariant; size?: ButtonSize; className?: string | undefined }

const buttonClass = ({ variant = 'primary', size = 'md', className }: Look = {}) =>
  cx(base, variants[variant], sizes[size], className)

export type PlainButtonProps = ComponentProps<'button'> & HeldProps

/** What every button is: held it ignores presses and keeps the focus, `disabled` there is nothing to begin. */
export function PlainButton({ held, disabled, onClick, ...rest }: PlainButtonProps) {
  const isHeld = useHeld(held)
  return (
    <button
      type="button"
      aria-disabled={isHeld || undefined}
      {...rest}
      disabled={disabled && !isHeld}
      onClick={(event) => (isHeld ? event.preventDefault() : onClick?.(event))}
    />
  )
}

type ButtonProps = PlainButtonProps & Look & { busy?: boolean | undefined }

/**
 * `busy` holds the button, keeps its words and adds a spinner; the caller gives the words of the busy state. Where a click
 * begins something that takes its time, the second click of a double one is not meant to begin it again.
 */
export function Button({ variant, size, className, busy, held, onClick, children, ...rest }: ButtonProps) {
  return (
    <PlainButton
      {...rest}
      held={busy || held}
      onClick={(event) => {
        if (busy !== undefined && event.detail > 1) event.preventDefault()
        else onClick?.(event)
      }}
      aria-busy={busy || undefined}
      className={buttonClass({ variant, size, className })}
    >
      {busy && <Spinner size={16} />}
      <span className="contents">{children}</span>
    </PlainButton>
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
