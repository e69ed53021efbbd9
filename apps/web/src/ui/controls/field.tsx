import { ChevronDown, Search } from 'lucide-react'
import { type ComponentProps, createContext, type ReactNode, use, useEffect, useId } from 'react'
import { cx } from '../class-names.ts'
import { focusFirstInvalid } from '../focus/focus-first-invalid.ts'
import { type HeldProps, heldField, ignoreKeys, useHeld } from './held.tsx'
import { iconSize } from './icon-button.tsx'

type FieldIds = { id: string; described: string | undefined; invalid: boolean; required: boolean }
const FieldContext = createContext<FieldIds | null>(null)

type FieldProps = {
  label: ReactNode
  /** Replaced by the error, if any. */
  hint?: ReactNode
  error?: string | undefined
  /** Next to the label: a counter, a unit, 'Optional' or a link. */
  aside?: ReactNode
  /** Announced only; optional fields are the ones marked on screen. */
  required?: boolean | undefined
  className?: string | undefined
  children: ReactNode
}

export function Field({ label, hint, error, aside, required = false, className, children }: FieldProps) {
  const id = useId()
  const noteId = `${id}-note`
  const asideId = `${id}-aside`
  const note = error || hint
  const described = [note && noteId, typeof aside === 'string' && asideId].filter(Boolean).join(' ')
  // Focus goes to the field that caused the failure.
  useEffect(() => {
    if (error) focusFirstInvalid(document.getElementById(id))
  }, [error, id])
  return (
    <FieldContext value={{ id, described: described || undefined, invalid: Boolean(error), required }}>
      <div className={cx('flex flex-col gap-1.5', className)}>
        <div className="flex items-baseline justify-between gap-3">
          <label htmlFor={id} className="text-sm font-medium">
            {label}
          </label>
          {aside && (
            <span id={asideId} className="figures text-right text-xs text-muted">
              {aside}
            </span>
          )}
        </div>
        {children}
        {note && (
          <p id={noteId} className={cx('text-xs', error ? 'text-bad' : 'text-muted')}>
            {note}
          </p>
        )}
      </div>
    </FieldContext>
  )
}

function useFieldProps() {
  const field = use(FieldContext)
  return field
    ? {
        id: field.id,
        'aria-describedby': field.described,
        'aria-invalid': field.invalid || undefined,
        'aria-required': field.required || undefined,
      }
    : {}
}

const controlClass =
  'w-full rounded-control border border-control bg-surface px-3 text-sm placeholder:text-muted transition-colors ready:hover:border-ink focus-visible:border-accent focus-visible:outline-1 focus-visible:outline-offset-0 aria-invalid:border-bad disabled:cursor-not-allowed disabled:bg-sunken disabled:text-muted aria-disabled:cursor-not-allowed aria-disabled:bg-sunken aria-disabled:text-muted [&[readonly]]:bg-sunken [&[readonly]]:text-muted'

export type InputProps = ComponentProps<'input'> & HeldProps

export function Input({ className, held, ...rest }: InputProps) {
  const field = { ...useFieldProps(), ...rest, ...heldField(useHeld(held)) }
  return <input dir="auto" {...field} className={cx(controlClass, 'h-11', className)} />
}

export function Textarea({ className, held, ...rest }: ComponentProps<'textarea'> & HeldProps) {
  const field = { ...useFieldProps(), ...rest, ...heldField(useHeld(held)) }
  return (
    <textarea
      dir="auto"
      rows={4}
      {...field}
      className={cx(controlClass, 'field-sizing-content min-h-24 py-2.5', className)}
    />
  )
}

type SelectProps = Omit<ComponentProps<'select'>, 'children'> &
  HeldProps & {
    choices: readonly (readonly [value: string | number, label: string])[]
  }

// The native list works on every phone and needs no injected styles.
export function Select({ className, choices, held, ...rest }: SelectProps) {
  const holding = useHeld(held) && { 'aria-disabled': true, onKeyDown: ignoreKeys }
  return (
    <span className={cx('relative inline-flex w-full', className)}>
      <select
        {...useFieldProps()}
        {...rest}
        {...holding}
        className={cx(
          controlClass,
          'min-h-11 appearance-none py-2.5 pr-9 whitespace-normal aria-disabled:pointer-events-none',
        )}
      >
        {choices.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown
        {...iconSize(18)}
        className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-muted"
      />
    </span>
  )
}

type SelectFieldProps = Pick<FieldProps, 'label' | 'className'> &
  Pick<SelectProps, 'choices' | 'value' | 'disabled' | 'held'> & { onChoose: (value: string) => void }

export function SelectField({ label, className, onChoose, ...rest }: SelectFieldProps) {
  return (
    <Field label={label} className={className}>
      <Select {...rest} onChange={({ target }) => onChoose(target.value)} />
    </Field>
  )
}

export function SearchField({ label, className, ...rest }: Omit<InputProps, 'type'> & { label: string }) {
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
