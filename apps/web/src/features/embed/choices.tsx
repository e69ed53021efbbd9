import type { ReactNode } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { cx } from '../../ui/class-names.ts'

type Choice = { value: string; label: string; picture?: ReactNode }

type ChoicesProps = {
  legend: string
  options: readonly Choice[]
  field: UseFormRegisterReturn
  className?: string
}

export function Choices({ legend, options, field, className }: ChoicesProps) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium">{legend}</legend>
      <div className={cx('grid gap-2', className)}>
        {options.map(({ value, label, picture }) => (
          <label
            key={value}
            className="relative flex min-h-11 cursor-pointer items-center justify-center gap-2.5 rounded-control border border-control px-3 py-2 text-sm transition-colors hover:border-ink has-checked:border-accent has-checked:bg-wash has-checked:font-medium has-checked:text-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <input
              {...field}
              type="radio"
              value={value}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {picture}
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
