import { Tabs as Radix } from 'radix-ui'
import { type ReactNode, useLayoutEffect, useRef } from 'react'

type TabItem = { value: string; label: string; content: ReactNode }

type TabsProps = {
  label: string
  items: TabItem[]
  value?: string
  defaultValue?: string
  onValueChange?: (value: string) => void
}

export function Tabs({ label, items, value, defaultValue = items[0]?.value, onValueChange }: TabsProps) {
  const list = useRef<HTMLDivElement>(null)
  // On a narrow screen a link may lead to a tab whose name would be out of sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: which one is active is read from the page.
  useLayoutEffect(() => {
    const active = list.current?.querySelector<HTMLElement>('[data-state=active]')
    if (!list.current || !active) return
    const { clientWidth } = list.current
    list.current.scrollLeft = active.offsetLeft - (clientWidth - active.offsetWidth) / 2
  }, [value])
  return (
    <Radix.Root
      {...(value === undefined ? { defaultValue } : { value })}
      {...(onValueChange && { onValueChange })}
    >
      <div className="border-b border-hairline">
        {/* Wider than its words by the room a focus ring needs. */}
        <Radix.List
          ref={list}
          aria-label={label}
          className="fading-edges relative -mx-2 -mb-px flex gap-1 overflow-x-auto [scrollbar-width:none]"
        >
          {items.map((item) => (
            <Radix.Trigger
              key={item.value}
              value={item.value}
              // Radix focuses by itself, which browsers take for the keyboard's doing and show.
              onMouseDown={({ currentTarget }) => currentTarget.focus({ focusVisible: false })}
              className="relative min-h-11 rounded-control px-2 text-sm whitespace-nowrap text-muted transition-colors after:absolute after:inset-x-2 after:bottom-0 after:h-0.5 hover:text-ink focus-visible:-outline-offset-2 data-[state=active]:font-medium data-[state=active]:text-ink data-[state=active]:after:bg-accent forced-colors:data-[state=active]:after:bg-[Highlight]"
            >
              {item.label}
            </Radix.Trigger>
          ))}
        </Radix.List>
      </div>
      {items.map((item) => (
        <Radix.Content key={item.value} value={item.value} className="pt-6 outline-offset-4">
          {item.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}
