import type { ComponentProps } from 'react'
import { Link } from 'wouter'
import { cx } from './class-names.ts'

/** The look of a link, also of what is a link to the eye and a button to the browser. */
export const linkLook =
  'rounded-xs text-accent underline decoration-1 underline-offset-[0.2em] transition-colors hover:text-accent-strong'

/** A link inside a sentence. Addresses outside the app's own pages are plain anchors. */
export function TextLink({ href, className, ...rest }: ComponentProps<'a'> & { href: string }) {
  const name = cx(linkLook, className)
  return href.startsWith('/') ? (
    <Link {...rest} href={href} className={name} />
  ) : (
    <a {...rest} href={href} className={name} />
  )
}
