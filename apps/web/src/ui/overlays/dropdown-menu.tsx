import { DropdownMenu as Radix } from 'radix-ui'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../class-names.ts'

/** Not modal because Radix’s scroll lock injects styles, which the CSP refuses. */
export function DropdownMenu({
  trigger,
  align = 'end',
  defaultOpen = false,
  children,
}: {
  trigger: ReactNode
  align?: 'start' | 'center' | 'end'
  defaultOpen?: boolean
  children: ReactNode
}) {
  return (
    <Radix.Root modal={false} defaultOpen={defaultOpen}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align={align}
          sideOffset={8}
          collisionPadding={8}
          className="menu z-50 min-w-48 rounded-card border border-hairline bg-surface p-1.5 text-sm shadow-float"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

const itemClass =
  'flex min-h-9 items-center gap-2.5 rounded-control px-2.5 outline-hidden select-none forced-colors:data-[highlighted]:bg-[Highlight] forced-colors:data-[highlighted]:text-[HighlightText] forced-colors:data-[highlighted]:forced-color-adjust-none data-[disabled]:opacity-55 [&_svg]:shrink-0'

// Exclusive, because the order in the style sheet would decide between two classes.
const plainClass =
  'text-ink data-[highlighted]:bg-wash data-[highlighted]:text-accent [&_svg]:text-muted data-[highlighted]:[&_svg]:text-accent'
const dangerClass = 'text-bad data-[highlighted]:bg-bad-wash'

export function MenuItem({
  className,
  danger,
  ...rest
}: ComponentProps<typeof Radix.Item> & { danger?: boolean }) {
  return (
    <Radix.Item
      {...rest}
      className={cx(itemClass, 'cursor-pointer', danger ? dangerClass : plainClass, className)}
    />
  )
}

export function MenuLabel({ children }: { children: ReactNode }) {
  return <Radix.Label className="px-2.5 pt-1.5 pb-2 text-xs text-muted">{children}</Radix.Label>
}

export function MenuSeparator() {
  return <Radix.Separator className="my-1.5 h-px bg-hairline" />
}
