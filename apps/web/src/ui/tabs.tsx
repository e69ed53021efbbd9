import { Tabs as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

type TabItem = { value: string; label: string; content: ReactNode }

type TabsProps = {
  label: string
  items: TabItem[]
  value?: string
  defaultValue?: string
  onValueChange?: (value: string) => void
}

export function Tabs({ label, items, value, defaultValue = items[0]?.value, onValueChange }: TabsProps) {
  return (
    <Radix.Root
      {...(value === undefined ? { defaultValue } : { value })}
      {...(onValueChange && { onValueChange })}
    >
      <Radix.List
        aria-label={label}
        className="flex gap-6 overflow-x-auto border-b border-hairline [scrollbar-width:none]"
      >
        {items.map((item) => (
          <Radix.Trigger
            key={item.value}
            value={item.value}
            className="-mb-px min-h-11 border-b-2 border-transparent text-sm whitespace-nowrap text-muted transition-colors hover:text-ink focus-visible:-outline-offset-2 data-[state=active]:border-accent data-[state=active]:font-medium data-[state=active]:text-ink"
          >
            {item.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {items.map((item) => (
        <Radix.Content key={item.value} value={item.value} className="pt-6 outline-offset-4">
          {item.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}
