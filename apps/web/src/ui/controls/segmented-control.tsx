import { useId } from 'react'

type SegmentedControlProps<Value extends string> = {
  label: string
  choices: readonly (readonly [value: Value, label: string])[]
  value: Value
  onChoose: (value: Value) => void
}

export function SegmentedControl<Value extends string>({
  label,
  choices,
  value,
  onChoose,
}: SegmentedControlProps<Value>) {
  const name = useId()
  return (
    <fieldset className="max-w-full">
      <legend className="sr-only">{label}</legend>
      <div className="inline-flex max-w-full flex-wrap gap-0.5 rounded-control border border-hairline bg-sunken p-1">
        {choices.map(([each, words]) => (
          <label
            key={each}
            className="relative inline-flex min-h-8 cursor-pointer items-center rounded-xs px-2 text-sm text-muted sm:px-3 transition-colors hover:text-ink has-checked:bg-surface has-checked:font-medium has-checked:text-ink has-checked:outline-1 has-checked:outline-hairline forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText] forced-colors:has-checked:forced-color-adjust-none has-focus-visible:outline-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={name}
              checked={each === value}
              onChange={() => onChoose(each)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {words}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
