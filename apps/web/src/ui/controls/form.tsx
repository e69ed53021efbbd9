import { type ComponentProps, type FormEvent, type RefObject, useEffect, useRef } from 'react'
import { focusFirstInvalid } from '../focus/focus-first-invalid.ts'
import { Held } from './held.tsx'

type FormProps = Omit<ComponentProps<'form'>, 'onSubmit' | 'ref'> & {
  /** Submitting: fields and buttons are held. */
  busy?: boolean
  onSubmit: (event: FormEvent<HTMLFormElement>) => unknown
  ref?: RefObject<HTMLFormElement | null>
}

export function Form({ busy = false, onSubmit, ref, children, ...rest }: FormProps) {
  const own = useRef<HTMLFormElement>(null)
  const form = ref ?? own
  // The same error twice does not refocus its field.
  useEffect(() => {
    if (!busy) focusFirstInvalid(form.current?.querySelector('[aria-invalid=true]') ?? null)
  }, [busy, form])
  return (
    <Held when={busy}>
      <form
        ref={form}
        noValidate
        {...rest}
        onSubmit={(event) => {
          event.preventDefault()
          if (!busy) void onSubmit(event)
        }}
      >
        {children}
      </form>
    </Held>
  )
}
