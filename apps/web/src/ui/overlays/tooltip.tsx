import { Tooltip as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

/** Shared timing: after one tooltip, the next appears at once. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </Radix.Provider>
  )
}

/** Names an icon-only control. Never the only place for information. */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          sideOffset={6}
          collisionPadding={8}
          className="menu z-60 max-w-64 rounded-xs bg-ink px-2.5 py-1.5 text-xs text-page"
        >
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
