import { Search } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cx } from './class-names.ts'
import { Input } from './field.tsx'
import { iconSize } from './icon-button.tsx'

/** Apart from the other fields: who signs in looks for nothing, and need not fetch it. */
export function SearchField({
  label,
  className,
  ...rest
}: Omit<ComponentProps<'input'>, 'type'> & { label: string }) {
  return (
    <span className={cx('relative flex', className)}>
      <Search
        {...iconSize(18)}
        className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-muted"
      />
      <Input type="search" aria-label={label} placeholder={label} {...rest} className="h-10 pl-10" />
    </span>
  )
}
