import { X } from 'lucide-react'
import { Popover as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { iconSize } from '../controls/icon-button.tsx'
import { useCloseOnBack } from '../history/layers.ts'

/** A panel next to its button. Not modal: the page stays usable. */
export function Popover({
  open,
  onOpenChange,
  trigger,
  title,
  align = 'end',
  children,
}: {
  open: boolean
  onOpenChange: (open: boolean) => void
  trigger: ReactNode
  title: string
  align?: 'start' | 'center' | 'end'
  children: ReactNode
}) {
  useCloseOnBack(open, () => onOpenChange(false))
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align={align}
          sideOffset={8}
          collisionPadding={8}
          aria-label={title}
          // Focuses the panel so that its title is announced before the close button.
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus()
          }}
          className="menu z-50 flex max-h-[min(36rem,var(--radix-popover-content-available-height))] w-96 max-w-[calc(100vw-1rem)] flex-col rounded-card border border-hairline bg-surface text-sm shadow-float outline-none short:overflow-y-auto short:overscroll-contain"
        >
          <div className="flex items-center justify-between border-b border-hairline py-2 pr-2 pl-4">
            <h2 className="text-base font-semibold">{title}</h2>
            <Radix.Close
              aria-label="Close"
              className="grid size-9 shrink-0 place-items-center rounded-control text-muted transition-colors hover:bg-wash hover:text-accent"
            >
              <X {...iconSize(18)} />
            </Radix.Close>
          </div>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
