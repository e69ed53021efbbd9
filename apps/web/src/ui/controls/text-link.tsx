import type { ComponentProps } from 'react'
import { Link } from 'wouter'
import { cx } from '../class-names.ts'

/** Also for buttons that look like links. */
export const linkClass =
  'rounded-xs text-accent underline decoration-1 underline-offset-[0.2em] transition-colors hover:text-accent-strong'

/** Addresses outside the app are plain anchors. */
export function TextLink({ href, className, ...rest }: ComponentProps<'a'> & { href: string }) {
  const name = cx(linkClass, className)
  return href.startsWith('/') ? (
    <Link {...rest} href={href} className={name} />
  ) : (
    <a {...rest} href={href} className={name} />
  )
}
