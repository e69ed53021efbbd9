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
  // Scrolls the active tab into view on narrow screens.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the active tab is read from the DOM.
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
        {/* The negative margin makes room for focus rings. */}
        <Radix.List
          ref={list}
          aria-label={label}
          className="fading-edges relative -mx-2 -mb-px flex gap-1 overflow-x-auto [scrollbar-width:none]"
        >
          {items.map((item) => (
            <Radix.Trigger
              key={item.value}
              value={item.value}
              // Radix focuses in code, for which browsers would show a focus ring.
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
