import type { ComponentProps } from 'react'
import { useLocation } from 'wouter'

/** Links to a section of the home page, navigating there first if needed. */
export function AnchorLink({
  anchor,
  onClick,
  ...rest
}: Omit<ComponentProps<'a'>, 'href'> & { anchor: string }) {
  const [path, navigate] = useLocation()
  const href = `/#${anchor}`
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event)
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || path === '/') return
        event.preventDefault()
        navigate(href)
      }}
    />
  )
}
