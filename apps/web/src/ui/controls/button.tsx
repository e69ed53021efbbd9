import { type ComponentProps, type ReactNode, useState } from 'react'
import { Link } from 'wouter'
import { cx } from '../class-names.ts'
import { Spinner } from '../layout/spinner.tsx'
import { type HeldProps, useHeld } from './held.tsx'

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger'
export type ButtonSize = 'sm' | 'md' | 'lg'

const base =
  'inline-flex max-w-full shrink-0 items-center justify-center gap-2 rounded-control border text-center font-medium select-none transition-colors disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:not-aria-busy:opacity-55 [&_svg]:shrink-0'

const variants: Record<ButtonVariant, string> = {
  // The transparent border is the only outline in Windows contrast themes.
  primary:
    'border-transparent bg-accent text-on-accent ready:hover:bg-accent-strong [a&]:hover:bg-accent-strong',
  secondary:
    'border-hairline bg-surface text-ink ready:hover:border-control ready:hover:bg-sunken [a&]:hover:border-control [a&]:hover:bg-sunken',
  ghost:
    'border-transparent text-ink ready:hover:bg-wash ready:hover:text-accent [a&]:hover:bg-wash [a&]:hover:text-accent',
  danger: 'border-transparent bg-bad text-on-bad ready:hover:bg-bad-strong [a&]:hover:bg-bad-strong',
}

const sizes: Record<ButtonSize, string> = {
  sm: 'min-h-8 px-3 py-1 text-xs',
  md: 'min-h-10 px-4 py-1.5 text-sm',
  lg: 'min-h-12 px-6 py-2 text-base',
}

type Look = { variant?: ButtonVariant; size?: ButtonSize; className?: string | undefined }

const buttonClass = ({ variant = 'primary', size = 'md', className }: Look = {}) =>
  cx(base, variants[variant], sizes[size], className)

export type PlainButtonProps = ComponentProps<'button'> & HeldProps

/**
 * A held button ignores presses but keeps focus; a disabled one has nothing to do. A focused button that becomes
 * disabled stays held until blur so that focus is not lost.
 */
export function PlainButton({ held, disabled, onClick, onFocus, onBlur, ...rest }: PlainButtonProps) {
  const [hasFocus, setHasFocus] = useState(false)
  const ignores = useHeld(held) || (disabled && hasFocus)
  return (
    <button
      type="button"
      aria-disabled={ignores || undefined}
      {...rest}
      disabled={disabled && !ignores}
      onFocus={(event) => {
        setHasFocus(true)
        onFocus?.(event)
      }}
      onBlur={(event) => {
        setHasFocus(false)
        onBlur?.(event)
      }}
      onClick={(event) => (ignores ? event.preventDefault() : onClick?.(event))}
    />
  )
}

type ButtonProps = PlainButtonProps & Look & { busy?: boolean | undefined }

/** `busy` holds the button and adds a spinner. It also ignores the second click of a double-click. */
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

/** For addresses outside the app: email, downloads, the API. */
export function ButtonAnchor({ variant, size, className, ...rest }: ComponentProps<'a'> & Look) {
  return <a {...rest} className={buttonClass({ variant, size, className })} />
}
