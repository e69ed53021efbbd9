import { Check } from 'lucide-react'
import { Switch as Radix } from 'radix-ui'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { cx } from '../class-names.ts'
import { type HeldProps, useHeld } from './held.tsx'
import { iconSize } from './icon-button.tsx'

type LabelProps = { label: ReactNode; description?: ReactNode }

function Words({ id, label, description }: LabelProps & { id: string }) {
  return (
    <span className="flex min-w-0 flex-col">
      <label htmlFor={id} className="text-sm font-medium has-[+*]:mb-0.5">
        {label}
      </label>
      {description && (
        <span id={`${id}-description`} className="text-xs text-muted">
          {description}
        </span>
      )}
    </span>
  )
}

type SwitchProps = LabelProps &
  HeldProps & {
    checked: boolean
    onCheckedChange: (checked: boolean) => void
    disabled?: boolean | undefined
    /** Called when a disabled switch is pressed, to explain why. */
    onRefused?: () => void
  }

export function Switch({
  label,
  description,
  disabled,
  held,
  onRefused,
  onCheckedChange,
  ...rest
}: SwitchProps) {
  const id = useId()
  const isHeld = useHeld(held)
  const refuses = disabled && onRefused
  return (
    <div className="flex items-center justify-between gap-6">
      <Words id={id} label={label} description={description} />
      <Radix.Root
        {...rest}
        id={id}
        {...(refuses || isHeld ? { 'aria-disabled': true } : { disabled })}
        onCheckedChange={(on) => {
          if (isHeld) return
          if (refuses) refuses()
          else onCheckedChange(on)
        }}
        {...(description && { 'aria-describedby': `${id}-description` })}
        className="group relative h-6 w-10 shrink-0 rounded-full bg-control transition-colors forced-colors:border forced-colors:data-[state=checked]:bg-[Highlight] aria-disabled:cursor-not-allowed aria-disabled:opacity-55 disabled:cursor-not-allowed disabled:opacity-55 data-[state=checked]:bg-accent"
      >
        <Radix.Thumb className="block size-[1.125rem] translate-x-[0.1875rem] rounded-full bg-surface transition-transform forced-colors:bg-[ButtonText] forced-colors:group-data-[state=checked]:bg-[HighlightText] data-[state=checked]:translate-x-[1.1875rem]" />
      </Radix.Root>
    </div>
  )
}

export function Checkbox({
  label,
  description,
  className,
  held,
  onClick,
  ...rest
}: Omit<ComponentProps<'input'>, 'type'> & LabelProps & HeldProps) {
  const id = useId()
  const isHeld = useHeld(held)
  return (
    <div className={cx('flex items-start gap-3', className)}>
      <span className="relative grid size-5 shrink-0 place-items-center">
        <input
          {...rest}
          id={id}
          type="checkbox"
          aria-disabled={isHeld || undefined}
          onClick={(event) => (isHeld ? event.preventDefault() : onClick?.(event))}
          {...(description && { 'aria-describedby': `${id}-description` })}
          className="peer size-5 appearance-none rounded-xs border border-control bg-surface transition-colors checked:border-accent checked:bg-accent forced-colors:checked:bg-[Highlight] disabled:opacity-55 aria-disabled:opacity-55"
        />
        <Check
          {...iconSize(18)}
          className="pointer-events-none absolute text-on-accent opacity-0 peer-checked:opacity-100 forced-colors:text-[HighlightText]"
        />
      </span>
      <Words id={id} label={label} description={description} />
    </div>
  )
}
